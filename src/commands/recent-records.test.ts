// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The module as a newly loaded page of this operator has it. */
async function openPage(ownerId = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(ownerId)
  return { ...(await import('./recent-records.ts')), ...(await import('#lib/storage/persisted.ts')) }
}
const product = { id: 'produto' }
const store = { id: 'loja' }

beforeEach(() => localStorage.clear())

describe('recent records', () => {
  it('are the newest first, each once, and outlive the page', async () => {
    const page = await openPage()
    page.rememberRecords(product, [{ id: 12, name: 'Mochila' }])
    page.rememberRecords(store, [{ id: 12, name: 'Loja 12' }])
    page.rememberRecords(product, [{ id: 12, name: '' }])
    expect((await openPage()).getRecentRecords()).toEqual([
      { resourceId: 'produto', id: 12, name: 'Mochila' },
      { resourceId: 'loja', id: 12, name: 'Loja 12' },
    ])
  })
  it('are fifty at most, of one command five, and only records with an id', async () => {
    const page = await openPage()
    for (let id = 1; id <= 60; id++) page.rememberRecords(product, [{ id, name: `P${id}` }])
    page.rememberRecords(
      store,
      [-1, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: '' })),
    )
    const records = page.getRecentRecords()
    expect(records).toHaveLength(50)
    expect(records.slice(0, 6).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 60])
  })
  it('lose a record that was deleted', async () => {
    const page = await openPage()
    page.rememberRecords(product, [
      { id: 1, name: '' },
      { id: 2, name: '' },
    ])
    page.rememberRecords(store, [{ id: 1, name: '' }])
    page.forgetRecords(product, [1])
    expect(page.getRecentRecords().map(({ resourceId, id }) => `${resourceId} ${id}`)).toEqual(['loja 1', 'produto 2'])
  })
  it('belong to one operator, and a sign-out clears them', async () => {
    const page = await openPage()
    page.rememberRecords(product, [{ id: 1, name: 'Mochila' }])
    expect((await openPage('8')).getRecentRecords()).toEqual([])
    const again = await openPage()
    again.clearAtSignOut()
    expect((await openPage()).getRecentRecords()).toEqual([])
  })
})
