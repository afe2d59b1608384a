/** Reports the progress of a scan after each of its steps. */
import type { ScanEnvironment, ScanPosition, ScanProgress, PassMode } from './scan-environment.ts'
import { countPageRows } from './page-marks.ts'
import type { CallGate } from './retry-calls.ts'
import type { PassMarks, PassReport } from './read-pass.ts'

/** Number of passes of a scan at this position, if the passes do not differ. */
export const countPasses = (
  passMode: PassMode,
  { pass, isOrdered }: Pick<ScanPosition, 'pass' | 'isOrdered'>,
): number => (passMode === 'once' || !isOrdered ? pass : Math.max(2, pass))

/** Collects the progress of one round and reports it. */
export interface ProgressReporter {
  readonly passReport: PassReport
  /** Reports how many page ends have been requested again. */
  reportChecked(count: number): void
}

/**
 * Creates the reporter of one round, which calls `env.onProgress`; `onDate` receives the platform's clock (ms since the
 * epoch) with each page.
 */
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
    const rowCount = countPageRows(read)
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
      rowCount,
      // Every pass is as long as this one.
      rowsRead: (pass - 1) * total + rowCount,
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
