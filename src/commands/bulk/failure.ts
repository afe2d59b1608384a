/** What a failed call of an act is called, for one record and for many: the server's message first (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import type { Told } from './work.ts'

/** True where the session is over: the console is on its way to /login and says so there. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.kind === 'session'

/** True where it was sent and nobody knows whether it was done; not where it was not sent once more. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.uncertain && error.kind !== 'held'

/** The sentence for a failed call, and how long the platform asks to wait, where it does. */
export function withWait(text: string, error: unknown): string {
  const seconds = error instanceof ApiError && error.retryAfter ? Math.ceil(error.retryAfter) : 0
  if (seconds === 0) return text
  // How long says more than 'um instante'.
  const said = text.replace(/(?:\. Aguarde um instante)?\.?$/, '.')
  return `${said} Aguarde ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`
}

const NOT_KNOWN = 'Não se sabe se foi feito: verifique antes de repetir.'

/** The sentence for a failed call: the server's, else the act's, else what is known of the failure. */
export function failureText(work: Told, error: unknown): string {
  if (!(error instanceof ApiError)) return work.failure ?? 'Algo deu errado. Tente novamente.'
  const { failure } = work
  if (error.isTold) return error.message
  if (error.uncertain && error.serverMessage !== null) return `${error.serverMessage} ${NOT_KNOWN}`
  if (error.serverMessage !== null || failure === undefined) return error.message
  // A write whose outcome is not known must be looked up: 'Erro ao excluir' alone would be a lie (case D2). Where the
  // platform refused nothing, as in a read before the write without a connection, that alone says what to do next.
  return error.uncertain || error.kind !== 'status' ? `${failure.replace(/\.$/, '')}. ${error.message}` : failure
}
