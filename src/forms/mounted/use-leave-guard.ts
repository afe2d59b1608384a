/**
 * Asks once before typed values are left behind: another route (link, palette, Back), the closed tab. Never after a
 * save, and never where the session is over: then the draft keeps what was typed.
 */
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isLeaving, isUnasked } from '#api/session/session-leave.ts'
import { confirm, isAsking } from '#ui/dialogs/confirm.ts'
import type { Save } from '#forms/save/use-save.ts'

/**
 * `dirty`: something typed differs from the record; `hasTyped`: something is typed that no control has yet; `isSent`: it
 * is on its way to the platform; `isSaved` is aborted once the save under way is done, when nobody is asked any more;
 * `inPart`: a part of it is saved, in words. `onDiscard` runs when the operator lets it go.
 */
export function useLeaveGuard(
  dirty: boolean,
  onDiscard: () => void,
  hasTyped: () => boolean,
  { isSent, isSaved }: Pick<Save, 'isSent' | 'isSaved'>,
  inPart: string | null,
): void {
  const live = useRef({ dirty, onDiscard, hasTyped, inPart })
  useEffect(() => {
    live.current = { dirty, onDiscard, hasTyped, inPart }
  })
  // Let go once, it is not asked for again while the next screen is still on its way (a quick Back).
  const letGo = useRef(false)
  useEffect(() => {
    letGo.current = false
  }, [dirty])
  const guards = () => (live.current.dirty || live.current.hasTyped()) && !letGo.current && !isLeaving()
  const { history: places } = useRouter()
  useBlocker({
    enableBeforeUnload: () => guards() && !isUnasked(),
    shouldBlockFn: ({ current, next }) => {
      if (!guards() || current.pathname === next.pathname) return false
      // An open question is answered first, be it this one or a save's: asked behind that, this one would come up while
      // the save goes on, and lead away from where the save has led.
      if (isAsking()) return true
      // Back and Forward are done by now. They are undone at once and done again by the answer, so that the address is
      // the form's meanwhile.
      const { state } = places.location
      const step = (history.state as typeof state).__TSR_index - state.__TSR_index
      const left = live.current.inPart === null ? '' : `${live.current.inPart} e fica assim. `
      const stays = confirm({
        text: 'Descartar alterações?',
        ...(isSent()
          ? {
              description: 'Já foi enviado e pode ser salvo. O fim será dito; se falhar, o rascunho fica.',
              confirmLabel: 'Sair sem esperar',
            }
          : {
              description: `${left}O que você digitou e não salvou será perdido.`,
              confirmLabel: 'Descartar',
            }),
        tone: 'danger',
        aside: true,
        until: isSaved(),
      }).then((leaves) => {
        if (!leaves) return true
        letGo.current = true
        live.current.onDiscard()
        if (step !== 0) places.go(step)
        return false
      })
      return step === 0 ? stays : true
    },
  })
}
