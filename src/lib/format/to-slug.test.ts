import { expect, it } from 'vitest'
import { toSlug } from './to-slug.ts'

it.each([
  ['Valor por mês', 'valor-por-mes'],
  ['Maiores de Preço (R$)', 'maiores-de-preco-r'],
  ['2026-11-21T14:30', '2026-11-21t14-30'],
  [' · ', ''],
])('%j is %j in the name of a file, without signs at its ends', (text, slug) => expect(toSlug(text)).toBe(slug))
