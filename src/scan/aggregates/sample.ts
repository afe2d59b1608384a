/**
 * Samples that anyone can draw again: nothing in them is left to chance but the seed that is told
 * (scan/aggregates/README §1).
 */
import { toCents } from '#lib/format/cents.ts'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ScanColumn, createColumnReader } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'

/** A row that was drawn, and by what. */
export interface DrawnRow {
  readonly row: ScanRow
  /** Lower-case hex of SHA-256("semente:id"); by value: of the seed alone. */
  readonly sha256: string
  /** By value: the accumulated cents that this row was hit at, several where the row is larger than the interval. */
  readonly hits?: readonly bigint[]
}

/** SHA-256 of 'semente:id' in UTF-8, lower-case hex: what `printf '%s' 'semente:7' | sha256sum` prints. */
export const getDrawCode = (seed: string, id: number): string => sha256Hex(`${seed}:${id}`)

interface DrawCandidate {
  /** The code's first 48 bits: enough to tell nearly all codes apart without writing them out. */
  readonly head: number
  readonly code: string
  readonly row: ScanRow
}

/** The `count` rows with the smallest codes, in the order of the codes. */
export function sampleRows(count: number, seed: string): Aggregate<DrawnRow[]> {
  const hash = new Sha256()
  const prefix = new TextEncoder().encode(`${seed}:`)
  const digits = new Uint8Array(20)
  const getCodePrefix = (id: number): number => {
    const text = String(id)
    for (let at = 0; at < text.length; at++) digits[at] = text.charCodeAt(at)
    return hash.reset().update(prefix).update(digits.subarray(0, text.length)).digestFirst48Bits()
  }
  return {
    start() {
      /** The smallest codes so far, and some more until they are sorted out. */
      let drawn: DrawCandidate[] = []
      let bound = Number.POSITIVE_INFINITY
      const trimCandidates = () => {
        drawn = drawn.sort((one, other) => (one.code < other.code ? -1 : 1)).slice(0, count)
        if (drawn.length === count) bound = drawn.at(-1)?.head ?? bound
      }
      return {
        add(rows) {
          for (const row of rows) {
            // A row without an id cannot be named, nor drawn again.
            if (row.id < 0) continue
            const head = getCodePrefix(row.id)
            if (head > bound) continue
            drawn.push({ head, code: getDrawCode(seed, row.id), row })
            if (drawn.length >= count * 2 + 64) trimCandidates()
          }
        },
        getResult() {
          trimCandidates()
          return drawn.map(({ row, code }) => ({ row, sha256: code }))
        },
      }
    },
  }
}

/** Where a sample by value begins: the seed's code as a number, within the first interval. In cents. */
export function getValueStart(seed: string, interval: bigint): bigint {
  return interval > 0n ? BigInt(`0x${sha256Hex(seed)}`) % interval : 0n
}

/**
 * Rows hit by points at one distance over the accumulated amounts, without their sign, in the order of the reading:
 * a row of R$ 500 is ten times as likely as one of R$ 50. `sum` is that of the amounts without their sign, in cents.
 */
export function sampleByValue(count: number, seed: string, amount: ScanColumn, sum: bigint): Aggregate<DrawnRow[]> {
  const read = createColumnReader(amount.field)
  const interval = count > 0 ? sum / BigInt(count) : 0n
  const code = sha256Hex(seed)
  return {
    start() {
      const drawn: DrawnRow[] = []
      let reached = 0n
      let point = getValueStart(seed, interval)
      return {
        add(rows) {
          if (interval === 0n) return
          for (const row of rows) {
            reached += BigInt(Math.abs(toCents(read(row)) ?? 0))
            if (reached <= point || row.id < 0) continue
            const hits: bigint[] = []
            for (; reached > point; point += interval) hits.push(point)
            drawn.push({ row, sha256: code, hits })
          }
        },
        getResult: () => [...drawn],
      }
    },
  }
}

/** The sum that a sample by value goes over: amounts without their sign, in cents. */
export function sumMagnitude(amount: ScanColumn): Aggregate<bigint> {
  const read = createColumnReader(amount.field)
  return {
    start() {
      let sum = 0n
      return {
        add(rows) {
          let page = 0
          for (const row of rows) page += Math.abs(toCents(read(row)) ?? 0)
          sum += BigInt(page)
        },
        getResult: () => sum,
      }
    },
  }
}
