/** Closes an open row menu if its record disappears from the list. */
import { useEffect, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { announce } from '#ui/announce.ts'
import type { ListModel } from '#listing/model.ts'

/** If a reload removes the record of the open menu, closes the menu, announces it and focuses the table. */
export function useRemovedRecord(
  { openMenu, isLoading, setOpenMenu, setNotice, gridRef }: ListModel,
  data: readonly Row[],
): void {
  const [removal, setRemoval] = useState<{ text: string } | null>(null)
  const menuRow = openMenu !== null && typeof openMenu === 'object' && 'rowId' in openMenu ? openMenu.rowId : null
  if (menuRow !== null && !isLoading && !data.some(({ id }) => id === menuRow)) {
    const text = `#${menuRow} não está mais nesta página.`
    setOpenMenu(null)
    setNotice(text)
    // A new object each time: the same record may come back and disappear again.
    setRemoval({ text })
  }
  useEffect(() => {
    if (removal === null) return
    announce(removal.text)
    gridRef.current?.focus()
  }, [removal, gridRef])
}
