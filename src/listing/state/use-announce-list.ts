/** What an operator hears of a list: one message an act, its deed with its outcome (commands/keys/README §10). */
import { useEffect, useRef } from 'react'
import { isScriptRunning } from '#commands/bulk/run-store.ts'
import type { ListState } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { formatRecordCount } from '#listing/cell/record-count-text.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListPageModel } from './use-list-page.ts'

/** ms after which a request that is under way is told: what comes sooner tells itself. */
const ANNOUNCE_LOADING_AFTER_MS = 500

/** Tells the outcome of each view. What is put into the answer stands before the next one: 'Página 2 de 32. '. */
export function useAnnounceList({ isLoading, hasFailed, enabled, totals, rows }: ListPageModel, view: string) {
  const did = useRef('')
  const announcementRef = useRef('')
  const total = totals?.totalElements ?? 0
  const isOpen = totals?.isTotalUnknown ?? false
  const here = rows.length
  // What only moves columns or rows on top is told by its own verb, and the count is no news then.
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => announce('Carregando...'), ANNOUNCE_LOADING_AFTER_MS)
      return () => clearTimeout(timer)
    }
    if (hasFailed) announce('Não foi possível carregar.')
    // The steps of a script are told together, by its end.
    else if (enabled && !(announcementRef.current === view && isScriptRunning()))
      announce(
        did.current +
          (isOpen
            ? `${formatRecordCount(here)} nesta página`
            : total === 0
              ? 'Nenhum registro'
              : formatRecordCount(total)),
      )
    did.current = ''
    announcementRef.current = view
  }, [isLoading, hasFailed, enabled, total, isOpen, here, view])
  return did
}

/**
 * 'Ordenado por Nome, crescente. ' or 'Página 2 de 32. '; '' for any other change. `pages` are those before it, null where
 * nobody knows how many there are: another filter finds another number of them.
 */
export function describeChange({ columns }: AnyList, before: ListState, now: ListState, pages: number | null): string {
  if (now.sort !== before.sort) {
    const [field, direction] = now.sort.split(',')
    const label = columns.find((column) => column.field === field)?.label ?? field
    return `Ordenado por ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}. `
  }
  return now.page !== before.page && now.size === before.size && now.filters === before.filters
    ? `Página ${now.page + 1}${pages === null ? '' : ` de ${pages}`}. `
    : ''
}
