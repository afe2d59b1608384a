/** Stage 6 of an action: tells the operator how it ended. */
import type { HistoryReplay } from '#commands/bulk/bulk-job.ts'
import { isSessionEnded, isUnconfirmed } from '#commands/bulk/failure-text.ts'
import type { RunResult } from '#commands/bulk/finish-run.ts'
import { ConflictResult, UnchangedResult } from '#commands/define.ts'
import { toParticiple } from '#commands/language/words/inflection.ts'
import { recordsProcessed } from '#commands/screen.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import type { ActionOutcome, ExecutedAction, ReportedAction } from './action.ts'
import { notifyFailure, notifySuccess, stopWithReason } from './notify-outcome.ts'

/**
 * Notifies of the outcome. Ends the action, so that nothing is stored, if an undo found the record changed, or if the
 * session ended before anything was sent.
 */
export function reportOutcome(action: ExecutedAction): ReportedAction | null {
  const { outcome } = action
  switch (outcome.kind) {
    case 'navigated':
      return { ...action, ...NOTHING_CHANGED, isOk: true, message: '' }
    case 'succeeded':
      return reportSuccess(action, outcome)
    case 'failed':
      return reportFailure(action, outcome)
    case 'bulk':
      return reportBulkRun(action, outcome.end)
  }
}

const NOTHING_CHANGED = { changed: [], unconfirmedIds: [], isUncertain: false, previousValues: new Map() } as const

function reportSuccess(
  action: ExecutedAction,
  { result, about, previousValues }: Extract<ActionOutcome, { kind: 'succeeded' }>,
): ReportedAction | null {
  const { command, ids, historyRef, options } = action
  const { replay } = options
  const isUnchanged = result instanceof UnchangedResult
  if (replay && isUnchanged && (replay.isFirstAttempt() || result instanceof ConflictResult))
    return stopWithReason(`${formatConflictSince(replay)}. ${capitalize(result.reason)}`)
  replay?.onAttemptEnd(true, ids)
  if (command.runEach && command.resource) recordsProcessed.emit(command.resource, ids)
  const message = notifySuccess(command, result, historyRef, about)
  return { ...action, ...NOTHING_CHANGED, isOk: true, message, changed: isUnchanged ? [] : ids, previousValues }
}

/** '“habilitar produto 12”: foi alterado depois, não foi desfeito' */
export const formatConflictSince = ({ phrase, verb }: Pick<HistoryReplay, 'phrase' | 'verb'>): string =>
  `“${phrase}”: foi alterado depois, não foi ${toParticiple(verb, 1, 'o')}`

function reportFailure(
  action: ExecutedAction,
  { error, about, previousValues }: Extract<ActionOutcome, { kind: 'failed' }>,
): ReportedAction | null {
  const { command, args, ids, historyRef, options } = action
  const message = notifyFailure(command, args, error, historyRef, about)
  options.replay?.onAttemptEnd(false, [])
  // After the end of a session nothing was sent: the interrupted action stays open.
  if (isSessionEnded(error)) return null
  const isUncertain = isUnconfirmed(error)
  const unconfirmedIds = isUncertain ? ids : []
  return { ...action, ...NOTHING_CHANGED, isOk: false, message, unconfirmedIds, isUncertain, previousValues }
}

/** A bulk run has shown its notice and its report itself (`bulk/finish-run.ts`), as it does after a retry. */
function reportBulkRun(action: ExecutedAction, end: RunResult): ReportedAction {
  const { isOk, text, ids, changed, unknown, conflicting, previousValues } = end
  const { replay } = action.options
  // If all records had been changed meanwhile, nothing was undone.
  const wasAllUnchanged = isOk && changed.length === 0 && (replay?.isFirstAttempt() || conflicting.length > 0)
  if (replay && !wasAllUnchanged) replay.onAttemptEnd(isOk, changed)
  return {
    ...action,
    ids,
    isOk,
    message: text,
    changed,
    unconfirmedIds: unknown,
    isUncertain: unknown.length > 0,
    previousValues,
  }
}
