/** Which build runs here, which one stands on the host, and everything of this one loaded while there is time. */
import * as z from 'zod/mini'
import { withBasePath } from '#lib/startup/base-path.ts'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getBuildEntry } from '#lib/startup/build-entry.ts'
import { isStylesheetLoaded, onChunkRequested } from '#lib/startup/import-with-retry.ts'

/** Between two questions whether there is a new build, ms. */
const POLL_INTERVAL_MS = 15 * 60_000
/** Parts that are fetched together are asked about once, ms. */
const MIN_CHECK_INTERVAL_MS = 1_000
/** After the start, before the rest of the console is fetched, ms. */
const PRELOAD_DELAY_MS = 4_000
/** After a reload that was asked for and did not come, before the notice is there again, ms. */
const NOTICE_RETRY_DELAY_MS = 1_000

const buildSchema = z.object({ id: z.string(), files: z.array(z.string()) })
type Build = z.output<typeof buildSchema>

/** What the host has now; null where it cannot be told: no connection, a host without the file. */
async function fetchBuild(): Promise<Build | null> {
  try {
    const response = await fetch(withBasePath('/build.json'), { cache: 'no-store' })
    return response.ok ? z.parse(buildSchema, await response.json()) : null
  } catch {
    return null
  }
}

/** Whether this file came, whole. */
async function fetchFile(href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { priority: 'low' })
    await response.arrayBuffer()
    return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
  } catch {
    return false
  }
}

/**
 * Loads a script as a module that runs later, or a style sheet. In the cache alone a file would be asked for again by
 * a host without Cache-Control, and would be gone after the next deploy. Only a file that has come is loaded so: a
 * module that did not come once is never asked for again by most browsers, and Vite takes a link that failed for there.
 */
function addLink(href: string): void {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  link.addEventListener('error', () => link.remove())
  if (link.rel === 'stylesheet') link.addEventListener('load', () => isStylesheetLoaded(link) || link.remove())
  document.head.append(link)
}

/**
 * Loads every part of the console that is not there yet, so that an open tab needs no file of an old build. Resolves
 * to whether all of them came.
 */
async function preloadRemainingFiles(): Promise<boolean> {
  const build = await fetchBuild()
  // Another build's files are of no use here.
  if (build?.id !== getBuildEntry()) return false
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
  // What is only preloaded may never be used as a style sheet.
  const loadedUrls = new Set(links.filter(({ rel }) => rel !== 'preload').map(({ href }) => href))
  const results = build.files.map(async (file) => {
    const href = new URL(withBasePath(`/${file}`), location.origin).href
    if (loadedUrls.has(href)) return true
    const isThere = await fetchFile(href)
    if (isThere) addLink(href)
    return isThere
  })
  return !(await Promise.all(results)).includes(false)
}

function notifyNewBuild(): void {
  notify('info', 'Há uma versão nova do Gestor. Recarregue quando terminar o que está fazendo.', {
    disableTimeOut: true,
    action: {
      label: 'Recarregar',
      run() {
        location.reload()
        // Whoever stays, asked about a changed form, has it still: the question holds back all timers.
        setTimeout(notifyNewBuild, NOTICE_RETRY_DELAY_MS)
      },
    },
  })
}

/**
 * Starts what this file is for. The rest is loaded once the console rests. A new build is asked for every quarter of an
 * hour while the tab is in sight, when the tab comes back to sight after longer, and before a part is fetched.
 */
export function watchForNewBuild(): void {
  // While developing there is no build.
  if (getBuildEntry() === '') return
  let lastCheckedAt = performance.now()
  /** Nothing more is fetched from the host. */
  let isFullyLoaded = false
  let isNotified = false

  async function checkBuild() {
    if (isNotified) return
    lastCheckedAt = performance.now()
    const build = await fetchBuild()
    if (!build || build.id === getBuildEntry() || isNotified) return
    isNotified = true
    notifyNewBuild()
  }
  /** Looks where the last answer is older than this, ms. */
  function checkIfOlder(age: number) {
    if (document.visibilityState === 'visible' && performance.now() - lastCheckedAt >= age) void checkBuild()
  }

  setTimeout(() => runWhenIdle(async () => (isFullyLoaded = await preloadRemainingFiles())), PRELOAD_DELAY_MS)
  setInterval(() => checkIfOlder(0), POLL_INTERVAL_MS)
  document.addEventListener('visibilitychange', () => checkIfOlder(POLL_INTERVAL_MS))
  onChunkRequested(() => isFullyLoaded || checkIfOlder(MIN_CHECK_INTERVAL_MS))
}
