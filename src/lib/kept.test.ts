// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

const HOUR = 3_600_000

/** The modules as a fresh page loads them, for this operator. */
async function page(who: string | null = '7') {
  vi.resetModules()
  const { owner } = await import('./owner.ts')
  owner.set(who)
  return { owner, ...(await import('./kept.ts')) }
}

type Page = Awaited<ReturnType<typeof page>>

const notes = ({ kept }: Page, more: object = {}) =>
  kept({ name: 'nota', version: 1, schema: z.string(), where: 'browser', ...more })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('whose it is', () => {
  it('is read by its owner alone, and another leaves it as it is [M1]', async () => {
    notes(await page('7')).write('de Ana')
    const other = notes(await page('8'))
    expect(other.read()).toBeNull()
    other.write('de Bia')
    other.drop()
    expect(notes(await page('7')).read()).toBe('de Ana')
  })

  it('is nobody’s while the operator is not known: nothing is read and nothing written [M1]', async () => {
    notes(await page('7')).write('de Ana')
    const unknown = notes(await page(null))
    expect([unknown.read(), unknown.write('x'), unknown.key()]).toEqual([null, false, null])
    expect(localStorage).toHaveLength(1)
  })

  it('is not mixed up by an operator whose name looks like a key [M1]', async () => {
    notes(await page('a')).write('de a', 'b:c')
    expect(notes(await page('a:b')).read('c')).toBeNull()
  })

  it('may be anyone’s', async () => {
    notes(await page(null), { whose: 'anyone' }).write('m@x.co')
    expect(notes(await page('8'), { whose: 'anyone' }).read()).toBe('m@x.co')
  })
})

describe('what is read', () => {
  it('is what was written, part by part, over a reload', async () => {
    const place = notes(await page())
    place.write('um', '/a')
    place.write('dois', '/b')
    const again = notes(await page())
    expect([again.read('/a'), again.read('/b'), again.read('/c')]).toEqual(['um', 'dois', null])
    again.drop('/a')
    expect([again.read('/a'), again.read('/b')]).toEqual([null, 'dois'])
  })

  it.each(['{', 'null', '7', '{"v":1,"at":1}', '{"v":1,"at":1,"end":null,"value":7}'])(
    'is never what has another form: %s',
    async (text) => {
      const place = notes(await page())
      localStorage.setItem(place.key() ?? '', text)
      expect(place.read()).toBeNull()
    },
  )

  it('is never of another version', async () => {
    notes(await page()).write('alt')
    expect(notes(await page(), { version: 2 }).read()).toBeNull()
  })

  it('is gone with its age, for its owner and for good [M1]', async () => {
    vi.useFakeTimers({ now: 1_000 })
    notes(await page('7'), { age: HOUR }).write('velho')
    vi.setSystemTime(1_000 + HOUR - 1)
    expect(notes(await page('7'), { age: HOUR }).read()).toBe('velho')
    vi.setSystemTime(1_000 + HOUR)
    expect(notes(await page('7'), { age: HOUR }).read()).toBeNull()
    const later = await page('8')
    later.sweep()
    expect(localStorage).toHaveLength(0)
  })

  it('outlives a sweep while it lives; what is no entry of ours and the theme’s do not matter', async () => {
    const now = await page()
    notes(now).write('meu')
    localStorage.setItem('gestor.preferencias.1', '{"theme":"escuro"}')
    localStorage.setItem('authToken', 't')
    localStorage.setItem('gestor.historico', '[]')
    now.sweep()
    expect(notes(now).read()).toBe('meu')
    expect(Object.keys(localStorage)).not.toContain('gestor.historico')
    expect(localStorage.getItem('gestor.preferencias.1')).toContain('escuro')
    expect(localStorage.getItem('authToken')).toBe('t')
  })
})

describe('a storage that refuses', () => {
  it('forbidden: the page has it, the next one does not [H1]', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('SecurityError')
      })
    const place = notes(await page())
    expect(place.write('x')).toBe(false)
    expect(place.read()).toBe('x')
    place.drop()
    expect(place.read()).toBeNull()
  })

  it('full: the oldest of its own kind give way, and nothing else [H2]', async () => {
    vi.useFakeTimers({ now: 1 })
    const now = await page('7')
    const place = notes(now)
    place.write('velho', 'a')
    vi.setSystemTime(2)
    place.write('novo', 'b')
    notes(await page('8')).write('de outra')
    const again = await page('7')
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this.length > 2) throw new Error('QuotaExceededError')
      set.call(this, key, text)
    })
    expect(notes(again).write('mais', 'c')).toBe(true)
    expect(['a', 'b', 'c'].map((part) => notes(again).read(part))).toEqual([null, 'novo', 'mais'])
    expect(notes(await page('8')).read()).toBe('de outra')
  })

  it('takes nothing that is longer than its limit', async () => {
    const place = notes(await page(), { limit: 100 })
    expect(place.write('x'.repeat(200))).toBe(false)
    expect(place.read()).toBeNull()
  })
})

describe('a sign-out', () => {
  it('takes what it ends, leaves the rest and another’s, and lets nothing be written after it [M2]', async () => {
    notes(await page('8'), { untilSignOut: true }).write('de Bia')
    const now = await page('7')
    const [ends, stays] = [notes(now, { untilSignOut: true }), now.kept({ ...options, name: 'visao' })]
    ends.write('de Ana')
    stays.write('fica')
    now.clearAtSignOut()
    expect([ends.read(), stays.read()]).toEqual([null, 'fica'])
    expect(ends.write('depois')).toBe(false)
    expect(notes(await page('7'), { untilSignOut: true }).read()).toBeNull()
    expect(notes(await page('8'), { untilSignOut: true }).read()).toBe('de Bia')
  })
})

const options = { name: 'nota', version: 1, schema: z.string(), where: 'browser' } as const

describe('keptStore', () => {
  it('begins with what is kept, tells of a change, and keeps it', async () => {
    const store = (await page()).keptStore(options, 'nada')
    const listener = vi.fn()
    store.subscribe(listener)
    expect(store.get()).toBe('nada')
    store.set('algo')
    expect([store.get(), listener.mock.calls.length]).toEqual(['algo', 1])
    expect((await page()).keptStore(options, 'nada').get()).toBe('algo')
  })

  it('follows another tab', async () => {
    const now = await page()
    const store = now.keptStore(options, 'nada')
    notes(await page()).write('de outra aba')
    window.dispatchEvent(new StorageEvent('storage', { key: notes(now).key() }))
    expect(store.get()).toBe('de outra aba')
  })

  it('becomes its owner’s when the operator is known', async () => {
    notes(await page('7')).write('de Ana')
    const now = await page(null)
    const store = now.keptStore(options, 'nada')
    expect(store.get()).toBe('nada')
    now.owner.set('7')
    expect(store.get()).toBe('de Ana')
  })
})
