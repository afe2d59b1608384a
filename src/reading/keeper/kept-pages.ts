/** The pages of a reading and their marks, on disk: what the worker writes and reads. */
import { sha256Hex } from '#lib/sha256.ts'
import { canonicalJson, toHex } from '#reading/walk/canonical.ts'
import { type PageMark, type ReadRow, StorageRefused } from '#reading/walk/environment.ts'
import { keysFrom, onDisk } from './database.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** Keeps the rows in place of what stood at this index, and makes their mark. Rejects with StorageRefused. */
export const keepPage = (id: string, walk: number, index: number, rows: readonly ReadRow[]): Promise<PageMark> =>
  onDisk(async (db) => {
    const mark = { index, ids: rows.map((row) => (isRecordId(row.id) ? row.id : 0)), sha256: await fingerprint(rows) }
    const both = db.transaction(['marcas', 'paginas'], 'readwrite')
    await Promise.all([
      both.objectStore('marcas').put({ ...mark, reading: id, walk }),
      both.objectStore('paginas').put({ reading: id, index, rows }),
      both.done,
    ])
    return mark
  })

/** The rows of one page (0-based); none where it is not kept. Rejects with StorageRefused. */
export const keptPage = (id: string, index: number): Promise<readonly ReadRow[]> =>
  onDisk(async (db) => (await db.get('paginas', [id, index]))?.rows ?? [])

/** Marks read at once: on the page's own thread more ids would hold a frame up. */
const MARKS = 50

/** The marks of a walk, in the order of their pages. Rejects with StorageRefused. */
export const keptMarks = (id: string, walk: number): Promise<PageMark[]> =>
  onDisk(async (db) => {
    const marks: PageMark[] = []
    for (;;) {
      const next = await db.getAll('marcas', keysFrom(id, walk, (marks.at(-1)?.index ?? -1) + 1), MARKS)
      marks.push(...next)
      if (next.length < MARKS) return marks
    }
  })

/** Indexes of the pages that a walk has read: of a walk that was ended there lie others, of the one before it. */
const indexesOf = (id: string, walk: number): Promise<number[]> =>
  onDisk(async (db) => (await db.getAllKeys('marcas', keysFrom(id, walk))).map(([, , index]) => index))

/** Pages that are kept: of which reading, of which of its walks, and how many rows it has read in them. */
export interface KeptPages {
  readonly id: string
  readonly walk: number
  readonly lines: number
}

/**
 * The rows of a walk in their order, at most `slice` at a time; `breath` is waited for after each. Rejects with
 * StorageRefused where they are not as many as were read: by a sign-out, by another tab, by the browser that needed
 * room, pages go, and fewer rows would be taken for all.
 */
export async function* keptRows(
  { id, walk, lines }: KeptPages,
  slice: number,
  breath: () => Promise<void> | void,
): AsyncGenerator<readonly ReadRow[]> {
  let left = lines
  for (const index of await indexesOf(id, walk)) {
    const rows = await keptPage(id, index)
    left -= rows.length
    for (let at = 0; at < rows.length; at += slice) {
      yield slice < rows.length ? rows.slice(at, at + slice) : rows
      await breath()
    }
  }
  if (left !== 0) throw new StorageRefused('not the rows that were read')
}

/** SHA-256 of the canonical text: the browser's own where it is (https, localhost), ten times as fast as ours. */
async function fingerprint(rows: readonly ReadRow[]): Promise<string> {
  const text = canonicalJson(rows)
  if (!globalThis.crypto?.subtle) return sha256Hex(text)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
