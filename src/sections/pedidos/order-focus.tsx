/**
 * '/pedidos?pedido=501' puts the cursor on that order if the page contains it, because the list has no filter by id.
 */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { getScreen, listRendered } from '#commands/screen.ts'
import { pedido } from './resource.ts'

/** Renders nothing. Moves the cursor once for each requested order, when the page is loaded. */
export function PedidoFocus() {
  const requestedId = useLocation({ select: ({ search }): string | null => search.pedido ?? null })
  const id = Number(requestedId)
  const handledId = useRef<string | null>(null)
  useEffect(() => {
    const focusRequested = () => {
      const { list } = getScreen()
      if (handledId.current === requestedId || !(id > 0) || list?.resource !== pedido || list.isLoading()) return
      handledId.current = requestedId
      if (!list.hasFailed() && !list.focusRow(id)) list.showMessage(`O pedido #${id} não está nesta página.`)
    }
    focusRequested()
    return listRendered.subscribe(focusRequested)
  }, [requestedId, id])
  return null
}
