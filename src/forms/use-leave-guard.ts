/**
 * Asks once before typed values are left behind: another route (link, palette, Back), the closed tab. Never after a
 * save, and never where the session is over: then the draft keeps what was typed.
 */
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isLeaving } from '#api/session-leave.ts'
import { confirm } from '#ui/confirm.ts'

/** `dirty`: something typed differs from the record. `onDiscard` runs when the operator lets it go. */
export function useLeaveGuard(dirty: boolean, onDiscard: () => void): void {
  const live = useRef({ dirty, onDiscard })
  useEffect(() => {
    live.current = { dirty, onDiscard }
  })
  // Let go once, it is not asked for again while the next screen is still on its way (a quick Back).
  const letGo = useRef(false)
  useEffect(() => {
    letGo.current = false
  }, [dirty])
  const guards = () => live.current.dirty && !letGo.current && !isLeaving()
  useBlocker({
    enableBeforeUnload: guards,
    shouldBlockFn: async ({ current, next }) => {
      if (!guards() || current.pathname === next.pathname) return false
      const leaves = await confirm({
        text: 'Descartar alterações?',
        description: 'O que você digitou e não salvou será perdido.',
        confirmLabel: 'Descartar',
        tone: 'danger',
      })
      if (leaves) {
        letGo.current = true
        live.current.onDiscard()
      }
      return !leaves
    },
  })
}
