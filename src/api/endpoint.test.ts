import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineEndpoint } from './endpoint.ts'

test('splits the call into method and path and applies the defaults', () => {
  const endpoint = defineEndpoint({
    id: 'produtos.estoque',
    call: 'GET /gestor/produtos/{id}/estoque',
    input: z.object({ id: z.number() }),
    output: z.unknown(),
  })
  expect(endpoint).toMatchObject({
    method: 'GET',
    path: '/gestor/produtos/{id}/estoque',
    wireNames: {},
    queryParams: [],
    bodyPathParams: [],
    encoding: 'json',
    invalidates: [],
    timeoutMs: 15_000,
  })
})

test('a path parameter that the input lacks does not compile', () => {
  const endpoint = defineEndpoint({
    id: 'produtos.ver',
    call: 'GET /gestor/produtos/{id}',
    // @ts-expect-error -- the schema has no `id`
    input: z.object({ numero: z.number() }),
    output: z.unknown(),
  })
  expect(endpoint.path).toContain('{id}')
})

test('keeps the given options', () => {
  const options = {
    wireNames: { nome: 'NOME' },
    queryParams: ['nome' as const],
    bodyPathParams: ['id' as const],
    encoding: 'multipart' as const,
    invalidates: ['produtos.'],
    timeoutMs: 60_000,
  }
  const endpoint = defineEndpoint({
    id: 'produtos.atualizar',
    call: 'PUT /gestor/produtos/{id}',
    input: z.object({ id: z.number(), nome: z.string() }),
    output: z.unknown(),
    ...options,
  })
  expect(endpoint).toMatchObject(options)
})
