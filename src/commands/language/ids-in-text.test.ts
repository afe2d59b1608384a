import { expect, it } from 'vitest'
import { extractIds } from './ids-in-text.ts'

it.each([
  ['o cliente do pedido 501 e o do #502, nº 503; de novo o 501', [501, 502, 503]],
  ['R$ 12,50 em 15/10/2026 às 14:30, 20% de 3 dias, 2 mil reais, -5, v2, A12', []],
  ['uns 40 reais no pedido 88', [88]],
  [Array.from({ length: 40 }, (_, at) => at + 1).join(', '), Array.from({ length: 40 }, (_, at) => at + 1)],
  ['nada', []],
])('%s', (text, ids) => expect(extractIds(text)).toEqual(ids))
