/**
 * A rule that finds rows that are equal in what should be unique: one amount paid to one person twice in a day, or a
 * bonus paid twice.
 */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/** Slots of the hash table of the first pass: 4 MB, whatever the number of rows. */
const HASH_SLOTS = 2 ** 22

/** The slot in which the first pass counts a key. */
export function getHashSlot(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (HASH_SLOTS - 1)
}

/**
 * Finds rows with the same key; rows with a null key are skipped. The first pass counts keys by a hash. The second pass
 * stores keys that may occur twice and compares them in full, so memory grows with the equal rows, not with all rows.
 */
export function createRepeatedRule(options: {
  rule: string
  explanation: string
  getKey: (row: ScanRow) => string | null
  describe: (row: ScanRow, times: number) => string
}): Rule {
  return {
    start() {
      const countBySlot = new Uint8Array(HASH_SLOTS)
      const rowsByKey = new Map<string, { row: ScanRow; ids: number[] }>()
      return {
        addFirstPass(row) {
          const key = options.getKey(row)
          if (key === null) return
          const index = getHashSlot(key)
          countBySlot[index] = Math.min(2, (countBySlot[index] ?? 0) + 1)
        },
        addSecondPass(row) {
          const key = options.getKey(row)
          if (key === null || (countBySlot[getHashSlot(key)] ?? 0) < 2) return
          const known = rowsByKey.get(key)
          if (known) known.ids.push(row.id)
          else rowsByKey.set(key, { row, ids: [row.id] })
        },
        getResult() {
          const repeated = [...rowsByKey.values()].filter(({ ids }) => ids.length > 1)
          const candidates = repeated
            .slice(0, MAX_CANDIDATES)
            .map(({ row, ids }): ExceptionCandidate => ({ ids, detail: options.describe(row, ids.length) }))
          return {
            rule: options.rule,
            explanation: options.explanation,
            count: repeated.length,
            candidates,
          }
        },
      }
    },
  }
}
