/** Reads the rows on top that are not on the page. */
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
 * Reads these records anew; those that no call reads and nobody has seen are looked for in the list, once its page is
 * there: they may stand on it. What the platform has no more is taken from the top, without a step to go back over, and
 * told where others removed it; what cannot be read stays as it was known, and where it was never seen that is told.
 */
export async function fetchPinned(definition: AnyList, ids: readonly number[]): Promise<void> {
  const byId = await fetchRecords(definition, ids)
  const isWaiting = getShownList(definition)?.getModel().isLoading ?? true
  const findInList = (id: number, row: Row | null | undefined) =>
    isWaiting || row !== undefined || getCachedRow(definition, id)
      ? row
      : fetchScannedRow(definition, id).catch(() => undefined)
  const read = await Promise.all(ids.map((id, at) => findInList(id, byId[at])))
  cacheRows(
    definition,
    read.flatMap((row) => row ?? []),
  )
  const removedIds = ids.filter((_, at) => read[at] === null)
  // While the page is awaited nothing is missed yet: with its rows this comes again.
  const unknown = isWaiting ? [] : ids.filter((id, at) => read[at] === undefined && !getCachedRow(definition, id))
  // As it stands now: while they were read one may have gone on.
  const shown = getShownList(definition)
  if (!shown || removedIds.length + unknown.length === 0) return
  const { list } = getScreen()
  const { state } = shown.getModel()
  if (removedIds.length > 0) {
    // The operator's own act tells its end by itself.
    const byOthers = removedIds.filter((id) => !wasRemovedHere(definition.resource, id))
    if (byOthers.length > 0) list?.showMessage(byOthers.map((id) => `#${id} não existe mais e saiu do topo.`).join(' '))
    navigateTo(
      toListLocation(definition, { ...state, pinnedIds: state.pinnedIds.filter((id) => !removedIds.includes(id)) }),
      { replace: true },
    )
  } else list?.showMessage(`Não se pôde ler o que estava fixado: ${unknown.map((id) => `#${id}`).join(', ')}.`)
}

/** The list on the screen, where it is this one. */
function getShownList(definition: AnyList) {
  const { list } = getScreen()
  const shown = list && getSource(list)
  return shown?.definition === definition ? shown : null
}
