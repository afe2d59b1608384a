import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, dropDrafts, readDraft, writeDraft } from './drafts.ts'

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
  setItem = (key: string, value: string) => {
    const others = [...this.#items].reduce((sum, [k, v]) => sum + (k === key ? 0 : v.length), 0)
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

const store = (room = 1e6) => {
  const small = new SmallStorage(room)
  vi.stubGlobal('sessionStorage', small)
  return small
}

describe('drafts', () => {
  beforeEach(() => void store())

  it('are kept per route and e-mail', () => {
    writeDraft('/lojas/cadastrar', 'Ana@example.com', { dscNome: 'Nova' }, 1000)
    expect(readDraft('/lojas/cadastrar', 'ana@example.com', 2000)).toEqual({
      savedAt: 1000,
      values: { dscNome: 'Nova' },
    })
    expect(readDraft('/lojas/editar/5', 'ana@example.com', 2000)).toBeNull()
    expect(readDraft('/lojas/cadastrar', 'bia@example.com', 2000)).toBeNull()
  })
  it('live for 24 hours', () => {
    writeDraft('/lojas/cadastrar', 'a', { dscNome: 'x' }, 0)
    expect(readDraft('/lojas/cadastrar', 'a', 24 * HOUR - 1)).not.toBeNull()
    expect(readDraft('/lojas/cadastrar', 'a', 24 * HOUR)).toBeNull()
    expect(readDraft('/lojas/cadastrar', 'a', 0)).toBeNull()
  })
  it('are dropped one by one, or all at sign-out, and nothing else is [B5]', () => {
    sessionStorage.setItem('outro', '1')
    writeDraft('/a', 'a', { x: '1' }, 0)
    writeDraft('/b', 'a', { x: '1' }, 0)
    writeDraft('/c', 'a', { x: '1' }, 0)
    dropDraft('/a', 'a')
    expect([readDraft('/a', 'a', 1), readDraft('/b', 'a', 1) !== null]).toEqual([null, true])
    dropDrafts()
    expect(sessionStorage.length).toBe(1)
    expect(sessionStorage.getItem('outro')).toBe('1')
  })
  it('of an unknown version or with broken text are ignored [B13]', () => {
    for (const text of [
      '{',
      'null',
      '[]',
      '{"version":0,"savedAt":0,"values":{}}',
      '{"version":1,"savedAt":"x","values":{}}',
    ]) {
      sessionStorage.setItem('gestor.rascunho.a./a', text)
      expect(readDraft('/a', 'a', 0)).toBeNull()
    }
  })
  it('push out the oldest where the storage is full [H2]', () => {
    store(160)
    expect(writeDraft('/velho', 'a', { x: 'v'.repeat(30) }, 1)).toBe(true)
    expect(writeDraft('/novo', 'a', { x: 'n'.repeat(30) }, 2)).toBe(true)
    expect(writeDraft('/atual', 'a', { x: 'c'.repeat(30) }, 3)).toBe(true)
    expect(readDraft('/velho', 'a', 4)).toBeNull()
    expect(readDraft('/novo', 'a', 4)).not.toBeNull()
    expect(writeDraft('/enorme', 'a', { x: 'e'.repeat(300) }, 5)).toBe(false)
  })
  it('never throw where storage is denied [H1]', () => {
    vi.stubGlobal('sessionStorage', undefined)
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(writeDraft('/a', 'a', { x: '1' }, 0)).toBe(false)
    expect(readDraft('/a', 'a', 0)).toBeNull()
    expect(() => dropDrafts()).not.toThrow()
  })
})
