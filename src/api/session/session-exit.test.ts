import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwner } from '#lib/storage/owner.ts'
import { createPersistence } from '#lib/storage/persisted.ts'
import { createSessionExit } from './session-exit.ts'

const stored = new Map<string, string>()
const tab = {
  get length() {
    return stored.size
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
class Part {
  hidden = false
  focus = vi.fn()
  toggleAttribute(_: 'hidden', is: boolean) {
    this.hidden = is
  }
}
const parts = [new Part(), new Part()]
const [root, dialog] = parts as [Part, Part]
const assign = vi.fn()

/** A fresh page of this operator at this path, over the same storage as the others. */
function page(address: string, operatorId: string | null = '7') {
  const { pathname, search, hash } = new URL(address, 'https://gestor.exemplo')
  vi.stubGlobal('location', { origin: 'https://gestor.exemplo', pathname, search, hash, assign })
  const { ownerStore } = createOwner()
  ownerStore.set(operatorId)
  return createSessionExit({
    owner: ownerStore,
    persistence: createPersistence(ownerStore),
    listUnsavedWork: () => [],
  })
}
const isKnown = (path: string) => path.startsWith('/produtos') || path.startsWith('/cashbacks')

beforeEach(() => {
  stored.clear()
  assign.mockClear()
  for (const part of parts) part.hidden = false
  vi.stubGlobal('HTMLElement', Part)
  vi.stubGlobal('document', { body: { children: parts }, activeElement: dialog })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => void vi.unstubAllGlobals())

describe('exitToLogin', () => {
  it('hides the page and goes to /login once, after the listeners have saved [A11]', () => {
    const { exitToLogin, onSessionLost, isExiting } = page('/produtos')
    const order: string[] = []
    assign.mockImplementation((to: string) => order.push(to))
    onSessionLost((reason) => order.push(reason))
    exitToLogin('expired')
    exitToLogin('forbidden')
    expect(order).toEqual(['expired', '/login'])
    expect(root.hidden).toBe(true)
    expect(isExiting()).toBe(true)
  })

  it('is not stopped by a listener that cannot save', () => {
    const { exitToLogin, onSessionLost } = page('/produtos')
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    onSessionLost(() => {
      throw new Error('cheio')
    })
    exitToLogin('expired')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  it('works without storage [H1]', () => {
    const { exitToLogin } = page('/produtos')
    vi.stubGlobal('sessionStorage', undefined)
    exitToLogin('expired')
    expect(assign).toHaveBeenCalledOnce()
    const { consumeReturnPath, consumeLossReason, hasReturnPath } = page('/login')
    expect([consumeReturnPath(isKnown), consumeLossReason(), hasReturnPath()]).toEqual([null, null, false])
  })
})

it('a hidden page shows nothing, dialogs neither, and has its focus when it is shown again', () => {
  const { setPageHidden } = page('/produtos')
  setPageHidden()
  expect(parts.map(({ hidden }) => hidden)).toEqual([true, true])
  vi.stubGlobal('document', { body: { children: parts }, activeElement: root })
  setPageHidden()
  setPageHidden(false)
  expect(parts.map(({ hidden }) => hidden)).toEqual([false, false])
  expect(dialog.focus).toHaveBeenCalledOnce()
  expect(root.focus).not.toHaveBeenCalled()
})

it('a sign-out that waits for the platform stays a sign-out, whatever calls find meanwhile', () => {
  const { exitToLogin, prepareExit, consumeLossReason } = page('/produtos')
  prepareExit('signed-out')
  expect(root.hidden).toBe(true)
  expect(assign).not.toHaveBeenCalled()
  exitToLogin('expired')
  expect(consumeLossReason()).toBe('signed-out')
})

describe('the return path (api/session/README)', () => {
  it('is stored with its query when work is interrupted, and returned once', () => {
    page('/produtos/editar/12?aba=2#fim').exitToLogin('expired')
    const login = page('/login')
    expect(login.hasReturnPath()).toBe(true)
    expect(login.consumeLossReason()).toBe('expired')
    expect(login.consumeLossReason()).toBeNull()
    const console_ = page('/cashbacks')
    expect(console_.consumeReturnPath(isKnown)).toBe('/produtos/editar/12?aba=2#fim')
    expect(console_.consumeReturnPath(isKnown)).toBeNull()
  })

  it('is offered once for each time it was stored', () => {
    page('/produtos').exitToLogin('expired')
    const first = page('/cashbacks')
    expect([first.shouldOfferReturnPath(), first.shouldOfferReturnPath()]).toEqual([true, false])
    page('/produtos').exitToLogin('expired')
    expect(page('/cashbacks').shouldOfferReturnPath()).toBe(true)
  })

  it.each(['/', '/cashbacks'])('is not %s, which follows a login anyway', (path) => {
    const { exitToLogin, hasReturnPath } = page(path)
    exitToLogin('expired')
    expect(hasReturnPath()).toBe(false)
  })

  it('is removed at a sign-out, and not stored after it [M2]', () => {
    page('/produtos').exitToLogin('expired')
    const { exitToLogin, hasReturnPath, saveReturnPath } = page('/produtos')
    expect(hasReturnPath()).toBe(true)
    exitToLogin('signed-out')
    saveReturnPath()
    expect(hasReturnPath()).toBe(false)
    expect(page('/cashbacks').hasReturnPath()).toBe(false)
  })

  it('is offered only to its owner, and survives another operator’s session [M1]', () => {
    page('/produtos/editar/12', '7').exitToLogin('expired')
    const login = page('/login', null)
    expect([login.hasUnofferedReturnPath(), login.hasReturnPath()]).toEqual([true, false])
    const other = page('/cashbacks', '8')
    expect([other.shouldOfferReturnPath(), other.consumeReturnPath(isKnown)]).toEqual([false, null])
    expect(page('/cashbacks', '7').consumeReturnPath(isKnown)).toBe('/produtos/editar/12')
  })

  it('belongs to the owner of a session that had ended before the page started [M1]', () => {
    page('/produtos', null).saveReturnPath('7')
    expect(page('/cashbacks', '8').hasReturnPath()).toBe(false)
    expect(page('/cashbacks', '7').hasReturnPath()).toBe(true)
  })

  it('belongs to the next operator if a visitor requested it', () => {
    page('/produtos', null).saveReturnPath()
    expect(page('/cashbacks', '8').consumeReturnPath(isKnown)).toBe('/produtos')
  })

  it('is never another site, whatever the storage contains [J8]', () => {
    for (const path of [
      '//outro.exemplo/produtos',
      '/\\outro.exemplo',
      '/produtos/..//outro.exemplo',
      'javascript:1',
    ]) {
      stored.set('gestor.retorno:7:', JSON.stringify({ v: 1, at: Date.now(), end: null, out: true, value: path }))
      const { consumeReturnPath, hasReturnPath } = page('/cashbacks')
      expect(hasReturnPath()).toBe(true)
      expect(consumeReturnPath(isKnown)).toBeNull()
    }
  })
})
