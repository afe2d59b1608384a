import { beforeEach, describe, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./owner.ts')
}
let own: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  own = await fresh()
})

describe('the operator of this page [M4]', () => {
  it.each([
    [{ id: 7, dscEmail: 'ana@loja.test' }, '7'],
    [{ id: 0, dscEmail: null }, '0'],
    [{ id: null, dscEmail: ' Ana@Loja.test ' }, 'ana@loja.test'],
    [{ id: null, dscEmail: '  ' }, null],
    [{ id: null, dscEmail: null }, null],
  ])('%j is %j', (me, name) => expect(own.getOwnerId(me)).toBe(name))

  it('is announced once, as soon as it is known', () => {
    const told = vi.fn()
    own.whenOwnerKnown(told)
    expect(told).not.toHaveBeenCalled()
    own.ownerStore.set('7')
    expect(told).toHaveBeenCalledTimes(1)
    own.ownerStore.set('8')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is announced at once if it is known already', () => {
    own.ownerStore.set('7')
    const told = vi.fn()
    own.whenOwnerKnown(told)
    expect(told).toHaveBeenCalledTimes(1)
    own.ownerStore.set('8')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is part of the cache keys, constant for the life of the page', () => {
    own.ownerStore.set('7')
    expect(own.getCacheOwnerId()).toBe('7')
    own.ownerStore.set('8')
    expect(own.getCacheOwnerId()).toBe('7')
  })

  it('has its own cache key while unknown, which no operator has', () => {
    expect(own.getCacheOwnerId()).not.toBe('')
    expect(own.getCacheOwnerId()).not.toMatch(/^\d+$|@/)
  })
})
