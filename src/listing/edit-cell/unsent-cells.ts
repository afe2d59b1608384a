/**
 * Values that were typed into cells and are not stored: a sign-out names them, and the browser asks before it closes. A
 * value that is being sent counts too: it may wait for another of its record. A lost session leaves no time for a
 * question: they are stored.
 */
import { confirmBeforeUnload, onSessionLost } from '#api/session/session-exit.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { getCellEdits, subscribeToCellEdits } from './cell-edits.ts'
import { storeCellEdits } from './stored-edits.ts'

const countUnsentCells = (): number =>
  [...getCellEdits().values()].flatMap((edits) => Object.values(edits)).filter(({ status }) => status !== 'saved')
    .length

/** Makes sign-out and browser ask while there are such values; called once, when the first cell is edited. */
export function watchUnsentCells(): void {
  onSessionLost(storeCellEdits)
  let stopConfirmation: (() => void) | null = null
  registerUnsavedWork(() => {
    const count = countUnsentCells()
    if (count === 0) return null
    return count === 1 ? 'o valor digitado em uma célula' : `os valores digitados em ${count} células`
  })
  subscribeToCellEdits(() => {
    const hasUnsent = countUnsentCells() > 0
    if (hasUnsent && !stopConfirmation) stopConfirmation = confirmBeforeUnload()
    if (!hasUnsent) stopConfirmation?.()
    if (!hasUnsent) stopConfirmation = null
  })
}
