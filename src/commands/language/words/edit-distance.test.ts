import { describe, expect, it } from 'vitest'
import { findClosest, getEditDistance, isTransposition } from './edit-distance.ts'

describe('the distance between two words', () => {
  it.each([
    ['produto', 'produto', 0],
    ['produto', 'porduto', 1],
    ['porduto', 'produto', 1],
    ['abc', 'cba', 2],
    ['abcd', 'badc', 2],
    ['aa', 'ab', 1],
    ['ab', 'b', 1],
    ['b', 'ab', 1],
    ['abab', 'baba', 2],
    ['loja', 'pedido', 6],
  ])('%s and %s: %i in both directions', (a, b, errors) => {
    expect([getEditDistance(a, b), getEditDistance(b, a)]).toEqual([errors, errors])
  })

  it('is exact up to the limit and only known to be greater beyond it', () => {
    expect(getEditDistance('produto', 'prodtuo', 1)).toBe(1)
    expect(getEditDistance('abcd', 'badc', 2)).toBe(2)
    expect(getEditDistance('fornecedor', 'categorias', 1)).toBeGreaterThan(1)
    // The distance of a rejected word is not computed to its end.
    expect(getEditDistance('fornecedor', 'categorias', 1)).toBeLessThan(getEditDistance('fornecedor', 'categorias'))
  })
})

describe('the nearest words', () => {
  const words = ['produto', 'produtor', 'produtos', 'loja', 'lojas', 'ano']
  const near = (word: string) => findClosest(word, words, (candidate) => candidate)
  it.each([
    ['prodto', ['produto']],
    ['poduto', ['produto']],
    ['produtp', ['produto']],
    ['prodtuo', ['produto']],
    ['prdutos', ['produtos']],
    ['lojs', ['loja', 'lojas']],
    ['lja', []],
    ['anu', []],
    ['anoo', []],
    ['xyzxyzx', []],
    ['loj', []],
  ])('%s: %j', (word, expected) => expect(near(word)).toEqual(expected))

  it('are none for a correct word', () => {
    expect(findClosest('produto', ['produto'], (candidate) => candidate)).toEqual([])
  })

  it('give way to a nearer word and stay beside an equally near one', () => {
    const findClosestOf = (...candidates: string[]) => findClosest('fornecedor', candidates, (candidate) => candidate)
    expect(findClosestOf('fornecdro', 'fornecedr')).toEqual(['fornecedr'])
    expect(findClosestOf('fornecedr', 'fornecdro')).toEqual(['fornecedr'])
    expect(findClosestOf('fornecedr', 'forneceor')).toEqual(['fornecedr', 'forneceor'])
  })

  it('are compared by the text of each candidate', () => {
    expect(findClosest('prodto', [{ name: 'produto' }], ({ name }) => name)).toEqual([{ name: 'produto' }])
  })
})

it('allows two wrong letters', () =>
  expect(findClosest('fornecedor', ['farnecedur'], (candidate) => candidate)).toEqual(['farnecedur']))

it.each([
  ['ativso', 'ativos', true],
  ['ativos', 'ativos', true],
  ['', '', true],
  ['ativo', 'ativos', false],
  ['ativa', 'ativo', false],
  ['aab', 'abb', false],
])('%s and %s have the same letters: %j', (a, b, swapped) =>
  expect([isTransposition(a, b), isTransposition(b, a)]).toEqual([swapped, swapped]),
)
