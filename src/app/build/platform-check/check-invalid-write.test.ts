import { expect, it } from 'vitest'
import { ApiError, type ErrorKind } from '#api/errors.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { checkInvalidWrite } from './check-invalid-write.ts'
import type { CallResult, Client } from './client.ts'

/** A client whose calls have these results by endpoint id. */
const createFakeClient = (results: Readonly<Record<string, CallResult>>) =>
  ({ call: ({ id }: AnyEndpoint) => Promise.resolve(results[id]) }) as unknown as Client

const fail = (kind: ErrorKind, status = 0): CallResult => ({
  ok: false,
  raw: null,
  error: new ApiError({ kind, status }),
  status,
  ms: 1,
})
const succeed = (raw: unknown): CallResult => ({ ok: true, raw, output: raw, status: 200, ms: 1 })

it.each([
  ['a refusal', fail('status', 422), []],
  ['a timeout', fail('timeout'), ['loja sem nome com as instruções “Marca”, talvez']],
  ['no response', fail('network'), ['loja sem nome com as instruções “Marca”, talvez']],
  ['an answer that cannot be read', fail('unexpected', 422), ['loja sem nome com as instruções “Marca”, talvez']],
  ['a success without an id', succeed({}), ['loja sem nome com as instruções “Marca”']],
])('after %s says what may be on the platform', async (_, result, expected) => {
  const { leftBehind } = await checkInvalidWrite(createFakeClient({ 'lojas.criar': result }), 'Marca')
  expect(leftBehind).toEqual(expected)
})

it.each([
  ['removed', succeed(null), []],
  ['kept', fail('status', 405), ['loja #8 com as instruções “Marca”']],
])('a store that was created and %s', async (_, removal, expected) => {
  const client = createFakeClient({ 'lojas.criar': succeed({ id: 8 }), 'lojas.deletar': removal })
  expect((await checkInvalidWrite(client, 'Marca')).leftBehind).toEqual(expected)
})
