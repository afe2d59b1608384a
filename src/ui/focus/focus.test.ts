// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { isTextField } from './is-text-field.ts'
import { getFocusContext, hasOpenDialog } from './focus.ts'
import { getDialogLayer } from './dialog-layer.ts'

beforeEach(() => document.body.replaceChildren())

const add = (tag: string, role?: string, to: Element = document.body) => {
  const element = document.createElement(tag)
  if (role) element.setAttribute('role', role)
  to.append(element)
  return element
}

it('is the context of the element while no dialog is open', () => {
  expect(getFocusContext(add('input'))).toBe('field')
  expect(getFocusContext(add('button'))).toBe('page')
  expect(getFocusContext(add('button', undefined, add('div', 'grid')))).toBe('grid')
  expect(getFocusContext(add('div', 'menuitem', add('div', 'menu')))).toBe('menu')
  const view = add('section')
  view.dataset['view'] = ''
  expect(getFocusContext(add('button', undefined, view))).toBe('view')
  expect(getFocusContext(add('input', undefined, view))).toBe('field')
  expect(hasOpenDialog()).toBe(false)
})

it('is the topmost open layer, wherever the element is', () => {
  const input = add('input')
  const dialog = add('div', 'dialog', getDialogLayer())
  expect(getFocusContext(input)).toBe('window')
  dialog.dataset['palette'] = ''
  expect(getFocusContext(input)).toBe('palette')
  add('div', 'alertdialog', getDialogLayer())
  expect(getFocusContext(input)).toBe('alert')
  expect(hasOpenDialog()).toBe(true)
})

it('uses the current focus if no element is given', () => {
  add('input').focus()
  expect(getFocusContext()).toBe('field')
})

it('takes only elements that accept letters for a field', () => {
  const box = add('input')
  box.setAttribute('type', 'checkbox')
  expect([isTextField(box), isTextField(add('textarea')), isTextField(add('div', 'combobox'))]).toEqual([
    false,
    true,
    true,
  ])
})
