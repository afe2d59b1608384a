/** Text pasted into the palette from several columns: says which column is used, and offers the others. */
import { getDisabledReason } from '#commands/command-item.ts'
import { defineCommand, type PastedCells } from '#commands/define.ts'
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

/** The commands that set fields to the values of the table: that of the screen's list, else all that fit. */
function createTableEntries(table: PastedCells, context: PaletteContext): PaletteEntry[] {
  const { resource } = context.commandContext.screen
  const entries = context.registry.commands.flatMap((command) => {
    const args = command.argsForTable?.(table)
    if (!args || getDisabledReason(command, {}, context.commandContext) !== null) return []
    const { tabela: _, ...shown } = args
    return [{ ...createEntry(command, args, context), chips: createEntry(command, shown, context).chips, keys: null }]
  })
  const ofScreen = entries.filter(({ command }) => command.resource === resource)
  return ofScreen.length > 0 ? ofScreen : entries
}

/**
 * The listing with a note about the used column, and the other columns to choose from. The listing is unchanged if the
 * text has become another.
 */
export function addPastedColumns(
  listing: PaletteListing,
  text: string,
  { columns, columnCount, table, idProblem }: Pasted,
  context: PaletteContext,
): PaletteListing {
  const usedColumn = columns.find(({ line }) => text.includes(line))
  if (columnCount < 2) return listing
  if (columns.length === 0) {
    if (text.trim() !== '') return listing
    // Enter was meant for the cells: it runs nothing of the first list.
    return { ...listing, note: idProblem ?? 'Nenhuma coluna de ids nas células coladas', highlightsFirst: false }
  }
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
  const isOnlyPasted = text.trim() === usedColumn.line
  const tableEntries = table && isOnlyPasted ? createTableEntries(table, context) : []
  const groups = [
    { heading: 'Valores colados', entries: tableEntries },
    ...listing.groups,
    { heading: 'Colunas coladas', entries },
  ].filter((group) => group.entries.length > 0 || listing.groups.includes(group))
  return {
    ...listing,
    note: listing.note ?? note,
    groups,
    highlightsFirst: listing.highlightsFirst || tableEntries.length === 1,
  }
}
