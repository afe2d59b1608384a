/** Tells what a run of a command came to, as a notice or in place (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import { notify } from '#ui/notify.tsx'
import type { AnyCommand, Said } from '#commands/define.ts'
import { failureText, isSessionOver } from '#commands/bulk/failure.ts'
import { sayQuietly } from './status-line.ts'
import { currentScreen } from '#commands/screen.ts'

/** Tells a success; nothing where neither server nor command has words for it. Returns what was said. */
export function tellSuccess(command: AnyCommand, said: Said): string {
  const text = said || command.success
  if (text) notify('success', text)
  return text ?? ''
}

/** Tells a failure where the specification wants it: as a notice, or in place. Returns what was said. */
export function tellFailure(command: AnyCommand, error: unknown, id: number | undefined): string {
  if (isSessionOver(error)) return 'Sessão encerrada'
  if (!(error instanceof ApiError)) reportError(error)
  if (!command.silentFailure) {
    const text = failureText(command, error)
    notify('error', text)
    return text
  }
  const reason = error instanceof ApiError && (error.serverMessage || error.uncertain) ? ` ${error.message}` : ''
  const text = command.silentFailure.replace('{id}', String(id ?? '')) + reason
  const { list } = currentScreen()
  if (list && (!command.noun || list.noun === command.noun)) list.say(text)
  else sayQuietly(text, 6000)
  return text
}
