import { describe, expect, it, vi } from 'vitest'
import { createOwner, getOwnerId } from './owner.ts'

describe('the operator of this page [M4]', () => {
  it.each([
    [{ id: 7, dscEmail: 'ana@loja.test' }, '7'],
    [{ id: 0, dscEmail: null }, '0'],
    [{ id: null, dscEmail: ' Ana@Loja.test ' }, 'ana@loja.test'],
    [{ id: null, dscEmail: '  ' }, null],
    [{ id: null, dscEmail: null }, null],
  ])('%j is %j', (me, name) => expect(getOwnerId(me)).toBe(name))

  it('is announced once, as soon as it is known', () => {
    const { ownerStore, whenOwnerKnown } = createOwner()
    const listener = vi.fn()
    whenOwnerKnown(listener)
    expect(listener).not.toHaveBeenCalled()
    ownerStore.set('7')
    expect(listener).toHaveBeenCalledTimes(1)
    ownerStore.set('8')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is announced at once if it is known already', () => {
    const { ownerStore, whenOwnerKnown } = createOwner()
    ownerStore.set('7')
    const listener = vi.fn()
    whenOwnerKnown(listener)
    expect(listener).toHaveBeenCalledTimes(1)
    ownerStore.set('8')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is part of the cache keys, constant for the life of the page', () => {
    const { ownerStore, getCacheOwnerId } = createOwner()
    ownerStore.set('7')
    expect(getCacheOwnerId()).toBe('7')
    ownerStore.set('8')
    expect(getCacheOwnerId()).toBe('7')
  })

  it('has its own cache key while unknown, which no operator has', () => {
    const { getCacheOwnerId } = createOwner()
    expect(getCacheOwnerId()).not.toBe('')
    expect(getCacheOwnerId()).not.toMatch(/^\d+$|@/)
  })
})
