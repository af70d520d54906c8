// Python in Pyodide under Node: runs `walked` of walked.py on records, and prints what it says of each.
//   node pyodide.mjs RUNTIME ENGINE.zip WALKED.py TASKS.json     [{"text": record, "every": n}, …]
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [runtime, engine, source, tasks] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: runtime })
python.unpackArchive(new Uint8Array(readFileSync(engine)), "zip", { extractDir: "/lib/python3.14/site-packages" })
python.FS.writeFile("/home/pyodide/walked.py", readFileSync(source, "utf8"))
const walked = python.pyimport("walked").walked
for (const { text, every } of JSON.parse(readFileSync(tasks, "utf8"))) console.log(walked(text, every))
