/** '/pedidos?pedido=501' puts the cursor on that order where the page has it: the list has no filter by id. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { getScreen, listRendered } from '#commands/screen.ts'
import { pedido } from './resource.ts'

/** Draws nothing; acts once for each order that is asked for, when the page is there. */
export function PedidoFocus() {
  const wanted = useLocation({ select: ({ search }): string | null => search.pedido ?? null })
  const id = Number(wanted)
  const done = useRef<string | null>(null)
  useEffect(() => {
    const focusRequested = () => {
      const { list } = getScreen()
      if (done.current === wanted || !(id > 0) || list?.resource !== pedido || list.isLoading()) return
      done.current = wanted
      if (!list.hasFailed() && !list.focusRow(id)) list.showMessage(`O pedido #${id} não está nesta página.`)
    }
    focusRequested()
    return listRendered.subscribe(focusRequested)
  }, [wanted, id])
  return null
}
