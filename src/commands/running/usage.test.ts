// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const DAY = 24 * 3_600_000
const start = Date.UTC(2026, 10, 20)

/** The module as a newly loaded page has it. */
async function freshPage(who = '7') {
  vi.resetModules()
  const { owner } = await import('#lib/kept/owner.ts')
  owner.set(who)
  return import('./usage.ts')
}
const KEY = 'gestor.uso:7:'
/** What the browser tells the other tabs after a change. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('usage', () => {
  it('counts uses and lets them fade by half in two weeks', async () => {
    const { recordUse, usage } = await freshPage()
    expect(usage('produto.excluir', start)).toBe(0)
    recordUse('produto.excluir', start)
    recordUse('produto.excluir', start)
    expect(usage('produto.excluir', start)).toBe(2)
    expect(usage('produto.excluir', start + 14 * DAY)).toBe(1)
    expect(usage('loja.excluir', start)).toBe(0)
  })

  it('outlives the page and is shared with other tabs', async () => {
    const first = await freshPage()
    const second = await freshPage()
    first.recordUse('a', start)
    tellTabs()
    second.recordUse('b', start)
    tellTabs()
    first.recordUse('a', start)
    const third = await freshPage()
    expect([third.usage('a', start), third.usage('b', start)]).toEqual([2, 1])
  })

  it('forgets what has faded away', async () => {
    const { recordUse } = await freshPage()
    recordUse('a', start)
    recordUse('b', start + 200 * DAY)
    expect(localStorage.getItem(KEY)).not.toContain('"a"')
  })

  it('is gone after a sign-out, and nothing is written after that [M2]', async () => {
    const page = await freshPage()
    page.recordUse('a', start)
    ;(await import('#lib/kept/kept.ts')).clearAtSignOut()
    page.recordUse('a', start)
    expect(localStorage.getItem(KEY)).toBeNull()
    expect((await freshPage()).usage('a', start)).toBe(0)
  })

  it('is its owner’s alone [M1]', async () => {
    ;(await freshPage('7')).recordUse('a', start)
    expect((await freshPage('8')).usage('a', start)).toBe(0)
    expect((await freshPage('7')).usage('a', start)).toBe(1)
  })

  it('knows no use of what every object has', async () => {
    const { recordUse, usage } = await freshPage()
    recordUse('a', start)
    expect(usage('constructor', start)).toBe(0)
  })

  it('does not grow when the clock is set back', async () => {
    const { recordUse, usage } = await freshPage()
    recordUse('a', start)
    expect(usage('a', start - 100 * DAY)).toBe(1)
  })

  it.each(['{', 'null', '[1]', '{"a":{"score":"x"}}'])('takes %s in storage for nothing', async (stored) => {
    localStorage.setItem(
      KEY,
      stored.startsWith('{"a"') ? `{"v":1,"at":1,"end":null,"out":true,"value":${stored}}` : stored,
    )
    const { usage } = await freshPage()
    expect(usage('a', start)).toBe(0)
  })

  it('goes on for the page when storage throws', async () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    const { recordUse, usage } = await freshPage()
    recordUse('a', start)
    expect(usage('a', start)).toBe(1)
    recordUse('a', start)
    expect(usage('a', start)).toBe(2)
  })
})
