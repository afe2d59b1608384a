// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerStore } from './owner.ts'
import { clearAtSignOut, isPersistedInTab, persisted, removeExpired, textSchema } from './persisted.ts'
import {
  getStorageScope,
  readLastScope,
  rememberScope,
  scopeName,
  setStorageScope,
  toStorageScope,
} from './storage-scope.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setStorageScope(''))

const STAGING = toStorageScope('staging', 'Homologação: v1.2')

describe('scopeName', () => {
  it.each(['authToken', 'gestor.sessao', 'gestor-leituras', 'gestor.envio:gestor.x:1:'])(
    'leaves %j as it is without an environment',
    (name) => expect(scopeName(name)).toBe(name),
  )

  it('puts the environment behind the first word', () => {
    setStorageScope('staging-Teste')
    expect(['authToken', 'gestor.sessao', 'gestor-leituras'].map(scopeName)).toEqual([
      'authToken@staging-Teste',
      'gestor@staging-Teste.sessao',
      'gestor@staging-Teste-leituras',
    ])
  })

  it('has an environment without the signs that separate the parts of a key', () =>
    expect(toStorageScope('staging', 'v1.2: a')).toBe('staging-v1%2E2%3A%20a'))

  it('distinguishes environments by name and by kind, and no name begins like another', () => {
    const scopes = [
      '',
      toStorageScope('staging', 'A'),
      toStorageScope('production', 'A'),
      toStorageScope('staging', 'A.B'),
    ]
    const prefixes = scopes.map((scope) => {
      setStorageScope(scope)
      return scopeName('gestor.')
    })
    for (const prefix of prefixes)
      expect(prefixes.filter((other) => other.startsWith(prefix) || prefix.startsWith(other))).toEqual([prefix])
  })
})

describe('persisted values of two environments', () => {
  const draft = persisted({ name: 'rascunho', version: 1, schema: textSchema, scope: 'tab', clearOnSignOut: true })
  const views = persisted({ name: 'visoes', version: 1, schema: textSchema, scope: 'browser', maxAgeMs: 1_000 })

  it('are not read, listed, expired or cleared by each other', () => {
    ownerStore.set('7')
    draft.write('padrão', '/a')
    views.write('padrão')
    setStorageScope(STAGING)
    expect([draft.read('/a'), draft.subKeys(), views.read()]).toEqual([null, [], null])
    expect(isPersistedInTab('rascunho')).toBe(false)
    draft.write('homologação', '/a')
    views.write('homologação')
    expect([draft.read('/a'), draft.subKeys()]).toEqual(['homologação', ['/a']])
    expect(isPersistedInTab('rascunho')).toBe(true)
    setStorageScope('')
    removeExpired(Date.now() + 2_000)
    clearAtSignOut()
    expect([draft.read('/a'), views.read()]).toEqual([null, null])
    setStorageScope(STAGING)
    expect([draft.read('/a'), views.read()]).toEqual(['homologação', 'homologação'])
  })
})

describe('the scope of the last start', () => {
  it('is remembered for each folder, and forgotten without an environment', () => {
    setStorageScope(STAGING)
    rememberScope('/teste/')
    expect([readLastScope('/teste/'), readLastScope('/'), getStorageScope()]).toEqual([STAGING, '', STAGING])
    setStorageScope('')
    removeExpired()
    expect(readLastScope('/teste/')).toBe(STAGING)
    rememberScope('/teste/')
    expect(localStorage).toHaveLength(0)
  })

  it('is none if the storage may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    expect(readLastScope('/')).toBe('')
    vi.restoreAllMocks()
  })
})
