/** Where a reading stands, told after each of its steps. */
import type { ReadingEnvironment, ReadingPosition, ReadingProgress, Walks } from './environment.ts'
import { linesOf } from './marks.ts'
import type { Gate } from './patience.ts'
import type { Marks, WalkReport } from './walk-pages.ts'

/** How many walks a reading has that stands here, where they do not differ. */
export const walksOf = (asked: Walks, { walk, ordered }: Pick<ReadingPosition, 'walk' | 'ordered'>): number =>
  asked === 'once' || !ordered ? walk : Math.max(2, walk)

/** Gathers where the reading stands, and tells it. */
export interface ProgressTeller {
  readonly walk: WalkReport
  /** So many page ends have been asked again. */
  checked(count: number): void
}

/** Tells `env.onProgress` of one round; `onDate` hears the platform's clock (ms) with each page. */
export function createProgress(
  env: Pick<ReadingEnvironment<never>, 'onProgress'>,
  gate: Gate,
  {
    walk,
    walks,
    rereads,
    total,
    uncounted = false,
  }: Pick<ReadingProgress, 'walk' | 'walks' | 'rereads' | 'total' | 'uncounted'>,
  marks: Marks,
  onDate: (date: number) => void,
): ProgressTeller {
  const inFlight = new Set<number>()
  const repeated = new Map<number, { index: number; times: number; why: string }>()
  let endsChecked = 0
  const tell = (phase: ReadingProgress['phase']) => {
    if (!env.onProgress) return
    const read = marks.filter((mark) => mark !== undefined)
    const lines = linesOf(read)
    env.onProgress({
      phase,
      walk,
      walks,
      rereads,
      total,
      ...(uncounted && { uncounted }),
      endsChecked,
      pages: marks.length,
      read: read.map(({ index }) => index),
      inFlight: [...inFlight],
      lines,
      // Each walk is as long as this one.
      done: (walk - 1) * total + lines,
      all: walks * total,
      repeated: [...repeated.values()],
      heldUntil: gate.heldUntil > 0 ? gate.heldUntil : null,
    })
  }
  return {
    walk: {
      onBegin(index) {
        inFlight.add(index)
        tell('reading')
      },
      onEnd(index, date) {
        inFlight.delete(index)
        if (date !== null) onDate(date)
        tell('reading')
      },
      onRepeat(index, { message }) {
        repeated.set(index, { index, times: (repeated.get(index)?.times ?? 0) + 1, why: message })
        tell('reading')
      },
    },
    checked(count) {
      endsChecked = count
      tell('checking')
    },
  }
}
