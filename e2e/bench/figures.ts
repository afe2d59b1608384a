/** Gathers what was measured and prints medians side by side, each beside its ratio to one column. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  const upper = Math.ceil((sorted.length - 1) / 2)
  return ((sorted[middle] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2
}

export interface Figures {
  note(column: string, measure: string, value: number): void
  /** One line a measure, in the order of their first value; the ratio is to the column `floor`. */
  print(columns: readonly string[], floor: string): void
}

export function createFigures(): Figures {
  const values = new Map<string, Map<string, number[]>>()

  return {
    note(column, measure, value) {
      const line = values.get(measure) ?? new Map<string, number[]>()
      values.set(measure, line)
      line.set(column, [...(line.get(column) ?? []), value])
    },
    print(columns, floor) {
      const width = Math.max(...[...values.keys()].map(({ length }) => length)) + 1
      console.log(''.padEnd(width) + columns.map((name) => name.padStart(18)).join(''))
      for (const [measure, line] of values) {
        const base = median(line.get(floor) ?? [])
        const cells = columns.map((name) => {
          const found = line.get(name)
          if (!found) return '–'.padStart(18)
          const value = median(found)
          const digits = Math.abs(value) < 10 ? 1 : 0
          const ratio = name !== floor && base > 0 ? `${(value / base).toFixed(2)}x` : ''
          return `${value.toFixed(digits).padStart(10)} ${ratio.padStart(7)}`
        })
        console.log(measure.padEnd(width) + cells.join(''))
      }
    },
  }
}
