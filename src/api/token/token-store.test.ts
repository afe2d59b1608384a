import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setStorageScope } from '#lib/storage/storage-scope.ts'
import { TOKEN_KEY } from './token-storage.ts'
import { createTokenStore } from './token-store.ts'
import { makeToken, nowSeconds } from './token-harness.fixture.ts'

/** A storage like the browser's; with `fails` it throws, like one that is denied or full. */
function storage(start?: string) {
  const values = new Map<string, string>(start === undefined ? [] : [[TOKEN_KEY, start]])
  const failing = new Set<'read' | 'write'>()
  const check = (what: 'read' | 'write') => {
    if (failing.has(what)) throw new DOMException('negado', what === 'read' ? 'SecurityError' : 'QuotaExceededError')
  }
  return {
    values,
    failing,
    getItem: (key: string) => (check('read'), values.get(key) ?? null),
    setItem: (key: string, value: string) => (check('write'), void values.set(key, value)),
    removeItem: (key: string) => (check('write'), void values.delete(key)),
  }
}

function open(local = storage(), tab = storage()) {
  const onFallback = vi.fn()
  const clock = { wall: 0, monotonic: 0 }
  const store = createTokenStore(
    {
      getLocal: () => local,
      getTab: () => tab,
      nowMs: () => Date.now() + clock.wall,
      monotonicMs: () => performance.now() + clock.monotonic,
    },
    onFallback,
  )
  return { store, local, tab, onFallback, clock }
}

const [one, other] = [makeToken(), makeToken()]

it('keeps the token of each environment under its own key, in both storages', () => {
  const { store, local, tab } = open(storage(one))
  setStorageScope('staging-Teste')
  expect(store.get()).toBe('')
  store.set(other)
  expect([...local.values]).toEqual([
    [TOKEN_KEY, one],
    [`${TOKEN_KEY}@staging-Teste`, other],
  ])
  local.failing.add('write')
  store.set(other)
  expect([...tab.values.keys()]).toEqual([`${TOKEN_KEY}@staging-Teste`])
  setStorageScope('')
})

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('storing (spec 1 §3, §4)', () => {
  it('stores the token under authToken, and an empty text for a missing one', () => {
    const { store, local } = open()
    store.set(one)
    expect(local.values.get('authToken')).toBe(one)
    store.set(undefined)
    expect(local.values.get('authToken')).toBe('')
    expect(store.get()).toBe('')
  })

  it('clears only the token that failed', () => {
    const { store } = open(storage(other))
    expect(store.clearIfCurrent(one)).toBe(false)
    expect(store.get()).toBe(other)
    expect(store.clearIfCurrent(other)).toBe(true)
    expect(store.get()).toBe('')
  })
})

describe('the stored token is read each time', () => {
  it('is empty at first, and another tab’s token as soon as it is stored', () => {
    const { store, local } = open()
    expect(store.get()).toBe('')
    expect(store.survivesReload()).toBe(true)
    local.values.set('authToken', one)
    expect(store.get()).toBe(one)
  })

  it('is not written if there is none', () => {
    const { store, local, tab } = open()
    expect(store.get()).toBe('')
    expect([...local.values, ...tab.values]).toEqual([])
    const denied = open()
    denied.local.failing.add('read')
    expect(denied.store.get()).toBe('')
    expect([...denied.local.values, ...denied.tab.values]).toEqual([])
  })

  it.each(['lixo', 'a.b.c'])('%s is no token, counts as none and is removed', (text) => {
    const { store, local } = open(storage(text))
    expect([store.get(), store.getSecondsLeft(), store.clearIfCurrent(text)]).toEqual(['', null, false])
    expect(local.values.get('authToken')).toBe('')
    expect([store.needsRefresh(text), store.isValid(text)]).toEqual([false, false])
  })

  it('an expired token stays, because another tab’s clock may be right [A14]', () => {
    const ended = makeToken({ exp: nowSeconds() - 1 })
    const { store } = open(storage(ended))
    expect([store.get(), store.isValid(ended)]).toEqual([ended, false])
  })

  it('a stored token is valid until its end, and the time left is never negative', () => {
    const { store } = open()
    store.set(makeToken({ exp: nowSeconds() + 100 }))
    expect(store.getSecondsLeft()).toBe(100)
    vi.advanceTimersByTime(200_000)
    expect(store.getSecondsLeft()).toBe(0)
  })
})

describe('a token found by a page whose clock is hours slow', () => {
  it('has no more time left than its lifetime, which passes with the page [A14]', () => {
    const { store } = open()
    vi.setSystemTime(Date.now() - 5 * 3_600_000)
    const now = nowSeconds() + 5 * 3600
    store.set(makeToken({ iat: now, exp: now + 840 }))
    const lifetimeSeconds = 840 - performance.now() / 1000
    expect(store.getSecondsLeft()).toBeCloseTo(lifetimeSeconds)
    vi.advanceTimersByTime(100_000)
    expect(store.getSecondsLeft()).toBeCloseTo(lifetimeSeconds - 100)
    expect(store.needsRefresh(store.get())).toBe(false)
  })
})

describe('a storage that fails', () => {
  it('keeps the token that the tab received, and not an older one that is still readable', () => {
    const full = storage(one)
    full.failing.add('write')
    const { store } = open(full)
    store.set(other)
    expect(store.get()).toBe(other)
  })

  it('does not survive a reload once the tab’s own storage is full as well', () => {
    const { store, local, tab } = open()
    local.failing.add('write')
    store.set(one)
    expect(store.survivesReload()).toBe(true)
    tab.failing.add('write')
    store.set(other)
    expect(store.survivesReload()).toBe(false)
  })

  it('keeps the token in memory if all access is denied, and reports it once [H1]', () => {
    const { store, local, tab, onFallback } = open()
    for (const each of [local, tab]) each.failing.add('read').add('write')
    expect(store.get()).toBe('')
    store.set('')
    expect(onFallback).not.toHaveBeenCalled()
    store.set(one)
    store.set(other)
    expect(store.get()).toBe(other)
    expect(store.survivesReload()).toBe(false)
    expect(onFallback).toHaveBeenCalledTimes(1)
  })

  it('keeps the token in the tab if local storage is full, also over a reload [H2]', () => {
    const full = storage('')
    full.failing.add('write')
    const first = open(full)
    first.store.receive(one)
    expect(first.store.survivesReload()).toBe(true)
    expect(first.onFallback).toHaveBeenCalledTimes(1)
    const reloaded = open(full, first.tab)
    expect(reloaded.store.get()).toBe(one)
    expect(reloaded.onFallback).toHaveBeenCalledTimes(1)
    reloaded.store.set('')
    expect(reloaded.store.get()).toBe('')
    expect(first.tab.values.size).toBe(0)
  })

  it('returns to local storage when it is writable again', () => {
    const { store, local, tab } = open()
    local.failing.add('write')
    store.set(one)
    local.failing.clear()
    store.set(other)
    expect(local.values.get('authToken')).toBe(other)
    expect(tab.values.size).toBe(0)
    expect(store.get()).toBe(other)
  })

  it('drops its own token when another tab stores one', () => {
    const { store, local } = open()
    local.failing.add('write')
    store.set(one)
    local.values.set('authToken', other)
    store.adoptFromOtherTab(other)
    expect(store.get()).toBe(other)
  })
})

describe('the end of a token found in storage', () => {
  it.each([
    [29, true],
    [30, true],
    [31, false],
    [-5, true],
  ])('with %i s left, near the end: %s [A1]', (secondsLeft, near) => {
    const { store } = open()
    expect(store.needsRefresh(makeToken({ exp: nowSeconds() + secondsLeft }))).toBe(near)
  })

  it('is never near without exp [A15]', () => {
    const { store } = open()
    expect(store.needsRefresh(makeToken())).toBe(false)
    expect(store.isValid(makeToken())).toBe(true)
    store.set(makeToken())
    expect(store.getSecondsLeft()).toBeNull()
  })
})

describe('a token that this tab received', () => {
  const receive = (offset: number, lifetimeSeconds: number, withIat = true) => {
    const opened = open()
    const now = nowSeconds() + offset
    const token = makeToken({ exp: now + lifetimeSeconds, ...(withIat ? { iat: now } : {}) })
    opened.store.receive(token)
    return { ...opened, token }
  }

  it.each([
    [3600, 3570],
    [60, 30],
    [35, 17.5],
    [20, 10],
    [5, 2.5],
  ])('of %i s is refreshed after %s s [A23]', (lifetimeSeconds, after) => {
    const { store, token } = receive(0, lifetimeSeconds)
    vi.advanceTimersByTime(after * 1000 - 1)
    expect(store.needsRefresh(token)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(store.needsRefresh(token)).toBe(true)
  })

  it.each([-600, 600, 86_400])('keeps its lifetime with a clock that is %i s off [A14]', (offset) => {
    const { store, token } = receive(-offset, 600)
    expect(store.isValid(token)).toBe(true)
    expect(store.needsRefresh(token)).toBe(false)
    expect(store.getSecondsLeft()).toBe(600)
    vi.advanceTimersByTime(570_000)
    expect(store.needsRefresh(token)).toBe(true)
  })

  it('that looks expired and has no iat is not refreshed for a while', () => {
    const { store, token } = receive(-86_400, 600, false)
    expect(store.needsRefresh(token)).toBe(false)
    vi.advanceTimersByTime(30_000)
    expect(store.needsRefresh(token)).toBe(true)
  })

  it('keeps its age when the clock jumps back [A14]', () => {
    const { store, token, clock } = receive(0, 600)
    clock.wall = -3_600_000
    vi.advanceTimersByTime(569_000)
    expect(store.needsRefresh(token)).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(store.needsRefresh(token)).toBe(true)
  })

  it('ages in sleep, while the monotonic clock stops [A17]', () => {
    const { store, token, clock } = receive(0, 600)
    clock.wall = 3_600_000
    expect(store.needsRefresh(token)).toBe(true)
  })

  it('without iat ends by the clock of the moment', () => {
    const { store, token } = receive(0, 600, false)
    expect(store.getSecondsLeft()).toBe(600)
    vi.advanceTimersByTime(100_000)
    expect(store.getSecondsLeft()).toBe(500)
    vi.advanceTimersByTime(470_000)
    expect(store.needsRefresh(token)).toBe(true)
    vi.advanceTimersByTime(100_000)
    expect(store.getSecondsLeft()).toBe(0)
  })

  it('whose claims give no lifetime is valid for a minute', () => expect(receive(0, 0).store.getSecondsLeft()).toBe(60))

  it('without exp has no end', () => {
    const { store } = open()
    store.receive(makeToken())
    expect(store.getSecondsLeft()).toBeNull()
  })

  it('that another tab stores again keeps its age', () => {
    const { store, token } = receive(0, 600)
    vi.advanceTimersByTime(100_000)
    store.adoptFromOtherTab(token)
    expect(store.getSecondsLeft()).toBe(500)
  })

  it('tells nothing about another token', () => {
    const { store } = receive(0, 600)
    expect(store.needsRefresh(makeToken({ exp: nowSeconds() + 10 }))).toBe(true)
    expect(store.isValid(makeToken({ exp: nowSeconds() - 10 }))).toBe(false)
  })

  it('is valid for its lifetime and no longer with a clock that says it has expired [A14]', () => {
    const opened = open()
    opened.clock.monotonic = 5_000
    opened.clock.wall = 86_400_000
    const token = makeToken({ exp: nowSeconds() + 600, iat: nowSeconds() })
    opened.store.receive(token)
    vi.advanceTimersByTime(1_000)
    expect(opened.store.isValid(token)).toBe(true)
    vi.advanceTimersByTime(598_999)
    expect(opened.store.isValid(token)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(opened.store.isValid(token)).toBe(false)
  })
})
