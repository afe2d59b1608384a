import { expect, it } from 'vitest'
import type { ScanOutcome, Verdict } from '#scan/protocol/verdict.ts'
import { formatProof } from './proof-text.ts'

const incomplete = { kind: 'incomplete', why: 'cancelled', pages: [], lines: 3_499, total: 10_000 } as const
const format = (verdict: Verdict) => formatProof({ outcome: { verdict } as ScanOutcome })

it('a scan that ended before its last row says how much of the rows it has, never more', () => {
  expect(format(incomplete)).toBe('parcial 34 %')
  expect(format({ ...incomplete, why: 'offline', lines: 9_999 })).toBe('parcial 99 %')
  expect(format({ ...incomplete, lines: 0 })).toBe('parcial 0 %')
})

it('a scan that has all rows and could not check them is incomplete, not partial', () =>
  expect(format({ ...incomplete, why: 'unchecked', lines: 10_000 })).toBe('incompleta'))

it('a running scan is partial, and one that rereads too', () => {
  const progress = { rowsRead: 340, rowsToRead: 1_000, rereads: 0 } as never
  expect(formatProof({ outcome: null, progress })).toBe('parcial 34 %')
  expect(formatProof({ outcome: null, progress: { rereads: 1 } as never })).toBe('parcial, relendo')
})
