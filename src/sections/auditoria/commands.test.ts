import { expect, it } from 'vitest'
import { openHistoryCommand } from './commands.ts'

it('speaks of this transaction where one is at hand alone', () => {
  expect(openHistoryCommand.dynamicTitle?.({ id: 12 })).toBe('Histórico desta transação')
  expect(openHistoryCommand.dynamicTitle?.({})).toBe('Abrir histórico')
})
