/** 'Acompanhar': the list is read again every so often, and nothing moves under the operator's eyes (listing/README §10). */
import { call } from '#api/client.ts'
import { queryClient } from '#api/query.ts'
import { currentRun } from '#commands/bulk/run-store.ts'
import { isPageCovered } from '#ui/focus.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { pageInput } from '#listing/first-page.ts'
import { listPageQuery } from '#listing/page-query.ts'
import { announce } from '#ui/announce.ts'
import { changedRows } from './changed-rows.ts'

/** ms after which it stops by itself: nobody looks at it any more. */
const LONGEST = 60 * 60_000

/** One long table has no page that could be read again without its rows going from under the operator's eyes. */
const NO_PAGE = 'só páginas se acompanham'

let stopCurrent: (() => void) | null = null

/** True while a list is followed. */
export const isFollowing = (): boolean => stopCurrent !== null

/** Ends it; nothing where no list is followed. */
export function stopFollowing(): void {
  if (!stopCurrent) return
  stopCurrent()
  sayInStatusLine('Deixou de acompanhar')
}

/** What would be disturbed: a hidden tab asks for nothing, a question and a run of many acts are not interrupted. */
function mustWait(list: ListModel): boolean {
  const run = currentRun()
  return (
    document.hidden ||
    isPageCovered() ||
    list.menu !== null ||
    list.loading ||
    currentScreen().form?.dirty() === true ||
    (run !== null && run.run.endedAt === null)
  )
}

/** Reads the list that `model` gives again every so many seconds, until it is left, stopped, or an hour has passed. */
export function follow(model: () => ListModel, seconds: number): void {
  stopCurrent?.()
  if (model().state.continuous) return sayInStatusLine('S' + NO_PAGE.slice(1))
  const { path } = model().definition
  const startedAt = Date.now()
  let seen = 0
  const timer = setInterval(() => void tick(), seconds * 1000)
  const stop = () => {
    clearInterval(timer)
    stopCurrent = null
    model().setFresh(new Set())
    document.title = document.title.replace(/^\(\d+\) /, '')
  }
  stopCurrent = stop
  sayInStatusLine(`Acompanhando a cada ${seconds} s`)

  async function tick() {
    if (currentScreen().path !== path) return stop()
    const list = model()
    const end = list.state.continuous ? NO_PAGE : Date.now() - startedAt > LONGEST && 'passou uma hora'
    if (end !== false) {
      stop()
      return sayInStatusLine(`Deixou de acompanhar: ${end}`)
    }
    if (mustWait(list)) return
    const { definition, state, viewKey } = list
    const page = await call(definition.query, pageInput(definition, state)).catch(() => null)
    // What was read of another view, or under a question that was opened meanwhile, is of no use.
    if (page === null || model().viewKey !== viewKey || mustWait(model())) return
    const changed = changedRows(model().pageRows, page.content)
    if (changed.length === 0 && page.totalElements === model().totals?.totalElements) return
    keepPlace(model, () =>
      queryClient.setQueryData(listPageQuery(definition, state).queryKey as readonly unknown[], {
        ...page,
        firstRow: state.page * state.size,
      }),
    )
    model().setFresh(new Set(changed))
    seen += changed.length
    if (seen > 0) document.title = `(${seen}) ${document.title.replace(/^\(\d+\) /, '')}`
    announce(changed.length === 1 ? '1 linha nova ou mudada' : `${changed.length} linhas novas ou mudadas`)
  }
}

/** Does it, and leaves the row at the top of what is seen where it stands. */
function keepPlace(model: () => ListModel, change: () => void) {
  const scroller = model().gridRef.current?.parentElement
  const height = scroller?.querySelector<HTMLElement>('tbody tr[data-row]')?.offsetHeight ?? 0
  const at = scroller && height > 0 ? Math.floor(scroller.scrollTop / height) : 0
  const id = model().pageRows[at]?.id
  change()
  if (!scroller || at === 0) return
  requestAnimationFrame(() => {
    const now = model().pageRows.findIndex((row) => row.id === id)
    if (now >= 0) scroller.scrollTop += (now - at) * height
  })
}
