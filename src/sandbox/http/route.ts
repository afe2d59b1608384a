/** The types of a resource file in `tables/`: routes for the contract's endpoints, tables and seed. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import type { Scale, Settings } from '#sandbox/settings.ts'

/** The operator of a token. */
export interface Operator {
  id: number
  dscNome: string
  dscEmail: string
  dscFoto: string
}

/** A validated token: its session, and its generation, which counts refreshes from 0. */
export interface Bearer {
  sessionId: number
  generation: number
  operator: Operator
}

/** The context that a route's handler gets. */
export interface CallContext {
  db: Database
  settings: Settings
  /** The current time on São Paulo's wall clock in ms, the unit of every date column. */
  nowMs: number
  /** null only in public routes. */
  bearer: Bearer | null
}

/** A page of a list. The API wraps it in the configured envelope. */
export class PagedResponse {
  readonly page: Page<unknown>
  constructor(page: Page<unknown>) {
    this.page = page
  }
}

/** A response that is not 200 with JSON: another status, a file, an empty body. */
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
  /** Additional paths that the specification names for the same call. */
  aliases?: readonly string[]
  /** True for the one call that needs no token. */
  isPublic?: boolean
  /** The status of a success; 200 by default. */
  status?: number
}

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint
  readonly aliases: readonly string[]
  readonly isPublic: boolean
  readonly status: number
  handle(input: unknown, call: CallContext): unknown
}

/** Defines the handler of an endpoint. The handler throws an `HttpError` to refuse a call. */
export function defineRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  // A method type is bivariant, so a handler of one input type is assignable to a handler of any input.
  handle: { bivariant(input: Input, call: CallContext): unknown }['bivariant'],
  { aliases = [], isPublic = false, status = 200 }: RouteOptions = {},
): Route {
  return { endpoint, aliases, isPublic, status, handle }
}

/** One resource of the platform. Tables are created and filled in the registry's order, so that references hold. */
export interface SandboxResource {
  readonly tables: readonly SQLiteTable[]
  readonly routes: readonly Route[]
  seed?(db: Database, scale: Scale): Promise<void>
}
