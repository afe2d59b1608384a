import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const root = { hidden: false }
const assign = vi.fn()

/** A fresh page: the module as it starts, at this address. */
async function page(address: string) {
  vi.resetModules()
  const { pathname, search, hash } = new URL(address, 'https://gestor.exemplo')
  vi.stubGlobal('location', { origin: 'https://gestor.exemplo', pathname, search, hash, assign })
  return import('./session-leave.ts')
}
const isKnown = (path: string) => path.startsWith('/produtos') || path.startsWith('/cashbacks')

beforeEach(() => {
  kept.clear()
  assign.mockClear()
  root.hidden = false
  vi.stubGlobal('document', { getElementById: () => root })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('leave', () => {
  it('hides the page and goes to /login once, after those who have something to save [A11]', async () => {
    const { leave, onSessionLost, isLeaving } = await page('/produtos')
    const order: string[] = []
    assign.mockImplementation((to: string) => order.push(to))
    onSessionLost((reason) => order.push(reason))
    leave('expired')
    leave('forbidden')
    expect(order).toEqual(['expired', '/login'])
    expect(root.hidden).toBe(true)
    expect(isLeaving()).toBe(true)
  })

  it('is not held up by one who cannot save', async () => {
    const { leave, onSessionLost } = await page('/produtos')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    onSessionLost(() => {
      throw new Error('cheio')
    })
    leave('expired')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  it('works without storage [H1]', async () => {
    const { leave, takeReturnPath, takeLossReason, hasReturnPath } = await page('/produtos')
    vi.stubGlobal('sessionStorage', undefined)
    leave('expired')
    expect(assign).toHaveBeenCalledOnce()
    expect([takeReturnPath(isKnown), takeLossReason(), hasReturnPath()]).toEqual([null, null, false])
  })
})

it('a sign-out that waits for the platform stays one, whatever calls find meanwhile', async () => {
  const { leave, prepareToLeave, takeLossReason } = await page('/produtos')
  prepareToLeave('signed-out')
  expect(root.hidden).toBe(true)
  expect(assign).not.toHaveBeenCalled()
  leave('expired')
  expect(takeLossReason()).toBe('signed-out')
})

describe('the place to come back to (decisions.md, Session)', () => {
  it('is kept with its query when work is interrupted, and given once', async () => {
    ;(await page('/produtos/editar/12?aba=2#fim')).leave('expired')
    const login = await page('/login')
    expect(login.hasReturnPath()).toBe(true)
    expect(login.takeLossReason()).toBe('expired')
    expect(login.takeLossReason()).toBeNull()
    const console_ = await page('/cashbacks')
    expect(console_.takeReturnPath(isKnown)).toBe('/produtos/editar/12?aba=2#fim')
    expect(console_.takeReturnPath(isKnown)).toBeNull()
  })

  it('is offered once for each time it was kept', async () => {
    ;(await page('/produtos')).leave('expired')
    const first = await page('/cashbacks')
    expect([first.isReturnToOffer(), first.isReturnToOffer()]).toEqual([true, false])
    ;(await page('/produtos')).leave('expired')
    expect((await page('/cashbacks')).isReturnToOffer()).toBe(true)
  })

  it.each(['/', '/cashbacks'])('is not %s, where a login leads anyway', async (path) => {
    const { leave, hasReturnPath } = await page(path)
    leave('expired')
    expect(hasReturnPath()).toBe(false)
  })

  it('is forgotten at a sign-out', async () => {
    kept.set('gestor.retorno', '/produtos')
    const { leave, hasReturnPath } = await page('/produtos')
    leave('signed-out')
    expect(hasReturnPath()).toBe(false)
  })

  it('is no other site, whatever the storage holds [J8]', async () => {
    for (const path of [
      '//outro.exemplo/produtos',
      '/\\outro.exemplo',
      '/produtos/..//outro.exemplo',
      'javascript:1',
    ]) {
      kept.set('gestor.retorno', path)
      expect((await page('/cashbacks')).takeReturnPath(isKnown)).toBeNull()
    }
  })
})
