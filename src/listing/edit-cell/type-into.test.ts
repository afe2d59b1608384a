// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { typeInto } from './type-into.ts'

/** Adds a control with these attributes to the page. */
function addControl(tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const control = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value)
  document.body.replaceChildren(control)
  return control
}

it('chooses the one option that begins with the text, and tells the form', () => {
  const select = addControl('select')
  select.append(new Option('Please pick..', ''), new Option('Ativo', '1'))
  const onInput = vi.fn()
  select.addEventListener('input', onInput)
  typeInto(select, 'ATI')
  expect(select).toHaveProperty('value', '1')
  typeInto(select, 'x')
  expect(select).toHaveProperty('value', '1')
  expect(onInput).toHaveBeenCalledOnce()
})

it('chooses none of several options that begin alike, unless one is the whole text, and none for a space', () => {
  const select = addControl('select')
  select.append(new Option('Bloqueado', '3'), new Option('Ativo', '1'), new Option('Ativo parcial', '2'))
  for (const text of ['at', ' ']) {
    typeInto(select, text)
    expect(select).toHaveProperty('value', '3')
  }
  typeInto(select, 'ativo')
  expect(select).toHaveProperty('value', '1')
})

it('toggles a checkbox by a space, as often as it was pressed', () => {
  const box = addControl('input', { type: 'checkbox' })
  typeInto(box, ' ')
  expect(box).toHaveProperty('checked', true)
  typeInto(box, '  ')
  expect(box).toHaveProperty('checked', true)
})

it('writes a whole date into a date field', () => {
  const field = addControl('input', { type: 'datetime-local' })
  typeInto(field, '15/10/2026 10:30')
  expect(field).toHaveProperty('value', '2026-10-15T10:30')
  typeInto(field, '15/1')
  expect(field).toHaveProperty('value', '2026-10-15T10:30')
})
