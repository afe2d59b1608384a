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
  | 'held'
  /** The platform answered with a status that is not 2xx. */
  | 'status'

/** Of what the platform said for programmers, characters. */
const LONGEST_DETAIL = 2000

interface ApiErrorOptions {
  kind: ErrorKind
  /** The console's own words, where the kind alone says too little. */
  said?: string
  status?: number
  serverMessage?: string | null
  fields?: Readonly<Record<string, string>>
  /** Seconds that the platform asks to wait (Retry-After). */
  retryAfter?: number | null
  /** A write whose outcome is not known (D2). */
  uncertain?: boolean
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
  readonly serverMessage: string | null
  /** Messages for named fields of a form; empty where none were named. */
  readonly fields: Readonly<Record<string, string>>
  /** Its message is whole as it is, and nothing goes before it. */
  readonly isTold: boolean
  /** Seconds that the platform asks to wait before the call is made again; null where it does not say. */
  readonly retryAfter: number | null
  /** True for a write that may or may not have been done: to be looked up, never sent again by itself. */
  readonly uncertain: boolean
  /**
   * What the platform said where that is no sentence for an operator, 2,000 characters at most (case O3); else null.
   */
  readonly detail: string | null
  /** Of an uncertain write: for who has looked that it was not done; the same goes out again unasked (case O1). */
  settle?: () => void
  /** Of the same: for who has found what may be its doing, in one sentence; asked about it again, one is told. */
  note?: (found: string) => void

  constructor(options: ApiErrorOptions) {
    const { kind, status = 0, uncertain = false } = options
    super(options.said ?? options.serverMessage ?? defaultMessage(kind, status, uncertain), { cause: options.cause })
    this.kind = kind
    this.isTold = kind === 'held' || options.said !== undefined
    this.status = status
    this.serverMessage = options.serverMessage ?? null
    this.fields = options.fields ?? {}
    this.retryAfter = options.retryAfter ?? null
    this.uncertain = uncertain
    this.detail = options.detail?.slice(0, LONGEST_DETAIL) ?? null
  }
}

const statusMessages: Readonly<Record<number, string>> = {
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

function defaultMessage(kind: ErrorKind, status: number, uncertain: boolean): string {
  if (uncertain)
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
    case 'held':
      return 'Nada foi enviado.'
    case 'status':
      return (
        statusMessages[status] ??
        (status >= 500 ? 'Erro interno da plataforma.' : 'A plataforma recusou a solicitação.')
      )
  }
}

/** An object or a list that was written out as a text; undefined for any other text. */
function written(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A text fit to be shown to an operator (F5, O3). */
function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const inner = written(value)
  if (inner !== undefined) return serverMessage(inner)
  const line = value.trim()
  return isSentence(line) ? line : undefined
}

/**
 * The platform's message in an answer: a JSON text, or `message` or `mensagem` of an object, also under the wrappers
 * data and result (spec 1 §8). undefined where there is none.
 */
export function serverMessage(answer: unknown): string | undefined {
  let node = answer
  for (let depth = 0; depth < 3 && isObject(node); depth++) {
    const found = readable(node['message']) ?? readable(node['mensagem'])
    if (found !== undefined) return found
    node = node['data'] ?? node['result']
    if (typeof node === 'string') return undefined
  }
  return readable(node)
}

/** Messages by field: { fields: { dscNome: '...' } } or { errors: [{ field, message }] }, E6. */
export function fieldMessages(answer: unknown): Readonly<Record<string, string>> {
  const found: [string, string][] = []
  if (!isObject(answer)) return {}
  const add = (field: unknown, message: unknown) => {
    const text = readable(Array.isArray(message) ? message[0] : message)
    if (typeof field === 'string' && field !== '' && text !== undefined) found.push([field, text])
  }
  if (isObject(answer['fields'])) for (const [field, message] of Object.entries(answer['fields'])) add(field, message)
  if (Array.isArray(answer['errors'])) {
    for (const error of answer['errors'] as unknown[]) {
      if (isObject(error)) add(error['field'] ?? error['campo'], error['message'] ?? error['mensagem'])
    }
  }
  // Without a prototype a field called '__proto__' is only a name (F13).
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(found))
}

/** Whether the platform says that there is no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** For `.then(read, notFoundAsNull)`: a record that does not exist is null, any other failure stays one. */
export function notFoundAsNull(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
