/** What becomes of an open menu whose record goes. */
import { useEffect, useState } from 'react'
import type { Row } from '#commands/noun.ts'
import { announce } from '#ui/announce.ts'
import type { ListModel } from '#listing/model.ts'

/** Read again beneath an open menu: where its record is gone, so is the menu, and the focus is the table's. */
export function useGoneRecord({ menu, loading, setMenu, setNotice, gridRef }: ListModel, data: readonly Row[]): void {
  const [gone, setGone] = useState<{ text: string } | null>(null)
  const menuRow = menu !== null && typeof menu === 'object' && 'row' in menu ? menu.row : null
  if (menuRow !== null && !loading && !data.some(({ id }) => id === menuRow)) {
    const text = `#${menuRow} não está mais nesta página.`
    setMenu(null)
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
