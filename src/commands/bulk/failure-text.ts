/** What a failed call of an act is called, for one record and for many: the server's message first (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import type { JobDescription } from './bulk-job.ts'

/** True where the session is over: the console is on its way to /login and says so there. */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.kind === 'session'

/** True where it was sent and nobody knows whether it was done; not where it was not sent once more. */
export const isUnconfirmed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isUncertain && error.kind !== 'not-sent'

/** The sentence for a failed call, and how long the platform asks to wait, where it does. */
export function appendRetryDelay(text: string, error: unknown): string {
  const seconds = error instanceof ApiError && error.retryAfterSeconds ? Math.ceil(error.retryAfterSeconds) : 0
  if (seconds === 0) return text
  // How long says more than 'um instante'.
  const message = text.replace(/(?:\. Aguarde um instante)?\.?$/, '.')
  return `${message} Aguarde ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`
}

const UNCONFIRMED_TEXT = 'Não se sabe se foi feito: verifique antes de repetir.'

/** The sentence for a failed call: the server's, else the act's, else what is known of the failure. */
export function getFailureText(work: JobDescription, error: unknown): string {
  if (!(error instanceof ApiError)) return work.failure ?? 'Algo deu errado. Tente novamente.'
  const { failure } = work
  if (error.hasFullMessage) return error.message
  if (error.isUncertain && error.platformMessage !== null) return `${error.platformMessage} ${UNCONFIRMED_TEXT}`
  if (error.platformMessage !== null || failure === undefined) return error.message
  // A write whose outcome is not known must be looked up: 'Erro ao excluir' alone would be a lie (case D2). Where the
  // platform refused nothing, as in a read before the write without a connection, that alone says what to do next.
  return error.isUncertain || error.kind !== 'status' ? `${failure.replace(/\.$/, '')}. ${error.message}` : failure
}
