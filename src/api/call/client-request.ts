/** Turns an endpoint and its input into what fetch takes (spec 1 §7, spec 2 §7). */
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'

/** A request without token and origin. */
export interface WireRequest {
  /** Path and query under apiBase. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Creates a new body for each try, so that a call can be sent again after a 401 (api/token/README §1). */
  createBody(): BodyInit | null
}

/** Leaves out empty and null query values (spec 1 §5). */
function toQueryValues(value: unknown): string[] {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return []
  if (Array.isArray(value)) return value.flatMap(toQueryValues)
  return [String(value)]
}

function toFormValue(value: unknown): string | Blob {
  if (value instanceof Blob) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** An input without an id has its own message, because nothing that the operator typed is wrong. */
const getInputErrorOptions = ({ issues }: z.core.$ZodError): { message?: string } =>
  issues.some(({ path }) => path[0] === 'id') ? { message: 'Nada foi enviado: o registro está sem id utilizável.' } : {}

/** Builds the request. Throws an ApiError of kind 'input' if the input does not fit the endpoint. */
export function buildRequest(endpoint: AnyEndpoint, input: unknown): WireRequest {
  const parsed = z.safeParse(endpoint.input, input)
  if (!parsed.success) throw new ApiError({ kind: 'input', cause: parsed.error, ...getInputErrorOptions(parsed.error) })
  const inputValues = new Map<string, unknown>(Object.entries((parsed.data ?? {}) as object))
  const pathParams = new Set<string>()
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, param: string) => {
    pathParams.add(param)
    const value = inputValues.get(param)
    if (value === undefined || value === null || value === '') throw new ApiError({ kind: 'input' })
    return encodeURIComponent(String(value))
  })

  const wireName = (key: string) => (Object.hasOwn(endpoint.wireNames, key) ? endpoint.wireNames[key]! : key)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = new URLSearchParams()
  const fields: [string, unknown][] = []
  for (const [key, value] of inputValues) {
    const isQueryParam = endpoint.queryParams.includes(key) || !hasBody
    if (pathParams.has(key) && !endpoint.bodyPathParams.includes(key)) continue
    if (isQueryParam) for (const text of toQueryValues(value)) query.append(wireName(key), text)
    else if (value !== undefined) fields.push([wireName(key), value])
  }

  // `query.size` is not used: Chrome 111 and Safari 16.4 do not have it.
  const text = query.toString()
  const search = text === '' ? '' : `?${text}`
  const isJson = endpoint.encoding === 'json' && fields.length > 0
  return {
    path: path + search,
    headers: { Accept: 'application/json', ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
    createBody() {
      if (fields.length === 0) return null
      if (isJson) return JSON.stringify(Object.fromEntries(fields))
      const form = new FormData()
      for (const [key, value] of fields) if (value !== null) form.append(key, toFormValue(value))
      return form
    },
  }
}
