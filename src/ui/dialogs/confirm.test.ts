// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { confirm, isDialogPending, isBlockedByDialog, isAwaitingDialog } from './confirm.ts'

const host = vi.hoisted(() => ({ answer: (_: boolean) => {} }))
vi.mock('./dialog-host.tsx', () => ({
  openConfirmDialog: () => new Promise<boolean>((resolve) => (host.answer = resolve)),
}))

const question = { text: 'Excluir produto #12?' }
const draw = () => {
  const drawn = document.createElement('div')
  drawn.setAttribute('role', 'alertdialog')
  document.body.append(drawn)
  return drawn
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is due from the wish until it is in sight, and not after its answer', async () => {
  expect(isAwaitingDialog()).toBe(false)
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  expect(isAwaitingDialog()).toBe(true)
  const drawn = draw()
  expect(isAwaitingDialog()).toBe(false)
  drawn.remove()
  host.answer(true)
  expect(await answered).toBe(true)
  expect(isAwaitingDialog()).toBe(false)
})

it('whose code does not come is not waited for longer than 3 s', async () => {
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  vi.advanceTimersByTime(2_999)
  expect(isAwaitingDialog()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isAwaitingDialog()).toBe(false)
  host.answer(false)
  await answered
})

it('holds up what is under way until it is answered, unless it is asked aside', async () => {
  const aside = confirm({ ...question, isNonBlocking: true })
  await vi.dynamicImportSettled()
  expect([isDialogPending(), isBlockedByDialog()]).toEqual([true, false])
  const next = confirm(question)
  expect(isBlockedByDialog()).toBe(true)
  host.answer(true)
  await aside
  await vi.dynamicImportSettled()
  expect(isBlockedByDialog()).toBe(true)
  host.answer(true)
  await next
  await Promise.resolve()
  expect([isDialogPending(), isBlockedByDialog()]).toEqual([false, false])
})
