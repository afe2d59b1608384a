/** How high and wide the parts of a table are, and which of its rows are in sight. */
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
 * Row and header height by density, px at 16 px letters (ui/theme/README §3); fixed, so that virtual rows need no
 * measuring.
 */
const HEIGHTS_PX_BY_DENSITY = { compacta: [28, 28], padrao: [36, 32], confortavel: [44, 36] } as const

/** Columns and sizes are the same objects as long as they say the same: rows compare them by identity. */
export function useTableSizes(list: ListModel, scroller: RefObject<HTMLDivElement | null>) {
  const { definition, state } = list
  const density = usePreference('density')
  const [rowHeight = 0, headerHeight = 0] = HEIGHTS_PX_BY_DENSITY[density].map((height) => height * browserTextScale)
  const isPhone = useMediaQuery(PHONE_QUERY)
  const columns = useStableValue(list.columns)
  const printing = useIsPrinting()
  const topCount = list.pinnedRows.length
  const topHeight = headerHeight + topCount * rowHeight
  const count = list.centerCount
  const all = printing && !state.continuous
  const scrolled = useScrolledRows(scroller, { count, rowHeight, topHeight, topCount, rendersAll: all })
  // On a phone, and as narrow beside a panel, widths shrink, so that name, price and half a status fit; on a phone,
  // which has the row's menu for it, the check column is left out besides.
  const narrow = isPhone || (scrolled.width > 0 && scrolled.width < 600 * browserTextScale)
  const { data } = list.table.options
  const ids = useMemo(() => updateIdLengths(definition, data), [definition, data])
  const sizes = useStableValue(
    computeGridSizes(columns, state.layout, {
      isNarrow: narrow,
      hasBoxes: !isPhone,
      commandCount: definition.rowCommands?.length ?? 0,
      numberedRows: state.continuous ? count : 0,
      idLengths: ids,
      scrollerWidth: scrolled.width,
    }),
  )
  const getVisibleRowCount = () =>
    Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - topHeight) / rowHeight) - 1)
  return { columns, sizes, narrow, topHeight, scrolled, screenRows: getVisibleRowCount }
}
