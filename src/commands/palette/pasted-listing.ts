/** What was pasted into the palette in several columns: which one was taken, and the others in its place. */
import { defineCommand } from '#commands/define.ts'
import type { Pasted } from '#commands/language/pasted-cells.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { PaletteListing, PaletteContext } from './listing.ts'

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
 * The listing with the column that was taken, and the others to choose from; as it is where the text is another now.
 */
export function addPastedColumns(
  listing: PaletteListing,
  text: string,
  { columns, columnCount }: Pasted,
  context: PaletteContext,
): PaletteListing {
  const taken = columns.find(({ line }) => text.includes(line))
  if (columnCount < 2) return listing
  if (columns.length === 0)
    return text.trim() === '' ? { ...listing, note: 'Nenhuma coluna de ids nas células coladas' } : listing
  if (!taken) return listing
  const others = columns.filter((column) => column !== taken)
  const entries = others.map(({ label, line }, at): PaletteEntry => ({
    ...createEntry(useColumnCommand, {}, context, {
      key: `${at}`,
      title: `Usar a ${getColumnLabel(label)}`,
      detail: line.slice(0, 40),
    }),
    icon: 'colunas',
    replacementLine: text.replace(taken.line, line),
  }))
  const count = taken.line.split(', ').length
  const note = `${formatCount(count, 'id', 'ids')} da ${getColumnLabel(taken.label)}, de ${columnCount} colunas coladas`
  const groups = entries.length > 0 ? [...listing.groups, { heading: 'Colunas coladas', entries }] : listing.groups
  return { ...listing, note: listing.note ?? note, groups }
}
