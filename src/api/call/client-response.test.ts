import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseResponse, parseOutput, parseRetryAfter } from './client-response.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { type ApiError, isNotFound } from '#api/errors.ts'
import { pageSchema } from '#api/page.ts'

const JSON_TYPE = 'application/json'
const createResponse = (
  body: BodyInit | null,
  { status = 200, type = JSON_TYPE, more = {} as Record<string, string> } = {},
) => new Response(body, { status, headers: { 'content-type': type, ...more } })
const failure = async (response: Response, isWrite = false): Promise<ApiError> => {
  try {
    await parseResponse(response, isWrite)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('it did not fail')
}

describe('a 2xx', () => {
  it('returns the JSON, and null for an empty response', async () => {
    expect(await parseResponse(createResponse('{"a":[1]}'), false)).toEqual({ a: [1] })
    expect(await parseResponse(createResponse(''), false)).toBeNull()
    expect(await parseResponse(createResponse(null, { status: 204 }), true)).toBeNull()
    expect(await parseResponse(createResponse('{"a":1}', { type: 'text/plain' }), false)).toEqual({ a: 1 })
  })

  it('accepts a plain text as the message of a write only', async () => {
    expect(await parseResponse(createResponse('Criado com sucesso', { type: 'text/plain' }), true)).toBe(
      'Criado com sucesso',
    )
    expect((await failure(createResponse('nada', { type: 'text/plain' }))).kind).toBe('unexpected')
  })

  it.each([
    ['a page of a proxy', '<!doctype html><p>Entre</p>', 'text/html'],
    ['a page under a wrong name', ' <html></html>', JSON_TYPE],
    ['JSON under the name of a page', '{"content":[]}', 'text/html'],
    ['a cut JSON', '{"content": [ {"id": 1, ', JSON_TYPE],
  ])('refuses %s [F2, F3]', async (_, body, type) => {
    expect(await failure(createResponse(body, { type }))).toMatchObject({
      kind: 'unexpected',
      message: 'Resposta inesperada do servidor',
    })
  })

  it.each([
    [404, false],
    [405, true],
    [404, true],
  ])(
    'a page with %i is not the platform’s: the message names the URL and what to check [F2]',
    async (status, isWrite) => {
      const page = createResponse('<html>', { status, type: 'text/html' })
      Object.defineProperty(page, 'url', { value: 'https://gestor.exemplo/v2/gestor/lojas/7?x=1' })
      const error = await failure(page, isWrite)
      expect(error).toMatchObject({
        kind: 'unexpected',
        isUncertain: false,
        hasFullMessage: true,
        message: `Quem respondeu em https://gestor.exemplo/v2/gestor/lojas/7 não é a plataforma (erro ${status}). Confira apiBase, no arquivo config.json.`,
      })
      expect(isNotFound(error)).toBe(false)
    },
  )

  it('refuses a redirected write, because the browser then sent a GET', async () => {
    const redirected = Object.defineProperty(createResponse('{}'), 'redirected', { value: true })
    expect(await failure(redirected, true)).toMatchObject({ kind: 'unexpected', isUncertain: true })
  })

  it.each([
    ['a cut JSON', () => createResponse('{"id": 4')],
    ['a page', () => createResponse('<html>', { type: 'text/html' })],
    ['too large an answer', () => createResponse('{}', { more: { 'content-length': String(26 * 1024 * 1024) } })],
    ['408', () => createResponse('', { status: 408 })],
    ['502', () => createResponse('<html>502</html>', { status: 502, type: 'text/html' })],
    ['503 with words', () => createResponse('{"message":"Em manutenção"}', { status: 503 })],
    ['504', () => createResponse('', { status: 504 })],
  ])('%s makes a write unconfirmed and fails a read [O1]', async (_, response) => {
    expect(await failure(response(), true)).toMatchObject({ isUncertain: true })
    expect(await failure(response())).toMatchObject({ isUncertain: false })
  })

  it.each([400, 404, 409, 422, 429, 500])('%i of a write is a refusal', async (status) =>
    expect(await failure(createResponse('', { status }), true)).toMatchObject({ isUncertain: false }),
  )

  it.each([
    ['{"success":false,"message":"Em uso"}', 'Em uso'],
    ['{"success":false,"message":"Falha interna","data":null}', 'Falha interna'],
    ['{"success":"false","errors":["Em uso"]}', 'Em uso'],
    ['{"sucesso":false,"mensagem":"Em uso"}', 'Em uso'],
    ['{"success":false,"data":[]}', null],
    ['{"data":{"success":false,"message":"Em uso"}}', 'Em uso'],
    ['{"status":"error","message":"Em uso"}', 'Em uso'],
    ['{"status":"ERROR","data":[]}', null],
    ['{"status":"fail","data":{"message":"Em uso"}}', 'Em uso'],
    ['{"error":true,"message":"Em uso"}', 'Em uso'],
    ['{"error":{"message":"Em uso"}}', 'Em uso'],
    ['{"erro":"Conflict","detail":"Em uso"}', 'Em uso'],
  ])('that reports a failure is a refusal, of a write and of a read: %s [O4]', async (body, message) => {
    for (const isWrite of [true, false])
      expect(await failure(createResponse(body), isWrite)).toMatchObject({
        kind: 'status',
        status: 200,
        isUncertain: false,
        platformMessage: message,
        message: message ?? 'A plataforma recusou a solicitação.',
      })
  })

  it('that failed names the fields, and keeps its message for programmers', async () => {
    const fields = { success: false, errors: [{ field: 'dscNome', message: 'Curto' }] }
    expect({ ...(await failure(createResponse(JSON.stringify(fields)), true)).fieldMessages }).toEqual({
      dscNome: 'Curto',
    })
    const trace = '{"success":false,"message":"java.lang.IllegalStateException"}'
    expect(await failure(createResponse(trace), true)).toMatchObject({ platformMessage: null, detail: trace })
  })

  it.each([
    { success: true, error: { code: 0 }, data: { id: 1 } },
    { id: 1, status: 'error', error: 'nota', erro: true },
    { error: null, erro: '', status: 'success', data: [] },
    { error: {}, status: { id: 2, descricao: 'Erro' } },
    { data: { id: 5, status: 'ERRO' } },
    { content: [{ success: false }] },
    [{ success: false }],
    'error',
  ])('%j reports no failure', async (value) =>
    expect(await parseResponse(createResponse(JSON.stringify(value)), true)).toEqual(value),
  )

  it('keeps a text that is no sentence for an operator as a detail [O3]', async () => {
    const trace = 'java.lang.IllegalStateException: falha at br.com.Loja.salvar(Loja.java:12)'
    const error = await failure(createResponse(JSON.stringify({ message: trace }), { status: 500 }))
    expect(error).toMatchObject({ platformMessage: null, message: 'Erro interno da plataforma.' })
    expect(error.detail).toContain(trace)
    expect((await failure(createResponse('{"message":"Em uso"}', { status: 409 }))).detail).toBeNull()
    expect((await failure(createResponse('{}', { status: 500 }))).detail).toBeNull()
    for (const text of ['null', ' true\n', 'false'])
      expect((await failure(createResponse(text, { status: 500 }))).detail).toBeNull()
    // A text that only begins or ends like an empty response is not one.
    const said = ['null: java.lang.Error', 'java.lang.Error: null']
    for (const text of said) {
      const { platformMessage, detail } = await failure(createResponse(text, { status: 500, type: 'text/plain' }))
      expect([platformMessage, detail]).toEqual([null, text])
    }
  })

  it('aborts above 25 MB, by the header or by the received size [F14]', async () => {
    const header = createResponse('{}', { more: { 'content-length': String(26 * 1024 * 1024) } })
    expect((await failure(header)).kind).toBe('too-large')
    const chunk = new Uint8Array(1024 * 1024).fill(32)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++
        controller.enqueue(chunk)
      },
    })
    expect((await failure(createResponse(endless))).kind).toBe('too-large')
    expect(sent).toBeLessThan(30)
  })

  it('decodes letters that are split between chunks', async () => {
    const bytes = new TextEncoder().encode('"ação"')
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await parseResponse(createResponse(stream), false)).toBe('ação')
  })
})

describe('a failure', () => {
  it.each([
    ['{"message":"Em uso"}', 'Em uso'],
    ['{"mensagem":"Em uso"}', 'Em uso'],
    ['"Em uso"', 'Em uso'],
    ['{"data":{"message":"Em uso"}}', 'Em uso'],
    // An object serialized as a text, as some proxies send it.
    [JSON.stringify('{"message":"Em uso"}'), 'Em uso'],
    [JSON.stringify({ message: '{"message":"Em uso"}' }), 'Em uso'],
    [JSON.stringify('{"status":500}'), null],
    [JSON.stringify('[1]'), null],
    ['{"message":"{aspas} ficam"}', '{aspas} ficam'],
    ['{"message":"  "}', null],
    ['{"message":5}', null],
    ['{}', null],
    ['', null],
    ['{"message":"<b>alto</b>"}', null],
    [JSON.stringify({ message: 'x'.repeat(301) }), null],
  ])('%s: the message is %j', async (body, message) => {
    const error = await failure(createResponse(body, { status: 409 }))
    expect(error.platformMessage).toBe(message)
    expect(error.status).toBe(409)
    if (message === null) expect(error.message).toMatch(/conflito/)
  })

  it('uses a plain text, and never the text of a page [F5]', async () => {
    expect((await failure(createResponse('Em uso', { status: 400, type: 'text/plain' }))).platformMessage).toBe(
      'Em uso',
    )
    const page = await failure(createResponse('<html>502</html>', { status: 502, type: 'text/html' }))
    expect(page).toMatchObject({ status: 502, platformMessage: null, message: 'Erro interno da plataforma.' })
  })

  it('has its own text for each status [F8]', async () => {
    const statuses = [400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 429, 500, 503]
    const texts = await Promise.all(
      statuses.map(async (status) => (await failure(createResponse('', { status }))).message),
    )
    expect(new Set(texts).size).toBe(statuses.length)
  })

  it('names the fields [E6]', async () => {
    const body = {
      errors: [{ field: 'dscNome', message: 'Curto' }, { field: '__proto__', message: 'x' }, { field: 3 }, null],
    }
    const named = await failure(createResponse(JSON.stringify(body), { status: 422 }))
    expect(Object.entries(named.fieldMessages)).toEqual([
      ['dscNome', 'Curto'],
      ['__proto__', 'x'],
    ])
    expect(({} as Record<string, unknown>)['message']).toBeUndefined()
    const keyed = await failure(createResponse('{"fields":{"dscEnum":["Repetido","x"],"a":7}}', { status: 400 }))
    expect({ ...keyed.fieldMessages }).toEqual({ dscEnum: 'Repetido' })
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  it.each([
    ['5', 5],
    ['0', 0],
    ['1000000000', 1e9],
    ['Fri, 20 Nov 2026 10:00:20 GMT', 20],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['logo', null],
    ['-3', null],
    ['1.5', null],
    [' 5 ', 5],
    ['20 Nov 2026 10:00:20 GMT', 20],
    ['Fri, 20 Nov 2026 10:00:20 +0000', 20],
    ['2026-11-20T10:00:20Z', 20],
    ['', null],
    [null, null],
  ])('%j is %j s [F7]', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds)
  })
})

describe('the limits of a valid response', () => {
  const bytes = (text: string, type?: string) =>
    new Response(new TextEncoder().encode(text), type === undefined ? {} : { headers: { 'content-type': type } })

  it.each([
    ['without a type is read as JSON', '{"id":1}', undefined, { id: 1 }],
    ['with a sign of markup inside is none', '"a < b"', 'application/json', 'a < b'],
    ['of blanks is empty', ' \n ', 'application/json', null],
  ])('%s', async (_, text, type, value) => expect(await parseResponse(bytes(text, type), false)).toEqual(value))

  it('a write accepts a plain text with that content type', async () => {
    expect(await parseResponse(bytes('Liberado', 'text/plain; charset=utf-8'), true)).toBe('Liberado')
    expect(await failure(bytes('Liberado', 'application/text/plain'), true)).toMatchObject({ kind: 'unexpected' })
    expect(await failure(bytes('Liberado', 'text/plain'))).toMatchObject({ kind: 'unexpected' })
  })

  it.each(['<html></html>', '\n  <!doctype html>'])('%j is a page, whatever its content type [F2]', async (page) => {
    expect(await failure(bytes(page, 'text/plain'), true)).toMatchObject({ kind: 'unexpected', isUncertain: true })
  })

  it.each([
    ['{"a":1}', null],
    ['12 34', null],
    [' true ', null],
    [' {"trace":"x.y"} ', '{"trace":"x.y"}'],
  ])('of %j the detail is %j [O3]', async (text, detail) => {
    const refused = new Response(text, { status: 500, headers: { 'content-type': 'application/json' } })
    expect((await failure(refused)).detail).toBe(detail)
  })

  const CAP = 25 * 1024 * 1024
  it('25 MB are accepted, by the header and by the received size; an empty response that claims more is not [F14]', async () => {
    const claims = (size: number) => ({ headers: { 'content-length': String(size) } })
    expect(await parseResponse(new Response('[]', claims(CAP)), false)).toEqual([])
    expect(await parseResponse(new Response(`${' '.repeat(CAP - 2)}[]`), false)).toEqual([])
    expect(await failure(new Response(null, claims(CAP + 1)))).toMatchObject({ kind: 'too-large' })
  })

  it.each([
    ['GET /a', false],
    ['POST /a', true],
    ['PUT /a', true],
    ['DELETE /a', true],
  ] as const)('of another shape, to %s: not known whether done is %s [O1]', (call, isUncertain) => {
    const endpoint = defineEndpoint({ id: 'a', call, input: z.object({}), output: z.object({ id: z.number() }) })
    expect(() => parseOutput(endpoint, { id: 'x' })).toThrow(
      expect.objectContaining({ kind: 'unexpected', status: 200, isUncertain }),
    )
  })
})

it('a page without a total is completed from the query', () => {
  const output = pageSchema(z.object({ id: z.number() }))
  const input = z.object({ page: z.number(), size: z.number() })
  const endpoint = defineEndpoint({ id: 'a', call: 'GET /a', input, output })
  const asked = { page: 1, size: 2 }
  expect(parseOutput(endpoint, [{ id: 1 }, { id: 2 }], asked)).toMatchObject({
    isTotalUnknown: true,
    number: 1,
    totalPages: 3,
  })
  expect(parseOutput(endpoint, [{ id: 1 }], asked)).toEqual({
    content: [{ id: 1 }],
    totalElements: 3,
    totalPages: 2,
    size: 1,
    number: 1,
  })
})
