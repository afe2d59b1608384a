/** Height and width of the parts of a table, and its visible rows. */
import { type RefObject, useMemo } from 'react'
import { PHONE_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { browserTextScale } from '#ui/theme/text-scale.ts'
import { usePreference } from '#ui/theme/preferences.ts'
import { useStableValue } from '#listing/url-state/use-stable.ts'
import { useIsPrinting } from '#listing/export/use-printing.ts'
import { computeGridSizes } from '#listing/grid/grid-sizes.ts'
import { updateIdLengths } from '#listing/grid/id-lengths.ts'
import { useScrolledRows } from '#listing/grid/use-row-window.ts'
import type { ListModel } from '#listing/model.ts'

/**
 * Row and header height by density, px at 16 px text (ui/theme/README §3). They are fixed, so that virtual rows need no
 * measuring.
 */
const HEIGHTS_PX_BY_DENSITY = { compacta: [28, 28], padrao: [36, 32], confortavel: [44, 36] } as const

/**
 * Returns columns and sizes with a stable identity as long as their content is equal, because rows compare them by
 * identity.
 */
export function useTableSizes(list: ListModel, scroller: RefObject<HTMLDivElement | null>) {
  const { definition, state } = list
  const density = usePreference('density')
  const [rowHeight = 0, headerHeight = 0] = HEIGHTS_PX_BY_DENSITY[density].map((height) => height * browserTextScale)
  const isPhone = useMediaQuery(PHONE_QUERY)
  const columns = useStableValue(list.columns)
  const isPrinting = useIsPrinting()
  const topCount = list.pinnedRows.length
  const topHeight = headerHeight + topCount * rowHeight
  const count = list.centerCount
  const rendersAll = isPrinting && !state.continuous
  const scrolled = useScrolledRows(scroller, { count, rowHeight, topHeight, topCount, rendersAll })
  // On a phone, and in a table as narrow beside a panel, widths shrink so that name, price and half a status fit. A
  // phone also has no checkbox column, because the row's menu selects.
  const isNarrow = isPhone || (scrolled.width > 0 && scrolled.width < 600 * browserTextScale)
  const { data } = list.table.options
  const idLengths = useMemo(() => updateIdLengths(definition, data), [definition, data])
  const sizes = useStableValue(
    computeGridSizes(columns, state.layout, {
      isNarrow,
      hasBoxes: !isPhone,
      commandCount: definition.rowCommands?.length ?? 0,
      numberedRows: state.continuous ? count : 0,
      idLengths,
      sortedField: state.sort.split(',')[0],
      scrollerWidth: scrolled.width,
    }),
  )
  const getVisibleRowCount = () =>
    Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - topHeight) / rowHeight) - 1)
  return { columns, sizes, isNarrow, topHeight, scrolled, getVisibleRowCount }
}
