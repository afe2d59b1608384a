/** What became of the number of keys that a task takes. */

interface CountComparison {
  /** 'Trocar o tema: 2 -> 3'; a task without a held number has not risen. */
  increased: string[]
  decreased: string[]
  /** Of all tasks that were done. */
  total: number
}

type Counts = Readonly<Record<string, number>>

/** Compares with the numbers held. */
export function compareCounts(recorded: Counts, counts: Counts): CountComparison {
  const findChanged = (wanted: (before: number, now: number) => boolean) =>
    Object.entries(counts).flatMap(([name, now]) => {
      const before = recorded[name]
      return before !== undefined && wanted(before, now) ? [`${name}: ${before} -> ${now}`] : []
    })
  return {
    increased: findChanged((before, now) => now > before),
    decreased: findChanged((before, now) => now < before),
    total: Object.values(counts).reduce((sum, presses) => sum + presses, 0),
  }
}
