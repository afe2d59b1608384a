/** Watches for a new build on the host, and loads the rest of the running build while the console is idle. */
import * as z from 'zod/mini'
import { withBasePath } from '#lib/startup/base-path.ts'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getBuildEntry } from '#lib/startup/build-entry.ts'
import { type ChunkLoader, isStylesheetLoaded } from '#lib/startup/import-with-retry.ts'

/** Time between two checks for a new build, in ms. */
const POLL_INTERVAL_MS = 15 * 60_000
/** Chunks requested within this time cause one check together, in ms. */
const MIN_CHECK_INTERVAL_MS = 1_000
/** Time from the start until the rest of the console is fetched, in ms. */
const PRELOAD_DELAY_MS = 4_000
/** Time until the notice appears again if the operator cancels the reload, in ms. */
const NOTICE_RETRY_DELAY_MS = 1_000

const buildSchema = z.object({ id: z.string(), files: z.array(z.string()) })
type Build = z.output<typeof buildSchema>

/** The build that the host has now; null if unknown, for example without a connection or without the file. */
async function fetchBuild(): Promise<Build | null> {
  try {
    const response = await fetch(withBasePath('/build.json'), { cache: 'no-store' })
    return response.ok ? z.parse(buildSchema, await response.json()) : null
  } catch {
    return null
  }
}

/** Fetches a file completely. Returns whether that worked. */
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
 * Adds a script as a module that runs later, or a style sheet. A file that is only in the cache would be requested
 * again from a host without Cache-Control, and would be gone after the next deployment. Call it only for a file that
 * was fetched: most browsers never request a failed module again, and Vite takes a failed link for loaded.
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
 * Loads every file of the console that is not loaded yet, so that an open tab needs no file of an old build. Resolves
 * to whether all of them were fetched.
 */
async function preloadRemainingFiles(): Promise<boolean> {
  const build = await fetchBuild()
  // Files of another build are of no use here.
  if (build?.id !== getBuildEntry()) return false
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
  // A file that is only preloaded may never be used as a style sheet.
  const loadedUrls = new Set(links.filter(({ rel }) => rel !== 'preload').map(({ href }) => href))
  const results = build.files.map(async (file) => {
    const href = new URL(withBasePath(`/${file}`), location.origin).href
    if (loadedUrls.has(href)) return true
    const wasFetched = await fetchFile(href)
    if (wasFetched) addLink(href)
    return wasFetched
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
        // An operator who stays, after the question about a changed form, still needs the notice. The question blocks
        // all timers.
        setTimeout(notifyNewBuild, NOTICE_RETRY_DELAY_MS)
      },
    },
  })
}

/**
 * Starts the watch. Loads the remaining files once the console is idle. Checks for a new build every 15 minutes while
 * the tab is visible, when the tab becomes visible after a longer time, and before a chunk is fetched.
 */
export function watchForNewBuild({ onChunkRequested }: Pick<ChunkLoader, 'onChunkRequested'>): void {
  // There is no build in development.
  if (getBuildEntry() === '') return
  let lastCheckedAt = performance.now()
  /** True when no more files have to be fetched from the host. */
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
  /** Checks if the last check is at least this old, in ms. */
  function checkIfOlder(age: number) {
    if (document.visibilityState === 'visible' && performance.now() - lastCheckedAt >= age) void checkBuild()
  }

  setTimeout(() => runWhenIdle(async () => (isFullyLoaded = await preloadRemainingFiles())), PRELOAD_DELAY_MS)
  setInterval(() => checkIfOlder(0), POLL_INTERVAL_MS)
  document.addEventListener('visibilitychange', () => checkIfOlder(POLL_INTERVAL_MS))
  onChunkRequested(() => isFullyLoaded || checkIfOlder(MIN_CHECK_INTERVAL_MS))
}
