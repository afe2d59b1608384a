import { expect, test } from 'vitest'
import type { ScanPosition, ScanProgress } from './scan-environment.ts'
import { createProgressReporter, countPasses } from './scan-progress.ts'
import { lost, mark, status } from './scripted-platform.fixture.ts'
import type { PassMarks } from './read-pass.ts'

const position: ScanPosition = {
  pass: 2,
  rereads: 1,
  size: 2,
  sort: 'id,ASC',
  isOrdered: true,
  total: 6,
  totalBefore: 7,
  startedAt: 1,
  serverStart: null,
}

function told(marks: PassMarks) {
  const heard: ScanProgress[] = []
  const dates: number[] = []
  const gate = { waitUntilMs: 0, lostCalls: 0 }
  const teller = createProgressReporter(
    { onProgress: (step) => heard.push(step) },
    gate,
    { ...position, passCount: 2 },
    marks,
    (date) => dates.push(date),
  )
  return { ...teller, heard, dates, gate, last: () => heard.at(-1) }
}

test('reports read pages, pages in flight, and rows', () => {
  const marks: PassMarks = [mark(0, [1, 2]), undefined, undefined]
  const { passReport, heard, last } = told(marks)
  passReport.onBegin(1)
  expect(last()).toEqual({
    phase: 'reading',
    pass: 2,
    passCount: 2,
    rereads: 1,
    total: 6,
    endsChecked: 0,
    pages: 3,
    readPages: [0],
    inFlight: [1],
    rowCount: 2,
    rowsRead: 8,
    rowsToRead: 12,
    repeatedPages: [],
    waitUntilMs: null,
  })
  passReport.onBegin(2)
  expect(last()?.inFlight).toEqual([1, 2])
  marks[2] = mark(2, [5, 6, 7])
  passReport.onEnd(2, null)
  expect(last()).toMatchObject({ phase: 'reading', readPages: [0, 2], inFlight: [1], rowCount: 5 })
  expect(heard).toHaveLength(3)
})

test('reports repeated pages with the number of retries and the last reason', () => {
  const { passReport, last } = told([])
  passReport.onRepeat(4, lost())
  passReport.onRepeat(7, lost())
  passReport.onRepeat(4, status(502))
  expect(last()).toMatchObject({
    phase: 'reading',
    repeatedPages: [
      { index: 4, times: 2, why: status(502).message },
      { index: 7, times: 1, why: lost().message },
    ],
  })
})

test('reports page ends requested again, and the end of the platform’s wait', () => {
  const { reportChecked, last, gate } = told([])
  reportChecked(3)
  expect(last()).toMatchObject({ phase: 'checking', endsChecked: 3, waitUntilMs: null })
  gate.waitUntilMs = 5
  reportChecked(4)
  expect(last()).toMatchObject({ endsChecked: 4, waitUntilMs: 5 })
})

test('passes on the platform’s clock if a page has it', () => {
  const { passReport, dates } = told([])
  passReport.onEnd(0, 8)
  passReport.onEnd(1, null)
  passReport.onEnd(2, 0)
  expect(dates).toEqual([8, 0])
})

test('passes on the clock without a listener for the progress', () => {
  const dates: number[] = []
  const { passReport, reportChecked } = createProgressReporter(
    {},
    { waitUntilMs: 0, lostCalls: 0 },
    { ...position, passCount: 2 },
    [],
    (date) => dates.push(date),
  )
  passReport.onBegin(0)
  passReport.onEnd(0, 8)
  reportChecked(1)
  expect(dates).toEqual([8])
})

test.each([
  ['once', 1, true, 1],
  ['twice', 1, true, 2],
  ['moves', 2, true, 2],
  ['twice', 3, true, 3],
  ['twice', 1, false, 1],
] as const)('%s, in pass %d, in the order of the ids: %s. %d passes', (asked, pass, ordered, count) => {
  expect(countPasses(asked, { pass, isOrdered: ordered })).toBe(count)
})
