// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { restoreFocus } from './restore-focus.ts'

const add = (tag: string, text: string) => {
  const element = document.createElement(tag)
  element.textContent = text
  element.tabIndex = -1
  return element
}

beforeEach(() => {
  const main = add('main', '')
  main.append(add('h1', 'Lojas'))
  document.body.replaceChildren(main, add('button', 'antes'), add('button', 'depois'))
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement

it('goes back to what had it, or to the title of the screen where that is gone', () => {
  const before = button('antes')
  restoreFocus(before)
  expect(document.activeElement).toBe(before)
  before.remove()
  restoreFocus(before)
  expect(document.activeElement?.textContent).toBe('Lojas')
})

it('goes to a title that can have it where what had it cannot any more', () => {
  // As one that is hidden, it takes no focus.
  const hidden = document.createElement('h1')
  document.querySelector('main')?.prepend(hidden)
  restoreFocus(hidden)
  expect(document.activeElement?.textContent).toBe('Lojas')
})

it('stays where a key pressed right after the one that closed has led', () => {
  button('depois').focus()
  restoreFocus(button('antes'))
  expect(document.activeElement).toBe(button('depois'))
})
