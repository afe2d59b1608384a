/** Text pasted into the palette from several columns: says which column is used, and offers the others. */
import { defineCommand } from '#commands/define.ts'
import type { Pasted } from '#commands/language/pasted-cells.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { PaletteListing, PaletteContext } from './palette-listing.ts'

const useColumnCommand = defineCommand({
  id: 'paleta.coluna',
  title: 'Usar outra coluna',
  group: 'Console',
  scope: 'global',
  phrases: ['usar outra coluna'],
})

/** 'coluna ID', '2ª coluna' */
const getColumnLabel = (label: string) => (/^\d+ª coluna$/.test(label) ? label : `coluna ${label}`)

/**
 * The listing with a note about the used column, and the other columns to choose from. The listing is unchanged if the
 * text has become another.
 */
export function addPastedColumns(
  listing: PaletteListing,
  text: string,
  { columns, columnCount }: Pasted,
  context: PaletteContext,
): PaletteListing {
  const usedColumn = columns.find(({ line }) => text.includes(line))
  if (columnCount < 2) return listing
  if (columns.length === 0)
    return text.trim() === '' ? { ...listing, note: 'Nenhuma coluna de ids nas células coladas' } : listing
  if (!usedColumn) return listing
  const others = columns.filter((column) => column !== usedColumn)
  const entries = others.map(({ label, line }, index): PaletteEntry => ({
    ...createEntry(useColumnCommand, {}, context, {
      key: `${index}`,
      title: `Usar a ${getColumnLabel(label)}`,
      detail: line.slice(0, 40),
    }),
    icon: 'colunas',
    replacementLine: text.replace(usedColumn.line, line),
  }))
  const count = usedColumn.line.split(', ').length
  const note = `${formatCount(count, 'id', 'ids')} da ${getColumnLabel(usedColumn.label)}, de ${columnCount} colunas coladas`
  const groups = entries.length > 0 ? [...listing.groups, { heading: 'Colunas coladas', entries }] : listing.groups
  return { ...listing, note: listing.note ?? note, groups }
}
