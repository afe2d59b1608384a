/** What became of the number of keys that a task takes. */

interface Verdict {
  /** 'Trocar o tema: 2 -> 3'; a task without a held number has not risen. */
  risen: string[]
  fallen: string[]
  /** Of all tasks that were done. */
  total: number
}

type Counts = Readonly<Record<string, number>>

/** Compares with the numbers held. */
export function judgeCounts(held: Counts, counts: Counts): Verdict {
  const moved = (wanted: (before: number, now: number) => boolean) =>
    Object.entries(counts).flatMap(([name, now]) => {
      const before = held[name]
      return before !== undefined && wanted(before, now) ? [`${name}: ${before} -> ${now}`] : []
    })
  return {
    risen: moved((before, now) => now > before),
    fallen: moved((before, now) => now < before),
    total: Object.values(counts).reduce((sum, presses) => sum + presses, 0),
  }
}
