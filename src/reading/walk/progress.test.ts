import { expect, test } from 'vitest'
import type { ReadingPosition, ReadingProgress } from './environment.ts'
import { createProgress, walksOf } from './progress.ts'
import { lost, mark, status } from './told-platform.fixture.ts'
import type { Marks } from './walk-pages.ts'

const position: ReadingPosition = {
  walk: 2,
  rereads: 1,
  size: 2,
  sort: 'id,ASC',
  ordered: true,
  total: 6,
  totalBefore: 7,
  startedAt: 1,
  serverStart: null,
}

function told(marks: Marks) {
  const heard: ReadingProgress[] = []
  const dates: number[] = []
  const gate = { heldUntil: 0, lost: 0 }
  const teller = createProgress(
    { onProgress: (step) => heard.push(step) },
    gate,
    { ...position, walks: 2 },
    marks,
    (date) => dates.push(date),
  )
  return { ...teller, heard, dates, gate, last: () => heard.at(-1) }
}

test('which pages are read, which are on their way, and how many rows', () => {
  const marks: Marks = [mark(0, [1, 2]), undefined, undefined]
  const { walk, heard, last } = told(marks)
  walk.onBegin(1)
  expect(last()).toEqual({
    phase: 'reading',
    walk: 2,
    walks: 2,
    rereads: 1,
    total: 6,
    endsChecked: 0,
    pages: 3,
    read: [0],
    inFlight: [1],
    lines: 2,
    done: 8,
    all: 12,
    repeated: [],
    heldUntil: null,
  })
  walk.onBegin(2)
  expect(last()?.inFlight).toEqual([1, 2])
  marks[2] = mark(2, [5, 6, 7])
  walk.onEnd(2, null)
  expect(last()).toMatchObject({ phase: 'reading', read: [0, 2], inFlight: [1], lines: 5 })
  expect(heard).toHaveLength(3)
})

test('pages that were asked again, how often and why the last time', () => {
  const { walk, last } = told([])
  walk.onRepeat(4, lost())
  walk.onRepeat(7, lost())
  walk.onRepeat(4, status(502))
  expect(last()).toMatchObject({
    phase: 'reading',
    repeated: [
      { index: 4, times: 2, why: status(502).message },
      { index: 7, times: 1, why: lost().message },
    ],
  })
})

test('page ends that were asked again, and until when the platform holds', () => {
  const { checked, last, gate } = told([])
  checked(3)
  expect(last()).toMatchObject({ phase: 'checking', endsChecked: 3, heldUntil: null })
  gate.heldUntil = 5
  checked(4)
  expect(last()).toMatchObject({ endsChecked: 4, heldUntil: 5 })
})

test('the platform’s clock is heard where a page tells it', () => {
  const { walk, dates } = told([])
  walk.onEnd(0, 8)
  walk.onEnd(1, null)
  walk.onEnd(2, 0)
  expect(dates).toEqual([8, 0])
})

test('where nobody listens the clock is heard all the same', () => {
  const dates: number[] = []
  const { walk, checked } = createProgress({}, { heldUntil: 0, lost: 0 }, { ...position, walks: 2 }, [], (date) =>
    dates.push(date),
  )
  walk.onBegin(0)
  walk.onEnd(0, 8)
  checked(1)
  expect(dates).toEqual([8])
})

test.each([
  ['once', 1, true, 1],
  ['twice', 1, true, 2],
  ['moves', 2, true, 2],
  ['twice', 3, true, 3],
  ['twice', 1, false, 1],
] as const)('%s, in walk %d, in the order of the ids: %s. %d walks', (asked, walk, ordered, count) => {
  expect(walksOf(asked, { walk, ordered })).toBe(count)
})
