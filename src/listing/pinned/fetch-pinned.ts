/** Reads the pinned rows that are not on the page, for usePinnedRows. */
import { navigateTo } from '#commands/runtime.ts'
import type { Row } from '#commands/resource.ts'
import { getScreen } from '#commands/screen.ts'
import { toListLocation } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { fetchScannedRow } from '#listing/record/scanned-row.ts'
import { getSource } from '#listing/list-source.ts'
import { getCachedRow, cacheRows, wasRemovedHere } from './row-cache.ts'

/**
 * Reads these records. Records that no call reads and that were never seen are searched for in the list, once its page
 * has loaded: they may be on it. A record that no longer exists is unpinned without a history entry, and the operator
 * is told if others removed it. A record that cannot be read keeps its last known row; the operator is told if it was
 * never seen.
 */
export async function fetchPinned(definition: AnyList, ids: readonly number[]): Promise<void> {
  const byId = await fetchRecords(definition, ids)
  const isWaiting = getShownList(definition)?.getModel().isLoading ?? true
  const findInList = (id: number, row: Row | null | undefined) =>
    isWaiting || row !== undefined || getCachedRow(definition, id)
      ? row
      : fetchScannedRow(definition, id).catch(() => undefined)
  const rows = await Promise.all(ids.map((id, index) => findInList(id, byId[index])))
  cacheRows(
    definition,
    rows.flatMap((row) => row ?? []),
  )
  const removedIds = ids.filter((_, index) => rows[index] === null)
  // While the page loads nothing counts as missing yet: this function runs again when its rows arrive.
  const unreadIds = isWaiting
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
