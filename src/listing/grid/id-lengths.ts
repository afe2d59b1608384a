/**
 * Remembers how long a list's ids are, so that their column has room for the longest: half an id names another record.
 */
import type { Row } from '#commands/resource.ts'
import { type AnyList, getCellValue } from '#listing/define.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** The number of characters of the longest id seen, by field. */
export type IdLengths = Readonly<Record<string, number>>

/** Kept across pages: columns do not move when the operator turns back, or while a page loads. */
const longestByList = new WeakMap<AnyList, IdLengths>()

/** Adds a list's rows and returns the lengths of the longest ids so far. A column with a name has room enough. */
export function updateIdLengths(definition: AnyList, rows: readonly Row[]): IdLengths {
  const lengths: Record<string, number> = { ...longestByList.get(definition) }
  for (const column of definition.columns) {
    if (column.format !== 'id' || column.isPersonName) continue
    let longest = lengths[column.field] ?? 0
    let firstLongerId = 10 ** longest
    for (const row of rows) {
      const id = getCellValue(column, row) ?? ''
      // Of a thousand ids only few are longer than those before.
      if (isRecordId(id) && id < firstLongerId) continue
      longest = Math.max(longest, formatCell('id', id).length)
      firstLongerId = 10 ** longest
    }
    lengths[column.field] = longest
  }
  longestByList.set(definition, lengths)
  return lengths
}
