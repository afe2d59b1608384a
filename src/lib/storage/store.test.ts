import { describe, expect, it, vi } from 'vitest'
import { createEmitter, createStore } from './store.ts'

describe('createStore', () => {
  it('returns the same value until it is set, and notifies once per change', () => {
    const store = createStore<{ n: number }>({ n: 1 })
    const listener = vi.fn()
    store.subscribe(listener)
    const before = store.get()
    expect(store.get()).toBe(before)
    store.set(before)
    expect(listener).not.toHaveBeenCalled()
    store.set({ n: 2 })
    expect(store.get()).toEqual({ n: 2 })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('sets the value before it notifies, so that a listener reads the new one', () => {
    const store = createStore('a')
    const seen: string[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set('b')
    expect(seen).toEqual(['b'])
  })

  it('stops notifying only the listener that unsubscribed', () => {
    const store = createStore(0)
    const [gone, kept] = [vi.fn(), vi.fn()]
    const unsubscribe = store.subscribe(gone)
    store.subscribe(kept)
    unsubscribe()
    store.set(1)
    expect(gone).not.toHaveBeenCalled()
    expect(kept).toHaveBeenCalledTimes(1)
  })

  it('works with detached functions', () => {
    const { get, set, subscribe } = createStore(1)
    const listener = vi.fn()
    subscribe(listener)
    set(2)
    expect([get(), listener.mock.calls.length]).toEqual([2, 1])
  })
})

describe('createEmitter', () => {
  it('passes its arguments on', () => {
    const { emit, subscribe } = createEmitter<[reason: string, at: number]>()
    const listener = vi.fn()
    subscribe(listener)
    emit('expired', 7)
    expect(listener).toHaveBeenCalledExactlyOnceWith('expired', 7)
  })
})
