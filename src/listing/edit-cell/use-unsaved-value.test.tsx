// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { SessionLossReason } from '#api/session/session-exit.ts'
import { listUnsavedWork } from '#api/session/unsaved-work.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { OpenCell } from './cell-edits.ts'
import { restoreCellEdits } from './stored-edits.ts'
import { getTypedValue, setTypedValue } from './typed-values.ts'
import { type UnsavedValue, useUnsavedValue } from './use-unsaved-value.ts'

const session = vi.hoisted(() => ({ listeners: new Set<(reason: SessionLossReason) => void>() }))
vi.mock('#api/session/session-exit.ts', async (original) => ({
  ...(await original<object>()),
  onSessionLost(listener: (reason: SessionLossReason) => void) {
    session.listeners.add(listener)
    return () => session.listeners.delete(listener)
  },
}))
const loseSession = (reason: SessionLossReason) => session.listeners.forEach((listener) => listener(reason))

vi.mock('#forms/screen/use-leave-guard.ts', () => ({ useLeaveGuard: () => {} }))

const cell = {
  list: { resource: { id: 'produto' } },
  row: { id: 7 },
  ids: [7],
  column: 'dscNome',
} as unknown as OpenCell
const render = setupMount()

function Editor({ unsaved }: { unsaved: UnsavedValue | null }) {
  const finish = useUnsavedValue(cell, () => unsaved, vi.fn())
  return <button onClick={finish} />
}

it('names a text that was typed before the record was read, and keeps it with its cell when the editor closes', () => {
  render(<Editor unsaved={null} />)
  expect(listUnsavedWork()).toEqual([])
  render(<Editor unsaved={{ value: '', text: 'Bolsa' }} />)
  expect(listUnsavedWork()).toEqual(['o valor digitado em uma célula'])
  render(null)
  expect(listUnsavedWork()).toEqual([])
  expect(getTypedValue(cell)).toEqual({ status: 'typed', value: '', text: 'Bolsa', problem: null })
  setTypedValue(cell, null)
})

it('neither names nor keeps a value that was sent or dropped', () => {
  render(<Editor unsaved={{ value: 'Bolsa' }} />)
  act(() => document.querySelector('button')?.click())
  expect(listUnsavedWork()).toEqual([])
  render(null)
  expect(getTypedValue(cell)).toBeNull()
})

it('stores what is typed when the session is lost, and nothing at a sign-out', () => {
  ownerStore.set('7')
  for (const [reason, expected] of [
    ['signed-out', null],
    ['expired', { status: 'typed', value: 'Bolsa', problem: null }],
  ] as const) {
    render(<Editor unsaved={{ value: 'Bolsa' }} />)
    loseSession(reason)
    act(() => document.querySelector('button')?.click())
    render(null)
    setTypedValue(cell, null)
    restoreCellEdits()
    expect(getTypedValue(cell), reason).toEqual(expected)
    setTypedValue(cell, null)
  }
  ownerStore.set(null)
})
