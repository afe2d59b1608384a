/**
 * The column layout of a list, for the url state, the table and exports: the definition's columns plus the operator's
 * changes (listing/columns/README).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import type { QueryParams } from '#lib/urls/route-location.ts'
import type { AnyList, Column } from '#listing/define.ts'

/** px. A narrower column cannot be read, and a wider one is never needed. */
const MIN_WIDTH_PX = 48
export const MAX_WIDTH_PX = 900
/** Maximum of pinned columns: more would leave nothing to scroll. */
export const MAX_PINNED_COLUMNS = 4

type ColumnsOnly = Pick<AnyList, 'columns'>

/** The layout of the definition. */
export const DEFAULT_LAYOUT: ColumnLayout = { hidden: [], order: [], widths: {}, pinned: [] }

/** Returns the width rounded and clamped to what a column may have, px. */
export const clampWidth = (width: number): number => Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, Math.round(width)))

/** Returns the fields of a definition in their order. */
const getFields = ({ columns }: ColumnsOnly): string[] => columns.map(({ field }) => field)

/** Returns the layout without what has no meaning for this list: unknown columns, or the hiding of all columns. */
export function sanitizeLayout(definition: ColumnsOnly, layout: ColumnLayout): ColumnLayout {
  const fields = getFields(definition)
  const keepKnown = (names: readonly string[]) => [...new Set(names)].filter((name) => fields.includes(name))
  const hidden = fields.filter((name) => layout.hidden.includes(name))
  const moved = keepKnown(layout.order)
  // A column that the layout does not name (it came with a newer console) goes where the definition has it.
  const order = moved.length === 0 ? [] : fields.reduce((all, name, index) => insertAt(all, name, index), moved)
  return {
    hidden: hidden.length < fields.length ? hidden : [],
    order: order.every((name, index) => name === fields[index]) ? [] : order,
    widths: Object.fromEntries(
      fields.flatMap((name) => {
        const width = Object.hasOwn(layout.widths, name) ? layout.widths[name] : undefined
        return width !== undefined && Number.isFinite(width) ? [[name, clampWidth(width)]] : []
      }),
    ),
    pinned: keepKnown(layout.pinned).slice(0, MAX_PINNED_COLUMNS),
  }
}

const insertAt = (names: string[], name: string, index: number) =>
  names.includes(name) ? names : names.toSpliced(index, 0, name)

/**
 * Returns the visible columns in the order of the definition or of the operator's own layout, pinned ones first. Files,
 * copies and paper have this order. A narrow screen may show another one (grid/grid-table.ts).
 */
export function getExportColumns(definition: ColumnsOnly, { hidden, order, pinned }: ColumnLayout): Column[] {
  const fieldOrder = [...pinned, ...(order.length > 0 ? order : getFields(definition))]
  return definition.columns
    .filter(({ field }) => !hidden.includes(field))
    .toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field))
}

/** True if nothing differs from the definition. */
export const isDefaultLayout = ({ hidden, order, widths, pinned }: ColumnLayout): boolean =>
  hidden.length === 0 && order.length === 0 && pinned.length === 0 && Object.keys(widths).length === 0

/** Parses the layout in a URL's query; null if the query names no layout. */
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

/** The query parameters of a layout. */
export const LAYOUT_KEYS = ['ocultas', 'colunas', 'larguras', 'presas'] as const

type LayoutKey = (typeof LAYOUT_KEYS)[number]

/** Returns the query parameters of a layout; undefined for each that equals the definition. */
export const formatLayoutParams = ({ hidden, order, widths, pinned }: ColumnLayout): QueryParams => ({
  ocultas: hidden.join(',') || undefined,
  colunas: order.join(',') || undefined,
  larguras:
    Object.entries(widths)
      .map(([name, width]) => `${name}:${width}`)
      .join(',') || undefined,
  presas: pinned.join(',') || undefined,
})
