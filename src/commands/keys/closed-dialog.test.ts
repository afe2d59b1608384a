// @vitest-environment jsdom
/** Keys typed after a dialog closed by itself reach nobody; after the operator closed it, they do. */
import { beforeEach, expect, it } from 'vitest'
import { getStatusLine } from '#commands/execution/status-line.ts'
import { type ClosedDialogGuard, createClosedDialogGuard } from './closed-dialog.ts'

let guard: ClosedDialogGuard
let dialog: HTMLElement
let field: HTMLInputElement
let now = 0

function press(key: string, target: Element, after = 100): boolean {
  now += after
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  let isKept = false
  target.addEventListener('keydown', (each) => (isKept = guard.isForClosedDialog(each as KeyboardEvent)), {
    once: true,
  })
  target.dispatchEvent(event)
  return isKept
}

beforeEach(() => {
  guard = createClosedDialogGuard()
  dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  field = document.createElement('input')
  dialog.append(field, document.createElement('button'))
  document.body.replaceChildren(dialog)
  field.addEventListener('focusin', guard.trackFocus)
  field.focus()
})

it('ignores the digits that follow, until a pause', () => {
  expect(press('1', field)).toBe(false)
  dialog.remove()
  expect([press('2', document.body), press('3', document.body)]).toEqual([true, true])
  expect(getStatusLine()?.text).toBe('A janela fechou: teclas não usadas')
  expect(press('4', document.body, 800)).toBe(false)
  expect(press('5', document.body)).toBe(false)
})

it('ignores the first digit too if nothing was typed yet', () => {
  dialog.remove()
  expect(press('3', document.body)).toBe(true)
})

it('passes the first key to the page if the focus has been back there for a while', () => {
  const isBack = () => guard.trackFocus({ target: document.body as EventTarget, timeStamp: now } as FocusEvent)
  dialog.remove()
  isBack()
  expect(press('3', document.body, 800)).toBe(false)
})

it.each([
  ['Enter', () => press('Enter', field)],
  ['Esc', () => press('Escape', field)],
  ['the key of a button', () => press('n', document.querySelector('button') as Element)],
  ['the pointer', () => guard.forgetDialog()],
])('passes the next key to the page if %s closed it', (_, close) => {
  press('1', field)
  close()
  dialog.remove()
  expect(press('3', document.body)).toBe(false)
})

it('passes keys typed into another field to that field', () => {
  dialog.remove()
  const other = document.body.appendChild(document.createElement('input'))
  expect(press('3', other)).toBe(false)
})
