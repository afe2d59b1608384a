/** Where a reading stands, told after each of its steps. */
import type { ScanEnvironment, ScanPosition, ScanProgress, PassMode } from './scan-environment.ts'
import { countPageRows } from './page-marks.ts'
import type { CallGate } from './retry-calls.ts'
import type { PassMarks, PassReport } from './read-pass.ts'

/** How many walks a reading has that stands here, where they do not differ. */
export const countPasses = (
  asked: PassMode,
  { pass: walk, isOrdered: ordered }: Pick<ScanPosition, 'pass' | 'isOrdered'>,
): number => (asked === 'once' || !ordered ? walk : Math.max(2, walk))

/** Gathers where the reading stands, and tells it. */
export interface ProgressReporter {
  readonly passReport: PassReport
  /** So many page ends have been asked again. */
  reportChecked(count: number): void
}

/** Tells `env.onProgress` of one round; `onDate` hears the platform's clock (ms) with each page. */
export function createProgressReporter(
  env: Pick<ScanEnvironment<never>, 'onProgress'>,
  gate: CallGate,
  {
    pass,
    passCount,
    rereads,
    total,
    isTotalUnknown = false,
  }: Pick<ScanProgress, 'pass' | 'passCount' | 'rereads' | 'total' | 'isTotalUnknown'>,
  marks: PassMarks,
  onDate: (date: number) => void,
): ProgressReporter {
  const inFlight = new Set<number>()
  const repeated = new Map<number, { index: number; times: number; why: string }>()
  let endsChecked = 0
  const report = (phase: ScanProgress['phase']) => {
    if (!env.onProgress) return
    const read = marks.filter((mark) => mark !== undefined)
    const lines = countPageRows(read)
    env.onProgress({
      phase,
      pass,
      passCount,
      rereads,
      total,
      ...(isTotalUnknown && { isTotalUnknown }),
      endsChecked,
      pages: marks.length,
      readPages: read.map(({ index }) => index),
      inFlight: [...inFlight],
      rowCount: lines,
      // Each walk is as long as this one.
      rowsRead: (pass - 1) * total + lines,
      rowsToRead: passCount * total,
      repeatedPages: [...repeated.values()],
      waitUntilMs: gate.waitUntilMs > 0 ? gate.waitUntilMs : null,
    })
  }
  return {
    passReport: {
      onBegin(index) {
        inFlight.add(index)
        report('reading')
      },
      onEnd(index, date) {
        inFlight.delete(index)
        if (date !== null) onDate(date)
        report('reading')
      },
      onRepeat(index, { message }) {
        repeated.set(index, { index, times: (repeated.get(index)?.times ?? 0) + 1, why: message })
        report('reading')
      },
    },
    reportChecked(count) {
      endsChecked = count
      report('checking')
    },
  }
}
