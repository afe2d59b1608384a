/** Compares what the platform sent with what the console reads from it, field by field. */
import { isObject } from '#api/is-object.ts'

/** How often one field of the rows was not as the contract says. */
export interface FieldCount {
  /** Path in the row: 'categoria.dscNome'. */
  path: string
  /** Rows with a value that the console cannot read, and shows as empty. */
  wrong: number
  /** Rows without the field. */
  missing: number
  /** Rows with a number sent as text. */
  textForNumber: number
  rows: number
}

/** Returns the paths of all values in a parsed row that are no objects; lists are compared as a whole. */
function listPaths(value: unknown, prefix = ''): string[] {
  if (!isObject(value)) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => listPaths(inner, prefix === '' ? key : `${prefix}.${key}`))
}

const getAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), value)

/**
 * Counts wrong and missing values. `parsedRows` and `rawRows` are the same rows, in the same order. A field that the
 * console reads from another spelling is neither.
 */
export function judgeShape(parsedRows: readonly unknown[], rawRows: readonly unknown[]): FieldCount[] {
  const counts = new Map<string, FieldCount>()
  parsedRows.forEach((parsed, index) => {
    for (const path of listPaths(parsed)) {
      const count = counts.get(path) ?? { path, wrong: 0, missing: 0, textForNumber: 0, rows: 0 }
      counts.set(path, count)
      count.rows += 1
      const read = getAt(parsed, path)
      const sent = getAt(rawRows[index], path)
      // An id that cannot be read becomes 0 or a negative placeholder (api/wire.ts).
      const isUnread = read === null || (path === 'id' && typeof read === 'number' && read <= 0)
      if (isUnread && sent === undefined) count.missing += 1
      else if (isUnread && sent !== null && sent !== '' && !(isObject(sent) && path === 'status.id')) count.wrong += 1
      else if (typeof read === 'number' && typeof sent === 'string') count.textForNumber += 1
    }
  })
  return [...counts.values()].filter(({ wrong, missing, textForNumber }) => wrong + missing + textForNumber > 0)
}
