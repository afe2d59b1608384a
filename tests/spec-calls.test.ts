/** Holds every contract against the specification's call tables: nothing missing, nothing beyond, same spelling. */
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { endpoints } from './all-endpoints.ts'
import { specCalls } from './spec-calls.ts'
import type { SpecCall } from './spec-calls.ts'

const all = endpoints.map(({ endpoint }) => endpoint)
const callOf = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`
const inputKeys = (endpoint: AnyEndpoint) => Object.keys((endpoint.input as unknown as z.ZodMiniObject).def.shape)
const slots = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
const sorted = (values: Iterable<string>) => [...values].toSorted()

/** The names that the endpoint puts on the wire, query and body apart. */
function wireNames(endpoint: AnyEndpoint) {
  const inPath = slots(endpoint.path).filter((key) => !endpoint.bodyPathParams.includes(key))
  const rest = inputKeys(endpoint).filter((key) => !inPath.includes(key))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const spelled = (keys: string[]) => sorted(keys.map((key) => endpoint.wireNames[key] ?? key))
  return {
    query: spelled(rest.filter((key) => !hasBody || endpoint.queryParams.includes(key))),
    body: spelled(rest.filter((key) => hasBody && !endpoint.queryParams.includes(key))),
  }
}

/**
 * What a caller gives so that the example of the table goes out; numbers of slots and queries as the schema has them.
 */
function callerInput(spec: SpecCall, endpoint: AnyEndpoint): Record<string, unknown> {
  const ours = (name: string) => Object.entries(endpoint.wireNames).find(([, wire]) => wire === name)?.[0] ?? name
  const shape = (endpoint.input as unknown as z.ZodMiniObject).def.shape
  const typed = (key: string, value: unknown) =>
    shape[key] !== undefined && !z.safeParse(shape[key], value).success ? Number(value) : value
  const given = Object.entries({ ...spec.path, ...spec.query, ...spec.body })
  return Object.fromEntries(given.map(([name, value]) => [ours(name), typed(ours(name), value)]))
}

const find = (spec: SpecCall) => {
  const found = all.filter((endpoint) => callOf(endpoint) === spec.call)
  expect(found.map(callOf), 'exactly one endpoint').toEqual([spec.call])
  return found[0] as AnyEndpoint
}

describe('contracts and the specification have the same calls', () => {
  const specified = new Set(specCalls.map(({ call }) => call))

  test('nothing is missing', () => {
    const ours = new Set(all.map(callOf))
    expect([...specified].filter((call) => !ours.has(call))).toEqual([])
  })

  // A call beyond the specification among its own is a misspelt one; a whole contract beyond it is another noun's.
  test('nothing is beyond, but for contracts that are beyond as a whole', () => {
    const isSpecified = (endpoint: AnyEndpoint) => specified.has(callOf(endpoint))
    const files = new Set(endpoints.filter(({ endpoint }) => isSpecified(endpoint)).map(({ file }) => file))
    const beyond = endpoints.filter(({ file, endpoint }) => files.has(file) && !isSpecified(endpoint))
    expect(beyond.map(({ endpoint }) => callOf(endpoint))).toEqual([])
  })

  test('ids are unique and begin with the folder of their contract', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { file, endpoint } of endpoints) {
      // What the console never calls is of any section.
      if (file.includes('/sandbox/')) continue
      const folder = /sections\/(\w+)\//.exec(file)?.[1] ?? 'auth'
      expect(endpoint.id).toMatch(new RegExp(`^${folder}\\.\\w+$`))
    }
  })

  test('what a write makes stale are lists that exist', () => {
    for (const { invalidates } of all)
      for (const prefix of invalidates)
        expect(
          all.some(({ id }) => id.startsWith(prefix)),
          prefix,
        ).toBe(true)
  })

  test('every write but those of the session makes something stale', () => {
    const silent = all.filter(({ method, invalidates }) => method !== 'GET' && invalidates.length === 0)
    expect(sorted(silent.map(({ id }) => id))).toEqual(['auth.login', 'auth.logout', 'auth.refreshToken'])
  })
})

describe.each(specCalls)('$call', (spec) => {
  test('has the parameters and the payload of the table', () => {
    const endpoint = find(spec)
    const { query, body } = wireNames(endpoint)
    if (spec.freeFilters) expect(query).toEqual(expect.arrayContaining(Object.keys(spec.query ?? {})))
    else expect(query).toEqual(sorted(Object.keys(spec.query ?? {})))
    if (!spec.freeBody) expect(body).toEqual(sorted(Object.keys(spec.body ?? {})))
    expect(endpoint.encoding).toBe(spec.multipart ? 'multipart' : 'json')
    expect(sorted(slots(endpoint.path))).toEqual(sorted(Object.keys(spec.path ?? {})))
  })

  test('the example of the table goes out as the table writes it', () => {
    const endpoint = find(spec)
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

  test('a wrong type is refused before it goes out', () => {
    const endpoint = find(spec)
    const input = callerInput(spec, endpoint)
    for (const key of Object.keys(input))
      expect(() => buildRequest(endpoint, { ...input, [key]: Symbol('wrong') }), key).toThrow()
  })
})

const answering = specCalls.flatMap(({ answers, ...spec }) => (answers ? [{ ...spec, answers }] : []))

test.each(answering)('$call reads every field of the answer, wrapped or not', ({ answers, ...spec }) => {
  const endpoint = find(spec)
  const counters = { totalElements: 41, totalPages: 5, size: 10, number: 3 }
  for (const { sent, expected: read = sent } of answers.entity) {
    const plain = answers.form === 'page' ? { content: [sent], ...counters } : sent
    const expected = answers.form === 'page' ? { content: [read], ...counters } : read
    for (const answer of [plain, { data: plain }, { result: plain }, { content: plain }])
      expect(z.parse(endpoint.output, answer)).toMatchObject(expected)
  }
})
