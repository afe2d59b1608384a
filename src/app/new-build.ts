/** Which build runs here, which one stands on the host, and everything of this one loaded while there is time. */
import * as z from 'zod/mini'
import { withBase } from '#lib/start/base-path.ts'
import { onIdle } from '#lib/start/on-idle.ts'
import { notify } from '#ui/notices/notify.tsx'
import { ownBuild } from '#lib/start/own-build.ts'
import { isStyled, onPartAsked } from '#lib/start/part.ts'

/** Between two questions whether there is a new build, ms. */
const PATIENCE = 15 * 60_000
/** Parts that are fetched together are asked about once, ms. */
const MOMENT = 1_000
/** After the start, before the rest of the console is fetched, ms. */
const REST = 4_000
/** After a reload that was asked for and did not come, before the notice is there again, ms. */
const STAYED = 1_000

const schema = z.object({ id: z.string(), files: z.array(z.string()) })
type Build = z.output<typeof schema>

/** What the host has now; null where it cannot be told: no connection, a host without the file. */
async function askBuild(): Promise<Build | null> {
  try {
    const answer = await fetch(withBase('/build.json'), { cache: 'no-store' })
    return answer.ok ? z.parse(schema, await answer.json()) : null
  } catch {
    return null
  }
}

/** Whether this file came, whole. */
async function fetched(href: string): Promise<boolean> {
  try {
    const answer = await fetch(href, { priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok && !answer.headers.get('content-type')?.startsWith('text/html')
  } catch {
    return false
  }
}

/**
 * Loads a script as a module that runs later, or a style sheet. In the cache alone a file would be asked for again by
 * a host without Cache-Control, and would be gone after the next deploy. Only a file that has come is loaded so: a
 * module that did not come once is never asked for again by most browsers, and Vite takes a link that failed for there.
 */
function load(href: string): void {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  link.addEventListener('error', () => link.remove())
  if (link.rel === 'stylesheet') link.addEventListener('load', () => isStyled(link) || link.remove())
  document.head.append(link)
}

/**
 * Loads every part of the console that is not there yet, so that an open tab needs no file of an old build. Resolves
 * to whether all of them came.
 */
async function loadRest(): Promise<boolean> {
  const build = await askBuild()
  // Another build's files are of no use here.
  if (build?.id !== ownBuild()) return false
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
  // What is only preloaded may never be used as a style sheet.
  const there = new Set(links.filter(({ rel }) => rel !== 'preload').map(({ href }) => href))
  const came = build.files.map(async (file) => {
    const href = new URL(withBase(`/${file}`), location.origin).href
    if (there.has(href)) return true
    const isThere = await fetched(href)
    if (isThere) load(href)
    return isThere
  })
  return !(await Promise.all(came)).includes(false)
}

function tellNewBuild(): void {
  notify('info', 'Há uma versão nova do Gestor. Recarregue quando terminar o que está fazendo.', {
    disableTimeOut: true,
    action: {
      label: 'Recarregar',
      run() {
        location.reload()
        // Whoever stays, asked about a changed form, has it still: the question holds back all timers.
        setTimeout(tellNewBuild, STAYED)
      },
    },
  })
}

/**
 * Starts what this file is for. The rest is loaded once the console rests. A new build is asked for every quarter of an
 * hour while the tab is in sight, when the tab comes back to sight after longer, and before a part is fetched.
 */
export function watchBuild(): void {
  // While developing there is no build.
  if (ownBuild() === '') return
  let asked = performance.now()
  /** Nothing more is fetched from the host. */
  let isWhole = false
  let told = false

  async function look() {
    if (told) return
    asked = performance.now()
    const build = await askBuild()
    if (!build || build.id === ownBuild() || told) return
    told = true
    tellNewBuild()
  }
  /** Looks where the last answer is older than this, ms. */
  function lookAfter(age: number) {
    if (document.visibilityState === 'visible' && performance.now() - asked >= age) void look()
  }

  setTimeout(() => onIdle(async () => (isWhole = await loadRest())), REST)
  setInterval(() => lookAfter(0), PATIENCE)
  document.addEventListener('visibilitychange', () => lookAfter(PATIENCE))
  onPartAsked(() => isWhole || lookAfter(MOMENT))
}
