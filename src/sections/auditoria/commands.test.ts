import { expect, it } from 'vitest'
import { openHistoryCommand } from './commands.ts'

it('names this transaction only if a row is available', () => {
  expect(openHistoryCommand.dynamicTitle?.({ id: 12 })).toBe('Histórico desta transação')
  expect(openHistoryCommand.dynamicTitle?.({})).toBe('Abrir histórico')
})
