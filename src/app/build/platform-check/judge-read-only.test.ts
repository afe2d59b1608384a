import { expect, it } from 'vitest'
import { ApiError, type ErrorKind } from '#api/errors.ts'
import { isNotAllowed, judgeReadOnly } from './judge-read-only.ts'

const MAIN_CALLS = [['lojas.criar', 'lojas.atualizar', 'lojas.deletar']]
const refuse = (...calls: readonly string[]) => calls.map((call) => ({ call, isAllowed: false }))
const allow = (...calls: readonly string[]) => calls.map((call) => ({ call, isAllowed: true }))

it.each([
  ['names a resource without any allowed write', refuse(...MAIN_CALLS[0]!), ['lojas']],
  ['names the one call that is refused', [...allow('lojas.criar'), ...refuse('lojas.deletar')], ['lojas.deletar']],
  ['names calls if a call was not tried', refuse('lojas.criar', 'lojas.deletar'), ['lojas.criar', 'lojas.deletar']],
  [
    'names calls if a further write of the resource is allowed',
    [...refuse(...MAIN_CALLS[0]!), ...allow('lojas.abrir')],
    MAIN_CALLS[0],
  ],
  ['names no call that was allowed once', [...refuse('lojas.criar'), ...allow('lojas.criar')], []],
  ['names no further write beside its resource', refuse(...MAIN_CALLS[0]!, 'lojas.abrir'), ['lojas']],
  ['names nothing without a try', [], []],
])('%s', (_, attempts, expected) => {
  expect(judgeReadOnly(attempts, MAIN_CALLS)).toEqual(expected)
})

const refusal = (status: number, kind: ErrorKind = 'status') => ({ status, error: new ApiError({ kind, status }) })

it.each([403, 404, 405, 501])('%d says that the call is not allowed', (status) => {
  expect(isNotAllowed(refusal(status))).toBe(true)
})

it.each([404, 405])('a web page with %d says so too', (status) => {
  expect(isNotAllowed(refusal(status, 'unexpected'))).toBe(true)
})

it.each([
  ['401', refusal(401)],
  ['422', refusal(422)],
  ['500', refusal(500)],
  ['no response', refusal(0, 'network')],
  ['an answer that cannot be read', refusal(200, 'unexpected')],
])('%s says nothing about the call', (_, result) => {
  expect(isNotAllowed(result)).toBe(false)
})

it('404 says nothing about the call if the record does not exist, 405 does', () => {
  expect(isNotAllowed(refusal(404), false)).toBe(false)
  expect(isNotAllowed(refusal(405), false)).toBe(true)
})
