/** The error of every failed call, and the search for the platform's message in a response (cases F2-F8). */
import { isObject } from './is-object.ts'
import { isSentence } from './sentence.ts'

/** Why a call did not succeed. */
export type ErrorKind =
  /** No response: no connection, connection reset, blocked by CORS. */
  | 'network'
  | 'timeout'
  /** A response that is not the platform's: HTML, incomplete JSON, an unknown shape. */
  | 'unexpected'
  | 'too-large'
  /** The session ended; the console is navigating to /login. */
  | 'session'
  /** The call was not sent, because its input does not fit the endpoint. */
  | 'input'
  /** Not sent: the operator did not want to send it again (O1), or the record was changed meanwhile (N1). */
  | 'not-sent'
  /** The platform refused: a status that is not 2xx, or a response that reports a failure. */
  | 'status'

/** The longest `detail`, characters. */
const MAX_DETAIL_LENGTH = 2000

interface ApiErrorOptions {
  kind: ErrorKind
  /** The console's own message, if the default message of the kind says too little. */
  message?: string
  status?: number
  platformMessage?: string | null
  fieldMessages?: Readonly<Record<string, string>>
  /** Seconds to wait according to Retry-After. */
  retryAfterSeconds?: number | null
  /** An unconfirmed write: its outcome is unknown (D2). */
  isUncertain?: boolean
  /** The browser had no connection when the call failed. */
  isOffline?: boolean
  /** What the platform sent instead of a message; shown for support. */
  detail?: string | null
  cause?: unknown
}

/** A failed call. `message` is Portuguese and can be shown to the operator; a screen may put its own text before it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The HTTP status; 0 if there was no response. */
  readonly status: number
  /** The platform's own message, which replaces every default (spec 1 §8); null if it sent none. */
  readonly platformMessage: string | null
  /** Messages by form field; empty if there are none. */
  readonly fieldMessages: Readonly<Record<string, string>>
  /** True if `message` is complete and nothing may be put before it. */
  readonly hasFullMessage: boolean
  /** Seconds to wait before the call is repeated (Retry-After); null if the platform does not say. */
  readonly retryAfterSeconds: number | null
  /** True for an unconfirmed write: its effect must be checked, and it is never sent again by itself. */
  readonly isUncertain: boolean
  /** True if no response arrived and the browser reported that it had no connection. */
  readonly isOffline: boolean
  /**
   * What the platform sent if it is no sentence for an operator, at most 2,000 characters (case O3); otherwise null.
   */
  readonly detail: string | null
  /**
   * For an unconfirmed write only. Called after a check found that the write was not done; the same content is then
   * sent again without a confirmation (case O1).
   */
  markNotDone?: () => void
  /**
   * For an unconfirmed write only. Called after a check found a possible effect, with one sentence about it; the next
   * confirmation shows the sentence.
   */
  addFinding?: (finding: string) => void

  constructor(options: ApiErrorOptions) {
    const { kind, status = 0, isUncertain = false } = options
    super(options.message ?? options.platformMessage ?? getDefaultMessage(kind, status, isUncertain), {
      cause: options.cause,
    })
    this.kind = kind
    this.hasFullMessage = kind === 'not-sent' || options.message !== undefined
    this.status = status
    this.platformMessage = options.platformMessage ?? null
    this.fieldMessages = options.fieldMessages ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.isUncertain = isUncertain
    this.isOffline = options.isOffline ?? false
    this.detail = options.detail?.slice(0, MAX_DETAIL_LENGTH) ?? null
  }
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: 'A plataforma não aceitou os dados enviados.',
  401: 'A plataforma não reconheceu a sessão.',
  403: 'Sem permissão para esta ação.',
  404: 'Registro não encontrado.',
  408: 'A plataforma demorou demais para responder.',
  409: 'O registro está em conflito com outro ou foi alterado por outra pessoa.',
  412: 'O registro foi alterado por outra pessoa.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'O tipo do arquivo enviado não é aceito.',
  422: 'Há dados inválidos.',
  429: 'Muitas solicitações seguidas. Aguarde um instante.',
  503: 'A plataforma está indisponível no momento.',
}

function getDefaultMessage(kind: ErrorKind, status: number, isUncertain: boolean): string {
  if (isUncertain)
    return kind === 'network' || kind === 'timeout'
      ? 'Sem resposta do servidor. Verifique antes de repetir'
      : 'Não se sabe se foi feito: a resposta não diz. Verifique antes de repetir'
  switch (kind) {
    case 'network':
      return 'Sem resposta do servidor.'
    case 'timeout':
      return 'A plataforma demorou demais para responder.'
    case 'unexpected':
      return 'Resposta inesperada do servidor'
    case 'too-large':
      return 'A resposta do servidor é grande demais.'
    case 'session':
      return 'Sessão expirada. Entre novamente.'
    case 'input':
      return 'Há dados inválidos.'
    case 'not-sent':
      return 'Nada foi enviado.'
    case 'status':
      return (
        STATUS_MESSAGES[status] ??
        (status >= 500 ? 'Erro interno da plataforma.' : 'A plataforma recusou a solicitação.')
      )
  }
}

/** Parses a text that contains a JSON object or list; undefined for any other text. */
function parseEmbeddedJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Finds the platform's message among the fields of one object. */
type MessageFinder = (fields: Readonly<Record<string, unknown>>) => string | undefined

/** Returns a text that can be shown to an operator (F5, O3); undefined for any other value. */
function toOperatorText(value: unknown, findIn: MessageFinder): string | undefined {
  if (typeof value !== 'string') return undefined
  const inner = parseEmbeddedJson(value)
  if (inner !== undefined) return findMessage(inner, findIn)
  const line = value.trim()
  return isSentence(line) ? line : undefined
}

/** Returns the message of the outermost object that has one; searches the wrappers data and result too. */
function findMessage(response: unknown, findIn: MessageFinder): string | undefined {
  let current = response
  for (let depth = 0; depth < 3 && isObject(current); depth++) {
    const found = findIn(current)
    if (found !== undefined) return found
    current = current['data'] ?? current['result']
    if (typeof current === 'string') return undefined
  }
  return toOperatorText(current, findIn)
}

const readPlainMessage: MessageFinder = ({ message, mensagem }) =>
  toOperatorText(message, readPlainMessage) ?? toOperatorText(mensagem, readPlainMessage)

const readMessageOrDetail: MessageFinder = (fields) =>
  readPlainMessage(fields) ?? toOperatorText(fields['detail'], readRefusalMessage)

/**
 * In a refusal also searches `detail` (RFC 9457), `error.message`, and the entries of an `errors` list that name no
 * field.
 */
const readRefusalMessage: MessageFinder = (fields) => {
  const { error, errors } = fields
  return (
    readMessageOrDetail(fields) ??
    (isObject(error) ? readMessageOrDetail(error) : undefined) ??
    joinListedMessages(errors)
  )
}

/** Joins all messages of a list of errors if they are short enough to be shown; otherwise returns the first. */
function joinListedMessages(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined
  const texts = (errors as unknown[]).flatMap((error) => {
    const isOfField = isObject(error) && getFieldName(error) !== undefined
    const text = isObject(error) ? readMessageOrDetail(error) : toOperatorText(error, readRefusalMessage)
    return text === undefined || isOfField ? [] : [text]
  })
  const all = texts.join('; ')
  return isSentence(all) ? all : texts[0]
}

const getFieldName = ({ field, campo }: Readonly<Record<string, unknown>>): unknown => field ?? campo

/**
 * Returns the platform's message in a response: a JSON text, or `message` or `mensagem` of an object, also under the
 * wrappers data and result (spec 1 §8). undefined if there is none.
 */
export const findPlatformMessage = (response: unknown): string | undefined => findMessage(response, readPlainMessage)

/** Returns the platform's message in a refusal, which may contain it in further fields. undefined if there is none. */
export const findRefusalMessage = (response: unknown): string | undefined => findMessage(response, readRefusalMessage)

const FAILURE_STATUSES = ['error', 'erro', 'fail']

/**
 * True if the `error` field of a response reports an error: true, an object or a text; null, false and '' report none.
 */
const isErrorValue = (value: unknown): boolean =>
  value === true || (isObject(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== '')

/**
 * Returns true if a response with a success status reports that the call failed: `success: false`, `error`, or `status:
 * "error"`, also under the wrappers data, result and content.
 */
export function isFailureResponse(response: unknown): boolean {
  let current = response
  for (let depth = 0; depth < 4 && isObject(current); depth++) {
    const success = current['success'] ?? current['sucesso']
    if (success === false || success === 'false') return true
    // A record may have fields with these names, but has an id. If the response reports success, these fields are only
    // notes.
    const isEnvelope = success === undefined && !('id' in current)
    const { error, erro, status } = current
    if (
      isEnvelope &&
      (isErrorValue(error) || isErrorValue(erro) || FAILURE_STATUSES.includes(String(status).toLowerCase()))
    )
      return true
    current = current['data'] ?? current['result'] ?? current['content']
  }
  return false
}

/**
 * Returns messages by field name: from `fields` or `errors` as { dscNome: '...' }, or `errors` as [{ field, message }]
 * (E6).
 */
export function findFieldMessages(response: unknown): Readonly<Record<string, string>> {
  const found: [string, string][] = []
  if (!isObject(response)) return {}
  const add = (field: unknown, message: unknown) => {
    const text = toOperatorText(Array.isArray(message) ? message[0] : message, readPlainMessage)
    if (typeof field === 'string' && field !== '' && text !== undefined) found.push([field, text])
  }
  for (const named of [response['fields'], response['errors']])
    if (isObject(named)) for (const [field, message] of Object.entries(named)) add(field, message)
  if (Array.isArray(response['errors'])) {
    for (const error of response['errors'] as unknown[]) {
      if (isObject(error)) add(getFieldName(error), error['message'] ?? error['mensagem'])
    }
  }
  // The object has no prototype, so that a field called '__proto__' is only a name (F13).
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(found))
}

/** Returns the error of an action that stopped before it sent anything; `message` says why. */
export const createNotSentError = (message: string): ApiError => new ApiError({ kind: 'not-sent', message })

/** Returns true if a call failed because the browser had no connection. */
export const isOfflineError = (error: unknown): boolean => error instanceof ApiError && error.isOffline

/**
 * Returns true if the platform says that the record does not exist. A web page with status 404 is not the platform's
 * response.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404

/** Statuses with which a web server responds at a URL where there is no platform. */
const NOT_PLATFORM_STATUSES = [404, 405]

/** Returns true if a web page with this status means that the platform is not at this URL. */
export const isNotPlatformStatus = (status: number): boolean => NOT_PLATFORM_STATUSES.includes(status)

/** Returns the message that another server responds at `url`, and what to check. */
export const describeNotPlatform = (url: string, status: number): string =>
  `Quem respondeu em ${url} não é a plataforma (erro ${status}). Confira apiBase, no arquivo config.json.`

/**
 * Error handler for `.then(read, notFoundAsNull)`: returns null for a record that does not exist, rethrows every other
 * error.
 */
export function notFoundAsNull(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
