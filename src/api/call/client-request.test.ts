import * as z from 'zod/mini'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildRequest } from './client-request.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import * as wire from '#api/wire.ts'

const any = { output: z.unknown() }
const list = defineEndpoint({
  ...any,
  id: 'a',
  call: 'GET /a/{tipo}',
  input: z.object({
    tipo: z.string(),
    page: z.optional(z.number()),
    nome: z.optional(z.nullable(z.string())),
    flag: z.optional(z.boolean()),
  }),
  wireNames: { page: 'PAGE' },
})

describe('buildRequest', () => {
  it('fills path parameters, renames, and leaves out empty values (spec 1 §5)', () => {
    expect(buildRequest(list, { tipo: 'a/b ç', page: 0, nome: '', flag: false }).path).toBe(
      '/a/a%2Fb%20%C3%A7?PAGE=0&flag=false',
    )
    expect(buildRequest(list, { tipo: 'X', nome: null, page: undefined }).path).toBe('/a/X')
    expect(buildRequest(list, { tipo: 'X', nome: 'café & cia' }).path).toBe('/a/X?nome=caf%C3%A9+%26+cia')
  })

  it.each([0, -3, 1.5, 9007199254740992])('never sends %j as an id, and gives the reason [F17]', (id) => {
    const remove = defineEndpoint({ ...any, id: 'r', call: 'DELETE /r', input: z.object({ id: wire.recordId }) })
    expect(() => buildRequest(remove, { id })).toThrow('Nada foi enviado: o registro está sem id utilizável.')
  })

  it('gives the reason of the id also if another field is wrong', () => {
    const input = z.object({ nome: z.string(), id: wire.recordId })
    const update = defineEndpoint({ ...any, id: 'u', call: 'PUT /u', input })
    expect(() => buildRequest(update, { nome: 5, id: 0 })).toThrow('o registro está sem id utilizável')
  })

  it.each([[{ tipo: '' }], [{}], [{ tipo: 'X', page: 'um' }], [{ tipo: 'X', page: NaN }]])('refuses %j', (input) => {
    expect(() => buildRequest(list, input)).toThrow(expect.objectContaining({ kind: 'input' }))
    expect(() => buildRequest(list, input)).not.toThrow('sem id')
  })

  it('sends a path parameter in the body only if it is in bodyPathParams', () => {
    const update = {
      ...any,
      id: 'b',
      call: 'PUT /b/{id}',
      input: z.object({ id: z.number(), nome: z.string() }),
    } as const
    const input = { id: 12, nome: 'Um' }
    expect(buildRequest(defineEndpoint(update), input).createBody()).toBe('{"nome":"Um"}')
    expect(buildRequest(defineEndpoint({ ...update, bodyPathParams: ['id'] }), input).createBody()).toBe(
      '{"id":12,"nome":"Um"}',
    )
    expect(buildRequest(defineEndpoint(update), input)).toMatchObject({
      path: '/b/12',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  it('sends no body without fields, and null to remove a value', () => {
    const act = defineEndpoint({ ...any, id: 'c', call: 'POST /c/{id}', input: z.object({ id: z.number() }) })
    expect(buildRequest(act, { id: 1 }).createBody()).toBeNull()
    expect(buildRequest(act, { id: 1 }).headers).toEqual({ Accept: 'application/json' })
    const save = defineEndpoint({ ...any, id: 'd', call: 'POST /d', input: z.object({ a: z.nullable(z.string()) }) })
    expect(buildRequest(save, { a: null }).createBody()).toBe('{"a":null}')
  })

  it('creates a new multipart body for each try, with files and without nulls', () => {
    const upload = defineEndpoint({
      ...any,
      id: 'e',
      call: 'PUT /e',
      encoding: 'multipart',
      input: z.object({ id: z.number(), x: z.nullable(z.string()), imagem: z.optional(z.file()) }),
    })
    const request = buildRequest(upload, { id: 3, x: null, imagem: new File(['p'], 'a.png', { type: 'image/png' }) })
    const [first, second] = [request.createBody() as FormData, request.createBody() as FormData]
    expect(first).not.toBe(second)
    expect([...second.keys()]).toEqual(['id', 'imagem'])
    expect(second.get('id')).toBe('3')
    expect((second.get('imagem') as File).name).toBe('a.png')
    // fetch itself sets the content type with its boundary.
    expect(request.headers).toEqual({ Accept: 'application/json' })
  })

  it('is not confused by names of Object.prototype [F13]', () => {
    const odd = defineEndpoint({ ...any, id: 'f', call: 'POST /f', input: z.looseObject({}) })
    const body = buildRequest(odd, JSON.parse('{"constructor":1,"toString":2}')).createBody()
    expect(body).toBe('{"constructor":1,"toString":2}')
  })

  it('sends each of several query values separately, and none for an empty list', () => {
    const several = defineEndpoint({ ...any, id: 'g', call: 'GET /g', input: z.object({ ids: z.array(z.number()) }) })
    expect(buildRequest(several, { ids: [1, 2] }).path).toBe('/g?ids=1&ids=2')
    expect(buildRequest(several, { ids: [] }).path).toBe('/g')
  })

  it('refuses an input that does not fit, also without path parameters', () => {
    const strict = defineEndpoint({ ...any, id: 'h', call: 'POST /h', input: z.object({ n: z.number() }) })
    expect(() => buildRequest(strict, { n: 'um' })).toThrow(expect.objectContaining({ kind: 'input' }))
  })

  it.each([undefined, null, ''])('refuses %j as a path parameter', (id) => {
    const loose = defineEndpoint({ ...any, id: 'i', call: 'GET /i/{id}', input: z.looseObject({ id: z.any() }) })
    expect(() => buildRequest(loose, { id })).toThrow(expect.objectContaining({ kind: 'input' }))
  })

  it('sends objects and lists in multipart as JSON, and leaves out absent ones', () => {
    const upload = defineEndpoint({
      ...any,
      id: 'j',
      call: 'POST /j',
      encoding: 'multipart',
      input: z.looseObject({ nome: z.string() }),
    })
    const form = buildRequest(upload, { nome: 'Um', nada: undefined, plano: { id: 1 }, ids: [1, 2], n: 3 }).createBody()
    expect(Object.fromEntries(form as FormData)).toEqual({ nome: 'Um', plano: '{"id":1}', ids: '[1,2]', n: '3' })
  })
})

it('sends the query in a browser without URLSearchParams.size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!
  Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined, configurable: true })
  onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))
  const pages = defineEndpoint({
    id: 'itens.listar',
    call: 'GET /itens',
    input: z.object({ page: z.number() }),
    output: z.unknown(),
  })
  expect(buildRequest(pages, { page: 2 }).path).toBe('/itens?page=2')
})
