import { expect, test } from 'vitest'
import type { Verdict } from './verdict.ts'
import { verdictSentence, verdictWord, whyNotProved } from './wording.ts'

const checkedAt = new Date(2026, 10, 21, 12, 3, 40).getTime()
const proved = { kind: 'proved', lines: 41_564, endsChecked: 42, checkedAt, rereads: 0, double: false } as const
const said = (verdict: Verdict) => `${verdictWord(verdict)}: ${verdictSentence(verdict)}`

test('proved, with its numbers and how it came to them', () => {
  const base = 'linhas, nenhuma repetida, nenhuma faltando; 42 fins de página conferidos às 12:03'
  expect(said(proved)).toBe(`Provada: 41.564 ${base}`)
  expect(said({ ...proved, rereads: 2 })).toBe(`Provada: 41.564 ${base} depois de 2 releituras`)
  expect(said({ ...proved, double: true })).toBe(`Provada: 41.564 ${base} em duas leituras iguais`)
  expect(said({ ...proved, rereads: 1, double: true })).toBe(
    `Provada: 41.564 ${base} depois de 1 releitura em duas leituras iguais`,
  )
  expect(verdictSentence({ ...proved, lines: 1, endsChecked: 1 })).toBe(
    '1 linha, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às 12:03',
  )
})

test('moved: which pages, which ids twice, how many missing', () => {
  const repeated = [87_102, 87_118].map((id) => ({ id, index: 6 }))
  const moved = { kind: 'moved', pages: [6, 7], repeated, missing: 1, lines: 9_413, total: 9_412 } as const
  expect(said(moved)).toBe(
    'Movida: Páginas 7 e 8 mudaram nas 3 rodadas: #87102 e #87118 lidas duas vezes, 1 linha faltando de 9.412',
  )
  expect(said({ ...moved, pages: [0], repeated: [], missing: 0 })).toBe('Movida: Página 1 mudou nas 3 rodadas')
  expect(said({ ...moved, pages: [0, 1, 2, 3, 9], repeated: [], missing: 0 })).toBe(
    'Movida: Páginas 1 a 4 e 10 mudaram nas 3 rodadas',
  )
})

test('incomplete: why, and which ranges', () => {
  const pages = [{ first: 6, last: 7 }]
  const incomplete = { kind: 'incomplete', why: 'cancelled', pages, lines: 6_000, total: 7_308 } as const
  expect(said(incomplete)).toBe('Incompleta: Cancelada: 6.000 de 7.308 linhas, faltam as páginas 7 e 8')
  expect(said({ ...incomplete, why: 'unread', pages: [{ first: 2, last: 2 }] })).toBe(
    'Incompleta: Páginas sem resposta: 6.000 de 7.308 linhas, falta a página 3',
  )
  expect(said({ ...incomplete, why: 'unchecked', pages: [{ first: 0, last: 5 }] })).toBe(
    'Incompleta: Fins de página sem resposta: 6.000 de 7.308 linhas, sem conferir as páginas 1 a 6',
  )
})

test('not proved: why the call does not allow it', () => {
  const unproved = { kind: 'unproved', why: 'order', lines: 12, total: 12 } as const
  expect(said(unproved)).toBe('Não provada: 12 linhas (ordem não única)')
  expect(whyNotProved(unproved)).toBe('ordem não única')
  expect(said({ ...unproved, why: 'size' })).toBe('Não provada: 12 linhas (a chamada não aceita páginas de 1 linha)')
  expect(said({ ...unproved, why: 'estimate' })).toMatch(/total/)
})
