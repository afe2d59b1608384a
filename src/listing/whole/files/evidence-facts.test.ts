// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { owner } from '#lib/kept/owner.ts'
import type { SampleTaken } from '#listing/whole/analysis.ts'
import { giveVerdict, moveReview, noteDown, type Review, showReview } from '#listing/whole/review-store.ts'
import type { WholeSession } from '#listing/whole/run-reading.ts'
import { keyOf, type WholeReading, wholeReading } from '#listing/whole/whole-store.ts'
import { auditFacts, reviewedFacts } from './evidence-facts.ts'

const shown = vi.hoisted(() => ({ session: null as unknown }))
vi.mock('#listing/whole/run-reading.ts', () => ({ wholeSession: () => shown.session }))

const sessionOf = (path: string) => ({ source: { definition: { path } }, state: { filters: {} } }) as WholeSession
const session = sessionOf('/lista')
const key = keyOf(session.source.definition, {})

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
const sample: SampleTaken = { seed: 'junho', interval: null, count: 1, drawn: [] }

beforeEach(() => {
  owner.set('ana@exemplo.com')
  shown.session = session
  wholeReading.set({ key, sample, exceptions: null } as WholeReading)
  showReview(key, review)
})

it('tells of a review its verdicts with their notes, once something was said', () => {
  expect(auditFacts(session).revisao).toBeUndefined()
  noteDown('conferir o pedido')
  giveVerdict('exceção', 0)
  expect(auditFacts(sessionOf('/outra'))).toEqual({})
  expect(auditFacts(session).revisao).toEqual({
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

it('tells a note without a verdict, after those with one and where there is none at all', () => {
  moveReview(1)
  noteDown('nota solta')
  const loose = { id: 3, veredito: null, motivo: null, nota: 'nota solta', em: null }
  expect(auditFacts(session)).toMatchObject({ amostra: { semente: 'maio' }, revisao: { conforme: 0 } })
  expect(auditFacts(session).revisao).toMatchObject({ registros: 3, vereditos: [loose] })
  moveReview(1)
  giveVerdict('conforme', 0)
  expect(auditFacts(session).revisao).toMatchObject({ conforme: 1, vereditos: [{ id: 9 }, loose] })
})

it('tells the draw that was reviewed, whatever was drawn since; else the last one, where there is one', () => {
  expect(auditFacts(session).amostra).toMatchObject({ semente: 'junho' })
  giveVerdict('conforme', 0)
  expect(auditFacts(session).amostra).toEqual({ semente: 'maio' })
  showReview(key, review)
  wholeReading.set({ key, sample: null, exceptions: null } as WholeReading)
  expect(auditFacts(session)).toEqual({})
})

it('tells a draw that is longer than its review in whole while it stands, then as far as it was reviewed', () => {
  const drawn = Array.from({ length: 600 }, (_, id) => ({ row: { id }, sha256: `${id}` }))
  const long = { ...sample, count: 600, drawn } as unknown as SampleTaken
  showReview(key, { ...review, amostra: reviewedFacts(long) })
  giveVerdict('conforme', 0)
  const told = () => auditFacts(session).amostra as { registros: number; sorteados: unknown[] }
  wholeReading.set({ key, sample: long, exceptions: null } as WholeReading)
  expect([told().registros, told().sorteados.length]).toEqual([600, 600])
  wholeReading.set({ key, sample, exceptions: null } as WholeReading)
  expect([told().registros, told().sorteados.length]).toEqual([600, 500])
})
