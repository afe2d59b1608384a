import { expect, test } from 'vitest'
import { idGapsRule } from './id-gaps.ts'
import { runRule } from './run-rule.fixture.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const explained = (missing: string) => `Ids que faltam entre o menor e o maior: ${missing}. Num filtro é natural.`
const none = { rule: 'lacunas de id', explanation: explained('0'), count: 0, candidates: [] }

test.each([
  ['without rows', []],
  ['with one row, whatever its id', [500]],
  ['where each id follows the one before, wherever they begin', [7, 8, 9]],
  ['where an id stands twice', [7, 7, 8, 8]],
  ['between rows that have no id and those that have one', [-2, -1, 7, 8]],
])('there is no gap %s', (_, ids) => {
  expect(runRule(idGapsRule, rows(...ids))).toEqual(none)
})

test.each([
  [[1, 3], 'falta #2', '1'],
  [[1, 4], 'faltam 2: #2 a #3', '2'],
  [[10, 1_010], 'faltam 999: #11 a #1009', '999'],
  [[10, 1_011], 'faltam 1.000: #11 a #1010', '1.000'],
  [[0, 2], 'falta #1', '1'],
])('between %j: %s', (ids, detail, missing) => {
  expect(runRule(idGapsRule, rows(...ids))).toEqual({
    rule: 'lacunas de id',
    explanation: explained(missing),
    count: 1,
    candidates: [{ ids, detail }],
  })
})

const gaps = {
  rule: 'lacunas de id',
  explanation: explained('1.003'),
  count: 3,
  candidates: [
    { ids: [2, 4], detail: 'falta #3' },
    { ids: [5, 8], detail: 'faltam 2: #6 a #7' },
    { ids: [8, 1_009], detail: 'faltam 1.000: #9 a #1008' },
  ],
}

test.each([
  ['rising', [1, 2, 4, 5, 8, 1_009]],
  ['falling', [1_009, 8, 5, 4, 2, 1]],
  ['in no order', [5, 1, 1_009, 4, 8, 2]],
  ['some of them twice', [1, 2, 2, 4, 5, 8, 8, 1_009]],
])('every gap is told from the smallest id to the greatest, with the ids beside it: %s', (_, ids) => {
  expect(runRule(idGapsRule, rows(...ids))).toEqual(gaps)
})

test.each([
  [999, 999, '999'],
  [1_000, 1_000, '1.000'],
  [1_001, 1_000, '1.001'],
])('of %d gaps all are counted and %d told', (all, told, missing) => {
  const found = runRule(idGapsRule, rows(...Array.from({ length: all + 1 }, (_, at) => 2 * at)))
  expect(found).toMatchObject({ count: all, explanation: explained(missing) })
  expect(found.candidates).toHaveLength(told)
  expect(found.candidates.at(-1)?.ids).toEqual([2 * told - 2, 2 * told])
})
