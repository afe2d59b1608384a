/**
 * The contract as an OpenAPI 3.1 document, made of the endpoint definitions themselves: what the console sends, how it
 * is spelled on the wire, and what it reads of the answers. The platform's own team can hold their server against it.
 */
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#api/endpoint.ts'
import * as wire from '#api/wire.ts'
import { shapeOf } from './http/input.ts'
import type { Route } from './http/route.ts'
import { summaryOf } from './openapi-summaries.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Schema = { readonly [key: string]: Json }

interface Def {
  type: string
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  element?: z.ZodMiniType
  shape?: Readonly<Record<string, z.ZodMiniType>>
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

/** The tolerant readers of wire.ts, by identity: what they hope to read. */
const readers = new Map<unknown, Schema>([
  [wire.id, { type: 'integer', minimum: 1 }],
  [wire.text, { type: ['string', 'null'] }],
  [wire.number, { type: ['number', 'null'] }],
  [wire.flag, { type: 'boolean' }],
  [wire.date, { type: ['string', 'null'], description: 'ISO 8601, com ou sem fuso' }],
  [wire.stock, { type: 'object', properties: { quantidade: { type: 'integer' } } }],
])

/** What an answer's schema reads; a transformation of one's own is not looked into. */
function readSchema(schema: z.ZodMiniType): Schema {
  const known = readers.get(schema)
  if (known) return known
  const def = defOf(schema)
  if (def.type === 'pipe' && def.in && def.out) return readSchema(defOf(def.in).type === 'transform' ? def.out : def.in)
  if (def.type === 'array' && def.element) return { type: 'array', items: readSchema(def.element) }
  if (def.type === 'object' && def.shape) {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, readSchema(field)] as const)
    return { type: 'object', properties: Object.fromEntries(fields) }
  }
  if (def.innerType) return readSchema(def.innerType)
  return ['string', 'number', 'boolean'].includes(def.type) ? { type: def.type } : {}
}

const sentSchema = (schema: z.ZodMiniType): Schema => {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })
  const { $schema: _, additionalProperties: _closed, ...rest } = json
  return rest as unknown as Schema
}

const refusal = (description: string): Schema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } },
})

const isOptional = (schema: z.ZodMiniType) => schema._zod.optin === 'optional'

/** Parameters and payload of one call, spelled as on the wire. */
function request(endpoint: AnyEndpoint): Schema {
  const slots = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const keys = Object.entries(shapeOf(endpoint)).map(([key, schema]) => ({
    key,
    name: endpoint.rename[key] ?? key,
    required: !isOptional(schema),
    schema: sentSchema(schema),
  }))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const inPath = keys.filter(({ key }) => slots.includes(key))
  const rest = keys.filter(({ key }) => !slots.includes(key) || endpoint.keep.includes(key))
  const inQuery = rest.filter(({ key }) => !hasBody || endpoint.query.includes(key))
  const inBody = rest.filter((entry) => !inQuery.includes(entry))
  const parameters = [
    ...inPath.map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...inQuery.map(({ name, required, schema }) => ({ name, in: 'query', required, schema })),
  ]
  if (!hasBody || !inBody.length) return parameters.length ? { parameters } : {}
  const required = inBody.filter((entry) => entry.required).map(({ name }) => name)
  const properties = Object.fromEntries(inBody.map(({ name, schema }) => [name, schema]))
  const body: Schema = { type: 'object', properties, ...(required.length ? { required } : {}) }
  const type = endpoint.encode === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    ...(parameters.length ? { parameters } : {}),
    requestBody: { required: true, content: { [type]: { schema: body } } },
  }
}

function operation({ endpoint, open, status }: Route): Schema {
  const [tag = ''] = endpoint.id.split('.')
  const schema = readSchema(endpoint.output as z.ZodMiniType)
  return {
    operationId: endpoint.id,
    summary: summaryOf(endpoint.id) ?? endpoint.id,
    tags: [tag],
    ...(open ? { security: [] } : {}),
    ...request(endpoint),
    responses: {
      [String(status)]: { description: 'Feito', content: { 'application/json': { schema } } },
      '4XX': refusal('Recusado: mensagem para o operador e, onde couber, o campo'),
    },
  }
}

/** The document over every route that the sandbox serves; `version` is the console's. */
export function openApi(routes: readonly Route[], version: string): Schema {
  const paths = new Map<string, Record<string, Json>>()
  for (const route of routes) {
    const { path, method } = route.endpoint
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operation(route) })
  }
  const field: Schema = { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } }
  const recusa: Schema = {
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string' }, errors: { type: 'array', items: field } },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plataforma, como o console Gestor a chama',
      version,
      description:
        'Gerado das definições de chamada do console. As listas podem vir em qualquer envelope da especificação (data, content, result, page aninhado, currentPage a partir de 1).',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries([...paths].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Recusa: recusa },
    },
  }
}
