/** Which rows of a list stand where: those on top, then the page's, or the blocks of one long table that are there. */
import { useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { PLAIN_LAYOUT } from '#listing/address/column-layout.ts'
import { longRows, placeInBlocks } from '#listing/address/long-rows.ts'
import { usePrinting } from '#listing/copy/printing.ts'
import type { AnyList } from '#listing/define.ts'
import { gridSizes } from '#listing/grid/grid-sizes.ts'
import {
  centreRows,
  columnsSeen,
  type DrawnRow,
  type GridTableRow,
  tableRowAt,
  topRows,
  useGridTable,
} from '#listing/grid/grid-table.ts'
import { tableWidth } from '#listing/grid/use-row-window.ts'
import { useLongRows } from '#listing/long/use-long-rows.ts'
import { usePinned } from '#listing/pinned/use-pinned.ts'
import { NO_ROWS } from './shown-page.ts'
import type { ListPageModel } from './use-list-page.ts'

interface RowsOptions {
  definition: AnyList
  state: ListState
  page: ListPageModel
  selection: ReadonlyMap<number, Row>
  show: (patch: Partial<ListState>) => void
  setSelection: (next: ReadonlyMap<number, Row>) => void
}

/** The table of a list and the rows in it. */
export function useListRows({ definition, state, page, selection, show, setSelection }: RowsOptions) {
  const { pins, continuous } = state
  const { loading, drawn, rows: pageRows } = page
  const width = useSyncExternalStore(tableWidth.subscribe, tableWidth.get)
  // Of the definition's widths: no column may change its place because another one was made wider, or hidden.
  const isTight = useMemo(
    () =>
      gridSizes(definition.columns, PLAIN_LAYOUT, { narrow: false, verbs: definition.actions?.length ?? 0, width })
        .total > width,
    [definition, width],
  )
  // Paper has the order of the definition, like every file.
  const isPrinting = usePrinting()
  const long = useLongRows(continuous && !loading, drawn, page.askedPage)
  const total = continuous && page.totals?.isOpen ? long.reach : (page.totals?.totalElements ?? 0)
  const content = continuous ? long.loaded : (drawn?.content ?? NO_ROWS)
  const away = usePinned(definition, pins, content)
  const data = useMemo(() => (away.length === 0 ? content : [...away, ...content]), [away, content])
  const table = useGridTable({
    definition,
    state,
    data,
    selection,
    isTight: isTight && !isPrinting,
    show,
    setSelection,
  })
  const hasPins = pins.length > 0
  // oxlint-disable-next-line react/exhaustive-deps -- the table reads them of its own state
  const [tops, centre] = useMemo(() => [topRows(table, hasPins), centreRows(table, hasPins)], [data, pins])
  const rows = useMemo(() => {
    const top = tops.map(({ original }) => original)
    if (continuous) return longRows(top, long.blocks, loading ? 0 : total)
    return top.length === 0 ? pageRows : [...top, ...(loading ? [] : centre.map(({ original }) => original))]
  }, [tops, centre, pageRows, loading, total, continuous, long.blocks])
  function rowAt(index: number): GridTableRow | undefined {
    if (index < tops.length) return tops[index]
    const place = index - tops.length
    if (!continuous) return hasPins ? centre[place] : tableRowAt(table, place)
    const inBlocks = placeInBlocks(long.blocks, place)
    return inBlocks === null ? undefined : tableRowAt(table, away.length + inBlocks)
  }
  return {
    table,
    isTight,
    columns: columnsSeen(table),
    tops,
    rows,
    /** Of the page or the blocks, with those on top that are of other pages. */
    data,
    total,
    long,
    drawnCount: content.length,
    centreCount: continuous ? rows.length - tops.length : hasPins ? centre.length : content.length,
    rowAt,
    recordAt(index: number): DrawnRow | undefined {
      // Rows on top leave the others' order to the table, but for those of blocks: drawn by themselves while other rows
      // are about to come, they find the table gone on to those.
      if (hasPins && (!continuous || index < tops.length)) return rowAt(index)
      const place = continuous ? placeInBlocks(long.blocks, index - tops.length) : index
      const at = place === null ? -1 : away.length + place
      const original = data[at]
      return original && { original, index: at }
    },
  }
}
