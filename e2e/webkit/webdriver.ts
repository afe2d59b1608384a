/** Drives Debian's WebKit: its MiniBrowser by its own WebDriver, on a display of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { type Browser, toChords, WAIT_TIMEOUT_MS, toFunctionText, createWaitFor } from '../day/browser.ts'

/** The picture of the page at a timeout. */
const FAILURE_SCREENSHOT = 'test-results/webkit.png'

/** The programs of Debian's packages webkit2gtk-driver and xvfb. */
export interface Programs {
  driver: string
  browser: string
  display: string
}

/** Starts a display in memory; it prints its number on file descriptor 3 once it is ready. */
async function startDisplay(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (part: Buffer) => resolve(part.toString().trim()))
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb ended')))
  })
  return { screen, display: `:${number}` }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function waitForServer(url: string): Promise<void> {
  for (const end = performance.now() + WAIT_TIMEOUT_MS; ; await pause(50)) {
    const isThere = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    if (performance.now() > end) throw new Error('WebKitWebDriver does not answer')
  }
}

async function connect(port: number, browser: string): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`
  await waitForServer(url)
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // When a changed form is left, the browser's own dialog would block every later command.
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
}

/** Records the page's errors from now on; WebKit's driver has no events of its own. */
function installProblemListener() {
  const page = window as unknown as { complaints?: string[] }
  if (page.complaints) return
  const complaints: string[] = (page.complaints = [])
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} ${blockedURI}`),
  )
}

/** The browser's own processes end after their driver, and write until then. */
async function removeFolder(folder: string): Promise<void> {
  for (const end = performance.now() + WAIT_TIMEOUT_MS; existsSync(folder); await pause(100))
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (performance.now() > end) throw error
    }
}

/** Starts WebKit on a display of its own, with a folder of its own for data and downloads. */
export async function startWebKit(programs: Programs): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-webkit-'))
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { screen, display } = await startDisplay(programs.display)
  const port = await freePort()
  const service = spawn(programs.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'America/Sao_Paulo',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
  })
  async function stop() {
    for (const program of [service, screen]) {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      program.kill('SIGTERM')
      await ended
    }
    await removeFolder(folder)
  }
  const driver = await connect(port, programs.browser).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  await driver.manage().window().setRect({ width: 1440, height: 900 })
  const complaints: string[] = []

  const evaluate: Browser['evaluate'] = async (run, ...values) =>
    (await driver.executeScript(`return (${toFunctionText(run)})(...arguments)`, ...values)) as never
  const collectProblems = () => evaluate(installProblemListener)
  const collect = async () => {
    complaints.push(
      ...(await evaluate(() => (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? []).catch(
        () => [],
      )),
    )
  }
  /** All chords in one command: between two commands a busy machine would let a key sequence time out. */
  function pressChords(chords: readonly (readonly string[])[]): Promise<void> {
    const actions = driver.actions({ async: true })
    for (const keys of chords) {
      for (const key of keys) actions.keyDown(key)
      for (const key of keys.toReversed()) actions.keyUp(key)
    }
    return actions.perform()
  }

  return {
    version: (await driver.getCapabilities()).get('browserVersion') as string,
    downloadFolder: downloads,
    problems: complaints,
    evaluate,
    async open(address) {
      await collect()
      await driver.get(address)
      await collectProblems()
    },
    waitFor: createWaitFor(evaluate, FAILURE_SCREENSHOT, () => driver.takeScreenshot()),
    press: (keys) => pressChords(toChords(keys)),
    type: (text) => pressChords([...text].map((letter) => [letter])),
    async close() {
      await collect()
      await driver.quit().catch(() => undefined)
      await stop()
    },
  }
}
