// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setStorageScope } from './storage-scope.ts'
import { isLocked, ownsLock, lockUntilSettled, acquireLock, createTabLocks } from './tab-lock.ts'

type Run = (lock: object | null) => Promise<unknown>
interface LockOptions {
  readonly ifAvailable?: boolean
}

/** Locks like the browser's: by name, each until its work has settled. */
function provideLocks() {
  const names: string[] = []
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
      request: async (name: string, ...args: [Run] | [LockOptions, Run]) => {
        const [options, run] = args.length === 1 ? [{}, args[0]] : args
        if (options.ifAvailable && names.includes(name)) return void run(null)
        names.push(name)
        await run({ name }).finally(() => names.splice(names.indexOf(name), 1))
      },
    },
  })
}

beforeEach(provideLocks)
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

it('holds a lock until the work has settled, with any result', async () => {
  const settle: (() => void)[] = []
  lockUntilSettled('a', new Promise((resolve) => settle.push(resolve as () => void)))
  lockUntilSettled('b', new Promise((_, reject) => settle.push(() => reject(new Error('x')))))
  expect([await isLocked('a'), await isLocked('b'), await isLocked('c')]).toEqual([true, true, false])
  for (const one of settle) one()
  await expect.poll(async () => [await isLocked('a'), await isLocked('b')]).toEqual([false, false])
})

it('distinguishes the locks of two environments', async () => {
  expect(await acquireLock('gestor.a')).not.toBeNull()
  setStorageScope('staging-Teste')
  expect(await isLocked('gestor.a')).toBe(false)
  expect(await acquireLock('gestor.a')).not.toBeNull()
  lockUntilSettled('gestor.b', new Promise(() => undefined))
  expect(await isLocked('gestor.b')).toBe(true)
  setStorageScope('')
  expect(await isLocked('gestor.b')).toBe(false)
})

it('acquires a lock once until it is released, and never one that is held', async () => {
  lockUntilSettled('a', new Promise(() => undefined))
  expect(await acquireLock('a')).toBeNull()
  const release = await acquireLock('b')
  expect([await acquireLock('b'), await isLocked('b'), ownsLock('b')]).toEqual([null, true, true])
  await release?.()
  expect([await isLocked('b'), await acquireLock('b')]).toEqual([false, expect.any(Function)])
})

it('acquires every lock on a page that may not use locks, because such a page shares no storage', async () => {
  const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const release = await acquireLock('a')
  expect(await release?.()).toBeUndefined()
  expect(release).not.toBeNull()
})

describe('in a browser without locks, as on plain http', () => {
  beforeEach(() => {
    Reflect.deleteProperty(navigator, 'locks')
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  it('is held against other pages while the work of one goes on', async () => {
    const [one, other] = [createTabLocks(), createTabLocks()]
    let settle = () => {}
    one.lockUntilSettled('a', new Promise<void>((resolve) => (settle = resolve)))
    expect([await one.isLocked('a'), await other.isLocked('a')]).toEqual([true, true])
    expect([await one.acquireLock('a'), await other.acquireLock('a')]).toEqual([null, null])
    settle()
    await expect.poll(() => other.isLocked('a')).toBe(false)
    expect(await other.acquireLock('a')).not.toBeNull()
  })

  it('can be acquired after it is released, or its page is closed', async () => {
    const [one, other] = [createTabLocks(), createTabLocks()]
    const release = await one.acquireLock('b')
    expect(await other.acquireLock('b')).toBeNull()
    await release?.()
    expect(await other.acquireLock('b')).not.toBeNull()
    expect(await one.isLocked('b')).toBe(true)
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    expect(await one.isLocked('b')).toBe(true)
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
    expect(await one.isLocked('b')).toBe(false)
  })

  it('is acquired by only one of two pages at the same moment', async () => {
    const pages = [createTabLocks(), createTabLocks()]
    const had = await Promise.all(pages.map(({ acquireLock: take }) => take('c')))
    expect(had.filter((release) => release !== null)).toHaveLength(1)
  })

  it('is not blocked by a page that died, and no longer belongs to a page taken for dead', async () => {
    const frozen = createTabLocks()
    const release = await frozen.acquireLock('d')
    // The page never replies; another page replies to somebody else.
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage() {
          this.dispatchEvent(new MessageEvent('message', { data: { alive: 'another page' } }))
        }
      },
    )
    const other = createTabLocks()
    vi.useFakeTimers()
    const taking = other.acquireLock('d')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await taking).not.toBeNull()
    expect([frozen.ownsLock('d'), other.ownsLock('d')]).toEqual([false, true])
    await release?.()
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(await createTabLocks().isLocked('d')).toBe(true)
    vi.unstubAllGlobals()
  })

  it('counts as held if its page cannot be asked', async () => {
    const one = createTabLocks()
    one.lockUntilSettled('e', new Promise(() => undefined))
    vi.stubGlobal('BroadcastChannel', undefined)
    const other = createTabLocks()
    expect([await other.isLocked('e'), await other.acquireLock('e')]).toEqual([true, null])
    vi.unstubAllGlobals()
  })
  it('is asked for on a channel of its own environment', () => {
    const names: string[] = []
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor(name: string) {
          super()
          names.push(name)
        }
      },
    )
    setStorageScope('staging-Teste')
    createTabLocks().lockUntilSettled('f', new Promise(() => undefined))
    setStorageScope('')
    expect(names).toEqual(['gestor@staging-Teste.trava'])
    vi.unstubAllGlobals()
  })
  it('needs no page, as in tests on Node', async () => {
    vi.stubGlobal('addEventListener', undefined)
    const locks = createTabLocks()
    locks.lockUntilSettled('g', new Promise(() => undefined))
    expect(await locks.isLocked('g')).toBe(true)
    vi.unstubAllGlobals()
  })
})
