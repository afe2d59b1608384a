import { expect, it } from 'vitest'
import { bonus } from '#sections/bonus/resource.ts'
import { summarizeRow } from '#commands/resource.ts'
import { describeUnnamedRecord } from './unnamed-record.ts'

it('describes a bonus, which has no name, by owner, amount and date', () => {
  const row = { id: 600, beneficiarioId: 11, valor: 84.37, dtCadastro: '2026-11-20T10:19:00' }
  expect(describeUnnamedRecord(summarizeRow(bonus, row)).replaceAll('\u00a0', ' ')).toBe(
    'de #11 · R$ 84,37 · 20/11/2026 10:19',
  )
})

it('is empty if nothing is known', () => expect(describeUnnamedRecord({})).toBe(''))
