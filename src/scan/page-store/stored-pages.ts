/** Stores and loads the pages of a scan and their marks on disk, for the worker. */
import { sha256Hex } from '#lib/sha256.ts'
import { toCanonicalJson, toHex } from '#scan/protocol/canonical-json.ts'
import { type PageMark, type ScanRow, StorageError } from '#scan/protocol/scan-environment.ts'
import { getKeyRange, withDatabase } from './database.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Stores the rows in place of those at this index, and returns their mark. Rejects with StorageError. */
export const storePage = (id: string, pass: number, index: number, rows: readonly ScanRow[]): Promise<PageMark> =>
  withDatabase(async (db) => {
    const mark = { index, ids: rows.map((row) => (isRecordId(row.id) ? row.id : 0)), sha256: await hashRows(rows) }
    const transaction = db.transaction(['marcas', 'paginas'], 'readwrite')
    await Promise.all([
      transaction.objectStore('marcas').put({ ...mark, reading: id, walk: pass }),
      transaction.objectStore('paginas').put({ reading: id, index, rows }),
      transaction.done,
    ])
    return mark
  })

/** The rows of one page (0-based); empty if it is not stored. Rejects with StorageError. */
export const loadPage = (id: string, index: number): Promise<readonly ScanRow[]> =>
  withDatabase(async (db) => (await db.get('paginas', [id, index]))?.rows ?? [])

/** Marks loaded at once: more ids would delay a frame on the page's own thread. */
const MARKS_PER_READ = 50

/** The marks of a pass, in the order of their pages. Rejects with StorageError. */
export const loadMarks = (id: string, pass: number): Promise<PageMark[]> =>
  withDatabase(async (db) => {
    const marks: PageMark[] = []
    for (;;) {
      const next = await db.getAll('marcas', getKeyRange(id, pass, (marks.at(-1)?.index ?? -1) + 1), MARKS_PER_READ)
      marks.push(...next)
      if (next.length < MARKS_PER_READ) return marks
    }
  })

/**
 * Indexes of the pages that a pass has read. If the pass was stopped, the pages after them belong to the pass before.
 */
const loadPageIndexes = (id: string, pass: number): Promise<number[]> =>
  withDatabase(async (db) => (await db.getAllKeys('marcas', getKeyRange(id, pass))).map(([, , index]) => index))

/** The stored pages of a scan: the scan's id, the pass that read them, and how many rows it read. */
export interface StoredPages {
  readonly id: string
  readonly pass: number
  readonly rowCount: number
}

/**
 * Yields the rows of a pass in order, at most `sliceSize` at a time, and awaits `yieldToBrowser` after each slice.
 * Rejects with StorageError if the number of rows differs from `rowCount`: a sign-out, another tab, or a browser that
 * needs room can delete pages, and fewer rows would be taken for all.
 */
export async function* readStoredRows(
  { id, pass, rowCount }: StoredPages,
  sliceSize: number,
  yieldToBrowser: () => Promise<void> | void,
): AsyncGenerator<readonly ScanRow[]> {
  let rowsLeft = rowCount
  for (const index of await loadPageIndexes(id, pass)) {
    const rows = await loadPage(id, index)
    rowsLeft -= rows.length
    for (let start = 0; start < rows.length; start += sliceSize) {
      yield sliceSize < rows.length ? rows.slice(start, start + sliceSize) : rows
      await yieldToBrowser()
    }
  }
  if (rowsLeft !== 0) throw new StorageError('not the rows that were read')
}

/**
 * SHA-256 of the canonical text. The browser's own function, which exists only on https and localhost, is ten times as
 * fast as ours.
 */
async function hashRows(rows: readonly ScanRow[]): Promise<string> {
  const text = toCanonicalJson(rows)
  if (!globalThis.crypto?.subtle) return sha256Hex(text)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
