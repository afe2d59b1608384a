/**
 * Reads and checks /config.json, which says where the platform is: once, at the start, while the console's code is
 * fetched.
 */
import * as z from 'zod/mini'
import { findNearestName } from '#commands/language/words/edit-distance.ts'
import { parseUrl } from '#lib/urls/parse-url.ts'
import { basePath } from '#lib/startup/base-path.ts'
import type { Environment } from '#lib/startup/environment.ts'
import { fetchConfigResponse } from '#lib/startup/config-request.ts'

/** An http(s) address without user name and password: browsers refuse a request to an address that has them. */
const isHttpUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) && parseUrl(text) !== null

/** A path begins with one slash, not two: '//host' is another site. */
const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\?#]*$/.test(text)

const API_BASE = 'um caminho que comece com "/" ("/api"), um endereço http(s) completo, ou "" para a raiz da origem'
const CDN_BASE = 'um endereço http(s) completo, um caminho que comece com "/", ou "" para não usar prefixo'
const RECEIVER_URL = 'um endereço http(s) completo ou um caminho que comece com "/"; sem a chave, nada é enviado'
const REPORT_SHARE = 'um número de 0 a 1 (0.1: uma página em dez)'

const urlSchema = (expected: string) =>
  z
    .string({ error: expected })
    .check(z.refine((text) => text === '' || isPath(text) || isHttpUrl(text), { error: expected }))

const KINDS: readonly Environment['kind'][] = ['production', 'staging', 'development']
const ENVIRONMENT = 'um objeto: { "name": "Homologação", "kind": "staging" }; sem a chave, nenhum ambiente é mostrado'
const NAME = 'um nome de 1 a 30 letras ("Homologação")'
const KIND = `um destes: ${KINDS.map((kind) => `"${kind}"`).join(', ')}`

const environmentSchema = z.object(
  {
    name: z.string({ error: NAME }).check(z.trim(), z.minLength(1, { error: NAME }), z.maxLength(30, { error: NAME })),
    kind: z.enum(KINDS, { error: KIND }),
    showInProduction: z._default(z.boolean({ error: 'true ou false' }), false),
  },
  { error: ENVIRONMENT },
)

const CAPABILITIES = 'um objeto: { "maxPageSize": 50 }; npm run platform:check o escreve'
const PAGE_SIZE = 'um número inteiro de 1 a 1000'
const NAMES_BY_LIST = 'nomes pelo caminho da lista: { "/lista": ["campo"] }'
const COMMANDS = 'ids de comandos: ["produto.excluir"]'
const CALLS = 'recursos ou ids de chamadas que gravam: ["produtos", "lojas.deletar"]'
const namesByListSchema = z._default(
  z.record(z.string(), z.array(z.string({ error: NAMES_BY_LIST }), { error: NAMES_BY_LIST }), { error: NAMES_BY_LIST }),
  {},
)

const capabilitiesSchema = z.object(
  {
    maxPageSize: z._default(
      z.nullable(z.int({ error: PAGE_SIZE }).check(z.gte(1, { error: PAGE_SIZE }), z.lte(1000, { error: PAGE_SIZE }))),
      null,
    ),
    withoutSort: namesByListSchema,
    withoutFilter: namesByListSchema,
    withoutCommands: z._default(z.array(z.string({ error: COMMANDS }), { error: COMMANDS }), []),
    readOnly: z._default(z.array(z.string({ error: CALLS }), { error: CALLS }), []),
  },
  { error: CAPABILITIES },
)

/** All keys of config.json. `npm run readme` writes the README's table of them (tests/config-table.ts). */
const configSchema = z.object(
  {
    apiBase: z._default(urlSchema(API_BASE), '/api'),
    cdnBase: z._default(urlSchema(CDN_BASE), ''),
    analyticsUrl: z._default(z.nullable(urlSchema(RECEIVER_URL)), null),
    reportUrl: z._default(z.nullable(urlSchema(RECEIVER_URL)), null),
    reportShare: z._default(
      z.number({ error: REPORT_SHARE }).check(z.gte(0, { error: REPORT_SHARE }), z.lte(1, { error: REPORT_SHARE })),
      0.1,
    ),
    environment: z._default(z.nullable(environmentSchema), null),
    capabilities: z._default(z.nullable(capabilitiesSchema), null),
  },
  { error: 'um objeto JSON: { "apiBase": "/api" }' },
)

/** The names of all keys, in the order of the schema. */
export const CONFIG_KEYS: readonly string[] = Object.keys(configSchema.shape)
/** The keys that hold an object with keys of its own. */
const NESTED_SCHEMAS = { environment: environmentSchema, capabilities: capabilitiesSchema } as const
const ALL_KEYS = [
  ...CONFIG_KEYS,
  ...Object.entries(NESTED_SCHEMAS).flatMap(([name, { shape }]) => Object.keys(shape).map((key) => `${name}.${key}`)),
]

/** The keys of the file; those of a nested object with its name before them: 'environment.kind'. */
function listKeys(json: unknown): string[] {
  const values = (json ?? {}) as Readonly<Record<string, unknown>>
  const inner = Object.keys(NESTED_SCHEMAS).flatMap((name) => {
    const nested = values[name]
    return typeof nested === 'object' ? Object.keys(nested ?? {}).map((key) => `${name}.${key}`) : []
  })
  return [...Object.keys(values), ...inner]
}

/** The checked values of config.json. */
export type Config = z.output<typeof configSchema>

/** One problem of /config.json that stops the start, for the operator to report to support. */
export interface ConfigProblem {
  /** The key, or null if the whole file is wrong. */
  key: string | null
  /** What is expected: 'um caminho que comece com "/"…' */
  expected: string
}

/** 'apiBse (a mais próxima: apiBase)': the key with the known one that takes the fewest changes of letters. */
function describeUnknownKey(key: string): string {
  return `${key} (a mais próxima: ${findNearestName(key, ALL_KEYS)})`
}

/** The file could not be read at all, so trying again may help. */
export class ConfigUnreadableError extends Error {}

/**
 * Parses the text of a config.json; null means that the file is missing, and gives the defaults. Returns the values or
 * every problem found. Unknown keys are reported in the browser's console, each with the nearest known one.
 */
export function parseConfig(text: string | null): { config: Config } | { problems: ConfigProblem[] } {
  let json: unknown = {}
  try {
    if (text !== null) json = JSON.parse(text)
  } catch {
    return { problems: [{ key: null, expected: 'um arquivo JSON válido' }] }
  }
  const parsed = z.safeParse(configSchema, json)
  const misspelt = listKeys(json).flatMap((key) => {
    const intendedKey = ALL_KEYS.find((known) => known !== key && known.toLowerCase() === key.toLowerCase())
    return intendedKey ? [{ key, expected: `a chave escrita assim: "${intendedKey}"` }] : []
  })
  if (misspelt.length > 0) return { problems: misspelt }
  if (parsed.success) {
    // An unknown key may serve another program, so the console starts. It is reported because a mistake would go
    // unnoticed.
    const unknown = listKeys(json).filter((key) => !ALL_KEYS.includes(key))
    if (unknown.length > 0)
      console.error(
        `config.json: chave desconhecida: ${unknown.map(describeUnknownKey).join(', ')}. As que valem: ${ALL_KEYS.join(', ')}`,
      )
    const { analyticsUrl, reportUrl } = parsed.data
    return { config: { ...parsed.data, analyticsUrl: analyticsUrl || null, reportUrl: reportUrl || null } }
  }
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      key: path.length === 0 ? null : path.join('.'),
      expected: message,
    })),
  }
}

/** The statuses with which static hosts report a missing file. */
const MISSING_FILE_STATUSES = new Set([403, 404, 410])

/** Fetches the text of config.json; null if there is none. Throws ConfigUnreadableError. */
export async function loadConfigText(): Promise<string | null> {
  let response: Response
  try {
    response = await fetchConfigResponse(`${basePath}/`)
    if (MISSING_FILE_STATUSES.has(response.status)) return null
    if (response.ok) {
      const text = await response.text()
      // A host for single-page applications returns index.html for a file that does not exist, some of them with
      // another content type.
      const isPage =
        /text\/html/i.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
      return isPage ? null : text
    }
  } catch (error) {
    throw new ConfigUnreadableError('sem resposta do servidor', { cause: error })
  }
  throw new ConfigUnreadableError(`o servidor respondeu ${response.status}`)
}
