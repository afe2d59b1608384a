/**
 * Auto refresh ('Acompanhar'): reads a list again at an interval, without moving anything the operator looks at
 * (listing/auto-refresh/README).
 */
import { flushSync } from 'react-dom'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getScreen } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { autoRefreshedPathStore, isRefreshFailingStore } from './auto-refresh-store.ts'
import { preserveScrollAnchor, getVisibleRows } from '#listing/position/scroll-anchor.ts'
import { refetchVisible } from './refetch.ts'

/** ms after which auto refresh stops by itself: probably nobody looks at the list any more. */
const MAX_DURATION_MS = 60 * 60_000

let currentRefresh: { stop: () => void } | null = null

/** Stops auto refresh; does nothing if no list is on auto refresh. */
export function stopAutoRefresh(): void {
  if (!currentRefresh) return
  currentRefresh.stop()
  showStatus('Deixou de acompanhar')
}

/**
 * Returns true if a refresh would disturb the operator or has nothing to request: a hidden tab, an open dialog or menu,
 * a loading list, unsaved changes in a form, or a bulk run in progress.
 */
function shouldSkip(list: ListModel): boolean {
  const run = getCurrentRun()
  return (
    document.hidden ||
    hasOpenDialog() ||
    list.openMenu !== null ||
    list.isLoading ||
    list.idleReason !== null ||
    getScreen().form?.isDirty() === true ||
    (run !== null && run.run.endedAt === null)
  )
}

/**
 * Reads the list of `getModel` again every `seconds` until it is stopped or an hour has passed. `getModel` returns null
 * while another screen is open, from which the operator may return. Tells the operator why if the list sends no
 * requests.
 */
export function startAutoRefresh(getModel: () => ListModel | null, seconds: number): void {
  const { idleReason = null } = getModel() ?? {}
  if (idleReason !== null) return showStatus(`Nada a acompanhar. ${idleReason}`, 6000)
  currentRefresh?.stop()
  const startedAt = Date.now()
  let changeCount = 0
  /** A response may take longer than the interval: without this guard an older one could replace a newer one. */
  let isRequesting = false
  const timer = setInterval(() => void refresh(), seconds * 1000)
  const stop = () => {
    clearInterval(timer)
    currentRefresh = null
    autoRefreshedPathStore.set(null)
    isRefreshFailingStore.set(false)
    getModel()?.setChangedIds(new Set())
    document.title = document.title.replace(/^\(\d+\) /, '')
  }
  currentRefresh = { stop }
  autoRefreshedPathStore.set(getModel()?.definition.path ?? null)
  showStatus(`Acompanhando a cada ${seconds} s`)

  async function refresh() {
    if (Date.now() - startedAt > MAX_DURATION_MS) {
      stop()
      return showStatus('Deixou de acompanhar: passou uma hora')
    }
    const list = getModel()
    if (!list || isRequesting || shouldSkip(list)) return
    const { viewKey } = list
    const visibleRows = getVisibleRows(list)
    isRequesting = true
    const result = await refetchVisible(list, visibleRows).catch(() => undefined)
    isRequesting = false
    if (result === null || currentRefresh?.stop !== stop) return
    if (!result && !isRefreshFailingStore.get()) announce('Acompanhando, sem resposta')
    isRefreshFailingStore.set(!result)
    // A response is useless if it is of another view or scroll position, if newer rows have arrived, or if a dialog has
    // opened in the meantime.
    const current = getModel()
    if (!result || current?.viewKey !== viewKey || current.pageRows !== list.pageRows || shouldSkip(current)) return
    if (list.state.continuous && getVisibleRows(current).first !== visibleRows.first) return
    const { changedIds, hasMovedRows, apply, isApplied } = result
    if (changedIds.length === 0 && !hasMovedRows) return
    preserveScrollAnchor(
      () => getModel() ?? current,
      () => flushSync(apply),
      isApplied,
    )
    current.setChangedIds(new Set(changedIds))
    if (changedIds.length === 0) return
    changeCount += changedIds.length
    document.title = `(${changeCount}) ${document.title.replace(/^\(\d+\) /, '')}`
    announce(formatCount(changedIds.length, 'linha nova ou mudada', 'linhas novas ou mudadas'))
  }
}
