/**
 * Calls the sandbox over HTTP with the specification's call tables: paths, parameter names, payload keys, responses.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse, TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { specCalls } from './spec-calls.ts'
import type { SpecCall } from './spec-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Seeded records in place of the tables' examples, if those do not exist or are in use. */
const slots: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/gestor/rv-hub/{id}': { id: 9002 },
  '/gestor/rv-hub/{id}/estoque': { id: 9002 },
  '/gestor/bonus/{id}/liberar': { id: 9 },
}
const inUse: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'DELETE /gestor/rv-hub/{id}': { id: 9292 },
  'DELETE /gestor/categorias/{id}': { id: 6 },
  'DELETE /gestor/fornecedor/{id}': { id: 5 },
  'DELETE /gestor/lojas/{id}': { id: 6 },
  'DELETE /gestor/produtos/{id}': { id: 13 },
  'DELETE /gestor/cashback-planos/{id}': { id: 7 },
}
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /gestor/auth/login': DEMO_LOGIN,
  'POST /gestor/rv-hub': { name: 'Recarga', provider: 'Andorinha Móvel', kind: 'RECARGA', amount: 20 },
  'PUT /gestor/rv-hub/{id}': { amount: 25.5 },
}
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const splitCall = (spec: SpecCall) => spec.call.split(' ') as [method: string, path: string]

function address(spec: SpecCall, query: Readonly<Record<string, string>> = {}): string {
  const [method, path] = splitCall(spec)
  const values = { ...spec.path, ...slots[path], ...inUse[spec.call] }
  const filled = Object.entries(values).reduce((line, [slot, value]) => line.replace(`{${slot}}`, String(value)), path)
  const text = String(new URLSearchParams(query))
  return `${method} ${filled}${text ? `?${text}` : ''}`
}

function payload(spec: SpecCall): unknown {
  const body = bodies[spec.call] ?? spec.body
  if (!body || !spec.multipart) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.set(name, new File([png], value.name))
    else form.set(name, String(value))
  }
  return form
}

/** The query of a call: its own parameters for a seeded record, and lists without filters. */
const onlyPaging = (spec: SpecCall) =>
  Object.fromEntries(Object.entries(spec.query ?? {}).filter(([name]) => /^(page|size|sort|order)$/i.test(name)))
function getQuery(spec: SpecCall): Readonly<Record<string, string>> {
  if (spec.call === 'DELETE /gestor/cashback/deletar') return { id: '13' }
  return spec.answers?.form === 'page' ? onlyPaging(spec) : (spec.query ?? {})
}

const unwrap = ({ json }: TestResponse) => json.data ?? json

/** Expects the call to succeed; the assertion shows its status and the response's text. */
async function succeeds(spec: SpecCall): Promise<TestResponse> {
  const response = await server.call(address(spec, getQuery(spec)), payload(spec))
  expect([response.status < 300, response.text]).toEqual([true, response.text])
  return response
}

const kind = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** The fields of one spelling that a row lacks, or has in another type. */
const findLacking = (row: Readonly<Record<string, unknown>>, sent: Readonly<Record<string, unknown>>) =>
  Object.entries(sent).flatMap(([name, example]) => {
    const value = row[name]
    if (value === undefined) return [name]
    return value === null || example === null || kind(value) === kind(example) ? [] : [`${name}: ${kind(value)}`]
  })

/** Expects every field that the specification gives a record, in one of the spellings that it allows. */
function expectFields(row: Readonly<Record<string, unknown>>, spec: SpecCall) {
  const faults = spec.answers?.entity.map(({ sent }) => findLacking(row, sent)) ?? [[]]
  expect(faults.toSorted((one, other) => one.length - other.length)[0]).toEqual([])
}

const safe = specCalls.filter(({ call }) => call.startsWith('GET'))
const removals = specCalls.filter(({ call }) => call.startsWith('DELETE') && !call.includes('associar'))
const writes = specCalls.filter((spec) => !safe.includes(spec) && !removals.includes(spec))
const pages = safe.filter(({ answers }) => answers?.form === 'page')

describe('every call of section 7 is served', () => {
  test.each(safe)('$call', async (spec) => {
    const response = await succeeds(spec)
    if (spec.answers?.form === 'page') {
      expect(Object.keys(response.json).sort()).toEqual(['content', 'number', 'size', 'totalElements', 'totalPages'])
      expect(response.json.content.length).toBeGreaterThan(0)
      for (const row of response.json.content) expectFields(row, spec)
    } else if (spec.answers) expectFields(unwrap(response), spec)
  })

  /** The logout comes last: it ends the session of the calls. */
  const ordered = writes.toSorted((one, other) => Number(/logout/.test(one.call)) - Number(/logout/.test(other.call)))
  const payloads = ordered.filter(({ call }) => !/auth/.test(call))

  test.each(payloads)('$call', async (spec) => {
    const response = await succeeds(spec)
    expect(response.status).toBe(/^POST \/gestor\/(?!bonus|rv-hub\/)/.test(spec.call) ? 201 : 200)
    if (spec.answers?.form === 'record') expectFields(unwrap(response), spec)
  })

  test.each(removals)('$call', async (spec) => {
    await succeeds(spec)
    expect((await server.call(address(spec, getQuery(spec)))).status).toBe(404)
  })

  test('sign-in, renewal and sign-out', async () => {
    for (const spec of ordered.filter(({ call }) => /auth/.test(call))) await succeeds(spec)
    expect((await server.call('GET /gestor/auth/me')).status).toBe(401)
    await server.close()
    server = await startTestServer()
  })
})

describe('parameters count only with the tables’ spelling', () => {
  test.each(pages)('$call pages and sorts', async (spec) => {
    const { query = {} } = spec
    const findParam = (name: RegExp) => Object.keys(query).find((key) => name.test(key)) ?? ''
    const pageQuery = { [findParam(/^page$/i)]: '1', [findParam(/^size$/i)]: '1' }
    const { json } = await server.call(address(spec, pageQuery))
    expect([json['number'], json['size']]).toEqual([1, 1])
    const flipped = Object.fromEntries(
      Object.entries(pageQuery).map(([key, value]) => [
        key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase(),
        value,
      ]),
    )
    const ignored = await server.call(address(spec, flipped))
    expect([ignored.json['number'], ignored.json['size']]).toEqual([0, 10])
    const order = findParam(/^(sort|order)$/i)
    if (!order) return
    expect((await server.call(address(spec, { [order]: 'nada,ASC' }))).status).toBe(400)
    expect((await server.call(address(spec, { [order]: query[order] ?? '' }))).status).toBe(200)
  })

  /** Values that nothing in the seed has. */
  const unmatchedValues: Readonly<Record<string, string>> = {
    DSC_CASHBACK: 'zzzz',
    PORCENTAGEM_CASHBACK: '99.99',
    STATUS_ID: '9',
    id: '999999',
    nome: 'zzzz',
    preco: '0.01',
    descricao: 'zzzz',
    name: 'zzzz',
    provider: 'zzzz',
    kind: 'zzzz',
    dataInicio: '2030-01-01T00:00',
    dataFim: '2000-01-01T00:00',
    valorMinimo: '99999999',
    valorMaximo: '0.01',
  }
  const filters = pages.flatMap((spec) =>
    Object.keys(spec.query ?? {})
      .filter((name) => !/^(page|size|sort|order)$/i.test(name))
      .map((name) => ({ call: spec.call, name, spec })),
  )

  test.each(filters)('$call filters by $name', async ({ name, spec }) => {
    const total = (await server.call(address(spec))).json.totalElements
    const value = unmatchedValues[name]
    if (value === undefined) throw new Error(`no value that finds nothing for ${name}`)
    const { json } = await server.call(address(spec, { [name]: value }))
    expect(json.totalElements).toBe(0)
    expect(total).toBeGreaterThan(0)
  })
})

describe('payload keys count with the tables’ spelling', () => {
  /** The name under which a sent key is read back, if it differs (spec 1 §3). */
  const readAs: Readonly<Record<string, string>> = {
    dscTermosECondicoes: 'dscTermosCondicoes',
    'POST /gestor/lojas dscImagem': 'dscImage',
    'PUT /gestor/lojas/{id} dscImagem': 'dscImage',
    quantidade: 'quantidade',
  }
  const stored = specCalls.filter(
    ({ call, body }) => body && /^(POST|PUT)/.test(call) && !/auth|sincronizar|atualizar$/.test(call),
  )

  test.each(stored)('$call stores what it is sent', async (spec) => {
    const response = unwrap(await server.call(address(spec), payload(spec)))
    for (const [name, value] of Object.entries(spec.body ?? {})) {
      const key = readAs[`${spec.call} ${name}`] ?? readAs[name] ?? name
      const expected = name === 'id' || (name === 'imagem' && !spec.multipart) ? response[key] : value
      if (name === 'status') expect(response.status.id).toBe((value as { id: number }).id)
      else expect([name, response[key]]).toEqual([name, expected])
    }
  })

  test('updates by body: cashback, category, supplier', async () => {
    await server.call('PUT /gestor/cashback/atualizar', {
      id: 12,
      statusId: 2,
      dscCashback: 'Retorno',
      porcentagemCashback: 2.5,
    })
    const { json } = await server.call('GET /gestor/cashback/visualizar?id=12')
    expect([json['dscCashback'], json['porcentagemCashback'], json.status]).toEqual([
      'Retorno',
      2.5,
      { id: 2, descricao: 'Inativo' },
    ])
    for (const spec of specCalls.filter(({ call }) => /(categorias|fornecedor)\/atualizar$/.test(call))) {
      const response = await server.call(address(spec), payload(spec))
      for (const [name, value] of Object.entries(spec.body ?? {})) {
        if (name === 'imagem') expect(response.json['dscImagem']).toMatch(/^\/imagens\/envio-\d+\.png$/)
        else expect([name, response.json[name]]).toEqual([name, value])
      }
    }
  })

  test.each(stored)('$call reports a required key with another spelling as missing', async (spec) => {
    const shouted = Object.fromEntries(Object.entries(spec.body ?? {}).map(([name, value]) => [`${name}_`, value]))
    expect((await server.call(address(spec), shouted)).status).toBeGreaterThanOrEqual(400)
  })
})
