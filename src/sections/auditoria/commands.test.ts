import { expect, it } from 'vitest'
import { auditoriaDeLinha } from './commands.ts'

it('speaks of this transaction where one is at hand alone', () => {
  expect(auditoriaDeLinha.titleNow?.({ id: 12 })).toBe('Histórico desta transação')
  expect(auditoriaDeLinha.titleNow?.({})).toBe('Abrir histórico')
})
