import { describe, expect, it } from 'vitest'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { splitByMatches, splitBySpans } from './marked-text.ts'

describe('splitBySpans', () => {
  it('keeps every character in its place', () => {
    const text = 'excluir produto 12, 15-18'
    const pieces = splitBySpans(
      text,
      [
        { start: 16, end: 25, role: 'argument' },
        { start: 0, end: 7, role: 'verb' },
        { start: 8, end: 15, role: 'noun' },
      ],
      0,
    )
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter((piece) => piece.role)).toEqual([
      { text: 'excluir', role: 'verb' },
      { text: 'produto', role: 'noun' },
      { text: '12', role: 'argument' },
      { text: '15-18', role: 'argument' },
    ])
  })
  it('includes the sign of an id, and counts from the offset', () => {
    expect(splitBySpans('> #12', [{ start: 1, end: 3, role: 'argument' }], 2)).toEqual([
      { text: '> ', role: null },
      { text: '#12', role: 'argument' },
    ])
  })
  it('leaves out spans that overlap or lie outside', () => {
    const pieces = splitBySpans(
      'abc',
      [
        { start: 0, end: 2, role: 'verb' },
        { start: 1, end: 3, role: 'verb' },
        { start: 2, end: 9, role: 'verb' },
      ],
      0,
    )
    expect(pieces).toEqual([
      { text: 'ab', role: 'verb' },
      { text: 'c', role: null },
    ])
  })
})

it('shows the typed beginnings in bold, whatever the accents', () => {
  const strong = (title: string, ...words: string[]) =>
    splitByMatches(title, words, normalizeText(title))
      .filter((piece) => piece.strong)
      .map((piece) => piece.text)
  expect(strong('Ir para Produtos', 'prod')).toEqual(['Prod'])
  expect(strong('Liberar bônus', 'bonus')).toEqual(['bônus'])
  expect(strong('Excluir produto', 'produtos')).toEqual(['produto'])
  expect(strong('Editar loja', 'x')).toEqual([])
})
