/**
 * Samples that anyone can draw again: nothing in them is left to chance but the seed that is told
 * (reading/folds/README §1).
 */
import { centsOf } from '#lib/written/cents.ts'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import { type ReadColumn, columnReader } from './column.ts'
import type { Fold } from './fold.ts'

/** A row that was drawn, and by what. */
export interface Drawn {
  readonly row: ReadRow
  /** Lower-case hex of SHA-256("semente:id"); by value: of the seed alone. */
  readonly sha256: string
  /** By value: the accumulated cents that this row was hit at, several where the row is larger than the interval. */
  readonly hits?: readonly bigint[]
}

/** SHA-256 of 'semente:id' in UTF-8, lower-case hex: what `printf '%s' 'semente:7' | sha256sum` prints. */
export const drawCode = (seed: string, id: number): string => sha256Hex(`${seed}:${id}`)

interface Candidate {
  /** The code's first 48 bits: enough to tell nearly all codes apart without writing them out. */
  readonly head: number
  readonly code: string
  readonly row: ReadRow
}

/** The `count` rows with the smallest codes, in the order of the codes. */
export function sample(count: number, seed: string): Fold<Drawn[]> {
  const hash = new Sha256()
  const prefix = new TextEncoder().encode(`${seed}:`)
  const digits = new Uint8Array(20)
  const headOf = (id: number): number => {
    const text = String(id)
    for (let at = 0; at < text.length; at++) digits[at] = text.charCodeAt(at)
    return hash.reset().update(prefix).update(digits.subarray(0, text.length)).head()
  }
  return {
    start() {
      /** The smallest codes so far, and some more until they are sorted out. */
      let drawn: Candidate[] = []
      let bound = Number.POSITIVE_INFINITY
      const trim = () => {
        drawn = drawn.sort((one, other) => (one.code < other.code ? -1 : 1)).slice(0, count)
        if (drawn.length === count) bound = drawn.at(-1)?.head ?? bound
      }
      return {
        add(rows) {
          for (const row of rows) {
            // A row without an id cannot be named, nor drawn again.
            if (row.id < 0) continue
            const head = headOf(row.id)
            if (head > bound) continue
            drawn.push({ head, code: drawCode(seed, row.id), row })
            if (drawn.length >= count * 2 + 64) trim()
          }
        },
        end() {
          trim()
          return drawn.map(({ row, code }) => ({ row, sha256: code }))
        },
      }
    },
  }
}

/** Where a sample by value begins: the seed's code as a number, within the first interval. In cents. */
export function valueStart(seed: string, interval: bigint): bigint {
  return interval > 0n ? BigInt(`0x${sha256Hex(seed)}`) % interval : 0n
}

/**
 * Rows hit by points at one distance over the accumulated amounts, without their sign, in the order of the reading:
 * a row of R$ 500 is ten times as likely as one of R$ 50. `sum` is that of the amounts without their sign, in cents.
 */
export function sampleByValue(count: number, seed: string, amount: ReadColumn, sum: bigint): Fold<Drawn[]> {
  const read = columnReader(amount.field)
  const interval = count > 0 ? sum / BigInt(count) : 0n
  const code = sha256Hex(seed)
  return {
    start() {
      const drawn: Drawn[] = []
      let reached = 0n
      let point = valueStart(seed, interval)
      return {
        add(rows) {
          if (interval === 0n) return
          for (const row of rows) {
            reached += BigInt(Math.abs(centsOf(read(row)) ?? 0))
            if (reached <= point || row.id < 0) continue
            const hits: bigint[] = []
            for (; reached > point; point += interval) hits.push(point)
            drawn.push({ row, sha256: code, hits })
          }
        },
        end: () => [...drawn],
      }
    },
  }
}

/** The sum that a sample by value goes over: amounts without their sign, in cents. */
export function magnitude(amount: ReadColumn): Fold<bigint> {
  const read = columnReader(amount.field)
  return {
    start() {
      let sum = 0n
      return {
        add(rows) {
          let page = 0
          for (const row of rows) page += Math.abs(centsOf(read(row)) ?? 0)
          sum += BigInt(page)
        },
        end: () => sum,
      }
    },
  }
}
