/** How a notice describes the records of an action. */
import { expect, it } from 'vitest'
import { defineResource, type RecordSummary } from '#commands/resource.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { describeRecordForNotice, describeRecordsForNotice } from './describe-records.ts'

const bonus = defineResource({ id: 'bonus', singular: 'bônus', plural: 'bônus', article: 'o' })
const cashback = defineResource({ id: 'cashback', singular: 'cashback', plural: 'cashbacks', article: 'o' })

const records = new Map<number, RecordSummary>(
  [
    { id: 1, name: '', amount: 500.5, person: 'Maria Dias' },
    { id: 2, name: '', amount: 38.02, person: 'Maria Dias' },
    { id: 3, name: '', amount: 1, person: 'Ana Prado' },
    { id: 4, name: '', amount: null, person: 'Ana Prado' },
    { id: 11, name: 'Natal', amount: 9 },
    { id: 12, name: 'Páscoa' },
    { id: 13, name: 'Pet' },
    { id: 14, name: 'Moda' },
  ].map((record) => [record.id, { ...record, row: { id: record.id } }]),
)
const known = (id: number) => records.get(id) ?? null
const many = (...ids: number[]) => replaceNoBreakSpaces(describeRecordsForNotice(ids, known))

it('gives the total and the owners of several records, each owner once', () => {
  expect(many(1, 2)).toBe('R$ 538,52 · Maria Dias')
  expect(many(1, 2, 3)).toBe('R$ 539,52 · Maria Dias, Ana Prado')
  // A total without the amount of one of them would be wrong.
  expect(many(1, 4)).toBe('Maria Dias, Ana Prado')
})

it('gives the names of records that have one: their amounts are prices, not a total', () => {
  expect(many(11, 12)).toBe('Natal, Páscoa')
  expect(many(11, 12, 13, 14)).toBe('Natal, Páscoa, Pet e mais 1')
})

it('gives the ids of unknown records', () => {
  expect(many(1, 98, 99)).toBe('#1, #98, #99')
})

it('describes one record by resource, id and known details', () => {
  expect(replaceNoBreakSpaces(describeRecordForNotice(bonus, 1, known))).toBe('Bônus #1 · R$ 500,50 · Maria Dias')
  expect(describeRecordForNotice(cashback, 11, known)).toBe('Cashback #11 · Natal')
  expect(describeRecordForNotice(cashback, 99, known)).toBe('Cashback #99')
})
