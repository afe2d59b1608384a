// @vitest-environment jsdom
/** The keys of a confirmation (commands/keys/README §7). */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ConfirmOptions } from './dialog-options.ts'

const render = setupMount()
const answer = vi.fn()
beforeEach(() => void answer.mockReset())

async function open(question: Partial<ConfirmOptions> = {}) {
  const full: ConfirmOptions = { text: 'Excluir produto #12?', confirmLabel: 'Excluir', tone: 'danger', ...question }
  await act(async () => render(<ConfirmDialog options={full} open onAnswer={answer} />))
  return document.querySelector<HTMLElement>('[role=alertdialog]')!
}
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  act(() => void document.activeElement?.dispatchEvent(event))
  return event
}
const focused = () => document.activeElement?.textContent

it('names the act exactly and starts on Cancelar', async () => {
  const dialog = await open()
  expect(dialog.querySelector('h2')?.textContent).toBe('Excluir produto #12?')
  expect(focused()).toContain('Cancelar')
})

it('starts on the confirming button where nothing is destroyed', async () => {
  await open({ text: 'Liberar bônus #7?', confirmLabel: 'Liberar', tone: undefined })
  expect(focused()).toContain('Liberar')
})

it.each<[string, KeyboardEventInit, boolean]>([
  ['s', {}, true],
  ['S', {}, true],
  ['Enter', { ctrlKey: true }, true],
  ['Enter', { metaKey: true }, true],
  ['n', {}, false],
  ['Escape', {}, false],
])('%s %j answers %s, once', async (key, init, yes) => {
  await open()
  press(key, init)
  press(key, init)
  expect(answer).toHaveBeenCalledExactlyOnceWith(yes)
})

it.each(['s', 'Enter', 'n', ' '])('a repeated %j answers nothing', async (key) => {
  await open()
  expect(press(key, { repeat: true, ctrlKey: key === 'Enter' }).defaultPrevented).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})

it('leaves Ctrl+S, Shift+S and a composition alone', async () => {
  await open()
  press('s', { ctrlKey: true })
  press('S', { shiftKey: true })
  press('s', { isComposing: true })
  expect(answer).not.toHaveBeenCalled()
})

it('changes buttons with the arrows', async () => {
  await open()
  press('ArrowRight')
  expect(focused()).toContain('Excluir')
  press('ArrowLeft')
  expect(focused()).toContain('Cancelar')
})

it('lets no key through to the page', async () => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await open()
  press('j')
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
})

it('gives the focus back in the very turn in which it goes', async () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  await open()
  expect(document.activeElement).not.toBe(before)
  render(<ConfirmDialog options={{ text: 'Excluir?' }} open={false} onAnswer={answer} />)
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('tells what is touched', async () => {
  const dialog = await open({ details: [{ label: 'Nome', value: 'Kit 3 camisetas' }] })
  expect(dialog.textContent).toContain('Kit 3 camisetas')
})

it('confirms many only once their number is typed', async () => {
  const dialog = await open({ text: 'Excluir 300 produtos?', requiredInput: '300' })
  const field = dialog.querySelector('input')!
  expect(document.activeElement).toBe(field)
  press('s')
  press('Enter')
  press('Enter', { ctrlKey: true })
  expect(answer).not.toHaveBeenCalled()
  const write = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
  }
  write('30')
  press('Enter')
  expect(answer).not.toHaveBeenCalled()
  write('300')
  press('Enter')
  expect(answer).toHaveBeenCalledExactlyOnceWith(true)
})

it('is drawn in the place of windows, so that React does not hear the page a second time at its body', async () => {
  await open()
  expect(document.querySelector('body > #janelas > [role=alertdialog]')).not.toBe(null)
})
