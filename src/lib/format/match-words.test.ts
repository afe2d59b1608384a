import { describe, expect, it } from 'vitest'
import {
  beginsWords,
  getSearchWords,
  includesWords,
  matchesSearch,
  rankMatch,
  sortByRarity,
  splitByWords,
} from './match-words.ts'

describe('a search by words', () => {
  it('takes words without case, accents and signs that stand alone', () => {
    expect(getSearchWords(' Fone ·  PRÉTO fone')).toEqual(['fone', 'preto'])
    expect(getSearchWords('·')).toEqual(['·'])
    expect(getSearchWords('  ')).toEqual([])
  })
  it('finds a text with each of them in any order', () => {
    const words = getSearchWords('preto fone')
    expect(includesWords('Fone Bluetooth Onda X2 · preto', words)).toBe(true)
    expect(includesWords('Fone Bluetooth Onda X2 · azul', words)).toBe(false)
  })
  it('ignores accents and marks that nobody sees, and finds every text if it is empty', () => {
    expect(matchesSearch('Usuário Origem', 'origem usuario')).toBe(true)
    expect(matchesSearch('Casa São Paulo', '\u200bsa\u0303o\u202fpaulo ')).toBe(true)
    expect(matchesSearch('Lojas', 'forne')).toBe(false)
    expect(matchesSearch('Lojas', '')).toBe(true)
  })
  it('finds words by their beginnings, and not by what is inside them', () => {
    expect(beginsWords('Fechamento do Mês', ['mes', 'fech'])).toBe(true)
    expect(beginsWords('Fechamento do Mês', ['mento'])).toBe(false)
  })
  it('asks for the longest word first, and keeps the order of equal ones', () => {
    expect(sortByRarity(['de', 'fone', 'bluetooth', 'onda'])).toEqual(['bluetooth', 'fone', 'onda', 'de'])
  })
  it('ranks the same text, its beginning, beginnings of words, then parts', () => {
    expect(
      ['Fone Preto', 'Fone preto X', 'X fone · preto', 'Interfones pretos', 'Fone azul'].map((text) =>
        rankMatch(text, 'fone preto'),
      ),
    ).toEqual([0, 1, 2, 3, null])
  })
})

describe('the marks of a match', () => {
  it('are the words wherever they stand, with the letters of the text', () => {
    expect(splitByWords('Relógio · preto', ['preto', 'rel', 'og'])).toEqual([
      { text: 'Relóg', strong: true },
      { text: 'io · ', strong: false },
      { text: 'preto', strong: true },
    ])
    expect(splitByWords('Fone', [])).toEqual([{ text: 'Fone', strong: false }])
    expect(splitByWords('', ['a'])).toEqual([])
  })
})
