/** Rows that are alike in what should tell them apart: one amount to one person twice in a day, a bonus paid twice. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/** Places in the first look's table: 4 MB, whatever the number of rows. */
const HASH_SLOTS = 2 ** 22

/** Where a key is counted at the first look. */
export function getHashSlot(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (HASH_SLOTS - 1)
}

/**
 * Rows with the same key; null keys are left out. The first look counts keys by a hash, the second keeps those that may
 * be there twice and compares them whole: memory grows with what is alike, not with the rows.
 */
export function createRepeatedRule(options: {
  rule: string
  explanation: string
  getKey: (row: ScanRow) => string | null
  describe: (row: ScanRow, times: number) => string
}): Rule {
  return {
    start() {
      const seen = new Uint8Array(HASH_SLOTS)
      const alike = new Map<string, { row: ScanRow; ids: number[] }>()
      return {
        addFirstPass(row) {
          const key = options.getKey(row)
          if (key === null) return
          const index = getHashSlot(key)
          seen[index] = Math.min(2, (seen[index] ?? 0) + 1)
        },
        addSecondPass(row) {
          const key = options.getKey(row)
          if (key === null || (seen[getHashSlot(key)] ?? 0) < 2) return
          const known = alike.get(key)
          if (known) known.ids.push(row.id)
          else alike.set(key, { row, ids: [row.id] })
        },
        getResult() {
          const found = [...alike.values()].filter(({ ids }) => ids.length > 1)
          const told = found
            .slice(0, MAX_CANDIDATES)
            .map(({ row, ids }): ExceptionCandidate => ({ ids, detail: options.describe(row, ids.length) }))
          return { rule: options.rule, explanation: options.explanation, count: found.length, candidates: told }
        },
      }
    },
  }
}
