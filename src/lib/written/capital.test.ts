import { expect, it } from 'vitest'
import { capital } from './capital.ts'

it.each([
  ['ícone da loja', 'Ícone da loja'],
  ['RV hub', 'RV hub'],
  ['', ''],
])('%j begins with a capital letter: %j', (text, written) => expect(capital(text)).toBe(written))
