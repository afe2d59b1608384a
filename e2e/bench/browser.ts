/** Opens a column's page in a window of its own, with nothing kept from before, as slow as it is wanted. */
import { statfsSync } from 'node:fs'
import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser } from '#app/build/browser.ts'
import type { Column } from './columns.ts'
import { installProbe } from './probe.ts'
import { firstId } from './transactions.ts'

/** How much slower than the machine a page is run. */
export interface Slowness {
  /** The processor is so many times slower. */
  cpu: number
  /** Round trip in ms and bytes a second; none for the machine's own. */
  link?: { latency: number; bytes: number }
}

/** As the machine is. */
const PLAIN: Slowness = { cpu: 1 }
/** A slow machine on a plain office link: 10 Mbit/s, 40 ms. */
export const OFFICE: Slowness = { cpu: 4, link: { latency: 40, bytes: 1_250_000 } }

/** A token of three parts without an end: valid by the specification (spec 1 §9). */
const TOKEN = 'e30.e30.x'

/**
 * What pages share with their browser would lie in files of the temporary folder: each that is closed gives its room
 * back to the disk, and the page's own thread waits for that, up to seconds. No operator's browser is started so.
 */
const ON_DISK = '--disable-dev-shm-usage'
/** Bytes of memory for what is shared, above which Chromium does not run out of it. */
const ENOUGH = 1 << 30

/** Bytes; none where the system has no such place. */
function sharedMemory(): number {
  try {
    const { blocks, bsize } = statfsSync('/dev/shm')
    return blocks * bsize
  } catch {
    return 0
  }
}

/** A fresh Chromium, Debian's own with windows where no other path is given. */
export const launch = (executablePath = ensureBrowser()): Promise<Browser> =>
  chromium.launch({
    executablePath,
    ignoreDefaultArgs: sharedMemory() > ENOUGH ? [ON_DISK] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--enable-precise-memory-info',
    ],
  })

/** A list that stands with its first row. */
export interface Opened {
  page: Page
  cdp: CDPSession
  /** ms from navigation start to the painted first row. */
  firstRow: number
  close(): Promise<void>
}

/** How a list is opened. */
export interface OpenOptions {
  slowness?: Slowness
  /** Called before the page is opened. */
  before?: (page: Page, cdp: CDPSession) => Promise<void> | void
}

/** Opens the list with `size` rows a page and waits for its first row. */
export async function open(
  browser: Browser,
  column: Column,
  url: string,
  size: number,
  { slowness = PLAIN, before }: OpenOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'UTC',
  })
  // tsx keeps functions' names by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installProbe)
  await context.addInitScript((token) => localStorage.setItem('authToken', token), TOKEN)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(column.name, error))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (slowness.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu })
  if (slowness.link) {
    const { latency, bytes } = slowness.link
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  }
  await before?.(page, cdp)
  const firstRow = await visit(page, column, url, size)
  return { page, cdp, firstRow, close: () => context.close() }
}

/** Goes to the list and waits for its first row; ms from navigation start until it is painted. */
export async function visit(page: Page, column: Column, url: string, size: number): Promise<number> {
  await page.goto(url + column.path(size), { waitUntil: 'commit' })
  const wanted = [String(firstId(0, size, 'id,DESC'))]
  return page.evaluate(([selector, ids]) => window.probe.firstSeen(selector, ids), [
    column.firstCell(0, size),
    wanted,
  ] as const)
}

/** A figure of the Performance domain; times in ms of the main thread's own processor time. */
export async function metric(cdp: CDPSession, name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = metrics.find((metrics_) => metrics_.name === name)?.value ?? Number.NaN
  return name === 'TaskDuration' ? value * 1000 : value
}
