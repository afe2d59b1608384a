// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import type { TakenSample } from '#listing/scan/analysis.ts'
import { setVerdict, moveReview, setNote, type Review, showReview } from '#listing/scan/review-store.ts'
import type { ScanSession } from '#listing/scan/scan-sessions.ts'
import { getScanKey, type ListScan, scanStore } from '#listing/scan/scan-store.ts'
import { getAuditData, toReviewedSampleData } from './evidence-data.ts'

const shown = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#listing/scan/run-scan.ts', () => ({ getScanSession: () => shown.session }))

const sessionOf = (path: string) => ({ source: { definition: { path } }, state: { filters: {} } }) as ScanSession
const session = sessionOf('/lista')
const key = getScanKey(session.source.definition, {})

const review: Review = {
  of: 'sample',
  origin: 'amostra de 3, semente maio',
  lines: 1,
  proof: 'provada 12:03',
  items: [7, 3, 9].map((id) => ({ row: { id }, why: id === 7 ? 'valor redondo' : null })),
  amostra: { semente: 'maio' },
  given: [],
  notes: {},
}
const sample: TakenSample = { seed: 'junho', interval: null, count: 1, drawn: [] }

beforeEach(() => {
  ownerStore.set('ana@exemplo.com')
  shown.session = session
  scanStore.set({ key, sample, exceptions: null } as ListScan)
  showReview(key, review)
})

it('has the verdicts of a review with their notes, once there are any', () => {
  expect(getAuditData(session).revisao).toBeUndefined()
  setNote('conferir o pedido')
  setVerdict('exceção', 0)
  expect(getAuditData(sessionOf('/outra'))).toEqual({})
  expect(getAuditData(session).revisao).toEqual({
    origem: 'amostra de 3, semente maio',
    leitura: '1 linha, provada 12:03',
    registros: 3,
    conforme: 0,
    excecao: 1,
    pulada: 0,
    vereditos: [
      {
        id: 7,
        veredito: 'exceção',
        motivo: 'valor redondo',
        nota: 'conferir o pedido',
        em: '1970-01-01T00:00:00.000Z',
      },
    ],
  })
})

it('lists a note without a verdict after those with one, and also if there is none', () => {
  moveReview(1)
  setNote('nota solta')
  const loose = { id: 3, veredito: null, motivo: null, nota: 'nota solta', em: null }
  expect(getAuditData(session)).toMatchObject({ amostra: { semente: 'maio' }, revisao: { conforme: 0 } })
  expect(getAuditData(session).revisao).toMatchObject({ registros: 3, vereditos: [loose] })
  moveReview(1)
  setVerdict('conforme', 0)
  expect(getAuditData(session).revisao).toMatchObject({ conforme: 1, vereditos: [{ id: 9 }, loose] })
})

it('has the reviewed sample, whatever was drawn since; otherwise the last one, if any', () => {
  expect(getAuditData(session).amostra).toMatchObject({ semente: 'junho' })
  setVerdict('conforme', 0)
  expect(getAuditData(session).amostra).toEqual({ semente: 'maio' })
  showReview(key, review)
  scanStore.set({ key, sample: null, exceptions: null } as ListScan)
  expect(getAuditData(session)).toEqual({})
})

it('has a sample longer than its review in full while the scan holds it, then as far as it was reviewed', () => {
  const drawn = Array.from({ length: 600 }, (_, id) => ({ row: { id }, sha256: `${id}` }))
  const long = { ...sample, count: 600, drawn } as unknown as TakenSample
  showReview(key, { ...review, amostra: toReviewedSampleData(long) })
  setVerdict('conforme', 0)
  const getSample = () => getAuditData(session).amostra as { registros: number; sorteados: unknown[] }
  scanStore.set({ key, sample: long, exceptions: null } as ListScan)
  expect([getSample().registros, getSample().sorteados.length]).toEqual([600, 600])
  scanStore.set({ key, sample, exceptions: null } as ListScan)
  expect([getSample().registros, getSample().sorteados.length]).toEqual([600, 500])
})
