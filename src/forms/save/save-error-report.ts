/**
 * Chooses the texts for a failed save: beside the button, under the fields, and in a notice (commands/README §4 rule 7;
 * cases B9, D2, D10, L7).
 */
import { ApiError, isNotFound } from '#api/errors.ts'
import { appendRetryDelay } from '#commands/bulk/failure-text.ts'
import { type AnyForm, type FormMode, PartialSaveError } from '#forms/define.ts'

/** Statuses whose own text says more than the form's default: file too large, wrong file type. */
const DESCRIPTIVE_STATUSES = new Set([413, 415])

/**
 * The text beside the button: the server's message, else what is known of the failure, else the form's default
 * `failure`. null if the session has ended, because the console goes to /login anyway. `isStored`: the record existed
 * when the form opened.
 */
export function describeSaveError(error: unknown, failure: string, isStored: boolean): string | null {
  if (error instanceof PartialSaveError) return error.message
  if (!(error instanceof ApiError)) return failure
  if (error.kind === 'session') return null
  if (error.kind === 'not-sent') return error.message
  if (error.isUncertain)
    return error.platformMessage === null ? `${error.message}.` : `${error.platformMessage} Não se sabe se foi salvo.`
  if (error.platformMessage !== null) return appendRetryDelay(error.platformMessage, error)
  if (isNotFound(error) && isStored) return 'Registro não existe mais. O que você digitou continua na tela.'
  return appendRetryDelay(
    error.kind === 'status' && !DESCRIPTIVE_STATUSES.has(error.status) ? failure : error.message,
    error,
  )
}

/** What is said about a failed save, and where. */
export interface SaveErrorReport {
  /** The text beside the button; null for none. */
  problem: string | null
  /** The error of the call, or of the part that failed; null if the error is a bug of the console. */
  cause: ApiError | null
  /** The text of the notice; null for none. */
  notice: string | null
  /** The platform's messages for fields, by the form's own field names. */
  fields: Readonly<Record<string, string>>
}

const normalizeName = (name: string) => name.replaceAll(/[._]/g, '').toLowerCase()

/**
 * Maps the platform's field names to the form's own: 'status.id' and 'PORCENTAGEM_CASHBACK' are names as its calls
 * spell them.
 */
function toFormFieldNames(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  spellings: AnyForm['aliases'] = {},
): Readonly<Record<string, string>> {
  const toFormName = (platformName: string) =>
    names.find(
      (name) =>
        platformName === name ||
        platformName === spellings[name] ||
        normalizeName(platformName) === normalizeName(name),
    ) ?? platformName
  return Object.fromEntries(Object.entries(fields).map(([platformName, text]) => [toFormName(platformName), text]))
}

/** The report of a failed save, following the form's message settings. `names` are the names of the form's fields. */
export function createSaveErrorReport(
  error: unknown,
  definition: Pick<AnyForm, 'failureMessages' | 'isSilent' | 'ownMessagesMode' | 'aliases'>,
  mode: FormMode,
  names: readonly string[] = [],
): SaveErrorReport {
  const failure = definition.failureMessages[mode]
  const cause = error instanceof PartialSaveError ? error.cause : error
  const problem = describeSaveError(error, failure, mode === 'edit')
  if (!(cause instanceof ApiError)) return { problem, cause: null, notice: null, fields: {} }
  const fields = toFormFieldNames(cause.fieldMessages, names, definition.aliases)
  const report = { problem: problem && appendFieldMessages(problem, fields, names), cause, fields }
  if (definition.isSilent || cause.kind === 'session' || cause.kind === 'not-sent') return { ...report, notice: null }
  const platformMessage = definition.ownMessagesMode === mode ? null : cause.platformMessage
  const noticeText = cause.isUncertain ? describeSaveError(cause, failure, mode === 'edit') : platformMessage
  return { ...report, notice: appendRetryDelay(noticeText ?? failure, cause) }
}

/** Appends the platform's messages for fields that the form does not have: 'Erro ao criar: Status obrigatório'. */
function appendFieldMessages(
  message: string,
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): string {
  const texts = Object.entries(fields).flatMap(([field, text]) =>
    message.includes(text) || names.some((name) => field === name || field.startsWith(`${name}[`)) ? [] : [text],
  )
  return texts.reduce(
    (joined, text, index) => joined + (/[.!?]$/.test(joined) ? ' ' : index === 0 ? ': ' : '; ') + text,
    message,
  )
}
