/**
 * How the columns of a list stand: what the definition says, and what the operator has changed
 * (listing/columns/README).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import type { QueryParams } from '#lib/urls/route-location.ts'
import type { AnyList, Column } from '#listing/define.ts'

/** px; narrower no column can be read, wider none need be. */
const MIN_WIDTH_PX = 48
export const MAX_WIDTH_PX = 900
/** Most columns that stay at the left: more would leave nothing that scrolls. */
export const MAX_PINNED_COLUMNS = 4

type ColumnsOnly = Pick<AnyList, 'columns'>

/** As the definition has them. */
export const DEFAULT_LAYOUT: ColumnLayout = { hidden: [], order: [], widths: {}, pinned: [] }

/** The width that a column may have, px. */
export const clampWidth = (width: number): number => Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, Math.round(width)))

/** The fields of a definition in their order. */
const getFields = ({ columns }: ColumnsOnly): string[] => columns.map(({ field }) => field)

/** The layout with all that means nothing to this list left out: what is not its column, all columns hidden. */
export function sanitizeLayout(definition: ColumnsOnly, layout: ColumnLayout): ColumnLayout {
  const fields = getFields(definition)
  const keepKnown = (names: readonly string[]) => [...new Set(names)].filter((name) => fields.includes(name))
  const hidden = fields.filter((name) => layout.hidden.includes(name))
  const moved = keepKnown(layout.order)
  // What the layout does not name (a column that came with a newer console) stands where the definition has it.
  const order = moved.length === 0 ? [] : fields.reduce((all, name, at) => insertAt(all, name, at), moved)
  return {
    hidden: hidden.length < fields.length ? hidden : [],
    order: order.every((name, at) => name === fields[at]) ? [] : order,
    widths: Object.fromEntries(
      fields.flatMap((name) => {
        const width = Object.hasOwn(layout.widths, name) ? layout.widths[name] : undefined
        return width !== undefined && Number.isFinite(width) ? [[name, clampWidth(width)]] : []
      }),
    ),
    pinned: keepKnown(layout.pinned).slice(0, MAX_PINNED_COLUMNS),
  }
}

const insertAt = (names: string[], name: string, at: number) =>
  names.includes(name) ? names : names.toSpliced(at, 0, name)

/**
 * The visible columns in the order of the definition or of the operator's own layout, pinned ones first. Files, copies
 * and paper have this order. The screen may show another one where the window is narrow (grid/grid-table.ts).
 */
export function exportedColumns(definition: ColumnsOnly, { hidden, order, pinned }: ColumnLayout): Column[] {
  const places = [...pinned, ...(order.length > 0 ? order : getFields(definition))]
  return definition.columns
    .filter(({ field }) => !hidden.includes(field))
    .toSorted((one, other) => places.indexOf(one.field) - places.indexOf(other.field))
}

/** True where nothing differs from the definition. */
export const isDefaultLayout = ({ hidden, order, widths, pinned: held }: ColumnLayout): boolean =>
  hidden.length === 0 && order.length === 0 && held.length === 0 && Object.keys(widths).length === 0

/** Reads the layout's part of an address; null where it says nothing of columns. */
export function parseLayout(definition: ColumnsOnly, query: QueryParams): ColumnLayout | null {
  const parseNames = (key: LayoutKey) => query[key]?.split(',') ?? []
  if (LAYOUT_KEYS.every((key) => query[key] === undefined)) return null
  const widths = parseNames('larguras').map((pair): [string, number] => {
    const [name = '', width = ''] = pair.split(':')
    return [name, /^\d{1,4}$/.test(width) ? Number(width) : Number.NaN]
  })
  return sanitizeLayout(definition, {
    hidden: parseNames('ocultas'),
    order: parseNames('colunas'),
    widths: Object.fromEntries(widths),
    pinned: parseNames('presas'),
  })
}

/** The names under which the address keeps a layout. */
export const LAYOUT_KEYS = ['ocultas', 'colunas', 'larguras', 'presas'] as const

type LayoutKey = (typeof LAYOUT_KEYS)[number]

/** The layout's part of a query: undefined for what is as the definition has it. */
export const formatLayoutParams = ({ hidden, order, widths, pinned: held }: ColumnLayout): QueryParams => ({
  ocultas: hidden.join(',') || undefined,
  colunas: order.join(',') || undefined,
  larguras:
    Object.entries(widths)
      .map(([name, width]) => `${name}:${width}`)
      .join(',') || undefined,
  presas: held.join(',') || undefined,
})
