import { describe, expect, test } from 'vitest'
import type { CheckResult } from './check-page-ends.ts'
import type { ScanPosition } from './scan-environment.ts'
import { startScan, rereadFrom, startNextPass, type ScanState } from './rounds.ts'
import { answer, mark, status, createScriptedPlatform } from './scripted-platform.fixture.ts'

const plan = { listOrder: 'dt,DESC', listPageSize: 10, passMode: 'once' } as const
const position: ScanPosition = {
  pass: 1,
  rereads: 0,
  size: 2,
  sort: 'id,ASC',
  isOrdered: true,
  total: 5,
  totalBefore: 5,
  startedAt: 7,
  serverStart: null,
}
const marks = [mark(0, [1, 2]), mark(1, [3, 4]), mark(2, [5])]
const check: CheckResult = {
  totalAfter: 7,
  differing: [1],
  hasMore: false,
  refusesSingleRow: false,
  unreadPages: [],
  date: null,
}
const state = (more: Partial<ScanState> = {}): ScanState => ({ position, marks, previousMarks: null, check, ...more })

describe('a new scan', () => {
  test('stores the first page, leaves the others open, and stores its position', async () => {
    const {
      env,
      control,
      gate,
      storedPages,
      positions,
      state: clock,
    } = createScriptedPlatform(() => answer([4, 5], 5, 123))
    const startedAt = clock.now
    const begun = await startScan(env, plan, control, gate, null)
    const storedPosition: ScanPosition = { ...position, startedAt, serverStart: 123 }
    expect(begun).toEqual({
      position: storedPosition,
      marks: [mark(0, [4, 5]), undefined, undefined],
      previousMarks: null,
      check: null,
    })
    expect([storedPages, positions]).toEqual([[[1, 0, [4, 5]]], [storedPosition]])
  })

  test('of an empty result stores no page', async () => {
    const { env, control, gate, storedPages, positions } = createScriptedPlatform(() => answer([], 0))
    const begun = await startScan(env, plan, control, gate, null)
    expect([begun.marks, storedPages, positions.length]).toEqual([[], [], 1])
    expect(begun.position).toMatchObject({ total: 0, serverStart: null })
  })

  test('in the list’s own order is not ordered', async () => {
    const { env, control, gate } = createScriptedPlatform(({ sort }) => {
      if (sort === 'id,ASC') throw status(400)
      return answer([1], 1)
    })
    const { position: own } = await startScan(env, plan, control, gate, null)
    expect([own.sort, own.isOrdered]).toEqual(['dt,DESC', false])
  })
})

describe('a resumed scan', () => {
  const never = () => expect.unreachable('nothing is asked for')

  test('takes the stored pages by index, and leaves the rest open', async () => {
    const { env, control, gate, storedMarks } = createScriptedPlatform(never)
    storedMarks.set(1, [mark(2, [5]), mark(0, [1, 2])])
    expect(await startScan(env, plan, control, gate, position)).toEqual({
      position,
      marks: [mark(0, [1, 2]), undefined, mark(2, [5])],
      previousMarks: null,
      check: null,
    })
  })

  test('ignores pages after the end', async () => {
    const { env, control, gate, storedMarks } = createScriptedPlatform(never)
    storedMarks.set(1, [mark(3, [9]), mark(2, [5])])
    expect((await startScan(env, plan, control, gate, position)).marks).toEqual([undefined, undefined, mark(2, [5])])
  })

  test('in a second pass has the first pass beside it, in order', async () => {
    const { env, control, gate, storedMarks } = createScriptedPlatform(never)
    storedMarks.set(1, marks.toReversed())
    storedMarks.set(2, [mark(1, [3, 4])])
    const second = { ...position, pass: 2 }
    expect(await startScan(env, plan, control, gate, second)).toEqual({
      position: second,
      marks: [undefined, mark(1, [3, 4]), undefined],
      previousMarks: marks,
      check: null,
    })
  })
})

describe('a reread', () => {
  test('keeps the pages before the first that moved, and uses the current total', async () => {
    const { env, deletions, positions } = createScriptedPlatform(() => expect.unreachable())
    const next = { ...position, rereads: 1, total: 7 }
    expect(await rereadFrom(env, state(), 1)).toEqual({
      position: next,
      marks: [mark(0, [1, 2]), undefined, undefined, undefined],
      previousMarks: null,
      check: null,
    })
    expect([deletions, positions]).toEqual([[[1, 1]], [next]])
  })

  test('of a shorter result has fewer pages', async () => {
    const { env } = createScriptedPlatform(() => expect.unreachable())
    const shorter = await rereadFrom(env, state({ check: { ...check, totalAfter: 2 } }), 3)
    expect(shorter.marks).toEqual([mark(0, [1, 2])])
  })

  test('without a check keeps the total', async () => {
    const { env } = createScriptedPlatform(() => expect.unreachable())
    const again = await rereadFrom(env, state({ check: null, marks: [undefined, ...marks.slice(1)] }), 2)
    expect(again.position.total).toBe(5)
    expect(again.marks).toEqual([undefined, mark(1, [3, 4]), undefined])
  })
})

describe('one more pass', () => {
  test('requests the first page, and has the pass that just ended beside it', async () => {
    const { env, control, gate, requests, storedPages, positions } = createScriptedPlatform(() => answer([1, 2], 3))
    const next = { ...position, pass: 2, total: 3 }
    expect(await startNextPass(env, control, gate, state({ marks: [...marks, undefined] }))).toEqual({
      position: next,
      marks: [mark(0, [1, 2]), undefined],
      previousMarks: marks,
      check: null,
    })
    expect(requests).toEqual([{ page: 0, size: 2, sort: 'id,ASC' }])
    expect([storedPages, positions]).toEqual([[[2, 0, [1, 2]]], [next]])
  })

  test('counts as a reread if two passes had been compared', async () => {
    const { env, control, gate } = createScriptedPlatform(() => answer([1, 2], 3))
    const third = await startNextPass(
      env,
      control,
      gate,
      state({ position: { ...position, pass: 2 }, previousMarks: marks }),
    )
    expect(third.position).toMatchObject({ pass: 3, rereads: 1 })
  })

  test('of a result that is empty by now stores nothing', async () => {
    const { env, control, gate, storedPages } = createScriptedPlatform(() => answer([], 0))
    expect((await startNextPass(env, control, gate, state())).marks).toEqual([])
    expect(storedPages).toEqual([])
  })
})
