/**
 * A Chromium without a driver: whoever drives a page records its network, and the page's process holds the answers for
 * it, up to 200 MB. What a page itself holds is seen here, over the few words that are asked of it.
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
  /** What the expression comes to, its promise waited for. */
  evaluate<Value>(expression: string): Promise<Value>
  /** A key with its code: 'k', 'KeyK'; `ctrl` held with it. */
  press(key: string, code: string, ctrl?: boolean): Promise<void>
  type(text: string): Promise<void>
  /** MB that the page's process holds, the garbage of page and workers collected first. */
  measureMemory(): Promise<number>
  close(): Promise<void>
}

const CTRL_MODIFIER = 2
const KEY_CODES: Readonly<Record<string, number>> = { Enter: 13, k: 75 }

/** MB of the largest page's process among the browser's. */
function getLargestPageMemory(browser: ChildProcess): number {
  // '' of a process that is gone meanwhile.
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

/** Opens it with an empty page. */
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
    const parts = (rest + text).split('\0')
    rest = parts.pop() ?? ''
    for (const message of parts.map((part) => JSON.parse(part) as Message)) {
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
      const gone = new Promise((resolve) => browser.once('exit', resolve))
      void send('Browser.close')
      await gone
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
