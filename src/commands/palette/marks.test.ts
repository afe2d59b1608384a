import { describe, expect, it } from 'vitest'
import { fold } from '#lib/fold.ts'
import { matchedPieces, piecesOf } from './marks.ts'

describe('piecesOf', () => {
  it('keeps every character in its place', () => {
    const text = 'excluir produto 12, 15-18'
    const pieces = piecesOf(
      text,
      [
        { start: 16, end: 25, role: 'argumento' },
        { start: 0, end: 7, role: 'verbo' },
        { start: 8, end: 15, role: 'substantivo' },
      ],
      0,
    )
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter((piece) => piece.role)).toEqual([
      { text: 'excluir', role: 'verbo' },
      { text: 'produto', role: 'substantivo' },
      { text: '12', role: 'argumento' },
      { text: '15-18', role: 'argumento' },
    ])
  })
  it('takes the sign of an id along, and counts from the offset', () => {
    expect(piecesOf('> #12', [{ start: 1, end: 3, role: 'argumento' }], 2)).toEqual([
      { text: '> ', role: null },
      { text: '#12', role: 'argumento' },
    ])
  })
  it('leaves out what overlaps or lies outside', () => {
    const pieces = piecesOf(
      'abc',
      [
        { start: 0, end: 2, role: 'verbo' },
        { start: 1, end: 3, role: 'verbo' },
        { start: 2, end: 9, role: 'verbo' },
      ],
      0,
    )
    expect(pieces).toEqual([
      { text: 'ab', role: 'verbo' },
      { text: 'c', role: null },
    ])
  })
})

it('strengthens the beginnings that were typed, accents aside', () => {
  const strong = (title: string, ...words: string[]) =>
    matchedPieces(title, words, fold(title))
      .filter((piece) => piece.strong)
      .map((piece) => piece.text)
  expect(strong('Ir para Produtos', 'prod')).toEqual(['Prod'])
  expect(strong('Liberar bônus', 'bonus')).toEqual(['bônus'])
  expect(strong('Excluir produto', 'produtos')).toEqual(['produto'])
  expect(strong('Editar loja', 'x')).toEqual([])
})
