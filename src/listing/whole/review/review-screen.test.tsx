// @vitest-environment jsdom
/** A review whose place another tab took is left, and that is said. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { reviewStore } from '#listing/whole/review-store.ts'
import { closeView } from '#listing/whole/view-frame.tsx'
import { mounting } from '#ui/mounting.fixture.ts'
import { notify } from '#ui/notices/notify.tsx'
import { ReviewScreen } from './review-screen.tsx'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#listing/whole/view-frame.tsx', () => ({ ViewFrame: () => null, closeView: vi.fn() }))
const render = mounting()

it('closes with a word', async () => {
  const list = { definition: { columns: [] } } as unknown as ListModel
  const items = [{ row: { id: 7 }, why: null }]
  const review = { of: 'whole', origin: 'leitura inteira', lines: 1, proof: '', items, given: [], notes: {} } as const
  reviewStore.set({ key: 'lista', at: 0, review: { ...review, items, given: [] } })
  await act(async () => render(<ReviewScreen list={list} />))
  expect(closeView).not.toHaveBeenCalled()
  await act(async () => reviewStore.set(null))
  expect(closeView).toHaveBeenCalledExactlyOnceWith(list)
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('Outra aba'))
})
