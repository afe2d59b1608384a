/** What was pasted into the palette in several columns: which one was taken, and the others in its place. */
import { defineCommand } from '#commands/define.ts'
import type { Pasted } from '#commands/language/pasted-cells.ts'
import { counted } from '#lib/written/counted.ts'
import { type Entry, entryOf } from './entry.ts'
import type { Listing, Scene } from './listing.ts'

const takeColumn = defineCommand({
  id: 'paleta.coluna',
  title: 'Usar outra coluna',
  group: 'Console',
  place: 'global',
  phrases: ['usar outra coluna'],
})

/** 'coluna ID', '2ª coluna' */
const columnOf = (label: string) => (/^\d+ª coluna$/.test(label) ? label : `coluna ${label}`)

/**
 * The listing with the column that was taken, and the others to choose from; as it is where the text is another now.
 */
export function withPasted(listing: Listing, text: string, { columns, of }: Pasted, scene: Scene): Listing {
  const taken = columns.find(({ line }) => text.includes(line))
  if (of < 2) return listing
  if (columns.length === 0)
    return text.trim() === '' ? { ...listing, note: 'Nenhuma coluna de ids nas células coladas' } : listing
  if (!taken) return listing
  const others = columns.filter((column) => column !== taken)
  const entries = others.map(({ label, line }, at): Entry => ({
    ...entryOf(takeColumn, {}, scene, { key: `${at}`, title: `Usar a ${columnOf(label)}`, detail: line.slice(0, 40) }),
    icon: 'colunas',
    types: text.replace(taken.line, line),
  }))
  const count = taken.line.split(', ').length
  const note = `${counted(count, 'id', 'ids')} da ${columnOf(taken.label)}, de ${of} colunas coladas`
  const groups = entries.length > 0 ? [...listing.groups, { heading: 'Colunas coladas', entries }] : listing.groups
  return { ...listing, note: listing.note ?? note, groups }
}
