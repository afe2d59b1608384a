/** What becomes of an open menu whose record goes. */
import { useEffect, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { announce } from '#ui/announce.ts'
import type { ListModel } from '#listing/model.ts'

/** Read again beneath an open menu: where its record is gone, so is the menu, and the focus is the table's. */
export function useRemovedRecord(
  { openMenu, isLoading, setOpenMenu, setNotice, gridRef }: ListModel,
  data: readonly Row[],
): void {
  const [gone, setGone] = useState<{ text: string } | null>(null)
  const menuRow = openMenu !== null && typeof openMenu === 'object' && 'rowId' in openMenu ? openMenu.rowId : null
  if (menuRow !== null && !isLoading && !data.some(({ id }) => id === menuRow)) {
    const text = `#${menuRow} não está mais nesta página.`
    setOpenMenu(null)
    setNotice(text)
    // Anew each time: the same record may come back and go again.
    setGone({ text })
  }
  useEffect(() => {
    if (gone === null) return
    announce(gone.text)
    gridRef.current?.focus()
  }, [gone, gridRef])
}
