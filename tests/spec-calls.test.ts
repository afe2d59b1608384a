/** Compares every contract with the specification's call tables: nothing missing, nothing extra, the same spelling. */
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { endpoints } from './all-endpoints.ts'
import { specCalls } from './spec-calls.ts'
import type { SpecCall } from './spec-calls.ts'

const all = endpoints.map(({ endpoint }) => endpoint)
const formatCall = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`
const inputKeys = (endpoint: AnyEndpoint) => Object.keys((endpoint.input as unknown as z.ZodMiniObject).def.shape)
const slots = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
const sortNames = (values: Iterable<string>) => [...values].toSorted()

/** The names that the endpoint puts on the wire, query and body apart. */
function wireNames(endpoint: AnyEndpoint) {
  const inPath = slots(endpoint.path).filter((key) => !endpoint.bodyPathParams.includes(key))
  const rest = inputKeys(endpoint).filter((key) => !inPath.includes(key))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const toWireNames = (keys: string[]) => sortNames(keys.map((key) => endpoint.wireNames[key] ?? key))
  return {
    query: toWireNames(rest.filter((key) => !hasBody || endpoint.queryParams.includes(key))),
    body: toWireNames(rest.filter((key) => hasBody && !endpoint.queryParams.includes(key))),
  }
}

/** The caller's input for the example of the table; numbers of slots and queries have the schema's type. */
function callerInput(spec: SpecCall, endpoint: AnyEndpoint): Record<string, unknown> {
  const toInputKey = (name: string) => Object.entries(endpoint.wireNames).find(([, wire]) => wire === name)?.[0] ?? name
  const shape = (endpoint.input as unknown as z.ZodMiniObject).def.shape
  const typed = (key: string, value: unknown) =>
    shape[key] !== undefined && !z.safeParse(shape[key], value).success ? Number(value) : value
  const params = Object.entries({ ...spec.path, ...spec.query, ...spec.body })
  return Object.fromEntries(params.map(([name, value]) => [toInputKey(name), typed(toInputKey(name), value)]))
}

const findEndpoint = (spec: SpecCall) => {
  const matching = all.filter((endpoint) => formatCall(endpoint) === spec.call)
  expect(matching.map(formatCall), 'exactly one endpoint').toEqual([spec.call])
  return matching[0] as AnyEndpoint
}

describe('contracts and the specification have the same calls', () => {
  const specified = new Set(specCalls.map(({ call }) => call))

  test('nothing is missing', () => {
    const toInputKey = new Set(all.map(formatCall))
    expect([...specified].filter((call) => !toInputKey.has(call))).toEqual([])
  })

  // A single extra call in a specified contract is a misspelt one; a whole extra contract belongs to another resource.
  test('nothing is extra, except for contracts that are extra as a whole', () => {
    const isSpecified = (endpoint: AnyEndpoint) => specified.has(formatCall(endpoint))
    const files = new Set(endpoints.filter(({ endpoint }) => isSpecified(endpoint)).map(({ file }) => file))
    const beyond = endpoints.filter(({ file, endpoint }) => files.has(file) && !isSpecified(endpoint))
    expect(beyond.map(({ endpoint }) => formatCall(endpoint))).toEqual([])
  })

  test('ids are unique and begin with the folder of their contract', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { file, endpoint } of endpoints) {
      // An endpoint that the console never calls can belong to any section.
      if (file.includes('/sandbox/')) continue
      const folder = /sections\/(\w+)\//.exec(file)?.[1] ?? 'auth'
      expect(endpoint.id).toMatch(new RegExp(`^${folder}\\.\\w+$`))
    }
  })

  test('a write invalidates existing lists', () => {
    for (const { invalidates } of all)
      for (const prefix of invalidates)
        expect(
          all.some(({ id }) => id.startsWith(prefix)),
          prefix,
        ).toBe(true)
  })

  test('every write except those of the session invalidates something', () => {
    const silent = all.filter(({ method, invalidates }) => method !== 'GET' && invalidates.length === 0)
    expect(sortNames(silent.map(({ id }) => id))).toEqual(['auth.login', 'auth.logout', 'auth.refreshToken'])
  })
})

describe.each(specCalls)('$call', (spec) => {
  test('has the parameters and the payload of the table', () => {
    const endpoint = findEndpoint(spec)
    const { query, body } = wireNames(endpoint)
    if (spec.freeFilters) expect(query).toEqual(expect.arrayContaining(Object.keys(spec.query ?? {})))
    else expect(query).toEqual(sortNames(Object.keys(spec.query ?? {})))
    if (!spec.freeBody) expect(body).toEqual(sortNames(Object.keys(spec.body ?? {})))
    expect(endpoint.encoding).toBe(spec.multipart ? 'multipart' : 'json')
    expect(sortNames(slots(endpoint.path))).toEqual(sortNames(Object.keys(spec.path ?? {})))
  })

  test('the example of the table is sent as the table writes it', () => {
    const endpoint = findEndpoint(spec)
    const request = buildRequest(endpoint, callerInput(spec, endpoint))
    const [path, search] = request.path.split('?')
    expect(path).toBe(endpoint.path.replace(/\{(\w+)\}/g, (_, slot: string) => String(spec.path?.[slot])))
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(spec.query ?? {})
    const body = request.createBody()
    if (spec.multipart) {
      const texts = Object.entries(spec.body ?? {}).map(([name, value]) => [
        name,
        value instanceof File ? value.name : `${value}`,
      ])
      const sent = [...(body as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value])
      expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(texts))
    } else expect(body === null ? undefined : JSON.parse(body as string)).toEqual(spec.body)
  })

  test('a wrong type is refused before it is sent', () => {
    const endpoint = findEndpoint(spec)
    const input = callerInput(spec, endpoint)
    for (const key of Object.keys(input))
      expect(() => buildRequest(endpoint, { ...input, [key]: Symbol('wrong') }), key).toThrow()
  })
})

const answering = specCalls.flatMap(({ answers, ...spec }) => (answers ? [{ ...spec, answers }] : []))

test.each(answering)('$call reads every field of the response, wrapped or not', ({ answers, ...spec }) => {
  const endpoint = findEndpoint(spec)
  const counters = { totalElements: 41, totalPages: 5, size: 10, number: 3 }
  for (const { sent, expected: read = sent } of answers.entity) {
    const plain = answers.form === 'page' ? { content: [sent], ...counters } : sent
    const expected = answers.form === 'page' ? { content: [read], ...counters } : read
    for (const answer of [plain, { data: plain }, { result: plain }, { content: plain }])
      expect(z.parse(endpoint.output, answer)).toMatchObject(expected)
  }
})
