/** All settings of the sandbox with their defaults. sandbox/README §1 explains each one. */
import { resolve } from 'node:path'
import type { EnvelopeForm } from './http/envelope.ts'
import { ENVELOPE_FORMS } from './http/envelope.ts'

/** 'none': a refreshed token stays valid. 'strict': it is revoked at once. A number: it is revoked after so many ms. */
export type TokenRotation = 'none' | 'strict' | number

/** The settings that a sandbox is started with. */
export interface Settings {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Additional host names, in lower case, under which a proxy forwards calls. */
  hosts: readonly string[]
  /** A file path, or the address of a libSQL server (libsql:, http:, https:, ws:, wss:). */
  database: string
  /** The token of a libSQL server that requires one. */
  databaseToken: string | undefined
  /** The folder of the built console; null serves only the platform. */
  dist: string | null
  /** Opens /__sandbox: faults, token controls, statistics, reset. Off by default. */
  faults: boolean
  /** The seed of all random faults: the same number gives the same faults. */
  faultSeed: number
  /** The lifetime of an access token in seconds. */
  tokenTtlSeconds: number
  rotation: TokenRotation
  /** The envelope of lists in responses (spec 1 §3, Paged response). */
  envelope: EnvelopeForm
  /** Origins of consoles elsewhere that may call the platform; '*' means any. */
  cors: readonly string[]
  /** The content of /config.json. */
  config: Readonly<Record<string, unknown>>
  /** The row counts of the four large tables. All other tables have a fixed size. */
  scale: Scale
  /** The platform's clock, in ms since the epoch. */
  now: () => number
}

/** The row counts of the tables that grow with use. */
export interface Scale {
  transacoes: number
  usuarios: number
  pedidos: number
  bonus: number
}

export const DEFAULT_SCALE: Scale = { transacoes: 5_000, usuarios: 500, pedidos: 2_000, bonus: 600 }

export const DEFAULT_SETTINGS: Settings = {
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
  scale: DEFAULT_SCALE,
  now: () => Date.now(),
}

/** An environment variable with an unusable value. The message names the variable, in Portuguese. */
export class InvalidSettingError extends Error {}

function parseInteger(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new InvalidSettingError(`${name}: esperado um número inteiro, veio "${text}"`)
  return Number(text)
}

function parsePort(text: string | undefined): number {
  const port = parseInteger('PORT', text, DEFAULT_SETTINGS.port)
  if (port > 65_535) throw new InvalidSettingError(`PORT: esperado um número de 0 a 65535, veio "${port}"`)
  return port
}

function parseRotation(text: string | undefined): TokenRotation {
  if (text === 'none' || text === 'strict') return text
  return parseInteger('SANDBOX_ROTATION', text, DEFAULT_SETTINGS.rotation as number)
}

function parseEnvelopeForm(text: string | undefined): EnvelopeForm {
  const form = ENVELOPE_FORMS.find((name) => name === (text || DEFAULT_SETTINGS.envelope))
  if (!form) throw new InvalidSettingError(`SANDBOX_ENVELOPE: esperado um de ${ENVELOPE_FORMS.join(', ')}`)
  return form
}

const splitList = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/).filter((part) => part !== '')

function parseHostNames(text: string | undefined): readonly string[] {
  const list = splitList(text).map((name) => name.toLowerCase())
  const invalidName = list.find((name) => !/^([\w-]+\.)*[\w-]+$/.test(name))
  if (invalidName === undefined) return list
  throw new InvalidSettingError(`SANDBOX_HOSTS: esperados nomes como "gestor.exemplo.com", veio "${invalidName}"`)
}

function parseOrigins(text: string | undefined): readonly string[] {
  const list = splitList(text)
  const invalidOrigin = list.find((part) => part !== '*' && !(URL.canParse(part) && new URL(part).origin === part))
  if (invalidOrigin === undefined) return list
  throw new InvalidSettingError(
    `SANDBOX_CORS: esperadas origens como "https://gestor.exemplo.com", ou "*", veio "${invalidOrigin}"`,
  )
}

/**
 * Reads the settings from the environment: PORT, HOST, SANDBOX_DB (file or libSQL URL), SANDBOX_DB_TOKEN,
 * SANDBOX_TOKEN_TTL (s), SANDBOX_ROTATION (none, strict or ms), SANDBOX_ENVELOPE, SANDBOX_CORS (origins), SANDBOX_HOSTS
 * (names), SANDBOX_FAULTS (1), SANDBOX_FAULT_SEED, SANDBOX_DIST. Throws an `InvalidSettingError`.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    ...DEFAULT_SETTINGS,
    port: parsePort(env['PORT']),
    host: env['HOST'] || DEFAULT_SETTINGS.host,
    hosts: parseHostNames(env['SANDBOX_HOSTS']),
    database: env['SANDBOX_DB'] || DEFAULT_SETTINGS.database,
    databaseToken: env['SANDBOX_DB_TOKEN'] || undefined,
    dist: resolve(env['SANDBOX_DIST'] || 'dist'),
    faults: env['SANDBOX_FAULTS'] === '1',
    faultSeed: parseInteger('SANDBOX_FAULT_SEED', env['SANDBOX_FAULT_SEED'], DEFAULT_SETTINGS.faultSeed),
    tokenTtlSeconds: parseInteger('SANDBOX_TOKEN_TTL', env['SANDBOX_TOKEN_TTL'], DEFAULT_SETTINGS.tokenTtlSeconds),
    rotation: parseRotation(env['SANDBOX_ROTATION']),
    envelope: parseEnvelopeForm(env['SANDBOX_ENVELOPE']),
    cors: parseOrigins(env['SANDBOX_CORS']),
  }
}
