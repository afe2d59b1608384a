/** The message for a failed call, for one record and for many: the server's message first (spec 1 §8). */
import { ApiError } from '#api/errors.ts'
import type { JobDescription } from './bulk-job.ts'

/** True if the session is over: the console then goes to /login, which says so. */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.kind === 'session'

/** True if a write was sent and nobody knows whether it was done; false if it was not sent again. */
export const isUnconfirmed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isUncertain && error.kind !== 'not-sent'

/** The message for a failed call, with the time that the platform asks to wait, if any. */
export function appendRetryDelay(text: string, error: unknown): string {
  const seconds = error instanceof ApiError && error.retryAfterSeconds ? Math.ceil(error.retryAfterSeconds) : 0
  if (seconds === 0) return text
  // The exact time replaces 'um instante'.
  const message = text.replace(/(?:\. Aguarde um instante)?\.?$/, '.')
  return `${message} Aguarde ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`
}

const UNCONFIRMED_TEXT = 'Não se sabe se foi feito: verifique antes de repetir.'

/** The message for a failed call: the server's, else the job's, else what is known about the failure. */
export function getFailureText(job: JobDescription, error: unknown): string {
  if (!(error instanceof ApiError)) return job.failure ?? 'Algo deu errado. Tente novamente.'
  const { failure } = job
  if (error.hasFullMessage) return error.message
  if (error.isUncertain && error.platformMessage !== null) return `${error.platformMessage} ${UNCONFIRMED_TEXT}`
  if (error.platformMessage !== null || failure === undefined) return error.message
  // A write with an unknown outcome must be checked: 'Erro ao excluir' alone would be false (case D2). If the platform
  // refused nothing, as in a read before the write without a connection, only the error's message says what to do next.
  return error.isUncertain || error.kind !== 'status' ? `${failure.replace(/\.$/, '')}. ${error.message}` : failure
}
