/** What a table file contributes to the platform: routes made of the contract's endpoints, tables and seed rows. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import type { Scale, Settings } from '#sandbox/settings.ts'

/** The operator behind a token. */
export interface Operator {
  id: number
  dscNome: string
  dscEmail: string
  dscFoto: string
}

/** A token that was checked: its session and its place in the chain of refreshes, counted from 0. */
export interface Bearer {
  sessionId: number
  generation: number
  operator: Operator
}

/** What a route's answer is made with. */
export interface CallContext {
  db: Database
  settings: Settings
  /** Wall-clock time in São Paulo as ms, the unit of every date column. */
  nowMs: number
  /** Absent only in routes that are open. */
  bearer: Bearer | null
}

/** A page of a list: answered in the envelope that the sandbox is told to use. */
export class PagedResponse {
  readonly page: Page<unknown>
  constructor(page: Page<unknown>) {
    this.page = page
  }
}

/** An answer that is not 200 with JSON: a status of its own, a file, an empty body. */
export class RawResponse {
  readonly status: number
  readonly body: Uint8Array | string | null
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: Uint8Array | string | null, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

interface RouteOptions {
  /** Further paths that the specification names for the same call. */
  aliases?: readonly string[]
  /** True for the one call that needs no token. */
  isPublic?: boolean
  /** Status of a success; 200 unless told. */
  status?: number
}

/** An endpoint as the sandbox serves it. */
export interface Route {
  readonly endpoint: AnyEndpoint
  readonly aliases: readonly string[]
  readonly isPublic: boolean
  readonly status: number
  handle(input: unknown, call: CallContext): unknown
}

/** Binds an endpoint of the contract to what the platform does for it; refusals are thrown. */
export function defineRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  // A method's type, so that what answers its own input is kept as what answers any.
  answer: { bivariant(input: Input, call: CallContext): unknown }['bivariant'],
  { aliases = [], isPublic = false, status = 200 }: RouteOptions = {},
): Route {
  return { endpoint, aliases, isPublic, status, handle: answer }
}

/** One noun of the platform. Tables are created and seeded in the order of the registry, so references hold. */
export interface SandboxResource {
  readonly tables: readonly SQLiteTable[]
  readonly routes: readonly Route[]
  seed?(db: Database, scale: Scale): Promise<void>
}
