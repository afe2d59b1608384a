// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const DAY = 24 * 3_600_000
const start = Date.UTC(2026, 10, 20)

/** The module as a newly loaded page has it. */
async function freshPage() {
  vi.resetModules()
  return import('./usage.ts')
}

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
    second.recordUse('b', start)
    first.recordUse('a', start)
    const third = await freshPage()
    expect([third.usage('a', start), third.usage('b', start)]).toEqual([2, 1])
  })

  it('forgets everything when cleared, and what has faded away', async () => {
    const { clearUsage, recordUse, usage } = await freshPage()
    recordUse('a', start)
    recordUse('b', start + 200 * DAY)
    expect(localStorage.getItem('gestor.uso.1')).not.toContain('"a"')
    clearUsage()
    expect(usage('b', start)).toBe(0)
    expect(localStorage.length).toBe(0)
  })

  it('does not grow when the clock is set back', async () => {
    const { recordUse, usage } = await freshPage()
    recordUse('a', start)
    expect(usage('a', start - 100 * DAY)).toBe(1)
  })

  it.each(['{', 'null', '[1]', '{"a":{"score":"x"}}'])('takes %s in storage for nothing', async (stored) => {
    localStorage.setItem('gestor.uso.1', stored)
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
    const { clearUsage, recordUse, usage } = await freshPage()
    recordUse('a', start)
    expect(usage('a', start)).toBe(1)
    recordUse('a', start)
    expect(usage('a', start)).toBe(2)
    clearUsage()
    expect(usage('a', start)).toBe(0)
  })
})
