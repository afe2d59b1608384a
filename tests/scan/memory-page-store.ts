/** A page store in memory for tests: it works like the one on disk, and fails on request. */
import { toCanonicalJson } from '#scan/protocol/canonical-json.ts'
import {
  type PageStore,
  type PageMark,
  type ScanPosition,
  type ScanRow,
  StorageError,
} from '#scan/protocol/scan-environment.ts'

/** A page store whose rows a test can read. */
export interface MemoryPageStore<Row> extends PageStore<Row> {
  readonly position: ScanPosition | null
  /** The rows of the last pass, in order. */
  rows(): Row[]
  /** Whether writes fail from now on. */
  failsWrites: boolean
}

/** Creates an empty page store. */
export function createMemoryPageStore<Row extends ScanRow>(): MemoryPageStore<Row> {
  const passes = new Map<number, Map<number, { mark: PageMark; rows: readonly Row[] }>>()
  const pagesOf = (pass: number) => {
    const pages = passes.get(pass) ?? new Map<number, { mark: PageMark; rows: readonly Row[] }>()
    passes.set(pass, pages)
    return pages
  }
  let position: ScanPosition | null = null
  return {
    failsWrites: false,
    get position() {
      return position
    },
    rows() {
      const last = pagesOf(Math.max(...passes.keys(), 1))
      return [...last].sort(([one], [other]) => one - other).flatMap(([, { rows }]) => [...rows])
    },
    async storePage(pass, index, rows) {
      if (this.failsWrites) throw new StorageError('cheio')
      // The text takes the place of its hash: equal if the rows are equal.
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
