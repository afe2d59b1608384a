// @vitest-environment jsdom
/** Tests that dialogs of every kind share one host: each waits until the one before it is answered (case N1). */
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resolveConflict } from './conflict.ts'
import { confirm } from './confirm.ts'

const conflict = {
  title: 'O produto #12 mudou enquanto você editava',
  description: 'Nada foi enviado.',
  openedAt: '14:21',
  readAt: '14:36',
  submitLabel: 'Atualizar',
  fields: [{ name: 'nome', label: 'Nome', original: 'Kit', mine: 'Kit meu', current: 'Kit deles' }],
  merged: [],
}
const question = { text: 'Descartar alterações?' }

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
/** Performs the action and waits until React has rendered, the code of the dialogs included. */
const performAndRender = (action: () => void) =>
  act(async () => {
    action()
    await vi.dynamicImportSettled()
  })
const press = (key: string, init: KeyboardEventInit = {}) =>
  performAndRender(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      ),
  )

it('a question that arises under a conflict leaves it visible, and comes after it', async () => {
  const answers = vi.fn()
  await performAndRender(() => void resolveConflict(conflict).then((decision) => answers('conflict', decision)))
  await performAndRender(() => void confirm(question).then((yes) => answers('question', yes)))
  expect(titles()).toEqual([conflict.title])
  await press('3')
  await press('Enter', { ctrlKey: true })
  expect(answers).toHaveBeenCalledExactlyOnceWith('conflict', { nome: 'current' })
  expect(titles()).toEqual([question.text])
  await press('n')
  expect(answers).toHaveBeenLastCalledWith('question', false)
  expect(titles()).toEqual([])
})

it('a conflict that is found under a question leaves it visible, and comes after it', async () => {
  const answers = vi.fn()
  await performAndRender(() => void confirm(question).then((yes) => answers('question', yes)))
  await performAndRender(() => void resolveConflict(conflict).then((decision) => answers('conflict', decision)))
  expect(titles()).toEqual([question.text])
  await press('n')
  expect(answers).toHaveBeenCalledExactlyOnceWith('question', false)
  expect(titles()).toEqual([conflict.title])
  await press('Escape')
  expect(answers).toHaveBeenLastCalledWith('conflict', null)
})
