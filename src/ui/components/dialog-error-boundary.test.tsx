// @vitest-environment jsdom
/** Tests a dialog that fails to render: it stays open and swallows every key until Esc. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { Menu, MenuItem } from './menu.tsx'
import { SilentErrorBoundary } from './silent-error-boundary.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogErrorBoundary } from './dialog-error-boundary.tsx'

const render = setupMount()
const onClose = vi.fn()
const onKeyBehind = vi.fn()
const field = () => document.querySelector<HTMLInputElement>('#behind')!
const getFailedDialog = () => getDialogLayer().querySelector('[role=alertdialog]')

beforeEach(() => {
  onClose.mockReset()
  onKeyBehind.mockReset()
  // Silences React's report of each failure.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => document.removeEventListener('keydown', onKeyBehind, true)
})

/** Presses a key at the focused element; true if the browser may handle it. */
function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  let isLeft = true
  act(() => void (isLeft = (document.activeElement ?? document.body).dispatchEvent(event)))
  return isLeft
}

const options = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name} role="option" aria-selected="false">
        {name}
      </li>
    ))}
  </ul>
)

/** Renders a dialog with a list, removes an option from the DOM, and renders one option less, which fails. */
function failDialog(renderNames: (names: readonly string[]) => React.ReactNode, isFocusBehind = false) {
  render(
    <>
      <input id="behind" />
      {renderNames(['um', 'dois'])}
    </>,
  )
  document.addEventListener('keydown', onKeyBehind, true)
  if (isFocusBehind) field().focus()
  document.querySelectorAll('[role=option], [role=menuitem]')[1]!.remove()
  render(
    <>
      <input id="behind" />
      {renderNames(['um'])}
    </>,
  )
}

it.each<[string, (names: readonly string[]) => React.ReactNode]>([
  [
    'A lista',
    (names) => (
      <DialogErrorBoundary subject="A lista" onClose={onClose}>
        {options(names)}
      </DialogErrorBoundary>
    ),
  ],
  [
    'A janela “Atalhos”',
    (names) => (
      <Dialog open title="Atalhos" onClose={onClose}>
        {options(names)}
      </Dialog>
    ),
  ],
  [
    'O menu “Ações”',
    (names) => (
      <Menu open label="Ações" trigger={<button type="button" />} onOpenChange={(open) => !open && onClose()}>
        {names.map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </Menu>
    ),
  ],
])('%s stays open and swallows every key until Esc [G13]', (name, draw) => {
  failDialog(draw)
  expect(getFailedDialog()?.textContent).toContain(`${name} falhou`)
  expect(document.activeElement).toBe(getFailedDialog())
  expect(getFocusContext()).toBe('alert')
  for (const key of ['a', 's', 'Enter', ' ', 'Tab', 'Delete']) expect(press(key), key).toBe(false)
  expect(press('s', { ctrlKey: true })).toBe(false)
  expect(press('Escape', { repeat: true })).toBe(false)
  expect([onKeyBehind.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  press('Escape')
  expect([onKeyBehind.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

it('renders its children again after Esc, and restores the focus', () => {
  const renderNames = (names: readonly string[]) => (
    <DialogErrorBoundary subject="A lista" onClose={onClose}>
      {options(names)}
    </DialogErrorBoundary>
  )
  failDialog(renderNames, true)
  press('Escape')
  expect(getFailedDialog()).toBeNull()
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
  expect(document.activeElement).toBe(field())
  expect(press('a')).toBe(true)
  expect(onKeyBehind).toHaveBeenCalledOnce()
})

it('keeps the rest of the page if an optional component fails, and renders that again later', () => {
  const renderPart = (names: readonly string[], resetKey: number) => (
    <>
      <input id="behind" />
      <SilentErrorBoundary resetKey={resetKey}>{options(names)}</SilentErrorBoundary>
    </>
  )
  render(renderPart(['um', 'dois'], 1))
  document.querySelectorAll('[role=option]')[1]!.remove()
  render(renderPart(['um'], 1))
  expect(field()).not.toBeNull()
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0)
  render(renderPart(['um'], 2))
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
})
