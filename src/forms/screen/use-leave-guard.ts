/**
 * Asks once before the operator loses unsaved input by going to another route (link, palette, Back) or closing the tab.
 * Never asks after a save, nor after the session has ended: then the draft keeps the input.
 */
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isExiting, isUnloadConfirmationDisabled } from '#api/session/session-exit.ts'
import { confirm, isDialogPending } from '#ui/dialogs/confirm.ts'
import type { Save } from '#forms/save/use-save.ts'

/**
 * Guards one form. `dirty`: an input differs from the record. `hasUncommittedText`: an input is typed that no control
 * has yet. `isSent`: the request is in flight. `getSavedSignal`: the signal that closes the question as soon as the
 * current save is done. `partialSaveText`: says which part is saved. `onDiscard` runs if the operator leaves.
 */
export function useLeaveGuard(
  dirty: boolean,
  onDiscard: () => void,
  hasUncommittedText: () => boolean,
  { isSent, getSavedSignal }: Pick<Save, 'isSent' | 'getSavedSignal'>,
  partialSaveText: string | null,
): void {
  const latest = useRef({ dirty, onDiscard, hasUncommittedText, partialSaveText })
  useEffect(() => {
    latest.current = { dirty, onDiscard, hasUncommittedText, partialSaveText }
  })
  // After a confirmed leave the guard does not ask again while the next screen is still loading (a quick Back).
  const isConfirmed = useRef(false)
  useEffect(() => {
    isConfirmed.current = false
  }, [dirty])
  const shouldGuard = () =>
    (latest.current.dirty || latest.current.hasUncommittedText()) && !isConfirmed.current && !isExiting()
  const { history: routerHistory } = useRouter()
  useBlocker({
    enableBeforeUnload: () => shouldGuard() && !isUnloadConfirmationDisabled(),
    shouldBlockFn: ({ current, next }) => {
      if (!shouldGuard() || current.pathname === next.pathname) return false
      // An open question comes first, be it this one or the question of a save. A second question behind it would
      // appear while the save goes on, and would lead away from the page that the save has opened.
      if (isDialogPending()) return true
      // The browser has already gone Back or Forward. The router undoes that at once and repeats it after a
      // confirmation, so that the address bar shows the form meanwhile.
      const { state } = routerHistory.location
      const historyDelta = (history.state as typeof state).__TSR_index - state.__TSR_index
      const partialSaveNote =
        latest.current.partialSaveText === null ? '' : `${latest.current.partialSaveText} e fica assim. `
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
      }).then((isLeaving) => {
        if (!isLeaving) return true
        isConfirmed.current = true
        latest.current.onDiscard()
        if (historyDelta !== 0) routerHistory.go(historyDelta)
        return false
      })
      return historyDelta === 0 ? isStaying : true
    },
  })
}
