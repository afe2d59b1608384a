// @vitest-environment jsdom
/** Tests the keys of a confirmation (commands/keys/README §7). */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { setEnvironment } from '#lib/startup/environment.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ConfirmOptions } from './dialog-options.ts'

const render = setupMount()
const onAnswer = vi.fn()
beforeEach(() => void onAnswer.mockReset())

async function open(question: Partial<ConfirmOptions> = {}) {
  const full: ConfirmOptions = { text: 'Excluir produto #12?', confirmLabel: 'Excluir', tone: 'danger', ...question }
  await act(async () => render(<ConfirmDialog options={full} open onAnswer={onAnswer} />))
  return document.querySelector<HTMLElement>('[role=alertdialog]')!
}
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  act(() => void document.activeElement?.dispatchEvent(event))
  return event
}
const getFocusedText = () => document.activeElement?.textContent

it('names the action exactly and starts on Cancelar', async () => {
  const dialog = await open()
  expect(dialog.querySelector('h2')?.textContent).toBe('Excluir produto #12?')
  expect(getFocusedText()).toContain('Cancelar')
})

it.each<ConfirmOptions['tone']>(['danger', undefined])(
  'is read with the name of the environment, if one is shown (tone %s)',
  async (tone) => {
    setEnvironment({ name: 'Homologação', kind: 'staging', showInProduction: false })
    const dialog = await open({ tone, description: 'Não há como desfazer.' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect([...(description?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ambiente: Homologação',
      'Não há como desfazer.',
    ])
    expect(dialog.querySelector('h2')?.textContent).toBe('Excluir produto #12?')
    setEnvironment({ name: 'Brasil', kind: 'production', showInProduction: false })
    expect((await open({ tone })).textContent).not.toContain('Ambiente')
    setEnvironment(null)
  },
)

it('starts on the confirming button if nothing is destroyed', async () => {
  await open({ text: 'Liberar bônus #7?', confirmLabel: 'Liberar', tone: undefined })
  expect(getFocusedText()).toContain('Liberar')
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
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(yes)
})

it.each(['s', 'Enter', 'n', ' '])('a repeated %j does not answer', async (key) => {
  await open()
  expect(press(key, { repeat: true, ctrlKey: key === 'Enter' }).defaultPrevented).toBe(true)
  expect(onAnswer).not.toHaveBeenCalled()
})

it('ignores Ctrl+S, Shift+S and a composition', async () => {
  await open()
  press('s', { ctrlKey: true })
  press('S', { shiftKey: true })
  press('s', { isComposing: true })
  expect(onAnswer).not.toHaveBeenCalled()
})

it('switches buttons with the arrow keys', async () => {
  await open()
  press('ArrowRight')
  expect(getFocusedText()).toContain('Excluir')
  press('ArrowLeft')
  expect(getFocusedText()).toContain('Cancelar')
})

it('lets no key through to the page', async () => {
  const onKeyBehind = vi.fn()
  document.addEventListener('keydown', onKeyBehind)
  await open()
  press('j')
  document.removeEventListener('keydown', onKeyBehind)
  expect(onKeyBehind).not.toHaveBeenCalled()
})

it('restores the focus in the task in which it closes', async () => {
  const focusedBefore = document.createElement('button')
  document.body.append(focusedBefore)
  focusedBefore.focus()
  await open()
  expect(document.activeElement).not.toBe(focusedBefore)
  render(<ConfirmDialog options={{ text: 'Excluir?' }} open={false} onAnswer={onAnswer} />)
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
  expect(document.activeElement).toBe(focusedBefore)
  focusedBefore.remove()
})

it('shows the affected record', async () => {
  const dialog = await open({ details: [{ label: 'Nome', value: 'Kit 3 camisetas' }] })
  expect(dialog.textContent).toContain('Kit 3 camisetas')
})

it('confirms an action on many records only after their number is typed', async () => {
  const dialog = await open({ text: 'Excluir 300 produtos?', requiredInput: '300' })
  const field = dialog.querySelector('input')!
  expect(document.activeElement).toBe(field)
  press('s')
  press('Enter')
  press('Enter', { ctrlKey: true })
  expect(onAnswer).not.toHaveBeenCalled()
  const write = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
  }
  write('30')
  press('Enter')
  expect(onAnswer).not.toHaveBeenCalled()
  write('300')
  press('Enter')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true)
})

it('renders into the dialog layer, so that React does not handle the events of the page twice at the body', async () => {
  await open()
  expect(document.querySelector('body > #janelas > [role=alertdialog]')).not.toBe(null)
})
