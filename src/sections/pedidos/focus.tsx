/** '/pedidos?pedido=501' puts the cursor on that order where the page has it: the list has no filter by id. */
import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { currentScreen } from '#commands/screen.ts'
import { pedidosListar } from './contract.ts'

/** Draws nothing; acts once for each order that is asked for, when the page is there. */
export function PedidoFocus() {
  const wanted = useRouterState({ select: (state) => new URLSearchParams(state.location.searchStr).get('pedido') })
  const id = Number(wanted)
  const fetching = useIsFetching({ queryKey: [pedidosListar.id] }) > 0
  const began = useRef(false)
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (fetching) began.current = true
    if (fetching || !began.current || done.current === wanted || !Number.isSafeInteger(id) || id <= 0) return
    done.current = wanted
    // After the list has drawn its rows.
    const frame = requestAnimationFrame(() => {
      const { list } = currentScreen()
      if (list && !list.failed() && !list.focusRow(id)) list.say(`O pedido #${id} não está nesta página.`)
    })
    return () => cancelAnimationFrame(frame)
  }, [fetching, wanted, id])
  return null
}
