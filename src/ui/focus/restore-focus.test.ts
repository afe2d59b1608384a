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

it('returns to the element that had the focus, or to the screen’s title if that is gone', () => {
  const focusedBefore = button('antes')
  restoreFocus(focusedBefore)
  expect(document.activeElement).toBe(focusedBefore)
  focusedBefore.remove()
  restoreFocus(focusedBefore)
  expect(document.activeElement?.textContent).toBe('Lojas')
})

it('goes to a title that can take the focus if the element cannot any more', () => {
  // Like a hidden heading, it cannot take the focus.
  const hidden = document.createElement('h1')
  document.querySelector('main')?.prepend(hidden)
  restoreFocus(hidden)
  expect(document.activeElement?.textContent).toBe('Lojas')
})

it('stays where a later key has led', () => {
  button('depois').focus()
  restoreFocus(button('antes'))
  expect(document.activeElement).toBe(button('depois'))
})
