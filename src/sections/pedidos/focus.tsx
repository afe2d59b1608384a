/** '/pedidos?pedido=501' puts the cursor on that order where the page has it: the list has no filter by id. */
import { useIsFetching } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentScreen } from '#commands/screen.ts'
import { pedidosListar } from './contract.ts'
import { pedido } from './noun.ts'

/** Frames waited for the list to stand: on a fast way its page is there before it is. */
const PATIENCE = 60

/** Draws nothing; acts once for each order that is asked for, when the page is there. */
export function PedidoFocus() {
  const wanted = useLocation({ select: ({ search }): string | null => search.pedido ?? null })
  const id = Number(wanted)
  const fetching = useIsFetching({ queryKey: [pedidosListar.id] }) > 0
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (fetching || done.current === wanted || !Number.isSafeInteger(id) || id <= 0) return
    let frame = 0
    const look = (left: number) => {
      const { list } = currentScreen()
      if (!list || list.noun !== pedido || (list.rows().length === 0 && !list.failed())) {
        if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
        return
      }
      done.current = wanted
      if (!list.failed() && !list.focusRow(id)) list.say(`O pedido #${id} não está nesta página.`)
    }
    frame = requestAnimationFrame(() => look(PATIENCE))
    return () => cancelAnimationFrame(frame)
  }, [fetching, wanted, id])
  return null
}
