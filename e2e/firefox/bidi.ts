/** Drives Debian's Firefox, which Playwright cannot drive, by WebDriver BiDi, the browser's own protocol. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, toChords, toFunctionText, createWaitFor } from '../day/browser.ts'

/** The picture of the page at a failure. */
const FAILURE_SCREENSHOT = 'test-results/firefox.png'
/**
 * An error of Firefox 140 without a script position, at 4 of 10 navigations from an empty page with an init script. The
 * script runs all the same: the error is about arguments of the page before.
 */
const IGNORED_INIT_ERROR = 'Error: Permission denied to access property "length"'

type Json = Readonly<Record<string, unknown>>

function createProfile(): { folder: string; downloads: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-firefox-'))
  const prefs = {
    'browser.download.dir': folder,
    'browser.download.folderList': 2,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'app.update.enabled': false,
    'intl.accept_languages': 'pt-BR',
    'accessibility.typeaheadfind': false,
  }
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  return { folder, downloads: folder }
}

/** Returns the address that Firefox prints when it listens. */
function waitForAddress(browser: ChildProcess): Promise<string> {
  let message = ''
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (part: Buffer) => {
      message += part.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(message) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Firefox ended: ${message.trim()}`)))
  })
}

/** Sends commands and receives events over one socket. */
async function connectBidi(address: string, onEvent: (method: string, params: Json) => void) {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, { resolve: (result: Json) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number
      method?: string
      params?: Json
      result?: Json
      error?: string
      message?: string
    }
    if (message.method !== undefined) return onEvent(message.method, message.params ?? {})
    const sent = waiting.get(message.id ?? 0)
    if (message.error !== undefined) sent?.reject(new Error(`${message.error}: ${message.message}`))
    else sent?.resolve(message.result ?? {})
    waiting.delete(message.id ?? 0)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('no connection to Firefox')))
  })
  const send = (method: string, params: Json = {}) =>
    new Promise<Json>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(program: string): Promise<Browser> {
  const { folder, downloads } = createProfile()
  const args = ['--headless', '--width', '1440', '--height', '900', '--remote-debugging-port', '0']
  const browser = spawn(program, [...args, '--profile', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints: string[] = []
  let hasBegun = false
  const { send, close } = await connectBidi(await waitForAddress(browser), (method, params) => {
    // When a changed form is left, the browser's own dialog would block every later command. Firefox may have accepted
    // it by itself in the meantime.
    if (method === 'browsingContext.userPromptOpened')
      return void send('browsingContext.handleUserPrompt', { context: params['context'], accept: true }).catch(
        (error: Error) => complaints.push(...(error.message.startsWith('no such alert') ? [] : [error.message])),
      )
    if (method !== 'log.entryAdded' || params['level'] !== 'error') return
    const { callFrames = [] } = (params['stackTrace'] ?? {}) as { callFrames?: readonly Json[] }
    const frames = callFrames.map(({ url, functionName, lineNumber, columnNumber }) =>
      [functionName, url, lineNumber, columnNumber].join(' '),
    )
    if (hasBegun && frames.length === 0 && params['text'] === IGNORED_INIT_ERROR) return
    complaints.push([String(params['text']), ...frames.slice(0, 5)].join('\n      '))
  })
  // By default the dialog is dismissed, which would keep the page.
  const unhandledPromptBehavior = { default: 'accept' }
  const { capabilities } = await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior } } })
  await send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.userPromptOpened'] })
  const { context } = await send('browsingContext.create', { type: 'tab' })

  async function evaluate(expression: string): Promise<unknown> {
    const response = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (response['type'] === 'success') return JSON.parse(String((response['result'] as Json)['value'] ?? 'null'))
    throw new Error(JSON.stringify((response['exceptionDetails'] as Json)['text']))
  }
  const evaluateFunction: Browser['evaluate'] = async (run, ...values) =>
    (await evaluate(
      `(async () => JSON.stringify((await (${toFunctionText(run)})(...${JSON.stringify(values)})) ?? null))()`,
    )) as never

  const performActions = (actions: readonly Json[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
  const toKeyActions = (keys: readonly string[]): Json[] => [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]

  return {
    version: String((capabilities as Json)['browserVersion']),
    downloadFolder: downloads,
    problems: complaints,
    evaluate: evaluateFunction,
    async addInitScript(run, value) {
      hasBegun = true
      await send('script.addPreloadScript', {
        functionDeclaration: `() => (${toFunctionText(run)})(${JSON.stringify(value)})`,
      })
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    waitFor: createWaitFor(evaluateFunction, FAILURE_SCREENSHOT, async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return String(data)
    }),
    async press(keys) {
      for (const chord of toChords(keys)) await performActions(toKeyActions(chord))
    },
    async type(text) {
      for (const letter of text) await performActions(toKeyActions([letter]))
    },
    async close() {
      close()
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      browser.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
