/** Loads the names that columns show beside the ids of other records, before rows are copied or exported. */
import type { Row } from '#commands/resource.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getRecordName } from '#commands/record-names.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { type Column, getCellValue } from '#listing/define.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'

/** The end of a message about rows whose names are not in the copy or the file. */
export const MISSING_NAMES_NOTE = 'Há nomes que não foi possível carregar: deles há só o id'

/**
 * Loads the names of all rows, because a row that was never on the screen has not asked for its names. Resolves to false
 * if some names cannot be loaded, or not within `timeoutMs`.
 */
export async function loadExportedNames(
  columns: readonly Column[],
  rows: readonly Row[],
  timeoutMs = Infinity,
): Promise<boolean> {
  const wantedNames = columns.flatMap((column) => {
    const { resource, getExportText } = column
    if (!resource || !getExportText) return []
    const ids = [...new Set(rows.map((row) => Number(getCellValue(column, row))))]
    const unknownIds = ids.filter((id) => isRecordId(id) && getRecordName(resource, id) === undefined)
    return unknownIds.length > 0 ? [{ resource, ids: unknownIds }] : []
  })
  if (wantedNames.length === 0) return true
  showStatus('Carregando os nomes...')
  // One after the other: two columns of one resource share what is read.
  const loadAll = async () => {
    let hasAll = true
    for (const { resource, ids } of wantedNames) hasAll = (await loadResourceNames(resource, ids, true)) && hasAll
    return hasAll
  }
  if (timeoutMs === Infinity) return loadAll()
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false))
  return Promise.race([loadAll(), timeout])
}
