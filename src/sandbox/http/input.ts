/** Reads an endpoint's input from a request: collects path, query and body, resolves wire names, and parses texts. */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { HttpError, badRequest } from './http-error.ts'

/** Room for a base64 picture of 5 MB, which a new supplier contains, and the rest of the form. */
const MAX_JSON_BYTES = 7 * 1024 * 1024
/** The picture itself is limited to 5 MB (images.ts). The rest is room for the other parts. */
const MAX_MULTIPART_BYTES = 6 * 1024 * 1024

type InputShape = Readonly<Record<string, z.ZodMiniType>>

/** The schemas of an endpoint's input, by key. Empty if the input is not an object. */
export function getInputShape(endpoint: AnyEndpoint): InputShape {
  const { def } = (endpoint.input as z.ZodMiniObject)._zod
  return def.type === 'object' ? (def.shape as InputShape) : {}
}

/** The type of a schema without its optional, nullable and default wrappers: 'number', 'string', 'boolean' … */
export function getSchemaType(schema: z.ZodMiniType | undefined): string {
  let def = schema?._zod.def as { type: string; innerType?: z.ZodMiniType; in?: z.ZodMiniType } | undefined
  while (def && (def.innerType ?? def.in)) def = (def.innerType ?? def.in)!._zod.def as typeof def
  return def?.type ?? 'unknown'
}

/**
 * Parses a text if the contract expects a number or boolean. An unreadable text stays a text, and validation refuses
 * it.
 */
function parseText(schema: z.ZodMiniType | undefined, text: string): unknown {
  const type = getSchemaType(schema)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

async function readLimited(c: Context, limit: number): Promise<ArrayBuffer> {
  const tooLarge = new HttpError(413, 'Corpo da requisição grande demais.')
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes.buffer
}

async function readJsonBody(c: Context): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readLimited(c, MAX_JSON_BYTES))
  if (text.trim() === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new HttpError(415, 'O corpo deve ser JSON.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw badRequest('O corpo não é um JSON válido.')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badRequest('O corpo deve ser um objeto.')
  return json as Record<string, unknown>
}

async function readMultipartBody(c: Context, shape: InputShape): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpError(415, 'O corpo deve ser multipart/form-data.')
  const bytes = await readLimited(c, MAX_MULTIPART_BYTES)
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw badRequest('O corpo multipart não pôde ser lido.')
  }
  return Object.fromEntries(
    [...form].map(([key, value]) => [key, typeof value === 'string' ? parseText(shape[key], value) : value]),
  )
}

/**
 * Reads and validates the input of a request. Throws a 4xx `HttpError` that names the first invalid field. A path
 * parameter wins over a body key of the same name.
 */
export async function readInput(c: Context, endpoint: AnyEndpoint): Promise<unknown> {
  const shape = getInputShape(endpoint)
  const body = await readBody(c, endpoint, shape)
  const texts: Readonly<Record<string, string>> = { ...c.req.query(), ...(c.req.param() as Record<string, string>) }
  const raw: Record<string, unknown> = { ...body }
  for (const key of Object.keys(shape)) {
    const name = endpoint.wireNames[key] ?? key
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined
    const value =
      text === undefined ? (Object.hasOwn(body, name) ? body[name] : undefined) : parseText(shape[key], text)
    if (value === undefined) delete raw[key]
    else raw[key] = value
  }
  const parsed = z.safeParse(endpoint.input, raw)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.')
    return { field, message: `Valor ausente ou inválido em ${field || 'corpo'}.` }
  })
  throw badRequest(errors[0]?.message ?? 'Requisição inválida.', errors)
}

async function readBody(c: Context, endpoint: AnyEndpoint, shape: InputShape): Promise<Record<string, unknown>> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return {}
  return endpoint.encoding === 'multipart' ? readMultipartBody(c, shape) : readJsonBody(c)
}
