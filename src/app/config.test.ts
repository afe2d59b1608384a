import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONFIG_KEYS, ConfigUnreadableError, loadConfigText, parseConfig } from './config.ts'

const read = (value: unknown) => parseConfig(JSON.stringify(value))

describe('parseConfig', () => {
  it('uses the defaults if the file or a key is missing', () => {
    const defaults = {
      config: {
        apiBase: '/api',
        cdnBase: '',
        analyticsUrl: null,
        reportUrl: null,
        reportShare: 0.1,
        environment: null,
        capabilities: null,
      },
    }
    expect(parseConfig(null)).toEqual(defaults)
    expect(read({})).toEqual(defaults)
    expect(read({ analyticsUrl: '', reportUrl: '' })).toEqual(defaults)
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
    'refuses %j: browsers send no request to it, and the sign-in page would show it',
    (apiBase) => expect(read({ apiBase })).toMatchObject({ problems: [{ key: 'apiBase' }] }),
  )

  it.each([-0.1, 1.1, '1', null])('refuses reportShare %j', (reportShare) => {
    expect(read({ reportShare })).toEqual({
      problems: [{ key: 'reportShare', expected: 'um número de 0 a 1 (0.1: uma página em dez)' }],
    })
  })

  it('reports unknown keys once, each with the nearest known one, and starts', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(read({ apiBse: '/v1', analyticUrl: 1, cdn: '' })).toEqual({
      config: {
        apiBase: '/api',
        cdnBase: '',
        analyticsUrl: null,
        reportUrl: null,
        reportShare: 0.1,
        environment: null,
        capabilities: null,
      },
    })
    expect(logged.mock.calls).toEqual([
      [
        'config.json: chave desconhecida: apiBse (a mais próxima: apiBase), analyticUrl (a mais próxima: analyticsUrl), ' +
          'cdn (a mais próxima: cdnBase). As que valem: apiBase, cdnBase, analyticsUrl, reportUrl, reportShare, environment, capabilities, environment.name, ' +
          'environment.kind, environment.showInProduction, capabilities.maxPageSize, capabilities.withoutSort, ' +
          'capabilities.withoutFilter, capabilities.withoutCommands, capabilities.readOnly',
      ],
    ])
    logged.mockClear()
    read({ apiBase: '/v1', analyticsUrl: null })
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it('corrects the spelling of a key that would be ignored', () => {
    expect(read({ apibase: '/v1', CDNBase: '', outra: 1 })).toEqual({
      problems: [
        { key: 'apibase', expected: 'a chave escrita assim: "apiBase"' },
        { key: 'CDNBase', expected: 'a chave escrita assim: "cdnBase"' },
      ],
    })
  })

  it('takes an environment, its name without spaces around it', () => {
    expect(read({ environment: { name: ' Homologação ', kind: 'staging' } })).toMatchObject({
      config: { environment: { name: 'Homologação', kind: 'staging', showInProduction: false } },
    })
    expect(read({ environment: { name: 'BR', kind: 'production', showInProduction: true } })).toMatchObject({
      config: { environment: { name: 'BR', kind: 'production', showInProduction: true } },
    })
    expect(read({ environment: null })).toMatchObject({ config: { environment: null } })
  })

  it.each([
    ['teste', 'environment'],
    [{ kind: 'staging' }, 'environment.name'],
    [{ name: '  ', kind: 'staging' }, 'environment.name'],
    [{ name: 'x'.repeat(31), kind: 'staging' }, 'environment.name'],
    [{ name: 'Teste' }, 'environment.kind'],
    [{ name: 'Teste', kind: 'homologação' }, 'environment.kind'],
    [{ name: 'Teste', kind: 'production', showInProduction: 'sim' }, 'environment.showInProduction'],
    [{ name: 'Teste', kind: 'staging', showinproduction: true }, 'environment.showinproduction'],
  ])('refuses the environment %j and names %s', (environment, key) => {
    expect(read({ environment })).toMatchObject({ problems: [{ key }] })
  })

  it('takes what the platform cannot do, with defaults for what is not said', () => {
    expect(read({ capabilities: { maxPageSize: 50, withoutSort: { '/produtos': ['numPreco'] } } })).toMatchObject({
      config: {
        capabilities: {
          maxPageSize: 50,
          withoutSort: { '/produtos': ['numPreco'] },
          withoutFilter: {},
          withoutCommands: [],
          readOnly: [],
        },
      },
    })
  })

  it.each([
    ['nada', 'capabilities'],
    [{ maxPageSize: 0 }, 'capabilities.maxPageSize'],
    [{ maxPageSize: '50' }, 'capabilities.maxPageSize'],
    [{ withoutSort: ['numPreco'] }, 'capabilities.withoutSort'],
    [{ withoutFilter: { '/produtos': 'dscNome' } }, 'capabilities.withoutFilter./produtos'],
    [{ withoutCommands: 'produto.excluir' }, 'capabilities.withoutCommands'],
    [{ readOnly: true }, 'capabilities.readOnly'],
    [{ maxpagesize: 50 }, 'capabilities.maxpagesize'],
  ])('refuses the capabilities %j and names %s', (capabilities, key) => {
    expect(read({ capabilities })).toMatchObject({ problems: [{ key }] })
  })

  it('reports an unknown key of the environment with the nearest known one', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    read({ environment: { name: 'Teste', kind: 'staging', type: 'x', show: true } })
    expect(logged.mock.calls[0]?.[0]).toContain('environment.type (a mais próxima: environment.name)')
    logged.mockRestore()
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

it('is shown complete by an example in every build, which has no config.json that would replace one of a host', () => {
  expect(existsSync('src/app/static/config.json')).toBe(false)
  const example = readFileSync('src/app/static/config.example.json', 'utf8')
  expect(parseConfig(example)).toEqual(parseConfig(null))
  expect(Object.keys(JSON.parse(example) as object)).toEqual(CONFIG_KEYS)
})

describe('loadConfigText', () => {
  afterEach(() => vi.unstubAllGlobals())
  const respond = (body: string, init: ResponseInit) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
  const json = { 'content-type': 'application/json' }

  it('returns the text of the file', async () => {
    respond('{"apiBase":""}', { headers: json })
    expect(await loadConfigText()).toBe('{"apiBase":""}')
  })

  it.each([
    [404, 'text/plain'],
    [403, 'application/xml'],
    [200, 'text/html; charset=utf-8'],
  ])('counts %i %s as missing', async (status, type) => {
    respond('nada', { status, headers: { 'content-type': type } })
    expect(await loadConfigText()).toBeNull()
  })

  it('counts a page in its place as missing, whatever its content type', async () => {
    respond('\n<!DOCTYPE html><title>Gestor</title>', { headers: json })
    expect(await loadConfigText()).toBeNull()
    respond('<html lang="pt-BR">', {})
    expect(await loadConfigText()).toBeNull()
  })

  it('distinguishes a failing server from a missing file', async () => {
    respond('', { status: 502 })
    await expect(loadConfigText()).rejects.toThrow(ConfigUnreadableError)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadConfigText()).rejects.toThrow(ConfigUnreadableError)
  })
})
