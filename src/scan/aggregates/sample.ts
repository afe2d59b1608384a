/**
 * Reproducible samples: the seed alone decides which rows are drawn, so anyone can draw the same sample again
 * (scan/aggregates/README §1).
 */
import { toCents } from '#lib/format/cents.ts'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ScanColumn, createColumnReader } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'

/** A drawn row, and how it was drawn. */
export interface DrawnRow {
  readonly row: ScanRow
  /** Lower-case hex of SHA-256("semente:id"); in a sample by value, of the seed alone. */
  readonly sha256: string
  /**
   * In a sample by value: the accumulated cents at which this row was hit, several if its amount exceeds the interval.
   */
  readonly hits?: readonly bigint[]
}

/** SHA-256 of 'semente:id' in UTF-8, lower-case hex: what `printf '%s' 'semente:7' | sha256sum` prints. */
export const getDrawCode = (seed: string, id: number): string => sha256Hex(`${seed}:${id}`)

interface DrawCandidate {
  /** The code's first 48 bits: enough to compare nearly all codes without computing their full text. */
  readonly head: number
  readonly code: string
  readonly row: ScanRow
}

/** Draws the `count` rows with the smallest codes, in the order of the codes. */
export function sampleRows(count: number, seed: string): Aggregate<DrawnRow[]> {
  const hash = new Sha256()
  const prefix = new TextEncoder().encode(`${seed}:`)
  const digits = new Uint8Array(20)
  const getCodePrefix = (id: number): number => {
    const text = String(id)
    for (let i = 0; i < text.length; i++) digits[i] = text.charCodeAt(i)
    return hash.reset().update(prefix).update(digits.subarray(0, text.length)).digestFirst48Bits()
  }
  return {
    start() {
      /** The rows with the smallest codes so far, and some more until the next trim. */
      let drawn: DrawCandidate[] = []
      let bound = Number.POSITIVE_INFINITY
      const trimCandidates = () => {
        drawn = drawn.sort((a, b) => (a.code < b.code ? -1 : 1)).slice(0, count)
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

/** The start of a sample by value, in cents: the seed's code as a number modulo the interval. */
export function getValueStart(seed: string, interval: bigint): bigint {
  return interval > 0n ? BigInt(`0x${sha256Hex(seed)}`) % interval : 0n
}

/**
 * Draws the rows hit by equidistant points over the accumulated amounts, without their sign, in the order of the scan:
 * a row of R$ 500 is ten times as likely to be drawn as one of R$ 50. `sum` is the sum of all amounts without their
 * sign, in cents.
 */
export function sampleByValue(count: number, seed: string, amount: ScanColumn, sum: bigint): Aggregate<DrawnRow[]> {
  const read = createColumnReader(amount.field)
  const interval = count > 0 ? sum / BigInt(count) : 0n
  const code = sha256Hex(seed)
  return {
    start() {
      const drawn: DrawnRow[] = []
      let accumulated = 0n
      let point = getValueStart(seed, interval)
      return {
        add(rows) {
          if (interval === 0n) return
          for (const row of rows) {
            accumulated += BigInt(Math.abs(toCents(read(row)) ?? 0))
            if (accumulated <= point || row.id < 0) continue
            const hits: bigint[] = []
            for (; accumulated > point; point += interval) hits.push(point)
            drawn.push({ row, sha256: code, hits })
          }
        },
        getResult: () => [...drawn],
      }
    },
  }
}

/** Sums the amounts without their sign, in cents: the sum for a sample by value. */
export function sumMagnitude(amount: ScanColumn): Aggregate<bigint> {
  const read = createColumnReader(amount.field)
  return {
    start() {
      let sum = 0n
      return {
        add(rows) {
          let pageSum = 0
          for (const row of rows) pageSum += Math.abs(toCents(read(row)) ?? 0)
          sum += BigInt(pageSum)
        },
        getResult: () => sum,
      }
    },
  }
}
