/**
 * `npm run e2e:webkit`: runs the day of e2e:firefox in Debian's WebKit, the engine of Safari. At the end it prints what
 * automation cannot show.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runDay } from '../day/run.ts'
import { startWebKit } from './webdriver.ts'

const findExisting = (...paths: (string | undefined)[]) => paths.find((path) => path !== undefined && existsSync(path))

/** Debian puts it beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowsers(): string[] {
  const folders = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])
  return folders('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(folders)
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
}

const driver = findExisting(process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver')
const browser = findExisting(process.env['WEBKIT_PATH'], ...miniBrowsers())
const display = findExisting('/usr/bin/Xvfb')

if (driver === undefined || browser === undefined || display === undefined)
  console.log(
    'O WebKit não está instalado: nada foi testado ("apt-get install webkit2gtk-driver xvfb", ou WEBKIT_DRIVER_PATH e WEBKIT_PATH).',
  )
else
  await runDay(
    'WebKit',
    () => startWebKit({ driver, browser, display }),
    'Not shown here: Safari’s own keys and windows, printing, and what a page complains of before its first script.',
  )
