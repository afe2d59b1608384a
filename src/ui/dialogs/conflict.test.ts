// @vitest-environment jsdom
/** Questions of every kind share one place: each waits until the one before it is answered (case N1). */
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
/** Does it and has it drawn, the code of the windows too. */
const drawn = (act_: () => void) =>
  act(async () => {
    act_()
    await vi.dynamicImportSettled()
  })
const press = (key: string, init: KeyboardEventInit = {}) =>
  drawn(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      ),
  )

it('a question that comes up under a conflict leaves it in sight, and has its turn after it', async () => {
  const answers = vi.fn()
  await drawn(() => void resolveConflict(conflict).then((decision) => answers('conflict', decision)))
  await drawn(() => void confirm(question).then((yes) => answers('question', yes)))
  expect(titles()).toEqual([conflict.title])
  await press('3')
  await press('Enter', { ctrlKey: true })
  expect(answers).toHaveBeenCalledExactlyOnceWith('conflict', { nome: 'current' })
  expect(titles()).toEqual([question.text])
  await press('n')
  expect(answers).toHaveBeenLastCalledWith('question', false)
  expect(titles()).toEqual([])
})

it('a conflict that is found under a question leaves it in sight, and has its turn after it', async () => {
  const answers = vi.fn()
  await drawn(() => void confirm(question).then((yes) => answers('question', yes)))
  await drawn(() => void resolveConflict(conflict).then((decision) => answers('conflict', decision)))
  expect(titles()).toEqual([question.text])
  await press('n')
  expect(answers).toHaveBeenCalledExactlyOnceWith('question', false)
  expect(titles()).toEqual([conflict.title])
  await press('Escape')
  expect(answers).toHaveBeenLastCalledWith('conflict', null)
})
