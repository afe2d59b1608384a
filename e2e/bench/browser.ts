/** Opens the page of a contestant in a fresh browser context, with an optional slowdown, for the benches. */
import { statfsSync } from 'node:fs'
import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser } from '#app/build/find-browser.ts'
import type { Contestant } from './contestants.ts'
import { installProbe } from './probe.ts'
import { getFirstId } from './transactions.ts'

/** How much slower than the machine a page runs. */
export interface Slowness {
  /** The factor by which the processor is slower. */
  cpuFactor: number
  /** Round trip in ms and bytes a second; without it the machine's own network. */
  network?: { latencyMs: number; bytesPerSecond: number }
}

/** The machine's own speed. */
const NO_SLOWDOWN: Slowness = { cpuFactor: 1 }
/** A slow machine on a plain office network: 10 Mbit/s, 40 ms. */
export const SLOW_OFFICE: Slowness = { cpuFactor: 4, network: { latencyMs: 40, bytesPerSecond: 1_250_000 } }

/** A token of three parts without an end: valid by the specification (spec 1 §9). */
const TOKEN = 'e30.e30.x'

/**
 * With this flag, shared memory would lie in files of the temporary folder. Every closed file returns its space to the
 * disk, and the page's own thread waits for that, up to seconds. No operator's browser runs with this flag.
 */
const DISABLE_SHM_FLAG = '--disable-dev-shm-usage'
/** Bytes of shared memory above which Chromium does not run out of it. */
const MIN_SHARED_BYTES = 1 << 30

/** Bytes of shared memory; 0 if the system has none. */
function getSharedMemory(): number {
  try {
    const { blocks, bsize } = statfsSync('/dev/shm')
    return blocks * bsize
  } catch {
    return 0
  }
}

/** Starts a fresh Chromium; without a path, Debian's own with windows. */
export const launch = (executablePath = ensureBrowser()): Promise<Browser> =>
  chromium.launch({
    executablePath,
    ignoreDefaultArgs: getSharedMemory() > MIN_SHARED_BYTES ? [DISABLE_SHM_FLAG] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--enable-precise-memory-info',
    ],
  })

/** A list with its first row on the screen. */
export interface OpenedList {
  page: Page
  cdp: CDPSession
  /** ms from navigation start to the painted first row. */
  firstRowMs: number
  close(): Promise<void>
}

/** The options of `openList`. */
export interface OpenOptions {
  slowness?: Slowness
  /** Called before the page is opened. */
  before?: (page: Page, cdp: CDPSession) => Promise<void> | void
}

/** Opens the list with `size` rows a page and waits for its first row. */
export async function openList(
  browser: Browser,
  column: Contestant,
  url: string,
  size: number,
  { slowness = NO_SLOWDOWN, before }: OpenOptions = {},
): Promise<OpenedList> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'UTC',
  })
  // tsx keeps the names of functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installProbe)
  await context.addInitScript((token) => localStorage.setItem('authToken', token), TOKEN)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(column.name, error))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (slowness.cpuFactor > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpuFactor })
  if (slowness.network) {
    const { latencyMs, bytesPerSecond } = slowness.network
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  await before?.(page, cdp)
  const firstRow = await measureFirstRow(page, column, url, size)
  return { page, cdp, firstRowMs: firstRow, close: () => context.close() }
}

/** Navigates to the list and waits for its first row; returns the ms from navigation start until it is painted. */
export async function measureFirstRow(page: Page, column: Contestant, url: string, size: number): Promise<number> {
  await page.goto(url + column.getPath(size), { waitUntil: 'commit' })
  const firstIds = [String(getFirstId(0, size, 'id,DESC'))]
  return page.evaluate(([selector, ids]) => window.probe.waitForFirstText(selector, ids), [
    column.getFirstCellSelector(0, size),
    firstIds,
  ] as const)
}

/** Returns a figure of the Performance domain; times in ms of the main thread's processor time. */
export async function readMetric(cdp: CDPSession, name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = metrics.find((metrics_) => metrics_.name === name)?.value ?? Number.NaN
  return name === 'TaskDuration' ? value * 1000 : value
}
