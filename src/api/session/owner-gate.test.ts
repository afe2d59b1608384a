import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '#lib/storage/store.ts'
import { createOwnerGate } from './owner-gate.ts'
import type { TokenOwnerRecord } from './token-owner-record.ts'

/** One browser: the token and the note beside it, and whose each token is to the platform. */
let stored = ''
let noted: { owner: string; token: string } | null = null
const holders: Record<string, string> = { a1: 'ana', a2: 'ana', b1: 'bia' }
const note: TokenOwnerRecord = {
  getOwner: (token) => (noted?.token === token ? noted.owner : null),
  write: (owner, token) => void (noted = { owner, token }),
  remove: () => void (noted = null),
}

/** A tab that begins with what is stored. */
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

/** Whether something may be sent with the token; false where the gate never settles. */
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
  it('is let through, before and after `me` has answered', async () => {
    const ana = tab()
    expect(await admitted(ana, 'a1')).toBe(true)
    ana.gate.confirmOwner('ana')
    expect(await admitted(ana, 'a1')).toBe(true)
    expect(ana.ask).not.toHaveBeenCalled()
  })

  it('is known to be trusted, and no other is', () => {
    const ana = tab()
    expect(['a1', 'b1'].map(ana.gate.isTrusted)).toEqual([true, false])
  })

  it('is nobody’s while nobody is known: nothing is noted, and the owner stays unknown', () => {
    const ana = tab()
    expect(ana.owner.get()).toBeNull()
    ana.gate.trust('a2')
    ana.gate.confirmOwner(null)
    expect(noted).toBeNull()
    expect(ana.owner.get()).toBeNull()
    expect(ana.reload).not.toHaveBeenCalled()
  })

  it('of an operator who is known already is not given to the one of a note', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    noted = { owner: 'bia', token: 'a1' }
    ana.gate.start()
    expect(ana.owner.get()).toBe('ana')
  })

  it('that is no more in storage has no note written beside it', () => {
    const ana = tab()
    stored = 'b1'
    ana.gate.confirmOwner('ana')
    expect([ana.owner.get(), noted]).toEqual(['ana', null])
  })

  it('is told by `me` as long as the page lives, and once more changes nothing', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    ana.gate.confirmOwner('ana')
    expect(ana.reload).not.toHaveBeenCalled()
    ana.gate.confirmOwner(null)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('tells the next page whose it is', () => {
    tab().gate.confirmOwner('ana')
    expect(tab().owner.get()).toBe('ana')
    stored = 'b1'
    expect(tab().owner.get()).toBeNull()
  })

  it('renewed by another tab that knows its owner is let through unasked', async () => {
    const [here, there] = [tab(), tab()]
    here.gate.confirmOwner('ana')
    there.gate.confirmOwner('ana')
    there.gate.trust('a2')
    stored = 'a2'
    expect(await admitted(here, 'a2')).toBe(true)
    expect([here.ask, here.hide].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
  })
})

describe('a token put there by somebody else [M4]', () => {
  it('is none where there is no token: a sign-out is no other operator', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = ''
    expect(await admitted(ana, '')).toBe(true)
    expect(ana.hide).not.toHaveBeenCalled()
  })

  it('that a note gives to another is not let through by the note', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    noted = { owner: 'bia', token: 'b1' }
    stored = 'b1'
    expect(await admitted(ana, 'b1')).toBe(false)
    expect(ana.ask).toHaveBeenCalledTimes(1)
  })

  it('before anybody is known is asked about, though no note speaks of it', async () => {
    const ana = tab()
    stored = 'x1'
    expect(await admitted(ana, 'x1')).toBe(false)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('of another operator: nothing is sent with it, the page goes off the screen and begins anew', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'b1'
    expect(await admitted(ana, 'b1')).toBe(false)
    expect(ana.hide.mock.calls).toEqual([[true], [true]])
    expect(ana.reload).toHaveBeenCalledTimes(1)
    expect(tab().owner.get()).toBeNull()
  })

  it('hides the page before it asks', () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    void ana.gate.authorize('b1')
    expect(ana.hide).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('of the same operator: the page is there again, and one question serves all', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'a2'
    expect(await Promise.all([admitted(ana, 'a2'), admitted(ana, 'a2')])).toEqual([true, true])
    expect(ana.ask).toHaveBeenCalledTimes(1)
    expect(ana.hide.mock.calls).toEqual([[true], [false]])
    expect(ana.reload).not.toHaveBeenCalled()
  })

  it('that nobody vouches for begins a page anew', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    expect(await admitted(ana, 'x1')).toBe(false)
    expect(ana.reload).toHaveBeenCalledTimes(1)
  })

  it('a note that speaks of another token vouches for nothing', async () => {
    const ana = tab()
    ana.gate.confirmOwner('ana')
    stored = 'b1'
    expect(noted?.owner).toBe('ana')
    expect(await admitted(ana, 'b1')).toBe(false)
  })

  it('does not become this operator’s by an answer that was on its way', () => {
    const ana = tab()
    stored = 'b1'
    ana.gate.confirmOwner('ana')
    expect(note.getOwner('b1')).toBeNull()
  })
})

it('another operator than before in `me`’s answer begins a page anew, and the note does not mislead it', () => {
  noted = { owner: 'bia', token: 'a1' }
  const ana = tab()
  expect(ana.owner.get()).toBe('bia')
  ana.gate.confirmOwner('ana')
  expect(ana.reload).toHaveBeenCalledTimes(1)
  expect(tab().owner.get()).toBeNull()
})
