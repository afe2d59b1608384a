import { expect, it } from 'vitest'
import { fold, foldAligned, includesFolded } from './fold.ts'

it('takes accents and case away', () => {
  expect(fold('Descrição')).toBe('descricao')
  expect(fold('LEDGER DE BÔNUS')).toBe('ledger de bonus')
  expect(fold('Ação')).toBe(fold('acao'))
})

it('keeps every offset when aligned', () => {
  for (const text of ['Descrição', 'Transações', 'a\u0301b', 'İx', '😀 é', 'ß'])
    expect(foldAligned(text)).toHaveLength(text.length)
  expect(foldAligned('a\u0301B')).toBe('a b')
  expect(foldAligned('각 É')).toBe('각 e')
  expect(foldAligned('Transações por Usuário')).toBe('transacoes por usuario')
})

it('searches without accents', () => {
  expect(includesFolded('Usuário Origem', 'usuario')).toBe(true)
  expect(includesFolded('Categorias', ' CATÉ ')).toBe(true)
  expect(includesFolded('Lojas', 'forne')).toBe(false)
  expect(includesFolded('Lojas', '')).toBe(true)
})

it('takes texts that look alike as alike', () => {
  expect(fold('Sa\u0303o\u00a0Pau\u200blo\u200e')).toBe('sao paulo')
  expect(includesFolded('Casa São Paulo', '\u200bsa\u0303o\u202fpaulo ')).toBe(true)
})
