/** Stage 7 of an action: stores it in the history, from which it can be undone. */
import type { ReportedAction } from './action.ts'
import { recordAction } from './record-action.ts'

/** Stores the action. The notice that offers to undo it learns which entry of the history it is. */
export function recordForUndo(action: ReportedAction): void {
  const { message, options, historyRef, ...rest } = action
  const timestampMs = recordAction({
    ...rest,
    result: message,
    phrase: options.phrase,
    isReplay: options.replay !== undefined,
  })
  if (historyRef) historyRef.timestampMs = timestampMs
}
