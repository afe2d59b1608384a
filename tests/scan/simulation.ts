/** Runs many seeded scans of a moving platform, and counts the verified ones whose rows were all there at no moment. */
import { createScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanPlan } from '#scan/protocol/scan-environment.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import { type Scenario, type RowChange, MovingPlatform, type MovingRow, seeded } from './moving-platform.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** Rows a page in the simulation, and the platform's limit. */
const PAGE_SIZE = 10

/** The number of scans by outcome. */
export interface SimulationTally {
  scanCount: number
  proved: number
  /** Verified, but not true at any moment since the check (or the last pass) began. */
  falseProofs: number
  moved: number
  incomplete: number
  unproved: number
  /** Verified after pages were read again. */
  repaired: number
  calls: number
}

/** Scans once with this seed; returns the verdict, and whether it is true. */
async function scanOnce(mix: Scenario, passMode: ScanPlan['passMode'], seed: number) {
  const clock = createVirtualClock()
  const platform = new MovingPlatform(clock, seeded(seed), mix, PAGE_SIZE)
  const pages = createMemoryPageStore<MovingRow>()
  const env = {
    fetchPage: (pageRequest: Parameters<MovingPlatform['fetch']>[0], signal: AbortSignal) =>
      platform.fetch({ ...pageRequest, size: Math.min(pageRequest.size, PAGE_SIZE) }, signal),
    pageStore: pages,
    getNow: clock.now,
    wait: clock.wait,
  }
  const { verdict } = await clock.run(
    scanAll(env, { listOrder: 'id,ASC', listPageSize: PAGE_SIZE, passMode }, createScanControl()),
  )
  const from = passMode === 'once' ? platform.checkStartedAt : platform.passStartedAt
  const isTrue = verdict.kind !== 'proved' || platform.wereStable(pages.rows(), from, passMode === 'twice')
  return { verdict, isTrue, calls: platform.calls }
}

/** Scans `count` times, with the seeds from `seed` on. */
export async function simulate(
  mix: Scenario,
  passMode: ScanPlan['passMode'],
  count: number,
  seed = 1,
): Promise<SimulationTally> {
  const tally: SimulationTally = {
    scanCount: count,
    proved: 0,
    falseProofs: 0,
    moved: 0,
    incomplete: 0,
    unproved: 0,
    repaired: 0,
    calls: 0,
  }
  for (let k = 0; k < count; k++) {
    const { verdict, isTrue, calls } = await scanOnce(mix, passMode, seed + k)
    tally[verdict.kind]++
    tally.calls += calls
    if (!isTrue) tally.falseProofs++
    if (verdict.kind === 'proved' && verdict.rereads > 0) tally.repaired++
  }
  return tally
}

/** Formats one line of a table of figures: 'delete, add 2 %: 0 false of 1.234 proved …'. */
export const formatTally = (
  name: string,
  { scanCount: scans, proved, falseProofs: wrong, repaired, moved, incomplete, unproved, calls }: SimulationTally,
) =>
  [
    name.padEnd(46),
    `${wrong} false of ${proved} proved`.padEnd(26),
    `(${repaired} after repairs)`.padEnd(24),
    `moved ${moved}, incomplete ${incomplete}, not provable ${unproved}`.padEnd(48),
    `${(calls / scans).toFixed(0)} calls`,
  ].join(' ')

/** Returns every kind of proof under the changes that it covers, from a quiet platform to a busy one. */
export function createScenarios(): { name: string; mix: Scenario; walks: ScanPlan['passMode'] }[] {
  const covered: [ScanPlan['passMode'], RowChange[]][] = [
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
      mix: { changes: moves, changeRate: rate, faultRate: 0.04 },
      walks,
    })),
  )
}
