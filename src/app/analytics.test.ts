import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageViewTracker, maskIds } from './analytics.ts'

const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))

afterEach(() => {
  sent.mockClear()
  vi.unstubAllGlobals()
})

describe('maskIds', () => {
  test.each([
    ['/', '/'],
    ['/produtos/editar/12', '/produtos/editar/{id}'],
    ['/auditoria/transacoes/42', '/auditoria/transacoes/{id}'],
    ['/sub-menu-1', '/sub-menu-1'],
  ])('%s is the page %s', (path, page) => {
    expect(maskIds(path)).toBe(page)
  })
})

describe('createPageViewTracker', () => {
  test('sends the page to the address of config.json in a production build', () => {
    vi.stubGlobal('fetch', sent)
    createPageViewTracker('https://medidas.exemplo/v', true)('/bonus')
    expect(sent).toHaveBeenCalledOnce()
    const [url, init] = sent.mock.calls[0] ?? []
    expect(url).toBe('https://medidas.exemplo/v')
    expect(JSON.parse(String(init?.body))).toEqual({ type: 'pageview', page: '/bonus' })
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  test.each([
    [null, true],
    ['https://medidas.exemplo/v', false],
  ])('tells nothing with address %j in a build whose production is %j', (url, isProduction) => {
    vi.stubGlobal('fetch', sent)
    createPageViewTracker(url, isProduction)('/bonus')
    expect(sent).not.toHaveBeenCalled()
  })

  test('loses a view silently if it cannot be sent', async () => {
    const refused = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', refused)
    createPageViewTracker('https://medidas.exemplo/v', true)('/bonus')
    // An unhandled rejection would fail the run here.
    await new Promise((resolve) => setTimeout(resolve))
    expect(refused).toHaveBeenCalledOnce()
  })
})
