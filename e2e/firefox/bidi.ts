/** Firefox as Debian ships it, which Playwright cannot drive: by WebDriver BiDi, the browser's own protocol. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long a condition is waited for, ms. */
const PATIENCE = 30_000
/** What stood on the page then. */
const FAILED = 'test-results/firefox.png'
/**
 * What Firefox 140 says, from no place in any script, at 4 of 10 navigations of an empty page where a function is to
 * run before its scripts (`begin`), which it does all the same: the arguments are of the page before.
 */
const OF_BEGIN = 'Error: Permission denied to access property "length"'

/** Names of keys by their code points in WebDriver. */
const NAMED: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Home: '\uE011',
  F6: '\uE036',
  F8: '\uE038',
  Delete: '\uE017',
  End: '\uE010',
  Space: ' ',
}

type Json = Readonly<Record<string, unknown>>

/** A Firefox under way, with one page. */
export interface Firefox {
  version: string
  /** Where downloads go. */
  downloads: string
  open(url: string): Promise<void>
  /** Runs the function with this value in every page from now on, before its own scripts. */
  begin<Value>(run: (value: Value) => void, value: Value): Promise<void>
  /** Runs the function in the page with these values, and gives what it returns. */
  ask<Result, Values extends readonly unknown[]>(run: (...values: Values) => Result, ...values: Values): Promise<Result>
  /** Waits until the function is true in the page; `what` names it where it never is. */
  until<Values extends readonly unknown[]>(
    what: string,
    run: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void>
  /** 'g p', 'Control+k', 'Enter': pressed one after the other by trusted events. */
  press(keys: string): Promise<void>
  type(text: string): Promise<void>
  /** Everything that the browser complained of so far. */
  complaints: readonly string[]
  close(): Promise<void>
}

function profile(): { folder: string; downloads: string } {
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

/** The address that Firefox prints when it listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Firefox ended: ${said.trim()}`)))
  })
}

/** Sends commands and hears events over one socket. */
async function connect(address: string, onEvent: (method: string, params: Json) => void) {
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

/** The function as a text; what runs this file names inner functions by a call that the page does not know. */
const textOf = (run: (...values: never[]) => unknown) => `(...values) => {
  const __name = (named) => named
  return (${String(run)})(...values)
}`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(program: string): Promise<Firefox> {
  const { folder, downloads } = profile()
  const args = ['--headless', '--width', '1440', '--height', '900', '--remote-debugging-port', '0']
  const browser = spawn(program, [...args, '--profile', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints: string[] = []
  let hasBegun = false
  const { send, close } = await connect(await addressOf(browser), (method, params) => {
    // A page with a changed form is left: the browser's own question would hold up every command after it.
    if (method === 'browsingContext.userPromptOpened')
      return void send('browsingContext.handleUserPrompt', { context: params['context'], accept: true })
    if (method !== 'log.entryAdded' || params['level'] !== 'error') return
    const { callFrames = [] } = (params['stackTrace'] ?? {}) as { callFrames?: readonly Json[] }
    const frames = callFrames.map(({ url, functionName, lineNumber, columnNumber }) =>
      [functionName, url, lineNumber, columnNumber].join(' '),
    )
    if (hasBegun && frames.length === 0 && params['text'] === OF_BEGIN) return
    complaints.push([String(params['text']), ...frames.slice(0, 5)].join('\n      '))
  })
  // Dismissed by itself, as it is untold, the question before a page is left would keep us there.
  const unhandledPromptBehavior = { default: 'accept' }
  const { capabilities } = await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior } } })
  await send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.userPromptOpened'] })
  const { context } = await send('browsingContext.create', { type: 'tab' })

  async function evaluate(expression: string): Promise<unknown> {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (answer['type'] === 'success') return JSON.parse(String((answer['result'] as Json)['value'] ?? 'null'))
    throw new Error(JSON.stringify((answer['exceptionDetails'] as Json)['text']))
  }
  const ask: Firefox['ask'] = async (run, ...values) =>
    (await evaluate(
      `(async () => JSON.stringify((await (${textOf(run)})(...${JSON.stringify(values)})) ?? null))()`,
    )) as never

  const perform = (actions: readonly Json[]) =>
    send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
  const stroke = (keys: readonly string[]): Json[] => [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]

  return {
    version: String((capabilities as Json)['browserVersion']),
    downloads,
    complaints,
    ask,
    async begin(run, value) {
      hasBegun = true
      await send('script.addPreloadScript', { functionDeclaration: `() => (${textOf(run)})(${JSON.stringify(value)})` })
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async until(what, run, ...values) {
      for (const end = performance.now() + PATIENCE; ; await pause(50)) {
        // A navigation takes the page away from under the question.
        const isSo = await ask(run, ...values).catch(() => false)
        if (isSo) return
        if (performance.now() > end) {
          const { data } = await send('browsingContext.captureScreenshot', { context })
          mkdirSync('test-results', { recursive: true })
          writeFileSync(FAILED, Buffer.from(String(data), 'base64'))
          throw new Error(`not so in ${PATIENCE / 1000} s: ${what} (${FAILED})`)
        }
      }
    },
    async press(keys) {
      for (const part of keys.split(' ')) await perform(stroke(part.split('+').map((key) => NAMED[key] ?? key)))
    },
    async type(text) {
      for (const letter of text) await perform(stroke([letter]))
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
