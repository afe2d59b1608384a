import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAtSignOut } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { type Draft, removeDraft, loadDraft, saveDraft } from './drafts.ts'

const HOUR = 3_600_000

/** A storage that holds at most `room` characters of values. */
class SmallStorage implements Storage {
  #items = new Map<string, string>()
  constructor(readonly room: number) {}
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
  values = () => this.#items.values()
  setItem = (key: string, value: string) => {
    const others = [...this.#items].reduce((sum, [k, v]) => sum + (k === key ? 0 : v.length), 0)
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

/** Saves a draft with these values and nothing else. */
const save = (path: string, values: Draft['values']) =>
  saveDraft(path, { values, before: {}, key: 'k', id: null, historyTimestampMs: null })

const store = (room = 1e6) => {
  const small = new SmallStorage(room)
  vi.stubGlobal('sessionStorage', small)
  return small
}

describe('drafts', () => {
  beforeEach(() => {
    store()
    vi.useFakeTimers({ now: 1_000 })
    ownerStore.set('ana')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are stored per route and operator [M1]', () => {
    save('/lojas/cadastrar', { dscNome: 'Nova' })
    expect(loadDraft('/lojas/cadastrar')).toEqual({
      savedAt: 1000,
      values: { dscNome: 'Nova' },
      before: {},
      key: 'k',
      id: null,
      historyTimestampMs: null,
    })
    expect(loadDraft('/lojas/editar/5')).toBeNull()
    ownerStore.set('bia')
    expect(loadDraft('/lojas/cadastrar')).toBeNull()
    ownerStore.set('ana')
    expect(loadDraft('/lojas/cadastrar')).not.toBeNull()
  })
  it('store the opened values beside the typed ones, and the record and history entry of a partial save [D10, N1]', () => {
    const draft: Draft = {
      values: { dscNome: 'Nova' },
      before: { dscNome: 'Velha' },
      key: 'k',
      id: 13,
      historyTimestampMs: 7,
    }
    saveDraft('/lojas/editar/5', draft)
    expect(loadDraft('/lojas/editar/5')).toEqual({ savedAt: 1000, ...draft })
  })
  it('of an older build, which stored only the values, are restored', () => {
    const older = '{"v":1,"at":0,"end":null,"out":true,"value":{"dscNome":"Nova","niveis":[]}}'
    sessionStorage.setItem('gestor.rascunho:ana:%2Fa', older)
    expect(loadDraft('/a')).toEqual({
      savedAt: 0,
      values: { dscNome: 'Nova', niveis: [] },
      before: {},
      key: expect.any(String),
      id: null,
      historyTimestampMs: null,
    })
  })
  it('are stored for 24 hours', () => {
    save('/lojas/cadastrar', { dscNome: 'x' })
    vi.setSystemTime(1_000 + 24 * HOUR - 1)
    expect(loadDraft('/lojas/cadastrar')).not.toBeNull()
    vi.setSystemTime(1_000 + 24 * HOUR)
    expect(loadDraft('/lojas/cadastrar')).toBeNull()
  })
  it('replace the oldest if the storage is full [H2]', () => {
    const small = store(300)
    expect(save('/velho', { x: 'v'.repeat(30) })).toBe(true)
    vi.setSystemTime(2_000)
    expect(save('/novo', { x: 'n'.repeat(30) })).toBe(true)
    expect(save('/atual', { x: 'c'.repeat(30) })).toBe(true)
    expect(loadDraft('/velho')).toBeNull()
    expect(loadDraft('/novo')).not.toBeNull()
    // A draft that is too large for the storage removes no other.
    const before = [...small.values()]
    expect(save('/enorme', { x: 'e'.repeat(300) })).toBe(false)
    expect([...small.values()].sort()).toEqual(before.sort())
  })
  it('that hold no form values are ignored [B13]', () => {
    for (const value of ['7', '[]', 'null', '"x"']) {
      sessionStorage.setItem('gestor.rascunho:ana:%2Fa', `{"v":1,"at":0,"end":null,"out":true,"value":${value}}`)
      expect(loadDraft('/a')).toBeNull()
    }
  })
  it('are removed one by one, or all at sign-out, and nothing is written after that [B5, M2]', () => {
    sessionStorage.setItem('outro', '1')
    save('/a', { x: '1' })
    save('/b', { x: '1' })
    removeDraft('/a')
    expect([loadDraft('/a'), loadDraft('/b') !== null]).toEqual([null, true])
    clearAtSignOut()
    expect(save('/b', { x: '2' })).toBe(false)
    expect(Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))).toEqual(['outro'])
  })
})
