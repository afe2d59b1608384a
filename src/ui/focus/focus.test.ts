// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { isField } from './typed-field.ts'
import { focusKind, isPageCovered } from './focus.ts'
import { windowLayer } from './window-layer.ts'

beforeEach(() => document.body.replaceChildren())

const add = (tag: string, role?: string, to: Element = document.body) => {
  const element = document.createElement(tag)
  if (role) element.setAttribute('role', role)
  to.append(element)
  return element
}

it('is the place of the element while nothing stands over the page', () => {
  expect(focusKind(add('input'))).toBe('field')
  expect(focusKind(add('button'))).toBe('page')
  expect(focusKind(add('button', undefined, add('div', 'grid')))).toBe('grid')
  expect(focusKind(add('div', 'menuitem', add('div', 'menu')))).toBe('menu')
  const view = add('section')
  view.dataset['view'] = ''
  expect(focusKind(add('button', undefined, view))).toBe('view')
  expect(focusKind(add('input', undefined, view))).toBe('field')
  expect(isPageCovered()).toBe(false)
})

it('is the topmost of what is open, wherever the element is', () => {
  const input = add('input')
  const dialog = add('div', 'dialog', windowLayer())
  expect(focusKind(input)).toBe('window')
  dialog.dataset['palette'] = ''
  expect(focusKind(input)).toBe('palette')
  add('div', 'alertdialog', windowLayer())
  expect(focusKind(input)).toBe('alert')
  expect(isPageCovered()).toBe(true)
})

it('asks of the focus where no element is named', () => {
  add('input').focus()
  expect(focusKind()).toBe('field')
})

it('takes for a field what letters can be typed into', () => {
  const box = add('input')
  box.setAttribute('type', 'checkbox')
  expect([isField(box), isField(add('textarea')), isField(add('div', 'combobox'))]).toEqual([false, true, true])
})
