import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfigUnreadableError, loadConfigText, parseConfig } from './config.ts'

const read = (value: unknown) => parseConfig(JSON.stringify(value))

describe('readConfig', () => {
  it('means the defaults where the file or a key is missing', () => {
    const defaults = { config: { apiBase: '/api', cdnBase: '', analyticsUrl: null } }
    expect(parseConfig(null)).toEqual(defaults)
    expect(read({})).toEqual(defaults)
    expect(read({ analyticsUrl: '' })).toEqual(defaults)
  })

  it.each(['', '/api', '/v1/api/', 'https://api.exemplo', 'http://localhost:8080/base'])(
    'takes apiBase %j',
    (apiBase) => {
      expect(read({ apiBase })).toMatchObject({ config: { apiBase } })
    },
  )

  it.each([5, null, true, {}, 'api', '//outro.exemplo', '/\\outro', 'ftp://x', 'javascript:alert(1)', 'https:', 'a b'])(
    'refuses apiBase %j and names the key and what was expected',
    (apiBase) => {
      expect(read({ apiBase })).toEqual({
        problems: [{ key: 'apiBase', expected: expect.stringContaining('caminho que comece com "/"') as string }],
      })
    },
  )

  it.each(['https://eu:senha@api.exemplo', 'https://eu@api.exemplo/api'])(
    'refuses %j: no browser sends a call to it, and the sign-in page would show it',
    (apiBase) => expect(read({ apiBase })).toMatchObject({ problems: [{ key: 'apiBase' }] }),
  )

  it('tells once of keys that mean nothing, and starts', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    expect(read({ apiBse: '/v1', outra: 1 })).toEqual({ config: { apiBase: '/api', cdnBase: '', analyticsUrl: null } })
    expect(told.mock.calls).toEqual([
      ['config.json: chave desconhecida: apiBse, outra. As que valem: apiBase, cdnBase, analyticsUrl'],
    ])
    told.mockClear()
    read({ apiBase: '/v1', analyticsUrl: null })
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })

  it('says how a key is spelt that would be passed over', () => {
    expect(read({ apibase: '/v1', CDNBase: '', outra: 1 })).toEqual({
      problems: [
        { key: 'apibase', expected: 'a chave escrita assim: "apiBase"' },
        { key: 'CDNBase', expected: 'a chave escrita assim: "cdnBase"' },
      ],
    })
  })

  it('names every wrong key', () => {
    expect(read({ apiBase: 1, cdnBase: 2, analyticsUrl: 3 })).toMatchObject({
      problems: [{ key: 'apiBase' }, { key: 'cdnBase' }, { key: 'analyticsUrl' }],
    })
  })

  it.each(['', '{', 'apiBase=/api', '{"apiBase": "/api",}'])('refuses %j as no JSON', (text) => {
    expect(parseConfig(text)).toEqual({ problems: [{ key: null, expected: 'um arquivo JSON válido' }] })
  })

  it.each(['[]', '"texto"', 'null', '7'])('refuses %j as no object', (text) => {
    expect(parseConfig(text)).toMatchObject({ problems: [{ key: null }] })
  })
})

describe('fetchConfig', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answer = (body: string, init: ResponseInit) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
  const json = { 'content-type': 'application/json' }

  it('gives the text of the file', async () => {
    answer('{"apiBase":""}', { headers: json })
    expect(await loadConfigText()).toBe('{"apiBase":""}')
  })

  it.each([
    [404, 'text/plain'],
    [403, 'application/xml'],
    [200, 'text/html; charset=utf-8'],
  ])('counts %i %s as missing', async (status, type) => {
    answer('nada', { status, headers: { 'content-type': type } })
    expect(await loadConfigText()).toBeNull()
  })

  it('tells a server that fails from a missing file', async () => {
    answer('', { status: 502 })
    await expect(loadConfigText()).rejects.toThrow(ConfigUnreadableError)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadConfigText()).rejects.toThrow(ConfigUnreadableError)
  })
})
