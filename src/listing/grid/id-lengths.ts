/** How long the ids of a list are: half of one is another record's, so that its column has room for the longest. */
import type { Row } from '#commands/resource.ts'
import { type AnyList, getCellValue } from '#listing/define.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** The characters of the longest id seen, by field. */
export type IdLengths = Readonly<Record<string, number>>

/** Kept from page to page: columns stay where they are as one turns back, and while a page is read. */
const longestByList = new WeakMap<AnyList, IdLengths>()

/** Takes in a list's rows and tells the longest ids that it has had. One beside a name has room enough. */
export function updateIdLengths(definition: AnyList, rows: readonly Row[]): IdLengths {
  const lengths: Record<string, number> = { ...longestByList.get(definition) }
  for (const column of definition.columns) {
    if (column.format !== 'id' || column.isPersonName) continue
    let longest = lengths[column.field] ?? 0
    let longer = 10 ** longest
    for (const row of rows) {
      const id = getCellValue(column, row) ?? ''
      // Of a thousand ids few are longer than those before.
      if (isRecordId(id) && id < longer) continue
      longest = Math.max(longest, formatCell('id', id).length)
      longer = 10 ** longest
    }
    lengths[column.field] = longest
  }
  longestByList.set(definition, lengths)
  return lengths
}
