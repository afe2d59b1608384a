/** How long the ids of a list are: half of one is another record's, so that its column has room for the longest. */
import type { Row } from '#commands/noun.ts'
import { type AnyList, cellValue } from '#listing/define.ts'
import { formatCell } from '#lib/written/cell-format.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** The characters of the longest id seen, by field. */
export type IdLengths = Readonly<Record<string, number>>

/** Kept from page to page: columns stay where they are as one turns back, and while a page is read. */
const seen = new WeakMap<AnyList, IdLengths>()

/** Takes in a list's rows and tells the longest ids that it has had. One beside a name has room enough. */
export function idLengths(definition: AnyList, rows: readonly Row[]): IdLengths {
  const lengths: Record<string, number> = { ...seen.get(definition) }
  for (const column of definition.columns) {
    if (column.format !== 'id' || column.person) continue
    let longest = lengths[column.field] ?? 0
    let longer = 10 ** longest
    for (const row of rows) {
      const id = cellValue(column, row) ?? ''
      // Of a thousand ids few are longer than those before.
      if (isRecordId(id) && id < longer) continue
      longest = Math.max(longest, formatCell('id', id).length)
      longer = 10 ** longest
    }
    lengths[column.field] = longest
  }
  seen.set(definition, lengths)
  return lengths
}
