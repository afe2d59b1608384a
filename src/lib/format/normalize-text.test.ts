import { expect, it } from 'vitest'
import { normalizeText, normalizeTextAligned } from './normalize-text.ts'

it('removes accents and case', () => {
  expect(normalizeText('Descrição')).toBe('descricao')
  expect(normalizeText('LEDGER DE BÔNUS')).toBe('ledger de bonus')
  expect(normalizeText('Ação')).toBe(normalizeText('acao'))
})

it('keeps every offset when aligned', () => {
  for (const text of ['Descrição', 'Transações', 'a\u0301b', 'İx', '😀 é', 'ß'])
    expect(normalizeTextAligned(text)).toHaveLength(text.length)
  expect(normalizeTextAligned('a\u0301B')).toBe('a b')
  expect(normalizeTextAligned('각 É')).toBe('각 e')
  expect(normalizeTextAligned('Transações por Usuário')).toBe('transacoes por usuario')
})

it('treats texts that look alike as equal', () => {
  expect(normalizeText('Sa\u0303o\u00a0Pau\u200blo\u200e')).toBe('sao paulo')
})
