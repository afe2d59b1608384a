/** Collects measured values and prints their medians side by side, with their ratio to one column. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  const upper = Math.ceil((sorted.length - 1) / 2)
  return ((sorted[middle] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2
}

/** The limit of a figure of the first column: a ratio to the other column's figure, or an absolute maximum. */
export interface Goal {
  ratio?: number
  max?: number
}

/** The figures of a run. Of several values of one measure the median counts. */
export interface Figures {
  add(column: string, measure: string, value: number): void
  /** The median so far; NaN without a value. */
  getMedian(column: string, measure: string): number
  /**
   * Prints one line a measure, in the order of their first value. The ratio is to the column `floor`; the goals apply
   * to the first column.
   */
  print(columns: readonly string[], floor: string, goals?: Readonly<Record<string, Goal>>): void
}

/** Creates an empty collection of figures. */
export function createFigures(): Figures {
  const values = new Map<string, Map<string, number[]>>()
  const getMedian = (column: string, measure: string) => median(values.get(measure)?.get(column) ?? [])

  /** Whether a goal is reached, in a word. */
  function formatGoal({ ratio, max }: Goal, measure: string, firstColumn: string, floor: string): string {
    const value = getMedian(firstColumn, measure)
    const limit = max ?? (ratio ?? Number.NaN) * getMedian(floor, measure)
    if (Number.isNaN(value) || Number.isNaN(limit)) return ''
    return `   ${value <= limit ? 'held' : 'MISSED'}: at most ${max ?? `${ratio?.toFixed(2)}x`}`
  }

  return {
    add(column, measure, value) {
      const line = values.get(measure) ?? new Map<string, number[]>()
      values.set(measure, line)
      line.set(column, [...(line.get(column) ?? []), value])
    },
    getMedian,
    print(columns, floor, goals = {}) {
      const width = Math.max(...[...values.keys()].map(({ length }) => length)) + 1
      console.log(''.padEnd(width) + columns.map((name) => name.padStart(18)).join(''))
      for (const measure of values.keys()) {
        const base = getMedian(floor, measure)
        const cells = columns.map((name) => {
          const value = getMedian(name, measure)
          if (Number.isNaN(value)) return '–'.padStart(18)
          const digits = Math.abs(value) < 10 ? 1 : 0
          const ratio = name !== floor && base > 0 ? `${(value / base).toFixed(2)}x` : ''
          return `${value.toFixed(digits).padStart(10)} ${ratio.padStart(7)}`
        })
        const goal = goals[measure]
        console.log(
          measure.padEnd(width) + cells.join('') + (goal ? formatGoal(goal, measure, columns[0] ?? '', floor) : ''),
        )
      }
    },
  }
}
