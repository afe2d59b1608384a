/**
 * What a call of the platform is: one object, from which come the fetch (client.ts), the query key and what goes
 * stale after it (query.ts), and the sandbox's route. Pure data: the sandbox and tests import it too.
 */
import type * as z from 'zod/mini'

/** The methods that the platform's calls have (spec 1 §7). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names of the slots in 'GET /gestor/produtos/{id}'. */
export type PathParams<Call extends string> = Call extends `${string}{${infer Param}}${infer Rest}`
  ? Param | PathParams<Rest>
  : never

/** One call of the platform: fetch, query key, what goes stale and the sandbox's route are made from it. */
export interface Endpoint<Input = unknown, Output = unknown> {
  /** 'produtos.listar': first element of the query key, unique over the console. */
  readonly id: string
  readonly method: Method
  /** Path under apiBase, with slots: '/gestor/produtos/{id}'. */
  readonly path: string
  /**
   * Reads what a caller gives; keys that fill slots go into the path, the rest into the query (GET, DELETE) or body.
   */
  readonly input: z.ZodMiniType
  /** Carries the input's type; never set. A method, so that any endpoint is one whose input does not matter. */
  acceptsInput?(input: Input): void
  /** Reads what the platform answers, after the wrappers data, content and result are taken off where it says so. */
  readonly output: z.ZodMiniType<Output, unknown>
  /** How a parameter is spelled on the wire where it differs from ours: { page: 'PAGE' } (spec 2 §7). */
  readonly wireNames: Readonly<Record<string, string>>
  /** Keys sent in the query although the call has a body. */
  readonly queryParams: readonly string[]
  /** Slot keys that stay in the body as well: 'product body including id' (spec 2 §7). */
  readonly bodyPathParams: readonly string[]
  readonly encoding: 'json' | 'multipart'
  /** Id prefixes of the queries that a successful call makes stale: ['produtos.', 'estatisticas.']. */
  readonly invalidates: readonly string[]
  /** ms until the call is given up, its body included (case F4). */
  readonly timeoutMs: number
}

/**
 * What a write is given: every key of its input, so that a field that was forgotten does not compile. What is optional
 * may be undefined, and is not sent then.
 */
export type WholeInput<Input> = {
  [Key in keyof Input]-?: Partial<Pick<Input, Key>> extends Pick<Input, Key> ? Input[Key] | undefined : Input[Key]
}

interface EndpointOptions<Call extends string, Input, Output> {
  id: string
  call: Call
  /** Must hold every slot of `call`: a slot without a schema key does not compile. */
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

/** Describes one call: `call` is 'METHOD /path/{slot}' as section 7 of the specification writes it. */
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

/** Any endpoint, where its types do not matter (registry, tests, sandbox). */
export type AnyEndpoint = Endpoint
