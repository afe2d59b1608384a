/** Pages kept in memory, for tests: as the disk keeps them, and refusing where it is told to. */
import { canonicalJson } from '#reading/walk/canonical.ts'
import {
  type PageKeeper,
  type PageMark,
  type ReadingPosition,
  type ReadRow,
  StorageRefused,
} from '#reading/walk/environment.ts'

/** A keeper whose rows a test can look at. */
export interface MemoryKeeper<Row> extends PageKeeper<Row> {
  readonly position: ReadingPosition | null
  /** The rows of the last walk, in order. */
  rows(): Row[]
  /** Refuses from now on. */
  refuse: boolean
}

/** Begins with nothing kept. */
export function memoryKeeper<Row extends ReadRow>(): MemoryKeeper<Row> {
  const walks = new Map<number, Map<number, { mark: PageMark; rows: readonly Row[] }>>()
  const pagesOf = (walk: number) => {
    const pages = walks.get(walk) ?? new Map<number, { mark: PageMark; rows: readonly Row[] }>()
    walks.set(walk, pages)
    return pages
  }
  let position: ReadingPosition | null = null
  return {
    refuse: false,
    get position() {
      return position
    },
    rows() {
      const last = pagesOf(Math.max(...walks.keys(), 1))
      return [...last].sort(([one], [other]) => one - other).flatMap(([, { rows }]) => [...rows])
    },
    async keep(walk, index, rows) {
      if (this.refuse) throw new StorageRefused('cheio')
      // The text stands for its hash: equal where the rows are.
      const mark = { index, ids: rows.map(({ id }) => id), sha256: canonicalJson(rows) }
      pagesOf(walk).set(index, { mark, rows })
      return mark
    },
    marks: async (walk) => [...pagesOf(walk).values()].map(({ mark }) => mark),
    async cut(walk, from) {
      for (const index of pagesOf(walk).keys()) if (index >= from) pagesOf(walk).delete(index)
    },
    async note(next) {
      position = next
    },
  }
}
