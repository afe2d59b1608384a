/** Which build runs here, which one stands on the host, and everything of this one fetched while there is time. */
import * as z from 'zod/mini'
import { withBase } from '#lib/start/base-path.ts'
import { onIdle } from '#lib/start/on-idle.ts'
import { notify } from '#ui/notices/notify.tsx'
import { ownBuild } from '#lib/start/own-build.ts'

/** Between two questions whether there is a new build, ms. */
const PATIENCE = 15 * 60_000
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

/** Only what is in the browser's cache: a module that did not come once is never asked for again by most browsers. */
function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/** Fetches every part of the console that is not there yet, so that an open tab needs no file of an old build. */
async function fetchRest(): Promise<void> {
  const build = await askBuild()
  // Another build's files are of no use here.
  if (build?.id !== ownBuild()) return
  const there = new Set([...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href))
  for (const file of build.files) {
    const href = new URL(withBase(`/${file}`), location.origin).href
    if (there.has(href)) continue
    // A style sheet that is preloaded and not used is complained about, and the policy keeps Firefox from a prefetch. A
    // worker's file is no module of the page.
    const isModule = file.endsWith('.js') && !file.includes('-worker-')
    void fetched(href).then((isThere) => isThere && isModule && preload(href))
  }
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
 * Starts what this file is for: the rest is fetched once the console rests, a new build asked for when the tab comes
 * back to sight.
 */
export function watchBuild(): void {
  // While developing there is no build.
  if (ownBuild() === '') return
  setTimeout(() => onIdle(() => void fetchRest()), REST)
  let asked = performance.now()
  let told = false
  document.addEventListener('visibilitychange', async () => {
    if (told || document.visibilityState !== 'visible' || performance.now() - asked < PATIENCE) return
    asked = performance.now()
    const build = await askBuild()
    if (!build || build.id === ownBuild() || told) return
    told = true
    tellNewBuild()
  })
}
