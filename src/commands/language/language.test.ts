import { describe, expect, it } from 'vitest'
import { getEditDistance, getTolerance } from '#commands/language/words/edit-distance.ts'
import { splitScript } from './split-script.ts'
import { tokenize } from '#commands/language/words/tokens.ts'

describe('scripts', () => {
  it.each([
    ['excluir produto 12; excluir categoria 5', ['excluir produto 12', 'excluir categoria 5']],
    ['liberar bônus 88\nreprocessar pedido 501\n\n', ['liberar bônus 88', 'reprocessar pedido 501']],
    ['12\n15\n18', ['12 15 18']],
    ['12\t15\r\n18', ['12\t15 18']],
    ['excluir produto\n12\n15', ['excluir produto 12 15']],
    ['buscar usuário "a; b"', ['buscar usuário "a; b"']],
    ['excluir 12; 15', ['excluir 12 15']],
    [' ; ;\n', []],
    ['', []],
  ])('%j', (text, commands) => expect(splitScript(text)).toEqual(commands))
})

describe('tokens', () => {
  it('keep the offsets of the line as typed, also of decomposed accents', () => {
    const line = 'a\u0301gua 12,5 "x ""y"""'
    expect(tokenize(line).map(({ text, kind, start, end }) => [text, kind, line.slice(start, end)])).toEqual([
      ['agua', 'word', 'a\u0301gua'],
      ['12', 'number', '12'],
      [',', 'sign', ','],
      ['5', 'number', '5'],
      ['x "y"', 'quoted', '"x ""y"""'],
    ])
  })
})

describe('typing errors', () => {
  it.each([
    ['excluir', 'exlcuir', 1],
    ['produto', 'prodto', 1],
    ['abc', 'abc', 0],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, errors) => expect(getEditDistance(a, b)).toBe(errors))

  it('allows errors by the length of the word', () =>
    expect([3, 4, 6, 7, 20].map(getTolerance)).toEqual([0, 1, 1, 2, 2]))
})
