/** Reads the pinned rows that are not on the page, for usePinnedRows. */
import { navigateTo } from '#commands/runtime.ts'
import type { Row } from '#commands/resource.ts'
import { getScreen } from '#commands/screen.ts'
import { toListLocation } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { fetchRowByScan } from '#listing/record/fetch-row-by-scan.ts'
import { getSource } from '#listing/list-source.ts'
import { getCachedRow, cacheRows, wasRemovedHere } from './row-cache.ts'

/**
 * Reads these records into the row cache. If no call reads single records, a record that was never seen is searched for
 * by a scan of the list, once the list's page has loaded, because it may be on that page. A record that no longer exists
 * is unpinned without a history entry, and the operator is told if others removed it. A record that cannot be read keeps
 * its last known row; the operator is told if it was never seen. Never rejects.
 */
export async function fetchPinnedRows(definition: AnyList, ids: readonly number[]): Promise<void> {
  const byId = await fetchRecords(definition, ids)
  const isPageLoading = getShownList(definition)?.getModel().isLoading ?? true
  const findByScan = (id: number, row: Row | null | undefined) =>
    isPageLoading || row !== undefined || getCachedRow(definition, id)
      ? row
      : fetchRowByScan(definition, id).catch(() => undefined)
  // null: the record does not exist. undefined: it could not be read.
  const rows = await Promise.all(ids.map((id, index) => findByScan(id, byId[index])))
  cacheRows(
    definition,
    rows.flatMap((row) => row ?? []),
  )
  const removedIds = ids.filter((_, index) => rows[index] === null)
  // While the page loads nothing counts as missing yet: this function runs again when its rows arrive.
  const unreadIds = isPageLoading
    ? []
    : ids.filter((id, index) => rows[index] === undefined && !getCachedRow(definition, id))
  // Read the screen again: the operator may have gone on in the meantime.
  const shown = getShownList(definition)
  if (!shown || removedIds.length + unreadIds.length === 0) return
  const { list } = getScreen()
  const { state } = shown.getModel()
  if (removedIds.length > 0) {
    // The operator's own action reports its result itself.
    const removedByOthers = removedIds.filter((id) => !wasRemovedHere(definition.resource, id))
    if (removedByOthers.length > 0)
      list?.showMessage(removedByOthers.map((id) => `#${id} não existe mais e saiu do topo.`).join(' '))
    navigateTo(
      toListLocation(definition, { ...state, pinnedIds: state.pinnedIds.filter((id) => !removedIds.includes(id)) }),
      { replace: true },
    )
  } else list?.showMessage(`Não se pôde ler o que estava fixado: ${unreadIds.map((id) => `#${id}`).join(', ')}.`)
}

/** Returns the source of the list on the screen if it is this one; else null. */
function getShownList(definition: AnyList) {
  const { list } = getScreen()
  const shown = list && getSource(list)
  return shown?.definition === definition ? shown : null
}
