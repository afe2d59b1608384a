/** Rows that are alike in what should tell them apart: one amount to one person twice in a day, a bonus paid twice. */
import type { ReadRow } from '#reading/walk/environment.ts'
import { type Candidate, MOST_TOLD, type Rule } from './rule.ts'

/** Places in the first look's table: 4 MB, whatever the number of rows. */
const PLACES = 2 ** 22

/** Where a key is counted at the first look. */
export function hashedPlace(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}

/**
 * Rows with the same key; null keys are left out. The first look counts keys by a hash, the second keeps those that may
 * be there twice and compares them whole: memory grows with what is alike, not with the rows.
 */
export function repeatedRule(options: {
  rule: string
  explained: string
  key: (row: ReadRow) => string | null
  detail: (row: ReadRow, times: number) => string
}): Rule {
  return {
    start() {
      const seen = new Uint8Array(PLACES)
      const alike = new Map<string, { row: ReadRow; ids: number[] }>()
      return {
        first(row) {
          const key = options.key(row)
          if (key === null) return
          const place = hashedPlace(key)
          seen[place] = Math.min(2, (seen[place] ?? 0) + 1)
        },
        second(row) {
          const key = options.key(row)
          if (key === null || (seen[hashedPlace(key)] ?? 0) < 2) return
          const known = alike.get(key)
          if (known) known.ids.push(row.id)
          else alike.set(key, { row, ids: [row.id] })
        },
        end() {
          const found = [...alike.values()].filter(({ ids }) => ids.length > 1)
          const told = found
            .slice(0, MOST_TOLD)
            .map(({ row, ids }): Candidate => ({ ids, detail: options.detail(row, ids.length) }))
          return { rule: options.rule, explained: options.explained, count: found.length, told }
        },
      }
    },
  }
}
