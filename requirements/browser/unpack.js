// Unpacks the browser into the folder for temporary files, and says what it is called there.
import chromium from "@sparticuz/chromium"

console.log(await chromium.executablePath())
