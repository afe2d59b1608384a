/**
 * Finds a Chromium for the end-to-end tests, or installs one. The order is: CHROMIUM_PATH, Debian's headless shell,
 * Playwright's own browser, the system's, Playwright's download, the package of the distribution. Says what to do if
 * none of them works.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian's headless Chromium, a package of its own. A test takes a third less CPU in it. */
const HEADLESS_SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell'

/** The path of the headless shell; null if it is not installed or CHROMIUM_PATH names another browser. */
export const findHeadlessShell = (): string | null =>
  !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : null

/** The path of the browser that Playwright downloads; undefined if that is unknown. */
function getPlaywrightPath(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The path of an installed browser; null if there is none. Throws if CHROMIUM_PATH names a missing file. */
export function findBrowser(): string | null {
  const configuredPath = process.env['CHROMIUM_PATH']
  if (configuredPath !== undefined && configuredPath !== '') {
    if (!existsSync(configuredPath)) throw new Error(`CHROMIUM_PATH: "${configuredPath}" não existe / does not exist`)
    return configuredPath
  }
  return [getPlaywrightPath(), ...SYSTEM_BROWSER_PATHS].find((path) => path !== undefined && existsSync(path)) ?? null
}

function runCommand(command: string, args: readonly string[], minutes = 10): void {
  console.log(`    ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 })
  } catch {
    console.log(`    ${command}: não deu certo / did not work`)
  }
}

/**
 * Makes sure that there is a browser and returns its path. Throws an error in Portuguese and English that says what to
 * do.
 */
export function ensureBrowser(): string {
  const isRoot = process.getuid?.() === 0
  const installers = [
    () => {
      runCommand('npx', ['playwright', 'install', 'chromium'])
      // Installs the system libraries only after the browser: they are many, and useless without it.
      if (isRoot && findBrowser() !== null) runCommand('npx', ['playwright', 'install-deps', 'chromium'])
    },
    () => {
      if (!isRoot || !existsSync('/usr/bin/apt-get')) return
      runCommand('apt-get', ['update'])
      runCommand('apt-get', ['install', '-y', '--reinstall', '--no-install-recommends', 'chromium'])
    },
  ]
  for (const install of installers) {
    const found = findBrowser()
    if (found !== null) return found
    console.log('    Nenhum Chromium encontrado; instalando. / No Chromium found; installing one.')
    install()
  }
  const found = findBrowser()
  if (found !== null) return found
  throw new Error(
    'Não foi possível instalar o Chromium. Instale-o (por exemplo "sudo apt-get install chromium") ou aponte a ' +
      'variável CHROMIUM_PATH para um navegador existente.\n' +
      'Chromium could not be installed. Install it (for example "sudo apt-get install chromium") or let ' +
      'CHROMIUM_PATH name an existing browser.',
  )
}

/**
 * As `ensureBrowser`, for the end-to-end tests: in a container with Debian's Chromium it also installs the headless
 * shell, if possible.
 */
export function ensureTestBrowser(): string {
  const shell = findHeadlessShell()
  if (shell) return shell
  const found = ensureBrowser()
  if (found === '/usr/bin/chromium' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    runCommand('apt-get', ['update'], 2)
    runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], 2)
  }
  return findHeadlessShell() ?? found
}
