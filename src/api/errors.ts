/** The one error of every call, and how the platform's own words are found in an answer (cases F2-F8). */
import { isObject } from './is-object.ts'
import { isSentence } from './sentence.ts'

/** What became of a call that did not succeed. */
export type ErrorKind =
  /** Nothing came back: no connection, reset, refused by CORS. */
  | 'network'
  | 'timeout'
  /** An answer that is not the platform's: HTML, cut JSON, another shape. */
  | 'unexpected'
  | 'too-large'
  /** The session ended; the console is on its way to /login. */
  | 'session'
  /** The call was refused before it was sent: its input does not fit the endpoint. */
  | 'input'
  /** Not sent: the operator did not want it sent again (O1), or the record is not what it was (N1). */
  | 'not-sent'
  /** The platform refused: a status that is not 2xx, or an answer that says of itself that it failed. */
  | 'status'

/** Of what the platform said for programmers, characters. */
const MAX_DETAIL_LENGTH = 2000

interface ApiErrorOptions {
  kind: ErrorKind
  /** The console's own words, where the kind alone says too little. */
  message?: string
  status?: number
  platformMessage?: string | null
  fieldMessages?: Readonly<Record<string, string>>
  /** Seconds that the platform asks to wait (Retry-After). */
  retryAfterSeconds?: number | null
  /** A write whose outcome is not known (D2). */
  isUncertain?: boolean
  /** The browser had no connection as the call failed. */
  isOffline?: boolean
  /** What the platform sent instead of a message, for support. */
  detail?: string | null
  cause?: unknown
}

/** A failed call. `message` is Portuguese and fit to be shown; a screen's own default may go before it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number
  /** The platform's own words, which go before every default (spec 1 §8); null where it sent none. */
  readonly platformMessage: string | null
  /** Messages for named fields of a form; empty where none were named. */
  readonly fieldMessages: Readonly<Record<string, string>>
  /** Its message is whole as it is, and nothing goes before it. */
  readonly hasFullMessage: boolean
  /** Seconds that the platform asks to wait before the call is made again; null where it does not say. */
  readonly retryAfterSeconds: number | null
  /** True for a write that may or may not have been done: to be looked up, never sent again by itself. */
  readonly isUncertain: boolean
  /** True where nothing came back and the browser said that it had no connection. */
  readonly isOffline: boolean
  /**
   * What the platform said where that is no sentence for an operator, 2,000 characters at most (case O3); else null.
   */
  readonly detail: string | null
  /** Of an uncertain write: for who has looked that it was not done; the same goes out again unasked (case O1). */
  markNotDone?: () => void
  /** Of the same: for who has found what may be its doing, in one sentence; asked about it again, one is told. */
  addFinding?: (found: string) => void

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

/** An object or a list that was written out as a text; undefined for any other text. */
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

/** A text fit to be shown to an operator (F5, O3). */
function toOperatorText(value: unknown, findIn: MessageFinder): string | undefined {
  if (typeof value !== 'string') return undefined
  const inner = parseEmbeddedJson(value)
  if (inner !== undefined) return findMessage(inner, findIn)
  const line = value.trim()
  return isSentence(line) ? line : undefined
}

/** The message of the outermost object that has one, also under the wrappers data and result. */
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

const findPlainMessage: MessageFinder = ({ message, mensagem }) =>
  toOperatorText(message, findPlainMessage) ?? toOperatorText(mensagem, findPlainMessage)

const findMessageOrDetail: MessageFinder = (fields) =>
  findPlainMessage(fields) ?? toOperatorText(fields['detail'], findRefusalMessage)

/** Of a refusal also `detail` (RFC 9457), `error.message` and what a list of `errors` says of no field. */
const findRefusalMessage: MessageFinder = (fields) => {
  const { error, errors } = fields
  return (
    findMessageOrDetail(fields) ??
    (isObject(error) ? findMessageOrDetail(error) : undefined) ??
    joinListedMessages(errors)
  )
}

/** All of a list of errors where they are short enough to be shown, else the first. */
function joinListedMessages(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined
  const texts = (errors as unknown[]).flatMap((error) => {
    const isOfField = isObject(error) && getFieldName(error) !== undefined
    const text = isObject(error) ? findMessageOrDetail(error) : toOperatorText(error, findRefusalMessage)
    return text === undefined || isOfField ? [] : [text]
  })
  const all = texts.join('; ')
  return isSentence(all) ? all : texts[0]
}

const getFieldName = ({ field, campo }: Readonly<Record<string, unknown>>): unknown => field ?? campo

/**
 * The platform's message in an answer: a JSON text, or `message` or `mensagem` of an object, also under the wrappers
 * data and result (spec 1 §8). undefined where there is none.
 */
export const findPlatformMessage = (answer: unknown): string | undefined => findMessage(answer, findPlainMessage)

/** The same of an answer that refuses, where the platform may say it in further places. */
export const findFailureMessage = (answer: unknown): string | undefined => findMessage(answer, findRefusalMessage)

const FAILURE_STATUSES = ['error', 'erro', 'fail']

/** `error` of an answer: true, what went wrong, or in words; null, false and '' say that nothing did. */
const isErrorValue = (value: unknown): boolean =>
  value === true || (isObject(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== '')

/**
 * Whether an answer says of itself, under a status of success, that the call failed: `success: false`, `error`, or
 * `status: "error"`, also under the wrappers data, result and content.
 */
export function isFailureResponse(response: unknown): boolean {
  let current = response
  for (let depth = 0; depth < 4 && isObject(current); depth++) {
    const success = current['success'] ?? current['sucesso']
    if (success === false || success === 'false') return true
    // A record may have fields of these names, and has an id; of an answer that says that it succeeded they are notes.
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

/** Messages by field: `fields` or `errors` as { dscNome: '...' }, or `errors` as [{ field, message }] (E6). */
export function findFieldMessages(answer: unknown): Readonly<Record<string, string>> {
  const found: [string, string][] = []
  if (!isObject(answer)) return {}
  const add = (field: unknown, message: unknown) => {
    const text = toOperatorText(Array.isArray(message) ? message[0] : message, findPlainMessage)
    if (typeof field === 'string' && field !== '' && text !== undefined) found.push([field, text])
  }
  for (const named of [answer['fields'], answer['errors']])
    if (isObject(named)) for (const [field, message] of Object.entries(named)) add(field, message)
  if (Array.isArray(answer['errors'])) {
    for (const error of answer['errors'] as unknown[]) {
      if (isObject(error)) add(getFieldName(error), error['message'] ?? error['mensagem'])
    }
  }
  // Without a prototype a field called '__proto__' is only a name (F13).
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(found))
}

/** Whether a call failed because the browser had no connection. */
export const isOfflineError = (error: unknown): boolean => error instanceof ApiError && error.isOffline

/** Whether the platform says that there is no such record; a web page with that status is not the platform's. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404

/** Statuses with which a web server answers at an address where no platform is. */
const NOT_PLATFORM_STATUSES = [404, 405]

/** Whether a web page with this status says that the platform is not at this address. */
export const isNotPlatformStatus = (status: number): boolean => NOT_PLATFORM_STATUSES.includes(status)

/** Says of an address that something else than the platform answers there, and what to look at. */
export const describeNotPlatform = (url: string, status: number): string =>
  `Quem respondeu em ${url} não é a plataforma (erro ${status}). Confira apiBase, no arquivo config.json.`

/** For `.then(read, notFoundAsNull)`: a record that does not exist is null, any other failure stays one. */
export function notFoundAsNull(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
