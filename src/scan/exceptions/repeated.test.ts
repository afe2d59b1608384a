import { describe, expect, test } from 'vitest'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { runRule, withIds, repeat } from './run-rule.fixture.ts'
import { getHashSlot, createRepeatedRule } from './repeated.ts'

const keyOf = (row: ScanRow) => (row as ScanRow & { key: string | null }).key
const rule = createRepeatedRule({
  rule: 'mesma chave',
  explanation: 'A chave é a mesma.',
  getKey: keyOf,
  describe: (row, count) => `${count} vezes ${keyOf(row)}, primeiro #${row.id}`,
})
const keyed = (...keys: readonly (string | null)[]) => withIds(keys.map((key) => ({ key })))

test('rows with one key are one candidate with all their ids, in the order in which the keys come first', () => {
  expect(runRule(rule, keyed('b', 'a', 'c', 'a', 'b', 'a'))).toEqual({
    rule: 'mesma chave',
    explanation: 'A chave é a mesma.',
    count: 2,
    candidates: [
      { ids: [1, 5], detail: '2 vezes b, primeiro #1' },
      { ids: [2, 4, 6], detail: '3 vezes a, primeiro #2' },
    ],
  })
})

test.each([
  ['without rows', []],
  ['with one row', ['a']],
  ['where every key is another', ['a', 'b', 'ab', 'ba', 'A', '']],
  ['where there is no key, however often', [null, null, null]],
])('there is none %s', (_, keys) => {
  expect(runRule(rule, keyed(...keys))).toMatchObject({ count: 0, candidates: [] })
})

test('an empty key is a key', () => {
  expect(runRule(rule, keyed('', 'a', '')).candidates).toEqual([{ ids: [1, 3], detail: '2 vezes , primeiro #1' }])
})

test.each([[2], [3], [254], [255], [256], [257], [513]])('a key that occurs %d times is found in full', (count) => {
  expect(runRule(rule, keyed('x', ...repeat(count, 'a'), 'y')).candidates).toEqual([
    { ids: Array.from({ length: count }, (_, at) => at + 2), detail: `${count} vezes a, primeiro #2` },
  ])
})

test.each([
  [999, 999],
  [1_000, 1_000],
  [1_001, 1_000],
])('of %d all are counted and %d told', (all, told) => {
  const keys = Array.from({ length: all }, (_, at) => `${at}`)
  const found = runRule(rule, keyed(...keys, ...keys))
  expect(found.count).toBe(all)
  expect(found.candidates).toHaveLength(told)
  expect(found.candidates.at(-1)?.ids).toEqual([told, all + told])
})

test('a new run starts at zero', () => {
  runRule(rule, keyed('a'))
  expect(runRule(rule, keyed('a'))).toMatchObject({ count: 0, candidates: [] })
})

describe('slots of the first pass’s table', () => {
  /** Keys as the rules make them. */
  const keys = Array.from({ length: 20_000 }, (_, at) => `${at % 700}|${5_000 + at}|2026-11-${10 + (at % 20)}`)

  test('are within the table, and spread: of 20,000 keys almost none shares a slot', () => {
    const slots = keys.map(getHashSlot)
    expect(Math.min(...slots)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...slots)).toBeLessThan(2 ** 22)
    expect(new Set(slots).size).toBeGreaterThan(19_900)
  })

  test('two keys that share a slot are not taken for equal', () => {
    const first = new Map<number, string>()
    const pair = keys.flatMap((key) => {
      const other = first.get(getHashSlot(key))
      first.set(getHashSlot(key), key)
      return other === undefined ? [] : [[other, key] as const]
    })
    const [one, other] = pair[0] ?? []
    expect(one).not.toBe(other)
    expect(getHashSlot(one ?? '')).toBe(getHashSlot(other ?? 'none'))
    expect(runRule(rule, keyed(one ?? '', other ?? '')).count).toBe(0)
    expect(runRule(rule, keyed(one ?? '', other ?? '', one ?? '')).candidates.map(({ ids }) => ids)).toEqual([[1, 3]])
  })
})
