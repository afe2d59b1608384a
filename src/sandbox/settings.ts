/** Every setting of the sandbox, in one place, with its default. sandbox/README §1 says what each means. */
import { resolve } from 'node:path'
import type { EnvelopeForm } from './http/envelope.ts'
import { envelopeForms } from './http/envelope.ts'

/** 'none': a refreshed token lives on; 'strict': it dies at once; a number: it dies after so many ms. */
export type Rotation = 'none' | 'strict' | number

/** Everything that can be said when the sandbox is started. */
export interface Settings {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Further names by which it may be called: those of a site whose proxy passes calls on, in lower case. */
  hosts: readonly string[]
  /** A file path, or the address of a libSQL server (libsql:, http:, https:, ws:, wss:). */
  database: string
  /** For a libSQL server that asks for one. */
  databaseToken: string | undefined
  /** Folder of the built console; null serves the platform alone. */
  dist: string | null
  /** Opens /__sandbox: faults, token controls, statistics, reset. Never on by default. */
  faults: boolean
  /** Seed of everything that faults leave to chance; the same number gives the same faults. */
  faultSeed: number
  /** Life of an access token, in seconds. */
  tokenTtlSeconds: number
  rotation: Rotation
  /** The form in which lists are answered (spec 1 §3, Paged response). */
  envelope: EnvelopeForm
  /** Origins of consoles elsewhere that may call the platform; '*': any. */
  cors: readonly string[]
  /** What /config.json answers. */
  config: Readonly<Record<string, unknown>>
  /** Rows of the four large tables; everything else has its fixed size. */
  scale: Scale
  /** The platform's clock: ms since the epoch. */
  now: () => number
}

/** Rows of the tables that grow with use. */
export interface Scale {
  transacoes: number
  usuarios: number
  pedidos: number
  bonus: number
}

export const defaultScale: Scale = { transacoes: 5_000, usuarios: 500, pedidos: 2_000, bonus: 600 }

export const defaults: Settings = {
  port: 4173,
  host: '127.0.0.1',
  hosts: [],
  database: '.sandbox/plataforma.db',
  databaseToken: undefined,
  dist: 'dist',
  faults: false,
  faultSeed: 1,
  tokenTtlSeconds: 15 * 60,
  rotation: 10_000,
  envelope: 'plain',
  cors: [],
  config: { apiBase: '/api', cdnBase: '' },
  scale: defaultScale,
  now: () => Date.now(),
}

/** A value in the environment that cannot be used; the message names it, in Portuguese. */
export class WrongSetting extends Error {}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new WrongSetting(`${name}: esperado um número inteiro, veio "${text}"`)
  return Number(text)
}

function portOf(text: string | undefined): number {
  const port = wholeNumber('PORT', text, defaults.port)
  if (port > 65_535) throw new WrongSetting(`PORT: esperado um número de 0 a 65535, veio "${port}"`)
  return port
}

function rotation(text: string | undefined): Rotation {
  if (text === 'none' || text === 'strict') return text
  return wholeNumber('SANDBOX_ROTATION', text, defaults.rotation as number)
}

function envelope(text: string | undefined): EnvelopeForm {
  const form = envelopeForms.find((name) => name === (text || defaults.envelope))
  if (!form) throw new WrongSetting(`SANDBOX_ENVELOPE: esperado um de ${envelopeForms.join(', ')}`)
  return form
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/).filter((part) => part !== '')

function names(text: string | undefined): readonly string[] {
  const list = listOf(text).map((name) => name.toLowerCase())
  const wrong = list.find((name) => !/^([\w-]+\.)*[\w-]+$/.test(name))
  if (wrong === undefined) return list
  throw new WrongSetting(`SANDBOX_HOSTS: esperados nomes como "gestor.exemplo.com", veio "${wrong}"`)
}

function origins(text: string | undefined): readonly string[] {
  const list = listOf(text)
  const wrong = list.find((part) => part !== '*' && !(URL.canParse(part) && new URL(part).origin === part))
  if (wrong === undefined) return list
  throw new WrongSetting(`SANDBOX_CORS: esperadas origens como "https://gestor.exemplo.com", ou "*", veio "${wrong}"`)
}

/**
 * The settings as the environment gives them. PORT, HOST, SANDBOX_DB (file or libSQL address), SANDBOX_DB_TOKEN,
 * SANDBOX_TOKEN_TTL (s), SANDBOX_ROTATION (none, strict or ms), SANDBOX_ENVELOPE, SANDBOX_CORS (origins), SANDBOX_HOSTS
 * (names), SANDBOX_FAULTS (1), SANDBOX_FAULT_SEED, SANDBOX_DIST. Throws a WrongSetting.
 */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    ...defaults,
    port: portOf(env['PORT']),
    host: env['HOST'] || defaults.host,
    hosts: names(env['SANDBOX_HOSTS']),
    database: env['SANDBOX_DB'] || defaults.database,
    databaseToken: env['SANDBOX_DB_TOKEN'] || undefined,
    dist: resolve(env['SANDBOX_DIST'] || 'dist'),
    faults: env['SANDBOX_FAULTS'] === '1',
    faultSeed: wholeNumber('SANDBOX_FAULT_SEED', env['SANDBOX_FAULT_SEED'], defaults.faultSeed),
    tokenTtlSeconds: wholeNumber('SANDBOX_TOKEN_TTL', env['SANDBOX_TOKEN_TTL'], defaults.tokenTtlSeconds),
    rotation: rotation(env['SANDBOX_ROTATION']),
    envelope: envelope(env['SANDBOX_ENVELOPE']),
    cors: origins(env['SANDBOX_CORS']),
  }
}
