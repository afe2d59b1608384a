/**
 * Describes a call of the platform as one object. The fetch (call/client-call.ts), the query key and invalidation
 * (cache/query.ts) and the sandbox's route are derived from it. It is pure data, because the sandbox and tests import
 * it too.
 */
import type * as z from 'zod/mini'

/** The HTTP methods of the platform's calls (spec 1 §7). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names of the path parameters in 'GET /gestor/produtos/{id}'. */
export type PathParams<Call extends string> = Call extends `${string}{${infer Param}}${infer Rest}`
  ? Param | PathParams<Rest>
  : never

/** One call of the platform. The fetch, the query key, invalidation and the sandbox's route are derived from it. */
export interface Endpoint<Input = unknown, Output = unknown> {
  /** 'produtos.listar': the first element of the query key, unique in the console. */
  readonly id: string
  readonly method: Method
  /** Path under apiBase, with parameters: '/gestor/produtos/{id}'. */
  readonly path: string
  /**
   * Checks the caller's input. Keys of path parameters go into the path, the rest into the query (GET, DELETE) or the
   * body.
   */
  readonly input: z.ZodMiniType
  /**
   * Carries the input's type and is never set. It is a method, so that every endpoint is assignable to
   * `Endpoint<unknown>`.
   */
  acceptsInput?(input: Input): void
  /** Parses the platform's response, and first removes the wrappers data, content and result if the schema does so. */
  readonly output: z.ZodMiniType<Output, unknown>
  /** Names on the wire that differ from ours: { page: 'PAGE' } (spec 2 §7). */
  readonly wireNames: Readonly<Record<string, string>>
  /** Keys sent in the query although the call has a body. */
  readonly queryParams: readonly string[]
  /** Path parameters that are in the body as well: 'product body including id' (spec 2 §7). */
  readonly bodyPathParams: readonly string[]
  readonly encoding: 'json' | 'multipart'
  /** Id prefixes of the queries that the call invalidates: ['produtos.', 'estatisticas.']. */
  readonly invalidates: readonly string[]
  /** The timeout of the call including its body, ms (case F4). */
  readonly timeoutMs: number
}

/**
 * The input of a write with every key required, so that a forgotten field does not compile. An optional key may be
 * undefined and is not sent then.
 */
export type CompleteInput<Input> = {
  [Key in keyof Input]-?: Partial<Pick<Input, Key>> extends Pick<Input, Key> ? Input[Key] | undefined : Input[Key]
}

/** The input of an endpoint: its path parameters, query parameters and the keys of its payload. */
export type InputOf<Call extends AnyEndpoint> = Call extends Endpoint<infer Input, infer _> ? Input : never

/**
 * Returns the name with which the id of a call begins, that of its section's folder: 'produtos' of 'produtos.listar'.
 */
export const getSectionName = (callId: string): string => callId.split('.')[0] ?? callId

interface EndpointOptions<Call extends string, Input, Output> {
  id: string
  call: Call
  /** Must contain every path parameter of `call`: a parameter without a schema key does not compile. */
  input: z.ZodMiniType<Input, Input> &
    (PathParams<Call> extends keyof Input ? unknown : { missingSlots: PathParams<Call> })
  output: z.ZodMiniType<Output, unknown>
  wireNames?: Partial<Record<Extract<keyof Input, string>, string>>
  queryParams?: readonly Extract<keyof Input, string>[]
  bodyPathParams?: readonly PathParams<Call>[]
  encoding?: 'json' | 'multipart'
  invalidates?: readonly string[]
  timeoutMs?: number
}

/** Creates an endpoint. `call` is 'METHOD /path/{parameter}' as section 7 of the specification writes it. */
export function defineEndpoint<const Call extends `${Method} /${string}`, Input, Output>(
  options: EndpointOptions<Call, Input, Output>,
): Endpoint<Input, Output> {
  const [method, path] = options.call.split(' ') as [Method, string]
  return {
    id: options.id,
    method,
    path,
    input: options.input,
    output: options.output,
    wireNames: (options.wireNames ?? {}) as Record<string, string>,
    queryParams: options.queryParams ?? [],
    bodyPathParams: options.bodyPathParams ?? [],
    encoding: options.encoding ?? 'json',
    invalidates: options.invalidates ?? [],
    timeoutMs: options.timeoutMs ?? 15_000,
  }
}

/** Any endpoint, for code that does not need its types (registry, tests, sandbox). */
export type AnyEndpoint = Endpoint
