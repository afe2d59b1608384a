/**
 * From a request to the input of an endpoint: slots, query and body gathered, wire names undone, texts made numbers.
 */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { Refusal, malformed } from './refusal.ts'

/** A picture of 5 MB in base64, as a new supplier has it, and the rest of the form. */
const jsonLimit = 7 * 1024 * 1024
/** The image's own limit is 5 MB (images.ts); the rest is room for the other parts. */
const multipartLimit = 6 * 1024 * 1024

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The keys of an endpoint's input with their schemas; an input that is not an object has none. */
export function shapeOf(endpoint: AnyEndpoint): Shape {
  const { def } = (endpoint.input as z.ZodMiniObject)._zod
  return def.type === 'object' ? (def.shape as Shape) : {}
}

/** The type of a schema behind optional, nullable and default: 'number', 'string', 'boolean' … */
export function typeOf(schema: z.ZodMiniType | undefined): string {
  let def = schema?._zod.def as { type: string; innerType?: z.ZodMiniType; in?: z.ZodMiniType } | undefined
  while (def && (def.innerType ?? def.in)) def = (def.innerType ?? def.in)!._zod.def as typeof def
  return def?.type ?? 'unknown'
}

/** What arrives as text although the contract says number or boolean; anything unreadable stays text and is refused. */
function fromText(schema: z.ZodMiniType | undefined, text: string): unknown {
  const type = typeOf(schema)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

async function limited(c: Context, limit: number): Promise<ArrayBuffer> {
  const tooLarge = new Refusal(413, 'Corpo da requisição grande demais.')
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole.buffer
}

async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await limited(c, jsonLimit))
  if (text.trim() === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new Refusal(415, 'O corpo deve ser JSON.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw malformed('O corpo não é um JSON válido.')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed('O corpo deve ser um objeto.')
  return json as Record<string, unknown>
}

async function multipartBody(c: Context, shape: Shape): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'O corpo deve ser multipart/form-data.')
  const bytes = await limited(c, multipartLimit)
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw malformed('O corpo multipart não pôde ser lido.')
  }
  return Object.fromEntries(
    [...form].map(([key, value]) => [key, typeof value === 'string' ? fromText(shape[key], value) : value]),
  )
}

/**
 * Reads and checks what was sent, names as the wire spells them; throws a 4xx Refusal that names the first field that
 * cannot be used. A slot goes before a body's key of the same name.
 */
export async function readInput(c: Context, endpoint: AnyEndpoint): Promise<unknown> {
  const shape = shapeOf(endpoint)
  const sent = await body(c, endpoint, shape)
  const texts: Readonly<Record<string, string>> = { ...c.req.query(), ...(c.req.param() as Record<string, string>) }
  const raw: Record<string, unknown> = { ...sent }
  for (const key of Object.keys(shape)) {
    const name = endpoint.rename[key] ?? key
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined
    const value = text === undefined ? (Object.hasOwn(sent, name) ? sent[name] : undefined) : fromText(shape[key], text)
    if (value === undefined) delete raw[key]
    else raw[key] = value
  }
  const read = z.safeParse(endpoint.input, raw)
  if (read.success) return read.data
  const errors = read.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.')
    return { field, message: `Valor ausente ou inválido em ${field || 'corpo'}.` }
  })
  throw malformed(errors[0]?.message ?? 'Requisição inválida.', errors)
}

async function body(c: Context, endpoint: AnyEndpoint, shape: Shape): Promise<Record<string, unknown>> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return {}
  return endpoint.encode === 'multipart' ? multipartBody(c, shape) : jsonBody(c)
}
