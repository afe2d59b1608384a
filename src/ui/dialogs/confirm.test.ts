// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { confirm, isDialogPending, isBlockedByDialog, isAwaitingDialog } from './confirm.ts'

const host = vi.hoisted(() => ({ answer: (_: boolean) => {} }))
vi.mock('./dialog-host.tsx', () => ({
  openConfirmDialog: () => new Promise<boolean>((resolve) => (host.answer = resolve)),
}))

const question = { text: 'Excluir produto #12?' }
const addDialogElement = () => {
  const element = document.createElement('div')
  element.setAttribute('role', 'alertdialog')
  document.body.append(element)
  return element
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is awaited from the request until it is visible, and not after its answer', async () => {
  expect(isAwaitingDialog()).toBe(false)
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  expect(isAwaitingDialog()).toBe(true)
  const dialogElement = addDialogElement()
  expect(isAwaitingDialog()).toBe(false)
  dialogElement.remove()
  host.answer(true)
  expect(await answered).toBe(true)
  expect(isAwaitingDialog()).toBe(false)
})

it('is not awaited for more than 3 s if its code does not load', async () => {
  const answered = confirm(question)
  await vi.dynamicImportSettled()
  vi.advanceTimersByTime(2_999)
  expect(isAwaitingDialog()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isAwaitingDialog()).toBe(false)
  host.answer(false)
  await answered
})

it('blocks the current action until it is answered, unless it is non-blocking', async () => {
  const nonBlocking = confirm({ ...question, isNonBlocking: true })
  await vi.dynamicImportSettled()
  expect([isDialogPending(), isBlockedByDialog()]).toEqual([true, false])
  const next = confirm(question)
  expect(isBlockedByDialog()).toBe(true)
  host.answer(true)
  await nonBlocking
  await vi.dynamicImportSettled()
  expect(isBlockedByDialog()).toBe(true)
  host.answer(true)
  await next
  await Promise.resolve()
  expect([isDialogPending(), isBlockedByDialog()]).toEqual([false, false])
})
