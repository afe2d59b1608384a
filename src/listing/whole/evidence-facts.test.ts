// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { owner } from '#lib/owner.ts'
import type { SampleTaken } from './analysis.ts'
import { auditFacts } from './evidence-facts.ts'
import { giveVerdict, noteDown, type Review, showReview } from './review-store.ts'
import { type WholeReading, wholeReading } from './whole-store.ts'

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
  wholeReading.set({ key: 'lista', sample, exceptions: null } as WholeReading)
  showReview('lista', review)
})

it('tells of a review its verdicts with their notes, once something was judged', () => {
  expect(auditFacts('lista').revisao).toBeUndefined()
  noteDown('conferir o pedido')
  giveVerdict('exceção', 0)
  expect(auditFacts('outra')).toEqual({})
  expect(auditFacts('lista').revisao).toEqual({
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

it('tells the draw that was reviewed, whatever was drawn since; else the last one, where there is one', () => {
  expect(auditFacts('lista').amostra).toMatchObject({ semente: 'junho' })
  giveVerdict('conforme', 0)
  expect(auditFacts('lista').amostra).toEqual({ semente: 'maio' })
  showReview('lista', review)
  wholeReading.set({ key: 'lista', sample: null, exceptions: null } as WholeReading)
  expect(auditFacts('lista')).toEqual({})
})
