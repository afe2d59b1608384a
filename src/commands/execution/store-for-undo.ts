/** Stage 7 of an action: stores it in the history, from which it can be undone. */
import type { ReportedAction } from './action.ts'
import { storeAction } from './store-action.ts'

/** Stores the action. The notice that offers to undo it learns which entry of the history it is. */
export function storeForUndo(action: ReportedAction): void {
  const { message, options, historyRef, ...rest } = action
  const timestampMs = storeAction({
    ...rest,
    result: message,
    phrase: options.phrase,
    isReplay: options.replay !== undefined,
  })
  if (historyRef) historyRef.timestampMs = timestampMs
}
