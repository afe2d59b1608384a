/** What stands beside the button after a failed save (commands/README §4 rule 7; cases B9, D2, D10, L7). */
import { ApiError, isNotFound } from '#api/errors.ts'
import { withWait } from '#commands/bulk/failure.ts'
import { type AnyForm, type FormMode, PartlySaved } from '#forms/define.ts'

/** Statuses whose own text says more than the form's default: too large, a wrong type of file. */
const TELLING = new Set([413, 415])

/**
 * The server's words, else what is known of the failure, else `failure`, the form's default; null where the console
 * is leaving for /login anyway. `isStored`: the record existed when the form opened.
 */
export function problemOf(error: unknown, failure: string, isStored: boolean): string | null {
  if (error instanceof PartlySaved) return error.message
  if (!(error instanceof ApiError)) return failure
  if (error.kind === 'session') return null
  if (error.kind === 'held') return error.message
  if (error.uncertain)
    return error.serverMessage === null ? `${error.message}.` : `${error.serverMessage} Não se sabe se foi salvo.`
  if (error.serverMessage !== null) return withWait(error.serverMessage, error)
  if (isNotFound(error) && isStored) return 'Registro não existe mais. O que você digitou continua na tela.'
  return withWait(error.kind === 'status' && !TELLING.has(error.status) ? failure : error.message, error)
}

interface Told {
  /** Beside the button. */
  problem: string | null
  /** What came of the call, or of the half that failed; null: a fault of the console's own. */
  cause: ApiError | null
  /** Raised as a notice; null for none. */
  notice: string | null
  /** What the platform said of fields, by the form's own names. */
  fields: Readonly<Record<string, string>>
}

const plain = (name: string) => name.replaceAll(/[._]/g, '').toLowerCase()

/** By these names of a form, where the platform names them as its call does: 'status.id', 'PORCENTAGEM_CASHBACK'. */
function ownNames(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  spellings: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const ownName = (at: string) =>
    names.find((name) => at === name || at === spellings[name] || plain(at) === plain(name)) ?? at
  return Object.fromEntries(Object.entries(fields).map(([at, text]) => [ownName(at), text]))
}

/** What is told of a save that failed, by the policy of the form, whose fields have these `names`. */
export function toldOf(
  error: unknown,
  definition: Pick<AnyForm, 'failure' | 'silent' | 'ownWords' | 'spellings'>,
  mode: FormMode,
  names: readonly string[] = [],
): Told {
  const failure = definition.failure[mode]
  const cause = error instanceof PartlySaved ? error.cause : error
  const alone = problemOf(error, failure, mode === 'edit')
  if (!(cause instanceof ApiError)) return { problem: alone, cause: null, notice: null, fields: {} }
  const fields = ownNames(cause.fields, names, definition.spellings)
  const told = { problem: alone && withFields(alone, fields, names), cause, fields }
  if (definition.silent || cause.kind === 'session' || cause.kind === 'held') return { ...told, notice: null }
  const said = definition.ownWords === mode ? null : cause.serverMessage
  const words = cause.uncertain ? problemOf(cause, failure, mode === 'edit') : said
  return { ...told, notice: withWait(words ?? failure, cause) }
}

/** This, and what the platform said of fields that the form does not have: 'Erro ao criar: Status obrigatório'. */
function withFields(said: string, fields: Readonly<Record<string, string>>, names: readonly string[]): string {
  const texts = Object.entries(fields).flatMap(([at, text]) =>
    said.includes(text) || names.some((name) => at === name || at.startsWith(`${name}[`)) ? [] : [text],
  )
  return texts.reduce((told, text, at) => told + (/[.!?]$/.test(told) ? ' ' : at === 0 ? ': ' : '; ') + text, said)
}
