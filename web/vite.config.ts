import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `import bell from "icon:ringing-bell"` gives the path of that one icon of the set, and bundles no other. */
function icons(): Plugin {
  const set = JSON.parse(readFileSync(here("node_modules/@iconify-json/game-icons/icons.json"), "utf8"))
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return
      const icon = set.icons[id.slice("\0icon:".length)]
      if (!icon) throw new Error(`game-icons has no ${id}`)
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
      return `export default ${JSON.stringify(paths.join(" "))}`
    },
  }
}

/** `import { fr, en } from "words:root"` gives what the game itself calls its things, and no other sentence of it. */
function words(): Plugin {
  const NAMES = /^[a-z]+-(?:word|card|suit|faction|short|phase|hit)-[\w-]+ = .*$/gm
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return
      const game = here(`../src/clairiere/games/${id.slice("\0words:".length)}`)
      const factions = existsSync(`${game}/factions`) ? readdirSync(`${game}/factions`) : []
      const names = (language: string) => {
        const folders = [game, ...factions.map((faction) => `${game}/factions/${faction}`)]
        const files = folders.map((folder) => `${folder}/text/${language}.ftl`).filter(existsSync)
        files.forEach((file) => this.addWatchFile(file))
        return JSON.stringify(files.flatMap((file) => readFileSync(file, "utf8").match(NAMES) ?? []).join("\n"))
      }
      return `export const fr = ${names("fr")}\nexport const en = ${names("en")}`
    },
  }
}

/** Pyodide beside the client, as its packager made it: `clairiere site` puts it into the site. */
function runtime(): Plugin {
  const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
  return {
    name: "runtime",
    apply: "build",
    closeBundle() {
      const folder = here("../src/clairiere/server/runtime")
      mkdirSync(folder, { recursive: true })
      for (const file of FILES) copyFileSync(here(`node_modules/pyodide/${file}`), `${folder}/${file}`)
    },
  }
}

/** `files.json`: what the service worker keeps of a version, and which version that is. */
function files(): Plugin {
  const LEFT_OUT = /^(index\.html|sw\.js|files\.json|robots\.txt|preview-.*)$/
  return {
    name: "files",
    apply: "build",
    closeBundle() {
      const folder = here("../src/clairiere/server/client")
      const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      const names = all.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1)).sort()
      const digest = createHash("sha256")
      for (const name of names) digest.update(`${name}\0`).update(readFileSync(`${folder}/${name}`))
      const kept = names.filter((name) => !LEFT_OUT.test(name))
      writeFileSync(`${folder}/files.json`, JSON.stringify({ version: digest.digest("hex").slice(0, 12), files: kept }))
    },
  }
}

export default defineConfig({
  plugins: [icons(), words(), svelte(), runtime(), files()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // unit tests run what browsers run
  base: "./", // of the site, any folder; the server writes its own into the shell (`http/page_meta.py`)
  worker: { format: "es" },
  build: {
    outDir: here("../src/clairiere/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } } },
})
