import { expect, it } from 'vitest'
import { capitalize } from './capitalize.ts'

it.each([
  ['ícone da loja', 'Ícone da loja'],
  ['RV hub', 'RV hub'],
  ['', ''],
])('%j begins with a capital letter: %j', (text, written) => expect(capitalize(text)).toBe(written))
