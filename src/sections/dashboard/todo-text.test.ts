import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { formatTodo, isNothingToDo, toCountText } from './todo-text.ts'

const page = (totalElements: number, isTotalUnknown?: true) => ({
  content: [],
  totalElements,
  totalPages: 1,
  size: 1,
  number: 0,
  ...(isTotalUnknown && { isTotalUnknown }),
})
const read = (total: number) => toCountText({ data: page(total), error: null })

it('a count is its total, also if that is zero', () => {
  expect(read(1234)).toEqual({ count: 1234, text: '1.234', reason: null })
  expect(read(0)).toEqual({ count: 0, text: '0', reason: null })
})

it.each([
  ['a failed call', { data: undefined, error: new Error('Tempo esgotado') }, 'Não lido: Tempo esgotado'],
  ['a failed reload', { data: page(3), error: new Error('Tempo esgotado') }, 'Não lido: Tempo esgotado'],
  ['a response without a total', { data: page(2, true), error: null }, 'A plataforma não diz quantos são'],
])('%s is no number, and says why', (_, query, reason) =>
  expect(toCountText(query)).toEqual({ count: null, text: '–', reason }),
)

it('without a connection the earlier count stays', () =>
  expect(toCountText({ data: page(3), error: new ApiError({ kind: 'network', isOffline: true }) }).text).toBe('3'))

it('nothing is to be done only if every count is known and zero', () => {
  const failed = toCountText({ data: undefined, error: new Error('x') })
  expect(isNothingToDo([read(0), read(0)])).toBe(true)
  expect(isNothingToDo([read(0), failed])).toBe(false)
  expect(isNothingToDo([read(0), read(1)])).toBe(false)
})

it('the sentence names what waits and what is unknown', () => {
  const failed = { label: 'produtos inativos', ...toCountText({ data: undefined, error: new Error('x') }) }
  const bonus = { label: 'bônus pendentes', ...read(12) }
  const none = { label: 'produtos bloqueados', ...read(0) }
  expect(formatTodo([bonus, none, failed])).toBe('A fazer: 12 bônus pendentes · – produtos inativos')
  expect(formatTodo([none])).toBe('Nada a fazer')
})

it('without any count nobody knows whether there is something to do', () =>
  expect(formatTodo([])).toBe('Nenhuma contagem disponível'))
