/**
 * 'Acompanhar': the list is read again every so often, and nothing moves under the operator's eyes
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

/** ms after which it stops by itself: nobody looks at it any more. */
const MAX_DURATION_MS = 60 * 60_000

let currentRefresh: { model: () => ListModel | null; stop: () => void } | null = null

/** Ends it; nothing where no list is followed. */
export function stopAutoRefresh(): void {
  if (!currentRefresh) return
  currentRefresh.stop()
  showStatus('Deixou de acompanhar')
}

/**
 * What would be disturbed, or has nothing to ask: a hidden tab asks for nothing, a question and a run of many acts are
 * not interrupted.
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
 * Reads the list that `model` gives again every so many seconds, until it is stopped or an hour has passed; null while
 * another screen is there, from which one comes back. Says why where the list asks for nothing.
 */
export function startAutoRefresh(getModel: () => ListModel | null, seconds: number): void {
  const { idleReason = null } = getModel() ?? {}
  if (idleReason !== null) return showStatus(`Nada a acompanhar. ${idleReason}`, 6000)
  currentRefresh?.stop()
  const startedAt = Date.now()
  let seen = 0
  /** An answer may take longer than a turn: the one to the next question would come first, and be replaced by it. */
  let isAsking = false
  const timer = setInterval(() => void refresh(), seconds * 1000)
  const stop = () => {
    clearInterval(timer)
    currentRefresh = null
    autoRefreshedPathStore.set(null)
    isRefreshFailingStore.set(false)
    getModel()?.setChangedIds(new Set())
    document.title = document.title.replace(/^\(\d+\) /, '')
  }
  currentRefresh = { model: getModel, stop }
  autoRefreshedPathStore.set(getModel()?.definition.path ?? null)
  showStatus(`Acompanhando a cada ${seconds} s`)

  async function refresh() {
    if (Date.now() - startedAt > MAX_DURATION_MS) {
      stop()
      return showStatus('Deixou de acompanhar: passou uma hora')
    }
    const list = getModel()
    if (!list || isAsking || shouldSkip(list)) return
    const { viewKey } = list
    const isSeen = getVisibleRows(list)
    isAsking = true
    const news = await refetchVisible(list, isSeen).catch(() => undefined)
    isAsking = false
    if (news === null || currentRefresh?.stop !== stop) return
    if (!news && !isRefreshFailingStore.get()) announce('Acompanhando, sem resposta')
    isRefreshFailingStore.set(!news)
    // What was read of another view or place, before rows that have come since, or under a question that was opened
    // meanwhile, is of no use.
    const now = getModel()
    if (!news || now?.viewKey !== viewKey || now.pageRows !== list.pageRows || shouldSkip(now)) return
    if (list.state.continuous && getVisibleRows(now).first !== isSeen.first) return
    const { changedIds, hasMovedRows, apply, isApplied } = news
    if (changedIds.length === 0 && !hasMovedRows) return
    preserveScrollAnchor(
      () => getModel() ?? now,
      () => flushSync(apply),
      isApplied,
    )
    now.setChangedIds(new Set(changedIds))
    if (changedIds.length === 0) return
    seen += changedIds.length
    document.title = `(${seen}) ${document.title.replace(/^\(\d+\) /, '')}`
    announce(formatCount(changedIds.length, 'linha nova ou mudada', 'linhas novas ou mudadas'))
  }
}
