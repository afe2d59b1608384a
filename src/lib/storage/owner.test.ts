import { beforeEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./owner.ts')
}
let ownerModule: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  ownerModule = await fresh()
})

describe('the operator of this page [M4]', () => {
  it.each([
    [{ id: 7, dscEmail: 'ana@loja.test' }, '7'],
    [{ id: 0, dscEmail: null }, '0'],
    [{ id: null, dscEmail: ' Ana@Loja.test ' }, 'ana@loja.test'],
    [{ id: null, dscEmail: '  ' }, null],
    [{ id: null, dscEmail: null }, null],
  ])('%j is %j', (me, name) => expect(ownerModule.getOwnerId(me)).toBe(name))

  it('is announced once, as soon as it is known', () => {
    const listener = vi.fn()
    ownerModule.whenOwnerKnown(listener)
    expect(listener).not.toHaveBeenCalled()
    ownerModule.ownerStore.set('7')
    expect(listener).toHaveBeenCalledTimes(1)
    ownerModule.ownerStore.set('8')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is announced at once if it is known already', () => {
    ownerModule.ownerStore.set('7')
    const listener = vi.fn()
    ownerModule.whenOwnerKnown(listener)
    expect(listener).toHaveBeenCalledTimes(1)
    ownerModule.ownerStore.set('8')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is part of the cache keys, constant for the life of the page', () => {
    ownerModule.ownerStore.set('7')
    expect(ownerModule.getCacheOwnerId()).toBe('7')
    ownerModule.ownerStore.set('8')
    expect(ownerModule.getCacheOwnerId()).toBe('7')
  })

  it('has its own cache key while unknown, which no operator has', () => {
    expect(ownerModule.getCacheOwnerId()).not.toBe('')
    expect(ownerModule.getCacheOwnerId()).not.toMatch(/^\d+$|@/)
  })
})
