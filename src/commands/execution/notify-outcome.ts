/** Notifies how a command ended, as a notice or inline (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import { showErrorDetail, showDetails } from '#ui/dialogs/show-details.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { ArgValues } from '#commands/args.ts'
import { getIds } from '#commands/command-args.ts'
import {
  type AnyCommand,
  DetailedResult,
  ReplacedResult,
  type CommandResult,
  UnchangedResult,
} from '#commands/define.ts'
import { type HistoryRef, undoNoticeOptions } from '#commands/command-requests.ts'
import { getFailureText, isSessionEnded, appendRetryDelay } from '#commands/bulk/failure-text.ts'
import { createOutcomeVerifier } from './verify-outcome.ts'
import { showStatus } from './status-line.ts'
import { getScreen } from '#commands/screen.ts'

/** In ms: how long a notice with a button stays. */
const ACTION_NOTICE_MS = 10_000

/** Says why an action ends before it has done anything; returns null, which ends it. */
export function stopWithReason(reason: string): null {
  notify('info', reason)
  return null
}

/**
 * Notifies of a success, with the record (`about`). Shows nothing if neither server nor command has a message. Returns
 * the message, '' for none.
 */
export function notifySuccess(
  command: AnyCommand,
  result: CommandResult | DetailedResult | ReplacedResult,
  historyRef: HistoryRef | null,
  about = '',
): string {
  if (result instanceof UnchangedResult) {
    notify('info', result.reason)
    return result.reason
  }
  if (result instanceof DetailedResult) {
    const { text, details } = result
    const action = { label: 'Ver quais', run: () => void showDetails(text, details) }
    notify('success', text, details.length > 0 ? { timeOut: ACTION_NOTICE_MS, action } : {})
    return text
  }
  const canBeUndone = command.undo !== undefined && (!(result instanceof ReplacedResult) || result.previous !== null)
  const text = (result instanceof ReplacedResult ? result.message : result) || command.success
  if (text)
    notify('success', text, {
      about: omitIfNamed(about, text),
      ...(historyRef && canBeUndone && undoNoticeOptions(historyRef)),
    })
  return text ?? ''
}

/** Drops the record if the message already names it. */
const omitIfNamed = (about: string, text: string): string => {
  const number = /#\d+/.exec(about)?.[0] ?? '#'
  return text.includes(number) ? '' : about
}

/** What the operator can do about a failure: check how the write ended, or see what the platform returned. */
function getRecoveryOptions(
  command: AnyCommand,
  args: ArgValues,
  error: unknown,
  historyRef: HistoryRef | null,
): NoticeOptions {
  if (!(error instanceof ApiError)) return {}
  const { detail } = error
  const verify = error.isUncertain ? createOutcomeVerifier(command, args, error, historyRef) : null
  if (verify) return { timeOut: ACTION_NOTICE_MS, action: { label: 'Conferir', run: () => void verify() } }
  return detail === null
    ? {}
    : { timeOut: ACTION_NOTICE_MS, action: { label: 'Detalhes', run: () => void showErrorDetail(detail) } }
}

/** Notifies of a failure as the specification says: as a notice, or inline. Returns the message. */
export function notifyFailure(
  command: AnyCommand,
  args: ArgValues,
  error: unknown,
  historyRef: HistoryRef | null,
  about = '',
): string {
  if (isSessionEnded(error)) return 'Sessão encerrada'
  if (!(error instanceof ApiError)) reportError(error)
  if (!command.inlineFailure) {
    const text = appendRetryDelay(getFailureText(command, error), error)
    notify('error', text, { about: omitIfNamed(about, text), ...getRecoveryOptions(command, args, error, historyRef) })
    return text
  }
  const hasReason = error instanceof ApiError && (error.platformMessage || error.isUncertain || error.kind !== 'status')
  const reason = hasReason ? ` ${error.message}` : ''
  const text = appendRetryDelay(
    command.inlineFailure.replace('{id}', String(getIds(command, args)[0] ?? '')) + reason,
    error,
  )
  const { list } = getScreen()
  if (list && (!command.resource || list.resource === command.resource)) list.showMessage(text)
  else showStatus(text, 6000)
  return text
}
