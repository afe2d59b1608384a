/**
 * Generates an OpenAPI 3.1 document from the endpoint definitions: what the console sends, how the wire spells it, and
 * what the console reads of the responses. The platform's team can test their server against it.
 */
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#api/endpoint.ts'
import * as wire from '#api/wire.ts'
import { getInputShape } from './http/input.ts'
import type { Route } from './http/route.ts'
import { getCallSummary } from './openapi-summaries.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Schema = { readonly [key: string]: Json }

interface SchemaDef {
  type: string
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  element?: z.ZodMiniType
  shape?: Readonly<Record<string, z.ZodMiniType>>
}
const getSchemaDef = (schema: z.ZodMiniType): SchemaDef => schema._zod.def as unknown as SchemaDef

/** The tolerant schemas of wire.ts, by identity, with the type that they expect. */
const WIRE_SCHEMAS = new Map<unknown, Schema>([
  [wire.id, { type: 'integer', minimum: 1 }],
  [wire.text, { type: ['string', 'null'] }],
  [wire.number, { type: ['number', 'null'] }],
  [wire.flag, { type: 'boolean' }],
  [wire.date, { type: ['string', 'null'], description: 'ISO 8601, com ou sem fuso' }],
  [wire.stock, { type: 'object', properties: { quantidade: { type: 'integer' } } }],
])

/** The JSON schema of a response. Custom transformations are not described. */
function toResponseSchema(schema: z.ZodMiniType): Schema {
  const wireSchema = WIRE_SCHEMAS.get(schema)
  if (wireSchema) return wireSchema
  const def = getSchemaDef(schema)
  if (def.type === 'pipe' && def.in && def.out)
    return toResponseSchema(getSchemaDef(def.in).type === 'transform' ? def.out : def.in)
  if (def.type === 'array' && def.element) return { type: 'array', items: toResponseSchema(def.element) }
  if (def.type === 'object' && def.shape) {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, toResponseSchema(field)] as const)
    return { type: 'object', properties: Object.fromEntries(fields) }
  }
  if (def.innerType) return toResponseSchema(def.innerType)
  return ['string', 'number', 'boolean'].includes(def.type) ? { type: def.type } : {}
}

const toRequestSchema = (schema: z.ZodMiniType): Schema => {
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

const createErrorResponse = (description: string): Schema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } },
})

const isOptional = (schema: z.ZodMiniType) => schema._zod.optin === 'optional'

/** Parameters and body of one call, with wire names. */
function createRequest(endpoint: AnyEndpoint): Schema {
  const pathParams = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const keys = Object.entries(getInputShape(endpoint)).map(([key, schema]) => ({
    key,
    name: endpoint.wireNames[key] ?? key,
    required: !isOptional(schema),
    schema: toRequestSchema(schema),
  }))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const inPath = keys.filter(({ key }) => pathParams.includes(key))
  const rest = keys.filter(({ key }) => !pathParams.includes(key) || endpoint.bodyPathParams.includes(key))
  const inQuery = rest.filter(({ key }) => !hasBody || endpoint.queryParams.includes(key))
  const inBody = rest.filter((entry) => !inQuery.includes(entry))
  const parameters = [
    ...inPath.map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...inQuery.map(({ name, required, schema }) => ({ name, in: 'query', required, schema })),
  ]
  if (!hasBody || !inBody.length) return parameters.length ? { parameters } : {}
  const required = inBody.filter((entry) => entry.required).map(({ name }) => name)
  const properties = Object.fromEntries(inBody.map(({ name, schema }) => [name, schema]))
  const body: Schema = { type: 'object', properties, ...(required.length ? { required } : {}) }
  const type = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    ...(parameters.length ? { parameters } : {}),
    requestBody: { required: true, content: { [type]: { schema: body } } },
  }
}

function createOperation({ endpoint, isPublic, status }: Route): Schema {
  const [tag = ''] = endpoint.id.split('.')
  const schema = toResponseSchema(endpoint.output as z.ZodMiniType)
  return {
    operationId: endpoint.id,
    summary: getCallSummary(endpoint.id),
    tags: [tag],
    ...(isPublic ? { security: [] } : {}),
    ...createRequest(endpoint),
    responses: {
      [String(status)]: { description: 'Feito', content: { 'application/json': { schema } } },
      '4XX': createErrorResponse('Recusado: mensagem para o operador e, onde couber, o campo'),
    },
  }
}

/** Creates the document for these routes. `version` is the console's version. */
export function createOpenApiDocument(routes: readonly Route[], version: string): Schema {
  const paths = new Map<string, Record<string, Json>>()
  for (const route of routes) {
    const { path, method } = route.endpoint
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: createOperation(route) })
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
