/**
 * Announces a list to screen reader users: one message per action, with the action and its result (commands/keys/README
 * §10).
 */
import { useEffect, useRef } from 'react'
import { isScriptRunning } from '#commands/bulk/run-store.ts'
import type { ListState } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { formatRecordCount } from '#listing/cell/record-count-text.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListPageModel } from './use-list-page.ts'

/** ms after which a running request is announced. Before that, the result announces itself. */
const ANNOUNCE_LOADING_AFTER_MS = 500

/**
 * Announces the result of each view. A text set in the returned ref precedes the next announcement: 'Página 2 de 32. '.
 */
export function useAnnounceList({ isLoading, hasFailed, enabled, totals, rows }: ListPageModel, view: string) {
  const pendingText = useRef('')
  const announcedView = useRef('')
  const total = totals?.totalElements ?? 0
  const isTotalUnknown = totals?.isTotalUnknown ?? false
  const rowCount = rows.length
  // Moving columns or pinning rows does not announce a count: the command announces itself, and the count did not
  // change.
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => announce('Carregando...'), ANNOUNCE_LOADING_AFTER_MS)
      return () => clearTimeout(timer)
    }
    if (hasFailed) announce('Não foi possível carregar.')
    // The steps of a script are announced together at its end.
    else if (enabled && !(announcedView.current === view && isScriptRunning()))
      announce(
        pendingText.current +
          (isTotalUnknown
            ? `${formatRecordCount(rowCount)} nesta página`
            : total === 0
              ? 'Nenhum registro'
              : formatRecordCount(total)),
      )
    pendingText.current = ''
    announcedView.current = view
  }, [isLoading, hasFailed, enabled, total, isTotalUnknown, rowCount, view])
  return pendingText
}

/**
 * Returns 'Ordenado por Nome, crescente. ' or 'Página 2 de 32. '; '' for any other change. `pages` is the page count
 * before the change, null if unknown: after another filter the count is another one.
 */
export function describeChange(
  { columns }: AnyList,
  before: ListState,
  after: ListState,
  pages: number | null,
): string {
  if (after.sort !== before.sort) {
    const [field, direction] = after.sort.split(',')
    const label = columns.find((column) => column.field === field)?.label ?? field
    return `Ordenado por ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}. `
  }
  return after.page !== before.page && after.size === before.size && after.filters === before.filters
    ? `Página ${after.page + 1}${pages === null ? '' : ` de ${pages}`}. `
    : ''
}
