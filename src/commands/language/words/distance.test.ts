import { describe, expect, it } from 'vitest'
import { closest, distance, isSwapped } from './distance.ts'

describe('errors between two words', () => {
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
  ])('%s and %s: %i, either way round', (a, b, errors) => {
    expect([distance(a, b), distance(b, a)]).toEqual([errors, errors])
  })

  it('are counted to the limit, and beyond it are only known to be more', () => {
    expect(distance('produto', 'prodtuo', 1)).toBe(1)
    expect(distance('abcd', 'badc', 2)).toBe(2)
    expect(distance('fornecedor', 'categorias', 1)).toBeGreaterThan(1)
    // A word that is given up is not counted to its end.
    expect(distance('fornecedor', 'categorias', 1)).toBeLessThan(distance('fornecedor', 'categorias'))
  })
})

describe('the nearest words', () => {
  const words = ['produto', 'produtor', 'produtos', 'loja', 'lojas', 'ano']
  const near = (word: string) => closest(word, words, (candidate) => candidate)
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

  it('are none for a word that is right', () => {
    expect(closest('produto', ['produto'], (candidate) => candidate)).toEqual([])
  })

  it('give way to one that is nearer, and share their place with one that is as near', () => {
    const of = (...candidates: string[]) => closest('fornecedor', candidates, (candidate) => candidate)
    expect(of('fornecdro', 'fornecedr')).toEqual(['fornecedr'])
    expect(of('fornecedr', 'fornecdro')).toEqual(['fornecedr'])
    expect(of('fornecedr', 'forneceor')).toEqual(['fornecedr', 'forneceor'])
  })

  it('are told by what is read of them', () => {
    expect(closest('prodto', [{ name: 'produto' }], ({ name }) => name)).toEqual([{ name: 'produto' }])
  })
})

it('two letters may both be other ones', () =>
  expect(closest('fornecedor', ['farnecedur'], (candidate) => candidate)).toEqual(['farnecedur']))

it.each([
  ['ativso', 'ativos', true],
  ['ativos', 'ativos', true],
  ['', '', true],
  ['ativo', 'ativos', false],
  ['ativa', 'ativo', false],
  ['aab', 'abb', false],
])('%s and %s have the same letters: %j', (a, b, swapped) =>
  expect([isSwapped(a, b), isSwapped(b, a)]).toEqual([swapped, swapped]),
)
