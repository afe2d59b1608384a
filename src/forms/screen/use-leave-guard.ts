/**
 * Asks once before typed values are left behind: another route (link, palette, Back), the closed tab. Never after a
 * save, and never where the session is over: then the draft keeps what was typed.
 */
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isExiting, isUnloadConfirmationDisabled } from '#api/session/session-exit.ts'
import { confirm, isDialogPending } from '#ui/dialogs/confirm.ts'
import type { Save } from '#forms/save/use-save.ts'

/**
 * `dirty`: something typed differs from the record; `hasTyped`: something is typed that no control has yet; `isSent`: it
 * is on its way to the platform; `isSaved` is aborted once the save under way is done, when nobody is asked any more;
 * `inPart`: a part of it is saved, in words. `onDiscard` runs when the operator lets it go.
 */
export function useLeaveGuard(
  dirty: boolean,
  onDiscard: () => void,
  hasUncommittedText: () => boolean,
  { isSent, getSavedSignal }: Pick<Save, 'isSent' | 'getSavedSignal'>,
  partialSaveText: string | null,
): void {
  const latest = useRef({ dirty, onDiscard, hasTyped: hasUncommittedText, inPart: partialSaveText })
  useEffect(() => {
    latest.current = { dirty, onDiscard, hasTyped: hasUncommittedText, inPart: partialSaveText }
  })
  // Let go once, it is not asked for again while the next screen is still on its way (a quick Back).
  const isConfirmed = useRef(false)
  useEffect(() => {
    isConfirmed.current = false
  }, [dirty])
  const shouldGuard = () => (latest.current.dirty || latest.current.hasTyped()) && !isConfirmed.current && !isExiting()
  const { history: routerHistory } = useRouter()
  useBlocker({
    enableBeforeUnload: () => shouldGuard() && !isUnloadConfirmationDisabled(),
    shouldBlockFn: ({ current, next }) => {
      if (!shouldGuard() || current.pathname === next.pathname) return false
      // An open question is answered first, be it this one or a save's: asked behind that, this one would come up while
      // the save goes on, and lead away from where the save has led.
      if (isDialogPending()) return true
      // Back and Forward are done by now. They are undone at once and done again by the answer, so that the address is
      // the form's meanwhile.
      const { state } = routerHistory.location
      const step = (history.state as typeof state).__TSR_index - state.__TSR_index
      const partialSaveNote = latest.current.inPart === null ? '' : `${latest.current.inPart} e fica assim. `
      const isStaying = confirm({
        text: 'Descartar alterações?',
        ...(isSent()
          ? {
              description: 'Já foi enviado e pode ser salvo. O fim será dito; se falhar, o rascunho fica.',
              confirmLabel: 'Sair sem esperar',
            }
          : {
              description: `${partialSaveNote}O que você digitou e não salvou será perdido.`,
              confirmLabel: 'Descartar',
            }),
        tone: 'danger',
        isNonBlocking: true,
        cancelSignal: getSavedSignal(),
      }).then((leaves) => {
        if (!leaves) return true
        isConfirmed.current = true
        latest.current.onDiscard()
        if (step !== 0) routerHistory.go(step)
        return false
      })
      return step === 0 ? isStaying : true
    },
  })
}
