/** What a run of a command comes to, in the operator's words: the server's message first (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import { notify } from '#ui/notify.tsx'
import type { AnyCommand, Said } from '#commands/define.ts'
import { sayQuietly } from './status-line.ts'
import { currentScreen } from '#commands/screen.ts'

/** True where the session is over: the console is on its way to /login and says so there. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.kind === 'session'

/** The sentence for a failed call: the server's, else the command's, else what is known of the failure. */
export function failureText(command: AnyCommand, error: unknown): string {
  if (!(error instanceof ApiError)) return command.failure ?? 'Algo deu errado. Tente novamente.'
  const { failure } = command
  if (error.serverMessage !== null || failure === undefined) return error.message
  // A write whose outcome is not known must be looked up: 'Erro ao excluir' alone would be a lie (D2).
  return error.uncertain ? `${failure.replace(/\.$/, '')}. ${error.message}` : failure
}

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
