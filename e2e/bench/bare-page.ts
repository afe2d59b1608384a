/**
 * Drives a Chromium page without Playwright, to measure its memory. A driver records the network, and the page's
 * process then holds up to 200 MB of responses for it; these few protocol commands show the page's own memory.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { ensureBrowser } from '#app/build/find-browser.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } }
  readonly result?: Readonly<Record<string, unknown>>
}

/** A page of a Chromium that no driver watches. */
export interface BarePage {
  goto(url: string): Promise<void>
  /** Returns the value of the expression, after its promise. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses a key with its code, 'k' and 'KeyK', with Ctrl if `ctrl` is set. */
  press(key: string, code: string, ctrl?: boolean): Promise<void>
  type(text: string): Promise<void>
  /** Returns the MB of the page's process, after a garbage collection of page and workers. */
  measureMemory(): Promise<number>
  close(): Promise<void>
}

const CTRL_MODIFIER = 2
const KEY_CODES: Readonly<Record<string, number>> = { Enter: 13, k: 75 }

/** Returns the MB of the largest page process of the browser. */
function getLargestPageMemory(browser: ChildProcess): number {
  // '' if the process has ended in the meantime.
  const read = (pid: number, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const parents = new Map<number, number>()
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const stat = read(pid, 'stat')
    parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isOurs = (pid: number): boolean => pid === browser.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0))
  const pages = [...parents.keys()].filter((pid) => isOurs(pid) && read(pid, 'cmdline').includes('--type=renderer'))
  return Math.max(...pages.map((pid) => Number(/RssAnon:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0) / 1000))
}

/** Opens the browser with an empty page. */
export async function openBarePage(): Promise<BarePage> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-nu-'))
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const browser = spawn(
    ensureBrowser(),
    [...flags, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}`, '--window-size=1440,900'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [, , , to, from] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const open = new Map<number, (message: Message) => void>()
  const workers: string[] = []
  let last = 0
  let rest = ''
  from.setEncoding('utf8')
  from.on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((part) => JSON.parse(part) as Message)) {
      if (message.method === 'Target.attachedToTarget' && message.params?.targetInfo.type === 'worker')
        workers.push(message.params.sessionId)
      open.get(message.id ?? 0)?.(message)
    }
  })
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Readonly<Record<string, unknown>>>((resolve) => {
      const id = ++last
      open.set(id, ({ result = {} }) => {
        open.delete(id)
        resolve(result)
      })
      to.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  const sendToPage = (method: string, params: object = {}) => send(method, params, sessionId)
  await sendToPage('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  return {
    goto: async (url) => void (await sendToPage('Page.navigate', { url })),
    async evaluate<Value>(expression: string) {
      const { result } = await sendToPage('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      return (result as { value: Value }).value
    },
    async press(key, code, ctrl = false) {
      const event = { key, code, windowsVirtualKeyCode: KEY_CODES[key], modifiers: ctrl ? CTRL_MODIFIER : 0 }
      const text = key === 'Enter' ? { text: '\r' } : {}
      await sendToPage('Input.dispatchKeyEvent', { type: ctrl ? 'rawKeyDown' : 'keyDown', ...event, ...text })
      await sendToPage('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    },
    type: async (text) => void (await sendToPage('Input.insertText', { text })),
    async measureMemory() {
      await sendToPage('HeapProfiler.collectGarbage')
      for (const worker of workers) await send('HeapProfiler.collectGarbage', {}, worker)
      return getLargestPageMemory(browser)
    },
    async close() {
      const exited = new Promise((resolve) => browser.once('exit', resolve))
      void send('Browser.close')
      await exited
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
