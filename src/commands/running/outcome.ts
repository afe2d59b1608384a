/** Tells what a run of a command came to, as a notice or in place (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import { showDetail, showFacts } from '#ui/dialogs/detail.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { NoticeOptions } from '#ui/notices/notice-options.ts'
import type { Values } from '#commands/args.ts'
import { idsIn } from '#commands/command-args.ts'
import { type AnyCommand, Brought, Replaced, type Said, Unchanged } from '#commands/define.ts'
import { type KeptStep, undoable } from '#commands/dispatcher.ts'
import { failureText, isSessionOver, withWait } from '#commands/bulk/failure.ts'
import { endChecker } from './check-end.ts'
import { sayInStatusLine } from './status-line.ts'
import { currentScreen } from '#commands/screen.ts'

/** ms that a notice stays which asks for something. */
const LONG = 10_000

/** Tells a success, and whose it is (`about`); nothing where neither server nor command has words for it. Returns what was said. */
export function tellSuccess(
  command: AnyCommand,
  said: Said | Brought | Replaced,
  step: KeptStep | null,
  about = '',
): string {
  if (said instanceof Unchanged) {
    notify('info', said.why)
    return said.why
  }
  if (said instanceof Brought) {
    const { text, facts } = said
    const action = { label: 'Ver quais', run: () => void showFacts(text, facts) }
    notify('success', text, facts.length > 0 ? { timeOut: LONG, action } : {})
    return text
  }
  const hasWayBack = command.undo !== undefined && (!(said instanceof Replaced) || said.was !== null)
  const text = (said instanceof Replaced ? said.said : said) || command.success
  if (text) notify('success', text, { about: unsaid(about, text), ...(step && hasWayBack && undoable(step)) })
  return text ?? ''
}

/** What a message does not say itself: where it names the record, nothing is said twice. */
const unsaid = (about: string, text: string): string => {
  const number = /#\d+/.exec(about)?.[0] ?? '#'
  return text.includes(number) ? '' : about
}

/** What can be done about a failure: look what became of the act, or look at what the platform said. */
function wayOn(command: AnyCommand, args: Values, error: unknown, step: KeptStep | null): NoticeOptions {
  if (!(error instanceof ApiError)) return {}
  const { detail } = error
  const check = error.uncertain ? endChecker(command, args, error, step) : null
  if (check) return { timeOut: LONG, action: { label: 'Conferir', run: () => void check() } }
  return detail === null ? {} : { timeOut: LONG, action: { label: 'Detalhes', run: () => void showDetail(detail) } }
}

/** Tells a failure where the specification wants it: as a notice, or in place. Returns what was said. */
export function tellFailure(
  command: AnyCommand,
  args: Values,
  error: unknown,
  step: KeptStep | null,
  about = '',
): string {
  if (isSessionOver(error)) return 'Sessão encerrada'
  if (!(error instanceof ApiError)) reportError(error)
  if (!command.silentFailure) {
    const text = withWait(failureText(command, error), error)
    notify('error', text, { about: unsaid(about, text), ...wayOn(command, args, error, step) })
    return text
  }
  const isSaid = error instanceof ApiError && (error.serverMessage || error.uncertain || error.kind !== 'status')
  const reason = isSaid ? ` ${error.message}` : ''
  const text = withWait(command.silentFailure.replace('{id}', String(idsIn(command, args)[0] ?? '')) + reason, error)
  const { list } = currentScreen()
  if (list && (!command.noun || list.noun === command.noun)) list.say(text)
  else sayInStatusLine(text, 6000)
  return text
}
