// @vitest-environment jsdom
/** A review that another tab replaced closes, and says so. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { reviewStore } from '#listing/scan/review-store.ts'
import { closeScanView } from '#listing/scan/view-frame.tsx'
import { setupMount } from '#ui/mount.fixture.ts'
import { notify } from '#ui/notices/notify.tsx'
import { ReviewScreen } from './review-screen.tsx'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#listing/scan/view-frame.tsx', () => ({ ViewFrame: () => null, closeScanView: vi.fn() }))
const render = setupMount()

it('closes with a message', async () => {
  const list = { definition: { columns: [] } } as unknown as ListModel
  const items = [{ row: { id: 7 }, why: null }]
  const review = { of: 'whole', origin: 'leitura inteira', lines: 1, proof: '', items, given: [], notes: {} } as const
  reviewStore.set({ key: 'lista', index: 0, review: { ...review, items, given: [] } })
  await act(async () => render(<ReviewScreen list={list} />))
  expect(closeScanView).not.toHaveBeenCalled()
  await act(async () => reviewStore.set(null))
  expect(closeScanView).toHaveBeenCalledExactlyOnceWith(list)
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('Outra aba'))
})
