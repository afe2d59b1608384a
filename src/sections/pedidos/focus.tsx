/** '/pedidos?pedido=501' puts the cursor on that order where the page has it: the list has no filter by id. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentScreen, listDrawn } from '#commands/screen.ts'
import { pedido } from './noun.ts'

/** Draws nothing; acts once for each order that is asked for, when the page is there. */
export function PedidoFocus() {
  const wanted = useLocation({ select: ({ search }): string | null => search.pedido ?? null })
  const id = Number(wanted)
  const done = useRef<string | null>(null)
  useEffect(() => {
    const look = () => {
      const { list } = currentScreen()
      if (done.current === wanted || !(id > 0) || list?.noun !== pedido || list.loading()) return
      done.current = wanted
      if (!list.failed() && !list.focusRow(id)) list.say(`O pedido #${id} não está nesta página.`)
    }
    look()
    return listDrawn.subscribe(look)
  }, [wanted, id])
  return null
}
