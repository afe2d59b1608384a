/** Pages kept in memory, for tests: as the disk keeps them, and refusing where it is told to. */
import { toCanonicalJson } from '#scan/protocol/canonical-json.ts'
import {
  type PageStore,
  type PageMark,
  type ScanPosition,
  type ScanRow,
  StorageError,
} from '#scan/protocol/scan-environment.ts'

/** A keeper whose rows a test can look at. */
export interface MemoryPageStore<Row> extends PageStore<Row> {
  readonly position: ScanPosition | null
  /** The rows of the last walk, in order. */
  rows(): Row[]
  /** Refuses from now on. */
  failsWrites: boolean
}

/** Begins with nothing kept. */
export function createMemoryPageStore<Row extends ScanRow>(): MemoryPageStore<Row> {
  const walks = new Map<number, Map<number, { mark: PageMark; rows: readonly Row[] }>>()
  const pagesOf = (pass: number) => {
    const pages = walks.get(pass) ?? new Map<number, { mark: PageMark; rows: readonly Row[] }>()
    walks.set(pass, pages)
    return pages
  }
  let position: ScanPosition | null = null
  return {
    failsWrites: false,
    get position() {
      return position
    },
    rows() {
      const last = pagesOf(Math.max(...walks.keys(), 1))
      return [...last].sort(([one], [other]) => one - other).flatMap(([, { rows }]) => [...rows])
    },
    async storePage(pass, index, rows) {
      if (this.failsWrites) throw new StorageError('cheio')
      // The text stands for its hash: equal where the rows are.
      const mark = { index, ids: rows.map(({ id }) => id), sha256: toCanonicalJson(rows) }
      pagesOf(pass).set(index, { mark, rows })
      return mark
    },
    loadMarks: async (pass) => [...pagesOf(pass).values()].map(({ mark }) => mark),
    async deleteFrom(pass, from) {
      for (const index of pagesOf(pass).keys()) if (index >= from) pagesOf(pass).delete(index)
    },
    async storePosition(next) {
      position = next
    },
  }
}
