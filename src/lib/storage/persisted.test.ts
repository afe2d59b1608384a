// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createOwner } from './owner.ts'
import { createPersistence, isPersistedInTab, textSchema } from './persisted.ts'

const HOUR = 3_600_000

/** A fresh page of this operator, over the same storage as the others. */
function page(operatorId: string | null = '7') {
  const { ownerStore } = createOwner()
  ownerStore.set(operatorId)
  return { owner: ownerStore, ...createPersistence(ownerStore) }
}

type Page = ReturnType<typeof page>

const notes = ({ persisted }: Page, more: object = {}) =>
  persisted({ name: 'nota', version: 1, schema: z.string(), scope: 'browser', ...more })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the owner of an entry', () => {
  it('is the only one who reads it, and another operator leaves it unchanged [M1]', async () => {
    notes(page('7')).write('de Ana')
    const other = notes(page('8'))
    expect(other.read()).toBeNull()
    other.write('de Bia')
    other.remove()
    expect(notes(page('7')).read()).toBe('de Ana')
  })

  it('has the sub-keys that it wrote, and none that cannot be decoded', async () => {
    const own = notes(page('7'))
    own.write('um', 'a/b%')
    localStorage.setItem(`${own.storageKey()}%E0%A4%A`, '{}')
    expect(own.subKeys()).toEqual(['a/b%'])
  })

  it('is unknown at first: nothing is read and nothing written [M1]', async () => {
    notes(page('7')).write('de Ana')
    const unknown = notes(page(null))
    expect([unknown.read(), unknown.write('x'), unknown.storageKey()]).toEqual([null, false, null])
    expect(localStorage).toHaveLength(1)
  })

  it('is not confused by an operator whose name looks like a key [M1]', async () => {
    notes(page('a')).write('de a', 'b:c')
    expect(notes(page('a:b')).read('c')).toBeNull()
  })

  it('is part of the key with name and sub-key, encoded so that none runs into the next', async () => {
    const entry = notes(page('a:b'))
    expect([entry.storageKey(), entry.storageKey('/x')]).toEqual(['gestor.nota:a%3Ab:', 'gestor.nota:a%3Ab:%2Fx'])
    expect(notes(page('7'), { belongsTo: 'anyone' }).storageKey()).toBe('gestor.nota::')
    expect(notes(page('7'), { belongsTo: () => 'm@x.co' }).storageKey()).toBe('gestor.nota:m%40x.co:')
    expect(notes(page('7'), { belongsTo: () => null }).storageKey()).toBeNull()
  })

  it('may be anyone', async () => {
    notes(page(null), { belongsTo: 'anyone' }).write('m@x.co')
    expect(notes(page('8'), { belongsTo: 'anyone' }).read()).toBe('m@x.co')
  })
})

describe('an entry', () => {
  it('is read as written, by sub-key, over a reload', async () => {
    const entry = notes(page())
    entry.write('um', '/a')
    entry.write('dois', '/b')
    const reloadedPage = notes(page())
    expect([reloadedPage.read('/a'), reloadedPage.read('/b'), reloadedPage.read('/c')]).toEqual(['um', 'dois', null])
    reloadedPage.remove('/a')
    expect([reloadedPage.read('/a'), reloadedPage.read('/b')]).toEqual([null, 'dois'])
  })

  it('is stored only for the tab with scope tab', async () => {
    notes(page(), { scope: 'tab' }).write('daqui')
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
    const reloadedPage = page()
    expect([notes(reloadedPage, { scope: 'tab' }).read(), notes(reloadedPage).read()]).toEqual(['daqui', null])
    expect(isPersistedInTab('nota')).toBe(true)
    expect(['not', 'ota', 'outra'].map(isPersistedInTab)).toEqual([false, false, false])
    sessionStorage.setItem('outra', 'x')
    expect(isPersistedInTab('nota')).toBe(true)
  })

  it('has its time of writing, and no end by default', async () => {
    vi.useFakeTimers({ now: 5_000 })
    const entry = notes(page())
    expect(entry.savedAt()).toBeNull()
    entry.write('x')
    vi.setSystemTime(100 * 365 * 24 * HOUR)
    expect([entry.savedAt(), entry.read()]).toEqual([5_000, 'x'])
  })

  it.each(['{', 'null', '7', '{"v":1,"at":1}', '{"v":1,"value":"x"}', '{"v":1,"at":1,"end":null,"value":7}'])(
    'is never read in another shape: %s',
    async (text) => {
      const entry = notes(page())
      localStorage.setItem(entry.storageKey() ?? '', text)
      expect(entry.read()).toBeNull()
    },
  )

  it('is never of another version [M5]', async () => {
    notes(page()).write('alt')
    expect(notes(page(), { version: 2 }).read()).toBeNull()
  })

  it('expires for its owner and for good [M1]', async () => {
    vi.useFakeTimers({ now: 1_000 })
    notes(page('7'), { maxAgeMs: HOUR }).write('velho')
    vi.setSystemTime(1_000 + HOUR - 1)
    expect(notes(page('7'), { maxAgeMs: HOUR }).read()).toBe('velho')
    vi.setSystemTime(1_000 + HOUR)
    expect(notes(page('7'), { maxAgeMs: HOUR }).read()).toBeNull()
    const later = page('8')
    later.removeExpired()
    expect(localStorage).toHaveLength(0)
  })

  it('is not removed by a cleanup before it expires; foreign keys and the theme are ignored', async () => {
    const now = page()
    notes(now).write('meu')
    localStorage.setItem('gestor.preferencias.1', '{"theme":"escuro"}')
    localStorage.setItem('authToken', 't')
    localStorage.setItem('gestor.historico', '[]')
    now.removeExpired()
    expect(notes(now).read()).toBe('meu')
    expect(Object.keys(localStorage)).not.toContain('gestor.historico')
    expect(localStorage.getItem('gestor.preferencias.1')).toContain('escuro')
    expect(localStorage.getItem('authToken')).toBe('t')
  })
})

it.each(['{', 'null', '7', '"x"', '[]', '{"at":1,"value":1}', '{"v":1,"value":1}', '{"v":1,"at":1}'])(
  'a cleanup removes an invalid entry: %s',
  async (text) => {
    localStorage.setItem('gestor.nota:7:', text)
    page().removeExpired()
    expect(localStorage).toHaveLength(0)
  },
)

/** Makes every access to the storage throw, as in a frame without rights, until the returned function is called. */
function forbid(name: 'localStorage' | 'sessionStorage') {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)!
  const get = () => {
    throw new Error('SecurityError')
  }
  Object.defineProperty(globalThis, name, { configurable: true, get })
  return () => Object.defineProperty(globalThis, name, own)
}

describe('a storage that refuses', () => {
  it('that may not be accessed: the value lives with the page, and nothing throws [H1]', async () => {
    const allow = [forbid('localStorage'), forbid('sessionStorage')]
    try {
      const now = page()
      const entry = notes(now, { clearOnSignOut: true })
      expect([entry.write('x'), entry.read(), isPersistedInTab('nota')]).toEqual([false, 'x', false])
      now.removeExpired()
      now.clearAtSignOut()
      expect(entry.read()).toBeNull()
    } finally {
      for (const restore of allow) restore()
    }
  })

  it('that does not list its keys: nothing is removed, and nothing throws', async () => {
    const now = page()
    const entry = notes(now, { maxAgeMs: HOUR, clearOnSignOut: true })
    entry.write('x')
    vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    now.removeExpired(Date.now() + 2 * HOUR)
    now.clearAtSignOut()
    expect(entry.read()).toBe('x')
  })

  it('denied: this page has the value, the next one does not [H1]', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('SecurityError')
      })
    const entry = notes(page())
    expect(entry.write('x')).toBe(false)
    expect(entry.read()).toBe('x')
    entry.remove()
    expect(entry.read()).toBeNull()
  })

  it('full: the oldest entries of the same kind are removed, and nothing else [H2]', async () => {
    vi.useFakeTimers({ now: 1 })
    const now = page('7')
    const entry = notes(now)
    entry.write('velho', 'a')
    vi.setSystemTime(2)
    entry.write('novo', 'b')
    notes(page('8')).write('de outra')
    const reloadedPage = page('7')
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this.length > 2) throw new Error('QuotaExceededError')
      set.call(this, key, text)
    })
    expect(notes(reloadedPage).write('mais', 'c')).toBe(true)
    expect(['a', 'b', 'c'].map((part) => notes(reloadedPage).read(part))).toEqual([null, 'novo', 'mais'])
    expect(notes(page('8')).read()).toBe('de outra')
  })

  it('full: unreadable entries are removed first, then the oldest, and none of another name', async () => {
    vi.useFakeTimers({ now: 1 })
    const now = page('7')
    const entry = notes(now)
    const other = now.persisted({ ...options, name: 'outra' })
    other.write('de outro nome')
    localStorage.setItem('gestor.nota:7:quebrada', '{')
    for (const [at, part] of [
      [2, 'a'],
      [3, 'b'],
      [4, 'a'],
    ] as const) {
      vi.setSystemTime(at)
      entry.write(`${part}${at}`, part)
    }
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this.length > 2) throw new Error('QuotaExceededError')
      set.call(this, key, text)
    })
    expect(entry.write('c5', 'c')).toBe(true)
    expect(['a', 'b', 'c'].map((part) => entry.read(part))).toEqual(['a4', null, 'c5'])
    expect(localStorage.getItem('gestor.nota:7:quebrada')).toBeNull()
    expect(other.read()).toBe('de outro nome')
  })

  it('full for good: this page has the new value, and the next page the old one', async () => {
    const entry = notes(page())
    entry.write('antes', 'a')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    expect([entry.write('depois', 'a'), entry.read('a')]).toEqual([false, 'depois'])
    expect(notes(page()).read('a')).toBe('antes')
  })

  it('accepts an entry of maxLength, and none longer', async () => {
    const entry = notes(page())
    entry.write('x')
    const { length } = localStorage.getItem(entry.storageKey() ?? '') ?? ''
    expect(notes(page(), { maxLength: length }).write('y')).toBe(true)
    expect(notes(page(), { maxLength: length - 1 }).write('z')).toBe(false)
  })

  it('accepts nothing longer than maxLength [M5]', async () => {
    const entry = notes(page(), { maxLength: 100 })
    expect(entry.write('x'.repeat(200))).toBe(false)
    expect(entry.read()).toBeNull()
  })
})

describe('a sign-out', () => {
  it('removes its entries, leaves the rest and other owners’, and prevents writing after it [M2]', async () => {
    notes(page('8'), { clearOnSignOut: true }).write('de Bia')
    const now = page('7')
    const [ends, stays] = [notes(now, { clearOnSignOut: true }), now.persisted({ ...options, name: 'visao' })]
    const anyones = notes(now, { belongsTo: 'anyone', clearOnSignOut: true })
    anyones.write('de quem for')
    ends.write('de Ana')
    stays.write('fica')
    now.clearAtSignOut()
    expect([ends.read(), anyones.read(), stays.read()]).toEqual([null, null, 'fica'])
    expect(ends.write('depois')).toBe(false)
    expect(notes(page('7'), { clearOnSignOut: true }).read()).toBeNull()
    expect(notes(page('8'), { clearOnSignOut: true }).read()).toBe('de Bia')
  })
})

describe('a sign-out before the operator is known', () => {
  it('removes entries of anyone that it ends, no operator’s and no foreign ones, and ignores broken ones', async () => {
    notes(page('8'), { clearOnSignOut: true }).write('de Bia')
    const now = page(null)
    const mine = notes(now, { belongsTo: 'anyone', clearOnSignOut: true })
    localStorage.setItem('gestor.nota::quebrada', '{')
    localStorage.setItem('authToken', 't')
    mine.write('de quem for')
    notes(now, { belongsTo: 'anyone' }).write('fica', 'b')
    now.clearAtSignOut()
    expect([mine.read(), notes(now, { belongsTo: 'anyone' }).read('b')]).toEqual([null, 'fica'])
    expect(localStorage.getItem('authToken')).toBe('t')
    expect(notes(page('8'), { clearOnSignOut: true }).read()).toBe('de Bia')
  })
})

const options = { name: 'nota', version: 1, schema: z.string(), scope: 'browser' } as const

describe('createPersistedStore', () => {
  it('starts with the stored value, notifies about a change, and stores it', async () => {
    const store = page().createPersistedStore(options, 'nada')
    const listener = vi.fn()
    store.subscribe(listener)
    expect(store.get()).toBe('nada')
    store.set('algo')
    expect([store.get(), listener.mock.calls.length]).toEqual(['algo', 1])
    expect(page().createPersistedStore(options, 'nada').get()).toBe('algo')
  })

  it('updates the stored value, also one of another tab of which there is no event yet', async () => {
    const store = page().createPersistedStore(options, 'nada')
    store.update((stored) => `${stored}, um`)
    expect(store.get()).toBe('nada, um')
    notes(page()).write('de outra aba')
    store.update((stored) => `${stored}, dois`)
    expect([store.get(), notes(page()).read()]).toEqual(['de outra aba, dois', 'de outra aba, dois'])
  })

  it('follows another tab', async () => {
    const now = page()
    const store = now.createPersistedStore(options, 'nada')
    notes(page()).write('de outra aba')
    window.dispatchEvent(new StorageEvent('storage', { key: notes(now).storageKey() }))
    expect(store.get()).toBe('de outra aba')
  })

  it('follows another tab that cleared everything, and ignores other keys', async () => {
    const now = page()
    notes(now).write('antes')
    const store = now.createPersistedStore(options, 'nada')
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    expect(store.get()).toBe('antes')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.get()).toBe('nada')
  })

  it('reads its owner’s value when the operator is known', async () => {
    notes(page('7')).write('de Ana')
    const now = page(null)
    const store = now.createPersistedStore(options, 'nada')
    expect(store.get()).toBe('nada')
    now.owner.set('7')
    expect(store.get()).toBe('de Ana')
  })
})

it('textSchema accepts any text and nothing else', () =>
  expect(['', 'x', 7, null].map((value) => textSchema.safeParse(value))).toEqual([
    { success: true, data: '' },
    { success: true, data: 'x' },
    { success: false },
    { success: false },
  ]))
