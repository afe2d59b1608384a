/** What stands beside the button after a failed save (commands/README §4 rule 7; cases B9, D2, D10, L7). */
import { ApiError } from '#api/errors.ts'
import { isLost, withWait } from '#commands/bulk/failure.ts'
import { PartlySaved } from './define.ts'

/** Statuses whose own text says more than the form's default: too large, a wrong type of file. */
const TELLING = new Set([413, 415])

/**
 * The server's words, else what is known of the failure, else `failure`, the form's default; null where the console
 * is leaving for /login anyway. `isStored`: the record existed when the form opened.
 */
export function problemOf(error: unknown, failure: string, isStored: boolean): string | null {
  if (error instanceof PartlySaved)
    return `${error.message}${isLost(error.cause) ? ' Não se sabe se a outra parte foi feita.' : ''}`
  if (!(error instanceof ApiError)) return failure
  if (error.kind === 'session') return null
  if (error.kind === 'held') return error.message
  if (error.uncertain)
    return error.serverMessage === null ? `${error.message}.` : `${error.serverMessage} Não se sabe se foi salvo.`
  if (error.serverMessage !== null) return withWait(error.serverMessage, error)
  if (error.status === 404 && isStored) return 'Registro não existe mais. O que você digitou continua na tela.'
  return withWait(error.kind === 'status' && !TELLING.has(error.status) ? failure : error.message, error)
}
