// @vitest-environment jsdom
/** The keys of a save that was stopped (case N1). */
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
const answer = vi.fn()
beforeEach(async () => {
  answer.mockReset()
  await act(async () => render(<ConflictDialog conflict={conflict} open onAnswer={answer} />))
})

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  act(() => void document.activeElement?.dispatchEvent(event))
}
const focused = () => document.activeElement?.closest('[role=radiogroup]')?.getAttribute('aria-label')
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.getAttribute('aria-label'))

it('starts on the first field with nothing chosen, and says what was joined', () => {
  expect(focused()).toBe('Preço')
  expect(chosen()).toEqual([])
  expect(document.body.textContent).toContain('Estoque: 86 → 74 (só lá mudou)')
})

it('takes 1 to 3 for the field under the focus and goes to the next that is open', () => {
  press('2')
  expect(chosen()).toEqual(['Meu: R$ 119,90'])
  expect(focused()).toBe('Nome')
  press('3')
  expect(chosen()).toEqual(['Meu: R$ 119,90', 'Atual: Kit deles'])
  press('ArrowUp')
  expect(focused()).toBe('Preço')
  press('1')
  expect(chosen()).toEqual(['Original: R$ 129,90', 'Atual: Kit deles'])
})

it('goes on by Mod+Enter once all is decided, never by a repeat or in a composition', () => {
  press('Enter', { ctrlKey: true })
  press('2')
  press('2', { repeat: true })
  expect(chosen()).toHaveLength(1)
  press('2', { isComposing: true })
  press('2', { ctrlKey: true })
  expect(chosen()).toHaveLength(1)
  press('2')
  press('Enter', { ctrlKey: true, repeat: true })
  expect(answer).not.toHaveBeenCalled()
  press('Enter', { ctrlKey: true })
  expect(answer).toHaveBeenCalledExactlyOnceWith({ preco: 'mine', nome: 'mine' })
})

it('goes back by Esc and lets nothing below see its keys', () => {
  const below = vi.fn()
  document.addEventListener('keydown', below)
  press('1')
  expect(below).not.toHaveBeenCalled()
  press('Escape')
  expect(answer).toHaveBeenCalledExactlyOnceWith(null)
  document.removeEventListener('keydown', below)
})

it('marks the words that differ from the original', () =>
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.trim())).toEqual([
    '119,90',
    '124,90',
    'meu',
    'deles',
  ]))
