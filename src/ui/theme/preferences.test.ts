// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { PREFERENCES_KEY, parsePreferences } from './preferences.ts'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.restoreAllMocks()
})

it('starts from the defaults, comfortable under a coarse pointer', () => {
  expect(parsePreferences(null, false)).toEqual({
    theme: 'sistema',
    density: 'padrao',
    singleKeys: true,
    sequenceTimeout: 1500,
    sidebarCollapsed: false,
    navbarVariant: 'tema',
    sidebarSkin: 'tema',
    motion: 'sistema',
    hints: true,
  })
  expect(parsePreferences(null, true).density).toBe('confortavel')
  expect(parsePreferences('{"density":"compacta"}', true).density).toBe('compacta')
})

it.each(['{"theme":', '[]', '"x"', '7', '{"theme":"roxo","sequenceTimeout":"1500","singleKeys":1}'])(
  'reads %s as the defaults [B13]',
  (stored) => expect(parsePreferences(stored, false)).toEqual(parsePreferences(null, false)),
)

/** The module as a fresh page of this operator has it. */
async function page(who = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(who)
  return import('./preferences.ts')
}

it('keeps a change, tells it, and reads it back', async () => {
  const store = await page()
  const heard = vi.fn()
  store.subscribeToPreferences(heard)
  store.setPreference('theme', 'escuro')
  store.setPreference('sequenceTimeout', 0)
  expect(heard).toHaveBeenCalledTimes(2)
  const later = await page()
  expect(later.getPreferences()).toMatchObject({ theme: 'escuro', sequenceTimeout: 0 })
})

it('follows another tab, and writes nothing for it: two tabs would never come to rest [B10]', async () => {
  const store = await page()
  localStorage.setItem(PREFERENCES_KEY, '{"theme":"escuro"}')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }))
  expect(store.getPreferences().theme).toBe('escuro')
  expect(write).not.toHaveBeenCalled()
})

it('gives another operator the browser’s look, and not the other’s keys [M1]', async () => {
  const ana = await page('7')
  ana.setPreference('theme', 'escuro')
  ana.setPreference('singleKeys', false)
  expect((await page('8')).getPreferences()).toMatchObject({ theme: 'escuro', singleKeys: true })
  expect((await page('7')).getPreferences()).toMatchObject({ theme: 'escuro', singleKeys: false })
})

it('lives in memory where the storage refuses', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const store = await import('./preferences.ts')
  store.setPreference('theme', 'claro')
  expect(store.getPreferences().theme).toBe('claro')
})
