// @vitest-environment jsdom
/** A reload reopens the review that was on the screen, at its record. */
import { beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { reviewStore, showReview } from '#listing/scan/review-store.ts'
import { type ListScan, scanStore } from '#listing/scan/scan-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import { reopenReview } from './reopen-review.ts'
import { reopenReviewAfterReload } from './reopen-after-reload.ts'
import { saveOpenReview } from './open-review-store.ts'

const disk = vi.hoisted(() => ({ isOnDisk: true, key: 'lista' }))
const source = { definition: { title: 'Itens' } }
vi.mock('#listing/scan/stored/wait-for-list.ts', () => ({ whenListShows: async () => source }))
vi.mock('#listing/scan/stored/resume-scan.ts', () => ({
  showNewest: async () => {
    if (disk.isOnDisk) scanStore.set({ key: disk.key, view: null } as ListScan)
    return disk.isOnDisk
  },
}))
vi.mock('#listing/scan/run-scan.ts', () => ({
  patchScan: (_: string, change: object) => scanStore.set({ ...(scanStore.get() as ListScan), ...change }),
  getScanSession: () => null,
}))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const items = [7, 3, 9].map((id) => ({ row: { id }, why: null }))
const review = { of: 'whole', origin: 'leitura inteira', lines: 3, proof: '', items, given: [], notes: {} } as const
const isReviewed = () => scanStore.get()?.view?.kind === 'review'
const remembered = () => Object.keys(sessionStorage).length

function reload(): void {
  scanStore.set(null)
  reviewStore.set(null)
}

beforeEach(() => {
  ownerStore.set('ana@exemplo.com')
  disk.isOnDisk = true
  scanStore.set({ key: 'lista', view: { kind: 'review' } } as ListScan)
  showReview('lista', { ...review, items, given: [], notes: {} }, 2)
  saveOpenReview()
  vi.mocked(notify).mockClear()
})

it('shows the current record again, over the stored scan', async () => {
  reload()
  reopenReviewAfterReload()
  await vi.waitUntil(isReviewed)
  expect(reviewStore.get()).toMatchObject({ key: 'lista', index: 2 })
  expect(notify).not.toHaveBeenCalled()
})

it('reopens nothing if the review was closed before', () => {
  scanStore.set({ key: 'lista', view: null } as ListScan)
  expect(remembered()).toBe(0)
})

it('is offered if the scan is no longer stored', async () => {
  reload()
  disk.isOnDisk = false
  await reopenReview({ key: 'lista', at: 2 })
  expect(isReviewed()).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    'Retomar a revisão de Itens, registro 3 de 3?',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Retomar' }) }),
  )
})

it('leaves a scan that started meanwhile as it is', async () => {
  reload()
  scanStore.set({ key: 'lista', view: null } as ListScan)
  await reopenReview({ key: 'lista', at: 2 })
  expect([isReviewed(), vi.mocked(notify).mock.calls.length]).toEqual([false, 0])
})
