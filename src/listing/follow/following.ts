/**
 * 'Acompanhar': the list is read again every so often, and nothing moves under the operator's eyes
 * (listing/follow/README).
 */
import { flushSync } from 'react-dom'
import { currentRun } from '#commands/bulk/run-store.ts'
import { counted } from '#lib/written/counted.ts'
import { isPageCovered } from '#ui/focus/focus.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { followed, unanswered } from './followed.ts'
import { keepPlace, seenRows } from '#listing/place/kept-place.ts'
import { readAgain } from './read-again.ts'

/** ms after which it stops by itself: nobody looks at it any more. */
const LONGEST = 60 * 60_000

let current: { model: () => ListModel | null; stop: () => void } | null = null

/** Ends it; nothing where no list is followed. */
export function stopFollowing(): void {
  if (!current) return
  current.stop()
  sayInStatusLine('Deixou de acompanhar')
}

/**
 * What would be disturbed, or has nothing to ask: a hidden tab asks for nothing, a question and a run of many acts are
 * not interrupted.
 */
function mustWait(list: ListModel): boolean {
  const run = currentRun()
  return (
    document.hidden ||
    isPageCovered() ||
    list.menu !== null ||
    list.loading ||
    list.idle !== null ||
    currentScreen().form?.dirty() === true ||
    (run !== null && run.run.endedAt === null)
  )
}

/**
 * Reads the list that `model` gives again every so many seconds, until it is stopped or an hour has passed; null while
 * another screen is there, from which one comes back. Says why where the list asks for nothing.
 */
export function follow(model: () => ListModel | null, seconds: number): void {
  const { idle = null } = model() ?? {}
  if (idle !== null) return sayInStatusLine(`Nada a acompanhar. ${idle}`, 6000)
  current?.stop()
  const startedAt = Date.now()
  let seen = 0
  /** An answer may take longer than a turn: the one to the next question would come first, and be replaced by it. */
  let isAsking = false
  const timer = setInterval(() => void tick(), seconds * 1000)
  const stop = () => {
    clearInterval(timer)
    current = null
    followed.set(null)
    unanswered.set(false)
    model()?.setFresh(new Set())
    document.title = document.title.replace(/^\(\d+\) /, '')
  }
  current = { model, stop }
  followed.set(model()?.definition.path ?? null)
  sayInStatusLine(`Acompanhando a cada ${seconds} s`)

  async function tick() {
    if (Date.now() - startedAt > LONGEST) {
      stop()
      return sayInStatusLine('Deixou de acompanhar: passou uma hora')
    }
    const list = model()
    if (!list || isAsking || mustWait(list)) return
    const { viewKey } = list
    const isSeen = seenRows(list)
    isAsking = true
    const news = await readAgain(list, isSeen).catch(() => undefined)
    isAsking = false
    if (news === null || current?.stop !== stop) return
    if (!news && !unanswered.get()) announce('Acompanhando, sem resposta')
    unanswered.set(!news)
    // What was read of another view or place, before rows that have come since, or under a question that was opened
    // meanwhile, is of no use.
    const now = model()
    if (!news || now?.viewKey !== viewKey || now.pageRows !== list.pageRows || mustWait(now)) return
    if (list.state.continuous && seenRows(now).first !== isSeen.first) return
    const { changed, isOther, show, stands } = news
    if (changed.length === 0 && !isOther) return
    keepPlace(
      () => model() ?? now,
      () => flushSync(show),
      stands,
    )
    now.setFresh(new Set(changed))
    if (changed.length === 0) return
    seen += changed.length
    document.title = `(${seen}) ${document.title.replace(/^\(\d+\) /, '')}`
    announce(counted(changed.length, 'linha nova ou mudada', 'linhas novas ou mudadas'))
  }
}
