// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const DAY = 24 * 3_600_000
const start = Date.UTC(2026, 10, 20)

/** The module as a newly loaded page has it. */
async function freshPage(ownerId = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(ownerId)
  return import('./usage.ts')
}
const KEY = 'gestor.uso:7:'
/** What the browser tells the other tabs after a change. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('usage', () => {
  it('counts uses and decays them by half in two weeks', async () => {
    const { countUsage, getUsage } = await freshPage()
    expect(getUsage('produto.excluir', start)).toBe(0)
    countUsage('produto.excluir', start)
    countUsage('produto.excluir', start)
    expect(getUsage('produto.excluir', start)).toBe(2)
    expect(getUsage('produto.excluir', start + 14 * DAY)).toBe(1)
    expect(getUsage('loja.excluir', start)).toBe(0)
  })

  it('survives the page and is shared with other tabs', async () => {
    const first = await freshPage()
    const second = await freshPage()
    first.countUsage('a', start)
    tellTabs()
    second.countUsage('b', start)
    tellTabs()
    first.countUsage('a', start)
    const third = await freshPage()
    expect([third.getUsage('a', start), third.getUsage('b', start)]).toEqual([2, 1])
  })

  it('forgets a score that has decayed', async () => {
    const { countUsage } = await freshPage()
    countUsage('a', start)
    countUsage('b', start + 200 * DAY)
    expect(localStorage.getItem(KEY)).not.toContain('"a"')
  })

  it('is empty after a sign-out, and nothing is written afterwards [M2]', async () => {
    const page = await freshPage()
    page.countUsage('a', start)
    ;(await import('#lib/storage/persisted.ts')).clearAtSignOut()
    page.countUsage('a', start)
    expect(localStorage.getItem(KEY)).toBeNull()
    expect((await freshPage()).getUsage('a', start)).toBe(0)
  })

  it('is visible only to its owner [M1]', async () => {
    ;(await freshPage('7')).countUsage('a', start)
    expect((await freshPage('8')).getUsage('a', start)).toBe(0)
    expect((await freshPage('7')).getUsage('a', start)).toBe(1)
  })

  it('ignores the properties that every object has', async () => {
    const { countUsage, getUsage } = await freshPage()
    countUsage('a', start)
    expect(getUsage('constructor', start)).toBe(0)
  })

  it('does not grow when the clock is set back', async () => {
    const { countUsage, getUsage } = await freshPage()
    countUsage('a', start)
    expect(getUsage('a', start - 100 * DAY)).toBe(1)
  })

  it.each(['{', 'null', '[1]', '{"a":{"score":"x"}}'])('treats %s in storage as empty', async (stored) => {
    localStorage.setItem(
      KEY,
      stored.startsWith('{"a"') ? `{"v":1,"at":1,"end":null,"out":true,"value":${stored}}` : stored,
    )
    const { getUsage } = await freshPage()
    expect(getUsage('a', start)).toBe(0)
  })

  it('lasts for the page when storage throws', async () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    const { countUsage, getUsage } = await freshPage()
    countUsage('a', start)
    expect(getUsage('a', start)).toBe(1)
    countUsage('a', start)
    expect(getUsage('a', start)).toBe(2)
  })
})
