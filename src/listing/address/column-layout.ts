/**
 * How the columns of a list stand: what the definition says, and what the operator has changed
 * (listing/columns/README).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import type { Query } from '#lib/places/place.ts'
import type { AnyList, Column } from '#listing/define.ts'

/** px; narrower no column can be read, wider none need be. */
const NARROWEST = 48
export const WIDEST = 900
/** Most columns that stay at the left: more would leave nothing that scrolls. */
export const MOST_HELD = 4

type Columns = Pick<AnyList, 'columns'>

/** As the definition has them. */
export const PLAIN_LAYOUT: ColumnLayout = { hidden: [], order: [], widths: {}, held: [] }

/** The width that a column may have, px. */
export const fitWidth = (width: number): number => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)))

/** The fields of a definition in their order. */
const fieldsOf = ({ columns }: Columns): string[] => columns.map(({ field }) => field)

/** The layout with all that means nothing to this list left out: what is not its column, all columns hidden. */
export function soundLayout(definition: Columns, layout: ColumnLayout): ColumnLayout {
  const fields = fieldsOf(definition)
  const known = (names: readonly string[]) => [...new Set(names)].filter((name) => fields.includes(name))
  const hidden = fields.filter((name) => layout.hidden.includes(name))
  const moved = known(layout.order)
  // What the layout does not name (a column that came with a newer console) stands where the definition has it.
  const order = moved.length === 0 ? [] : fields.reduce((all, name, at) => putIn(all, name, at), moved)
  return {
    hidden: hidden.length < fields.length ? hidden : [],
    order: order.every((name, at) => name === fields[at]) ? [] : order,
    widths: Object.fromEntries(
      fields.flatMap((name) => {
        const width = Object.hasOwn(layout.widths, name) ? layout.widths[name] : undefined
        return width !== undefined && Number.isFinite(width) ? [[name, fitWidth(width)]] : []
      }),
    ),
    held: known(layout.held).slice(0, MOST_HELD),
  }
}

const putIn = (names: string[], name: string, at: number) =>
  names.includes(name) ? names : names.toSpliced(at, 0, name)

/**
 * The visible columns in the order of the definition or of the operator's own layout, pinned ones first. Files, copies
 * and paper have this order. The screen may show another one where the window is narrow (grid/grid-table.ts).
 */
export function exportedColumns(definition: Columns, { hidden, order, held }: ColumnLayout): Column[] {
  const places = [...held, ...(order.length > 0 ? order : fieldsOf(definition))]
  return definition.columns
    .filter(({ field }) => !hidden.includes(field))
    .toSorted((one, other) => places.indexOf(one.field) - places.indexOf(other.field))
}

/** True where nothing differs from the definition. */
export const isPlain = ({ hidden, order, widths, held }: ColumnLayout): boolean =>
  hidden.length === 0 && order.length === 0 && held.length === 0 && Object.keys(widths).length === 0

/** Reads the layout's part of an address; null where it says nothing of columns. */
export function readLayout(definition: Columns, query: Query): ColumnLayout | null {
  const names = (key: LayoutKey) => query[key]?.split(',') ?? []
  if (LAYOUT_KEYS.every((key) => query[key] === undefined)) return null
  const widths = names('larguras').map((pair): [string, number] => {
    const [name = '', width = ''] = pair.split(':')
    return [name, /^\d{1,4}$/.test(width) ? Number(width) : Number.NaN]
  })
  return soundLayout(definition, {
    hidden: names('ocultas'),
    order: names('colunas'),
    widths: Object.fromEntries(widths),
    held: names('presas'),
  })
}

/** The names under which the address keeps a layout. */
export const LAYOUT_KEYS = ['ocultas', 'colunas', 'larguras', 'presas'] as const

type LayoutKey = (typeof LAYOUT_KEYS)[number]

/** The layout's part of a query: undefined for what is as the definition has it. */
export const layoutQuery = ({ hidden, order, widths, held }: ColumnLayout): Query => ({
  ocultas: hidden.join(',') || undefined,
  colunas: order.join(',') || undefined,
  larguras:
    Object.entries(widths)
      .map(([name, width]) => `${name}:${width}`)
      .join(',') || undefined,
  presas: held.join(',') || undefined,
})
