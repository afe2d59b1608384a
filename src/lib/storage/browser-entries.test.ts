// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserEntries, listStorageKeys } from './browser-entries.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}
const nothingToEvict = () => []

it('has no entries without a storage', () => {
  vi.stubGlobal('localStorage', null)
  expect(listStorageKeys('browser')).toEqual([])
  expect(createBrowserEntries().read('browser', 'a')).toBeNull()
})

it('has no entries in a storage that may not be accessed', () => {
  vi.spyOn(Storage.prototype, 'key').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  localStorage.setItem('a', '1')
  expect(listStorageKeys('browser')).toEqual([])
  expect(createBrowserEntries().read('browser', 'a')).toBeNull()
})

describe('a full storage', () => {
  it('leaves the text in memory until a later write succeeds', () => {
    const entries = createBrowserEntries()
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(entries.write('browser', 'a', 'refused', nothingToEvict)).toBe(false)
    expect([entries.read('browser', 'a'), entries.listAllKeys('browser')]).toEqual(['refused', ['a']])
    setItem.mockRestore()
    expect(entries.write('browser', 'a', 'stored', nothingToEvict)).toBe(true)
    expect([entries.read('browser', 'a'), entries.listAllKeys('browser')]).toEqual(['stored', ['a']])
  })

  it('forgets the text in memory of an entry that is evicted', () => {
    const entries = createBrowserEntries()
    localStorage.setItem('old', 'stored')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    entries.write('browser', 'old', 'in memory', nothingToEvict)
    setItem.mockRestore()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse)
    expect(entries.write('browser', 'new', 'x', () => ['old'])).toBe(true)
    expect(entries.read('browser', 'old')).toBeNull()
  })

  it('has its evicted entries again if the text does not fit at all', () => {
    localStorage.setItem('first', '1')
    localStorage.setItem('second', '2')
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === 'large') refuse()
      setItem.call(this, key, text)
    })
    const entries = createBrowserEntries()
    expect(entries.write('browser', 'large', 'x', () => ['first', 'second'])).toBe(false)
    expect({ ...localStorage }).toEqual({ first: '1', second: '2' })
    expect(entries.read('browser', 'large')).toBe('x')
  })
})
