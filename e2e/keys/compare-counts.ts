/** How the numbers of key presses have changed. */

interface CountComparison {
  /** 'Trocar o tema: 2 -> 3'; a task without a recorded number has not increased. */
  increased: string[]
  decreased: string[]
  /** Of all tasks that ran. */
  total: number
}

type Counts = Readonly<Record<string, number>>

/** Compares the counts with the recorded ones. */
export function compareCounts(recorded: Counts, counts: Counts): CountComparison {
  const findChanged = (isWanted: (before: number, now: number) => boolean) =>
    Object.entries(counts).flatMap(([name, now]) => {
      const before = recorded[name]
      return before !== undefined && isWanted(before, now) ? [`${name}: ${before} -> ${now}`] : []
    })
  return {
    increased: findChanged((before, now) => now > before),
    decreased: findChanged((before, now) => now < before),
    total: Object.values(counts).reduce((sum, presses) => sum + presses, 0),
  }
}
