import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '#lib/storage/store.ts'
import { createOwnerGate } from './owner-gate.ts'
import type { TokenOwnerRecord } from './token-owner-record.ts'

/** One browser: the token and its owner record, and the owner of each token according to the platform. */
let stored = ''
let noted: { owner: string; token: string } | null = null
const holders: Record<string, string> = { a1: 'ana', a2: 'ana', b1: 'bia' }
const note: TokenOwnerRecord = {
  getOwner: (token) => (noted?.token === token ? noted.owner : null),
  write: (owner, token) => void (noted = { owner, token }),
  remove: () => void (noted = null),
}

/** Opens a tab with the stored token. */
function tab() {
  const owner = createStore<string | null>(null)
  const ask = vi.fn((token: string) => Promise.resolve(holders[token] ?? null))
  const hide = vi.fn()
  const reload = vi.fn()
  const gate = createOwnerGate({
    ownerStore: owner,
    getToken: () => stored,
    tokenOwnerRecord: note,
    fetchTokenOwner: ask,
    setPageHidden: hide,
    reload,
  })
  gate.start()
  return { owner, ask, hide, reload, gate }
}

/** Returns true if a request may be sent with the token; false if the gate never settles. */
async function admitted({ gate }: ReturnType<typeof tab>, token: string): Promise<boolean> {
  const settled = vi.fn()
  void Promise.resolve(gate.authorize(token)).then(settled)
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  return settled.mock.calls.length > 0
}

beforeEach(() => {
  stored = 'a1'
  noted = null
})

describe('the page’s own token', () => {
  it('is allowed, before and after `me` responds', async () => {
    const ana = tab()
    expect(await admitted(ana, 'a1')).toBe(true)
    ana.gate.confirmOwner('ana')
    expect(await admitted(ana, 'a1')).toBe(true)
    expect(ana.ask).not.toHaveBeenCalled()
  })

  it('is trusted, and no other is', () => {
    const ana = tab()
    expect(['a1', 'b1'].map(ana.gate.isTrusted)).toEqual([true, false])
  })

  it('has no owner while the operator is unknown: nothing is recorded', () => {
    const ana = tab()
    expect(ana.owner.get()).toBeNull()
    ana.gate.trust('a2')
    ana.gate.confirmOwner(null)
    expect(noted).toBeNull()
    expect(ana.owner.get()).toBeNull()
    expect(ana.reload).not.toHaveBeenCalled()
  })

  it('of a known operator is not reassigned by an owner record', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    noted = { owner: 'bia', token: 'a1' }
    ana.gate.start()
    expect(ana.owner.get()).toBe('ana')
  })

  it('that is no longer in storage gets no owner record', () => {
    const ana = tab()
    stored = 'b1'
    ana.gate.confirmOwner('ana')
    expect([ana.owner.get(), noted]).toEqual(['ana', null])
  })

  it('is confirmed by `me` during the life of the page, and again without effect', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    ana.gate.confirmOwner('ana')
    expect(ana.reload).not.toHaveBeenCalled()
    ana.gate.confirmOwner(null)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('tells the next page its owner', () => {
    tab().gate.confirmOwner('ana')
    expect(tab().owner.get()).toBe('ana')
    stored = 'b1'
    expect(tab().owner.get()).toBeNull()
  })

  it('renewed by another tab that knows its owner is allowed without a call', async () => {
    const [here, there] = [tab(), tab()]
    here.gate.confirmOwner('ana')
    there.gate.confirmOwner('ana')
    there.gate.trust('a2')
    stored = 'a2'
    expect(await admitted(here, 'a2')).toBe(true)
    expect([here.ask, here.hide].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
  })
})

describe('a token that another tab stored [M4]', () => {
  it('is absent after a sign-out, which is no other operator', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = ''
    expect(await admitted(ana, '')).toBe(true)
    expect(ana.hide).not.toHaveBeenCalled()
  })

  it('that the owner record assigns to another operator is not allowed', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    noted = { owner: 'bia', token: 'b1' }
    stored = 'b1'
    expect(await admitted(ana, 'b1')).toBe(false)
    expect(ana.ask).toHaveBeenCalledTimes(1)
  })

  it('is checked while the operator is unknown, though no owner record mentions it', async () => {
    const ana = tab()
    stored = 'x1'
    expect(await admitted(ana, 'x1')).toBe(false)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('of another operator: nothing is sent with it, the page is hidden and reloaded', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'b1'
    expect(await admitted(ana, 'b1')).toBe(false)
    expect(ana.hide.mock.calls).toEqual([[true], [true]])
    expect(ana.reload).toHaveBeenCalledTimes(1)
    expect(tab().owner.get()).toBeNull()
  })

  it('hides the page before the check', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    void ana.gate.authorize('b1')
    expect(ana.hide).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('of the same operator: the page is shown again, and one call serves all', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'a2'
    expect(await Promise.all([admitted(ana, 'a2'), admitted(ana, 'a2')])).toEqual([true, true])
    expect(ana.ask).toHaveBeenCalledTimes(1)
    expect(ana.hide.mock.calls).toEqual([[true], [false]])
    expect(ana.reload).not.toHaveBeenCalled()
  })

  it('of an unknown owner reloads the page', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    expect(await admitted(ana, 'x1')).toBe(false)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('is not confirmed by an owner record of another token', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'b1'
    expect(noted?.owner).toBe('ana')
    expect(await admitted(ana, 'b1')).toBe(false)
  })

  it('does not become this operator’s by a response that was on its way', () => {
    const ana = tab()
    stored = 'b1'
    ana.gate.confirmOwner('ana')
    expect(note.getOwner('b1')).toBeNull()
  })
})

it('another operator than before in the response of `me` reloads the page, and removes the owner record', () => {
  noted = { owner: 'bia', token: 'a1' }
  const ana = tab()
  expect(ana.owner.get()).toBe('bia')
  ana.gate.confirmOwner('ana')
  expect(ana.reload).toHaveBeenCalledTimes(1)
  expect(tab().owner.get()).toBeNull()
})
