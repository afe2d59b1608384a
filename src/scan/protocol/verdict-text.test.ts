import { expect, test } from 'vitest'
import { getVerdictWord, type Verdict } from './verdict.ts'
import { formatVerdict, formatUnprovedReason } from './verdict-text.ts'

const checkedAt = new Date(2026, 10, 21, 12, 3, 40).getTime()
const proved = { kind: 'proved', lines: 41_564, endsChecked: 42, checkedAt, rereads: 0, double: false } as const
const describe = (verdict: Verdict) => `${getVerdictWord(verdict)}: ${formatVerdict(verdict)}`

test('verified, with its numbers and how they came about', () => {
  const base = 'linhas, nenhuma repetida, nenhuma faltando; 42 fins de página conferidos às 12:03'
  expect(describe(proved)).toBe(`Provada: 41.564 ${base}`)
  expect(describe({ ...proved, rereads: 2 })).toBe(`Provada: 41.564 ${base} depois de 2 releituras`)
  expect(describe({ ...proved, double: true })).toBe(`Provada: 41.564 ${base} em duas leituras iguais`)
  expect(describe({ ...proved, rereads: 1, double: true })).toBe(
    `Provada: 41.564 ${base} depois de 1 releitura em duas leituras iguais`,
  )
  expect(formatVerdict({ ...proved, lines: 1, endsChecked: 1 })).toBe(
    '1 linha, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às 12:03',
  )
  expect(formatUnprovedReason(proved)).toBe(formatVerdict(proved))
})

const repeated = (...ids: number[]) => ids.map((id) => ({ id, index: 6 }))
const moved = { kind: 'moved', pages: [6, 7], repeated: [], missing: 0, lines: 9_413, total: 9_412 } as const

test('moved: which pages, which repeated ids, how many missing rows', () => {
  expect(describe({ ...moved, repeated: repeated(87_102, 87_118), missing: 1 })).toBe(
    'Movida: Páginas 7 e 8 mudaram nas 3 rodadas: #87102 e #87118 lidas duas vezes, 1 linha faltando de 9.412',
  )
  expect(describe({ ...moved, repeated: repeated(5) })).toBe(
    'Movida: Páginas 7 e 8 mudaram nas 3 rodadas: #5 lida duas vezes',
  )
  expect(describe({ ...moved, missing: 2_000 })).toBe(
    'Movida: Páginas 7 e 8 mudaram nas 3 rodadas: 2.000 linhas faltando de 9.412',
  )
  expect(formatUnprovedReason(moved)).toBe('Páginas 7 e 8 mudaram nas 3 rodadas')
})

test('counts pages from 1, and three in a row as a range', () => {
  const pages = (...indexes: number[]) => formatVerdict({ ...moved, pages: indexes }).replace(/ muda?.* nas.*/, '')
  expect(pages(0)).toBe('Página 1')
  expect(pages(0, 1)).toBe('Páginas 1 e 2')
  expect(pages(0, 1, 2)).toBe('Páginas 1 a 3')
  expect(pages(0, 2)).toBe('Páginas 1 e 3')
  expect(pages(0, 1, 2, 3, 9)).toBe('Páginas 1 a 4 e 10')
  expect(pages(0, 2, 4)).toBe('Páginas 1, 3 e 5')
  expect(formatVerdict({ ...moved, pages: [0] })).toBe('Página 1 mudou nas 3 rodadas')
})

test('lists six of many and counts the others', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, at) => 2 * at)
  expect(formatVerdict({ ...moved, pages: pages(6) })).toBe('Páginas 1, 3, 5, 7, 9 e 11 mudaram nas 3 rodadas')
  expect(formatVerdict({ ...moved, pages: pages(8) })).toBe('Páginas 1, 3, 5, 7, 9, 11 e mais 2 mudaram nas 3 rodadas')
})

const incomplete = { kind: 'incomplete', why: 'cancelled', pages: [], lines: 6_000, total: 7_308 } as const

test('incomplete: why, and which ranges', () => {
  expect(describe({ ...incomplete, pages: [{ first: 6, last: 7 }] })).toBe(
    'Incompleta: Cancelada: 6.000 de 7.308 linhas, faltam as páginas 7 e 8',
  )
  expect(describe({ ...incomplete, why: 'unread', pages: [{ first: 2, last: 2 }] })).toBe(
    'Incompleta: Páginas sem resposta: 6.000 de 7.308 linhas, falta a página 3',
  )
  expect(describe({ ...incomplete, why: 'unchecked', pages: [{ first: 0, last: 5 }] })).toBe(
    'Incompleta: Fins de página sem resposta: 6.000 de 7.308 linhas, sem conferir as páginas 1 a 6',
  )
  expect(describe({ ...incomplete, why: 'unchecked', pages: [{ first: 0, last: 0 }] })).toBe(
    'Incompleta: Fins de página sem resposta: 6.000 de 7.308 linhas, sem conferir a página 1',
  )
  expect(describe({ ...incomplete, why: 'unread', lines: 7_308 })).toBe(
    'Incompleta: Não se pôde conferir se há linhas depois da última: 7.308 de 7.308 linhas',
  )
  expect(describe({ ...incomplete, total: 1, lines: 0 })).toBe('Incompleta: Cancelada: 0 de 1 linha')
})

test.each([
  ['session', 'Sessão encerrada'],
  ['offline', 'Sem conexão'],
  ['storage', 'Sem espaço neste computador'],
] as const)('incomplete: %s', (why, words) => {
  expect(formatVerdict({ ...incomplete, why })).toBe(`${words}: 6.000 de 7.308 linhas`)
})

test.each([
  ['order', 'ordem não única'],
  ['uncounted', 'a chamada não diz quantas linhas tem'],
  ['ids', 'há linhas sem id utilizável'],
  ['size', 'a chamada não aceita páginas de 1 linha'],
  ['estimate', 'o total da chamada não é o número de suas linhas'],
] as const)('not proved: %s', (why, words) => {
  const unproved = { kind: 'unproved', why, lines: 12, total: 12 } as const
  expect(describe(unproved)).toBe(`Não provada: 12 linhas (${words})`)
  expect(formatUnprovedReason(unproved)).toBe(words)
})
