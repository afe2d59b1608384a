/** The pages of a reading and their marks, on disk: what the worker writes and reads. */
import { sha256Hex } from '#lib/sha256.ts'
import { toCanonicalJson, toHex } from '#scan/protocol/canonical-json.ts'
import { type PageMark, type ScanRow, StorageError } from '#scan/protocol/scan-environment.ts'
import { getKeyRange, withDatabase } from './database.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Keeps the rows in place of what stood at this index, and makes their mark. Rejects with StorageRefused. */
export const storePage = (id: string, walk: number, index: number, rows: readonly ScanRow[]): Promise<PageMark> =>
  withDatabase(async (db) => {
    const mark = { index, ids: rows.map((row) => (isRecordId(row.id) ? row.id : 0)), sha256: await hashRows(rows) }
    const both = db.transaction(['marcas', 'paginas'], 'readwrite')
    await Promise.all([
      both.objectStore('marcas').put({ ...mark, reading: id, walk }),
      both.objectStore('paginas').put({ reading: id, index, rows }),
      both.done,
    ])
    return mark
  })

/** The rows of one page (0-based); none where it is not kept. Rejects with StorageRefused. */
export const loadPage = (id: string, index: number): Promise<readonly ScanRow[]> =>
  withDatabase(async (db) => (await db.get('paginas', [id, index]))?.rows ?? [])

/** Marks read at once: on the page's own thread more ids would hold a frame up. */
const MARKS_PER_READ = 50

/** The marks of a walk, in the order of their pages. Rejects with StorageRefused. */
export const loadMarks = (id: string, walk: number): Promise<PageMark[]> =>
  withDatabase(async (db) => {
    const marks: PageMark[] = []
    for (;;) {
      const next = await db.getAll('marcas', getKeyRange(id, walk, (marks.at(-1)?.index ?? -1) + 1), MARKS_PER_READ)
      marks.push(...next)
      if (next.length < MARKS_PER_READ) return marks
    }
  })

/** Indexes of the pages that a walk has read: of a walk that was ended there lie others, of the one before it. */
const loadPageIndexes = (id: string, pass: number): Promise<number[]> =>
  withDatabase(async (db) => (await db.getAllKeys('marcas', getKeyRange(id, pass))).map(([, , index]) => index))

/** Pages that are kept: of which reading, of which of its walks, and how many rows it has read in them. */
export interface StoredPages {
  readonly id: string
  readonly pass: number
  readonly rowCount: number
}

/**
 * The rows of a walk in their order, at most `slice` at a time; `breath` is waited for after each. Rejects with
 * StorageRefused where they are not as many as were read: by a sign-out, by another tab, by the browser that needed
 * room, pages go, and fewer rows would be taken for all.
 */
export async function* readStoredRows(
  { id, pass, rowCount }: StoredPages,
  sliceSize: number,
  yieldToBrowser: () => Promise<void> | void,
): AsyncGenerator<readonly ScanRow[]> {
  let left = rowCount
  for (const index of await loadPageIndexes(id, pass)) {
    const rows = await loadPage(id, index)
    left -= rows.length
    for (let at = 0; at < rows.length; at += sliceSize) {
      yield sliceSize < rows.length ? rows.slice(at, at + sliceSize) : rows
      await yieldToBrowser()
    }
  }
  if (left !== 0) throw new StorageError('not the rows that were read')
}

/** SHA-256 of the canonical text: the browser's own where it is (https, localhost), ten times as fast as ours. */
async function hashRows(rows: readonly ScanRow[]): Promise<string> {
  const text = toCanonicalJson(rows)
  if (!globalThis.crypto?.subtle) return sha256Hex(text)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
