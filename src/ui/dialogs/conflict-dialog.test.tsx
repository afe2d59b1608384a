// @vitest-environment jsdom
/** Tests the keys of the conflict dialog (case N1). */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Conflict } from './conflict-types.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

const conflict: Conflict = {
  title: 'O produto #12 mudou enquanto você editava',
  description: 'Nada foi enviado.',
  openedAt: '14:21',
  readAt: '14:36',
  submitLabel: 'Atualizar',
  fields: [
    { name: 'preco', label: 'Preço', original: 'R$ 129,90', mine: 'R$ 119,90', current: 'R$ 124,90' },
    { name: 'nome', label: 'Nome', original: 'Kit', mine: 'Kit meu', current: 'Kit deles' },
  ],
  merged: ['Estoque: 86 → 74 (só lá mudou)'],
}

const render = setupMount()
const onAnswer = vi.fn()
beforeEach(async () => {
  onAnswer.mockReset()
  await act(async () => render(<ConflictDialog conflict={conflict} open onAnswer={onAnswer} />))
})

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  act(() => void document.activeElement?.dispatchEvent(event))
}
const getFocusedField = () => document.activeElement?.closest('[role=radiogroup]')?.getAttribute('aria-label')
const getChosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.getAttribute('aria-label'))

it('starts on the first field with nothing chosen, and lists the merged changes', () => {
  expect(getFocusedField()).toBe('Preço')
  expect(getChosen()).toEqual([])
  expect(document.body.textContent).toContain('Estoque: 86 → 74 (só lá mudou)')
})

it('applies 1 to 3 to the focused field and moves to the next undecided one', () => {
  press('2')
  expect(getChosen()).toEqual(['Meu: R$ 119,90'])
  expect(getFocusedField()).toBe('Nome')
  press('3')
  expect(getChosen()).toEqual(['Meu: R$ 119,90', 'Atual: Kit deles'])
  press('ArrowUp')
  expect(getFocusedField()).toBe('Preço')
  press('1')
  expect(getChosen()).toEqual(['Original: R$ 129,90', 'Atual: Kit deles'])
})

it('submits by Mod+Enter once all fields are decided, never by a repeated key or in a composition', () => {
  press('Enter', { ctrlKey: true })
  press('2')
  press('2', { repeat: true })
  expect(getChosen()).toHaveLength(1)
  press('2', { isComposing: true })
  press('2', { ctrlKey: true })
  expect(getChosen()).toHaveLength(1)
  press('2')
  press('Enter', { ctrlKey: true, repeat: true })
  expect(onAnswer).not.toHaveBeenCalled()
  press('Enter', { ctrlKey: true })
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ preco: 'mine', nome: 'mine' })
})

it('goes back by Esc and hides its keys from the page below', () => {
  const onKeyBelow = vi.fn()
  document.addEventListener('keydown', onKeyBelow)
  press('1')
  expect(onKeyBelow).not.toHaveBeenCalled()
  press('Escape')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null)
  document.removeEventListener('keydown', onKeyBelow)
})

it('marks the words that differ from the original', () =>
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.trim())).toEqual([
    '119,90',
    '124,90',
    'meu',
    'deles',
  ]))
