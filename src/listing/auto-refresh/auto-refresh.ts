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
import { type AutoRefreshStores, autoRefreshStores } from './auto-refresh-store.ts'
import { preserveScrollAnchor, getVisibleRows } from '#listing/position/scroll-anchor.ts'
import { refetchVisible } from './refetch.ts'

/** ms after which auto refresh stops by itself: probably nobody looks at the list any more. */
const MAX_DURATION_MS = 60 * 60_000

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

/** Creates the auto refresh of one console: one list at a time. `stores` tell the footer about it. */
export function createAutoRefresh(stores: AutoRefreshStores) {
  let current: { stop: () => void } | null = null
  return {
    /**
     * Reads the list of `getModel` again every `seconds` until it is stopped or an hour has passed. `getModel` returns
     * null while another screen is open, from which the operator may return. Tells the operator why if the list sends
     * no requests.
     */
    start(getModel: () => ListModel | null, seconds: number): void {
      const { idleReason = null } = getModel() ?? {}
      if (idleReason !== null) return showStatus(`Nada a acompanhar. ${idleReason}`, 6000)
      current?.stop()
      const refresh = createRefresh(getModel, stores)
      const startedAt = Date.now()
      const timer = setInterval(() => {
        if (Date.now() - startedAt <= MAX_DURATION_MS) return void refresh.run()
        stop()
        showStatus('Deixou de acompanhar: passou uma hora')
      }, seconds * 1000)
      const stop = () => {
        clearInterval(timer)
        refresh.end()
        current = null
        stores.refreshedPathStore.set(null)
        stores.isFailingStore.set(false)
      }
      current = { stop }
      stores.refreshedPathStore.set(getModel()?.definition.path ?? null)
      showStatus(`Acompanhando a cada ${seconds} s`)
    },

    /** Stops auto refresh; does nothing if no list is on auto refresh. */
    stop(): void {
      if (!current) return
      current.stop()
      showStatus('Deixou de acompanhar')
    },
  }
}

/** The auto refresh of this page. */
export const autoRefresh = createAutoRefresh(autoRefreshStores)

/** Creates the refreshes of one list; after `end` a response that is still to come is dropped. */
function createRefresh(getModel: () => ListModel | null, { isFailingStore }: AutoRefreshStores) {
  let changeCount = 0
  let hasEnded = false
  /** A response may take longer than the interval: without this guard an older one could replace a newer one. */
  let isRequesting = false

  async function run(): Promise<void> {
    const list = getModel()
    if (!list || isRequesting || shouldSkip(list)) return
    const { viewKey } = list
    const visibleRows = getVisibleRows(list)
    isRequesting = true
    const result = await refetchVisible(list, visibleRows).catch(() => undefined)
    isRequesting = false
    if (result === null || hasEnded) return
    if (!result && !isFailingStore.get()) announce('Acompanhando, sem resposta')
    isFailingStore.set(!result)
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
    if (changedIds.length > 0) announceChanges(changedIds.length)
  }

  function announceChanges(count: number) {
    changeCount += count
    document.title = `(${changeCount}) ${removeTitleCount()}`
    announce(formatCount(count, 'linha nova ou mudada', 'linhas novas ou mudadas'))
  }

  return {
    run,
    /** Removes the marks of changed rows and the count in the title. */
    end() {
      hasEnded = true
      getModel()?.setChangedIds(new Set())
      document.title = removeTitleCount()
    },
  }
}

const removeTitleCount = () => document.title.replace(/^\(\d+\) /, '')
