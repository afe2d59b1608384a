// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { owner } from '#lib/owner.ts'
import {
  giveVerdict,
  keptReview,
  noteDown,
  type Review,
  reviewStore,
  showReview,
  takeBack,
  tally,
} from './review-store.ts'

const review: Review = {
  of: 'sample',
  origin: 'amostra de 3, semente x',
  lines: 100,
  proof: 'provada 12:03',
  items: [7, 3, 9].map((id) => ({ row: { id }, why: id === 7 ? 'valor redondo' : null })),
  given: [],
  notes: {},
}

describe('the review queue', () => {
  beforeEach(() => {
    owner.set('ana@exemplo.com')
    showReview('lista', review)
  })
  it('goes on to the next without a verdict, and takes the last one back', () => {
    giveVerdict('conforme', 1)
    giveVerdict('exceção', 2)
    expect(reviewStore.get()?.at).toBe(2)
    expect(takeBack()).toBe(3)
    expect(reviewStore.get()?.at).toBe(1)
    giveVerdict('pulada', 3)
    giveVerdict('conforme', 4)
    const all = reviewStore.get()
    expect(all?.at).toBe(3)
    expect(all && tally(all.review)).toEqual({ conforme: 2, exceção: 0, pulada: 1 })
    expect(takeBack()).toBe(9)
  })
  it('is kept for its operator alone [M1]', () => {
    noteDown('conferir o pedido')
    giveVerdict('exceção', 5)
    expect(keptReview('lista')?.given).toEqual([{ id: 7, verdict: 'exceção', at: 5 }])
    expect(keptReview('outra')).toBeNull()
    owner.set('bia@exemplo.com')
    expect(keptReview('lista')).toBeNull()
  })
})
