// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { PREFERENCES_KEY, parsePreferences } from './preferences.ts'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.restoreAllMocks()
})

it('starts with the defaults, comfortable under a coarse pointer', () => {
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

/** Loads a fresh copy of the module for this operator, as a new page does. */
async function loadModule(ownerId = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(ownerId)
  return import('./preferences.ts')
}

it('stores a change, notifies listeners, and reads it back', async () => {
  const store = await loadModule()
  const listener = vi.fn()
  store.subscribeToPreferences(listener)
  store.setPreference('theme', 'escuro')
  store.setPreference('sequenceTimeout', 0)
  expect(listener).toHaveBeenCalledTimes(2)
  const laterStore = await loadModule()
  expect(laterStore.getPreferences()).toMatchObject({ theme: 'escuro', sequenceTimeout: 0 })
})

it('follows another tab and writes nothing for it: two tabs would never stop [B10]', async () => {
  const store = await loadModule()
  localStorage.setItem(PREFERENCES_KEY, '{"theme":"escuro"}')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }))
  expect(store.getPreferences().theme).toBe('escuro')
  expect(write).not.toHaveBeenCalled()
})

it('gives another operator the browser’s appearance, and not the first one’s keyboard preferences [M1]', async () => {
  const ana = await loadModule('7')
  ana.setPreference('theme', 'escuro')
  ana.setPreference('singleKeys', false)
  expect((await loadModule('8')).getPreferences()).toMatchObject({ theme: 'escuro', singleKeys: true })
  expect((await loadModule('7')).getPreferences()).toMatchObject({ theme: 'escuro', singleKeys: false })
})

it('works in memory if storage fails', async () => {
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
