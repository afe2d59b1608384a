/** The widths of the table: the definition's, the operator's, and who gets what is left over (listing/README §4). */
import type { Column } from './define.ts'
import { columnsSeen, type GridTable, REST_WIDTH } from './grid-table.ts'

const CHECK_WIDTH = 44
const ACTIONS_WIDTH = 124
const NARROW_REST = 178
const MIN_WIDTH = 66
/** On a phone an amount or a date is never cut: it would say something else. */
const LEAST: Partial<Record<NonNullable<Column['format']>, number>> = { money: 104, date: 134 }
/** What is left over. */
const REST = 'minmax(0,1fr)'
/** px of a person's name that is not cut: with 13 px letters, 24 of them. */
const NAME_WIDTH = 184

/** What the widths of a table come to, px. */
export interface GridSizes {
  /** A phone: no check column. */
  narrow: boolean
  hasActions: boolean
  /** No column takes the rest of the width, so an empty one does. */
  filler: boolean
  hasHeld: boolean
  /** All of them as the tracks of a grid, the empty column's too. */
  template: string
  /** Where a held column stands, by column; undefined for one that scrolls. */
  lefts: readonly (number | undefined)[]
  /** Below this the table scrolls sideways. */
  total: number
}

interface Room {
  narrow: boolean
  hasActions: boolean
  /** Of the scroller; 0 before it is known. */
  width: number
}

/** Works out every width. A name of a person gets what the column that takes the rest can spare. */
export function gridSizes(table: GridTable, { narrow, hasActions, width }: Room): GridSizes {
  const { columnSizing: set, columnPinning } = table.options.state ?? {}
  const columns = columnsSeen(table)
  const held = columnPinning?.start.filter((field) => columns.some((column) => column.field === field)).length ?? 0
  const check = narrow ? 0 : CHECK_WIDTH
  const actions = hasActions ? ACTIONS_WIDTH : 0
  const rest = narrow ? NARROW_REST : REST_WIDTH
  const widths = columns.map((column, at): number | undefined => {
    const own = set?.[column.field]
    if (own !== undefined) return own
    if (column.width === undefined) return at < held ? rest : undefined
    return narrow
      ? Math.max(LEAST[column.format ?? 'text'] ?? MIN_WIDTH, Math.round(column.width * 0.75))
      : column.width
  })
  const sum = () => widths.reduce<number>((all, one) => all + (one ?? rest), check + actions)
  const names = columns.flatMap((column, at) =>
    column.person && set?.[column.field] === undefined && (widths[at] ?? NAME_WIDTH) < NAME_WIDTH ? [at] : [],
  )
  let spare = narrow ? 0 : width - sum()
  names.forEach((at, index) => {
    const now = widths[at] ?? 0
    const more = Math.max(0, Math.min(NAME_WIDTH - now, Math.floor(spare / (names.length - index))))
    widths[at] = now + more
    spare -= more
  })
  let left = check
  const lefts = widths.map((one, at) => {
    if (at >= held) return undefined
    const here = left
    left += one ?? rest
    return here
  })
  const filler = widths.every((one) => one !== undefined)
  return {
    narrow,
    hasActions,
    filler,
    hasHeld: held > 0,
    template: [...(narrow ? [] : [check]), ...widths, ...(filler ? [undefined] : []), ...(hasActions ? [actions] : [])]
      .map((one) => (one === undefined ? REST : `${one}px`))
      .join(' '),
    lefts,
    total: sum(),
  }
}
