// @vitest-environment jsdom
/** A reload comes back to the review that stood on the screen, at its record. */
import { beforeEach, expect, it, vi } from 'vitest'
import { owner } from '#lib/kept/owner.ts'
import { reviewStore, showReview } from '#listing/whole/review-store.ts'
import { type WholeReading, wholeReading } from '#listing/whole/whole-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import { reopenReview } from './reopen-review.ts'
import { reopenReviewInTab } from './after-reload.ts'
import { rememberInTab } from './review-in-tab.ts'

const there = vi.hoisted(() => ({ isOnDisk: true, key: 'lista' }))
const source = { definition: { title: 'Itens' } }
vi.mock('#listing/whole/kept/list-on-screen.ts', () => ({ listShowing: async () => source }))
vi.mock('#listing/whole/kept/kept-reading.ts', () => ({
  showNewest: async () => {
    if (there.isOnDisk) wholeReading.set({ key: there.key, view: null } as WholeReading)
    return there.isOnDisk
  },
}))
vi.mock('#listing/whole/run-reading.ts', () => ({
  patchReading: (_: string, change: object) => wholeReading.set({ ...(wholeReading.get() as WholeReading), ...change }),
  wholeSession: () => null,
}))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const items = [7, 3, 9].map((id) => ({ row: { id }, why: null }))
const review = { of: 'whole', origin: 'leitura inteira', lines: 3, proof: '', items, given: [], notes: {} } as const
const isReviewed = () => wholeReading.get()?.view?.kind === 'review'
const remembered = () => Object.keys(sessionStorage).length

function reload(): void {
  wholeReading.set(null)
  reviewStore.set(null)
}

beforeEach(() => {
  owner.set('ana@exemplo.com')
  there.isOnDisk = true
  wholeReading.set({ key: 'lista', view: { kind: 'review' } } as WholeReading)
  showReview('lista', { ...review, items, given: [], notes: {} }, 2)
  rememberInTab()
  vi.mocked(notify).mockClear()
})

it('shows the record that was in sight again, over the reading that is kept', async () => {
  reload()
  reopenReviewInTab()
  await vi.waitUntil(isReviewed)
  expect(reviewStore.get()).toMatchObject({ key: 'lista', at: 2 })
  expect(notify).not.toHaveBeenCalled()
})

it('comes back to nothing where the review was left before', () => {
  wholeReading.set({ key: 'lista', view: null } as WholeReading)
  expect(remembered()).toBe(0)
})

it('is offered where the reading is kept no more', async () => {
  reload()
  there.isOnDisk = false
  await reopenReview({ key: 'lista', at: 2 })
  expect(isReviewed()).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    'Retomar a revisão de Itens, registro 3 de 3?',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Retomar' }) }),
  )
})

it('leaves a reading that was begun meanwhile as it is', async () => {
  reload()
  wholeReading.set({ key: 'lista', view: null } as WholeReading)
  await reopenReview({ key: 'lista', at: 2 })
  expect([isReviewed(), vi.mocked(notify).mock.calls.length]).toEqual([false, 0])
})
