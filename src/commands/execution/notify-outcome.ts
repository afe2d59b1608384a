/** Tells what a run of a command came to, as a notice or in place (spec 1 §8). */
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
import { type HistoryRef, undoNoticeOptions } from '#commands/dispatcher.ts'
import { getFailureText, isSessionEnded, appendRetryDelay } from '#commands/bulk/failure-text.ts'
import { createOutcomeVerifier } from './verify-outcome.ts'
import { showStatus } from './status-line.ts'
import { getScreen } from '#commands/screen.ts'

/** ms that a notice stays which asks for something. */
const ACTION_NOTICE_MS = 10_000

/** Tells a success, and whose it is (`about`); nothing where neither server nor command has words for it. Returns what was said. */
export function notifySuccess(
  command: AnyCommand,
  said: CommandResult | DetailedResult | ReplacedResult,
  historyRef: HistoryRef | null,
  about = '',
): string {
  if (said instanceof UnchangedResult) {
    notify('info', said.reason)
    return said.reason
  }
  if (said instanceof DetailedResult) {
    const { text, details } = said
    const action = { label: 'Ver quais', run: () => void showDetails(text, details) }
    notify('success', text, details.length > 0 ? { timeOut: ACTION_NOTICE_MS, action } : {})
    return text
  }
  const hasWayBack = command.undo !== undefined && (!(said instanceof ReplacedResult) || said.previous !== null)
  const text = (said instanceof ReplacedResult ? said.message : said) || command.success
  if (text)
    notify('success', text, {
      about: unsaid(about, text),
      ...(historyRef && hasWayBack && undoNoticeOptions(historyRef)),
    })
  return text ?? ''
}

/** What a message does not say itself: where it names the record, nothing is said twice. */
const unsaid = (about: string, text: string): string => {
  const number = /#\d+/.exec(about)?.[0] ?? '#'
  return text.includes(number) ? '' : about
}

/** What can be done about a failure: look what became of the act, or look at what the platform said. */
function getRecoveryOptions(
  command: AnyCommand,
  args: ArgValues,
  error: unknown,
  historyRef: HistoryRef | null,
): NoticeOptions {
  if (!(error instanceof ApiError)) return {}
  const { detail } = error
  const check = error.isUncertain ? createOutcomeVerifier(command, args, error, historyRef) : null
  if (check) return { timeOut: ACTION_NOTICE_MS, action: { label: 'Conferir', run: () => void check() } }
  return detail === null
    ? {}
    : { timeOut: ACTION_NOTICE_MS, action: { label: 'Detalhes', run: () => void showErrorDetail(detail) } }
}

/** Tells a failure where the specification wants it: as a notice, or in place. Returns what was said. */
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
    notify('error', text, { about: unsaid(about, text), ...getRecoveryOptions(command, args, error, historyRef) })
    return text
  }
  const isSaid = error instanceof ApiError && (error.platformMessage || error.isUncertain || error.kind !== 'status')
  const reason = isSaid ? ` ${error.message}` : ''
  const text = appendRetryDelay(
    command.inlineFailure.replace('{id}', String(getIds(command, args)[0] ?? '')) + reason,
    error,
  )
  const { list } = getScreen()
  if (list && (!command.resource || list.resource === command.resource)) list.showMessage(text)
  else showStatus(text, 6000)
  return text
}
