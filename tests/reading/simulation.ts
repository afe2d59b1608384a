/** Many seeded readings of a moving platform, and how many were called proved that stood together at no moment. */
import { createControl } from '#reading/walk/control.ts'
import type { ReadingPlan } from '#reading/walk/environment.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { memoryKeeper } from './memory-keeper.ts'
import { type Mix, type Move, MovingPlatform, type MovingRow, seeded } from './moving-platform.ts'
import { createClock } from './virtual-clock.ts'

/** Rows a page in the simulation, as many as its platform gives. */
const SIZE = 10

/** How many readings there were, and how they ended. */
export interface Tally {
  walks: number
  proved: number
  /** Proved, and not so at any moment since the check (or the last walk) began. */
  wrong: number
  moved: number
  incomplete: number
  unproved: number
  /** Proved after pages were read again. */
  repaired: number
  calls: number
}

/** Reads once with this seed; the verdict, and whether what it says is true. */
async function readOnce(mix: Mix, walks: ReadingPlan['walks'], seed: number) {
  const clock = createClock()
  const platform = new MovingPlatform(clock, seeded(seed), mix, SIZE)
  const pages = memoryKeeper<MovingRow>()
  const env = {
    fetchPage: (ask: Parameters<MovingPlatform['fetch']>[0], signal: AbortSignal) =>
      platform.fetch({ ...ask, size: Math.min(ask.size, SIZE) }, signal),
    pages,
    now: clock.now,
    wait: clock.wait,
  }
  const { verdict } = await clock.run(readWhole(env, { ownOrder: 'id,ASC', ownSize: SIZE, walks }, createControl()))
  const from = walks === 'once' ? platform.checkBegan : platform.walkBegan
  const isTrue = verdict.kind !== 'proved' || platform.stood(pages.rows(), from, walks === 'twice')
  return { verdict, isTrue, calls: platform.calls }
}

/** Reads `count` times, with the seeds from `seed` on. */
export async function simulate(mix: Mix, walks: ReadingPlan['walks'], count: number, seed = 1): Promise<Tally> {
  const tally: Tally = {
    walks: count,
    proved: 0,
    wrong: 0,
    moved: 0,
    incomplete: 0,
    unproved: 0,
    repaired: 0,
    calls: 0,
  }
  for (let k = 0; k < count; k++) {
    const { verdict, isTrue, calls } = await readOnce(mix, walks, seed + k)
    tally[verdict.kind]++
    tally.calls += calls
    if (!isTrue) tally.wrong++
    if (verdict.kind === 'proved' && verdict.rereads > 0) tally.repaired++
  }
  return tally
}

/** 'delete, add 2 %: 0 false of 1.234 proved …', one line for a table of figures. */
export const tallyLine = (
  name: string,
  { walks, proved, wrong, repaired, moved, incomplete, unproved, calls }: Tally,
) =>
  [
    name.padEnd(46),
    `${wrong} false of ${proved} proved`.padEnd(26),
    `(${repaired} after repairs)`.padEnd(24),
    `moved ${moved}, incomplete ${incomplete}, not provable ${unproved}`.padEnd(48),
    `${(calls / walks).toFixed(0)} calls`,
  ].join(' ')

/** Every kind of proof under the moves that it covers, from a quiet platform to a restless one. */
export function tables(): { name: string; mix: Mix; walks: ReadingPlan['walks'] }[] {
  const covered: [ReadingPlan['walks'], Move[]][] = [
    ['once', ['delete', 'add']],
    ['once', ['delete', 'add', 'change']],
    ['moves', ['delete', 'add', 'swap']],
    ['moves', ['near']],
    ['moves', ['swap']],
    ['twice', ['delete', 'add', 'change']],
    ['twice', ['delete', 'add', 'swap', 'near', 'change']],
  ]
  return covered.flatMap(([walks, moves]) =>
    [0.002, 0.006, 0.015].map((rate) => ({
      name: `${walks}: ${moves.join(', ')}, ${rate * 1000}/s`,
      mix: { moves, rate, faults: 0.04 },
      walks,
    })),
  )
}
