/** How high and wide the parts of a table are, and which of its rows are in sight. */
import { type RefObject, useMemo } from 'react'
import { PHONE, useMedia } from '#ui/theme/media.ts'
import { textScale } from '#ui/theme/text-scale.ts'
import { usePreference } from '#ui/theme/preferences.ts'
import { useStable } from '#listing/address/use-stable.ts'
import { usePrinting } from '#listing/copy/printing.ts'
import { gridSizes } from '#listing/grid/grid-sizes.ts'
import { idLengths } from '#listing/grid/id-lengths.ts'
import { useScrolledRows } from '#listing/grid/use-row-window.ts'
import type { ListModel } from '#listing/model.ts'

/**
 * Row and header height by density, px at 16 px letters (ui/theme/README §3); fixed, so that virtual rows need no
 * measuring.
 */
const HEIGHTS = { compacta: [28, 28], padrao: [36, 32], confortavel: [44, 36] } as const

/** Columns and sizes are the same objects as long as they say the same: rows compare them by identity. */
export function useTableSizes(list: ListModel, scroller: RefObject<HTMLDivElement | null>) {
  const { definition, state } = list
  const density = usePreference('density')
  const [rowHeight = 0, headerHeight = 0] = HEIGHTS[density].map((height) => height * textScale)
  const isPhone = useMedia(PHONE)
  const columns = useStable(list.columns)
  const printing = usePrinting()
  const topCount = list.tops.length
  const topHeight = headerHeight + topCount * rowHeight
  const count = list.centreCount
  const all = printing && !state.continuous
  const scrolled = useScrolledRows(scroller, { count, rowHeight, topHeight, topCount, all })
  // On a phone, and as narrow beside a panel, widths shrink, so that name, price and half a status fit; on a phone,
  // which has the row's menu for it, the check column is left out besides.
  const narrow = isPhone || (scrolled.width > 0 && scrolled.width < 600 * textScale)
  const { data } = list.table.options
  const ids = useMemo(() => idLengths(definition, data), [definition, data])
  const sizes = useStable(
    gridSizes(columns, state.layout, {
      narrow,
      boxes: !isPhone,
      verbs: definition.actions?.length ?? 0,
      numbered: state.continuous ? count : 0,
      ids,
      width: scrolled.width,
    }),
  )
  const screenRows = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - topHeight) / rowHeight) - 1)
  return { columns, sizes, narrow, topHeight, scrolled, screenRows }
}
