// @vitest-environment jsdom
/** A window for the keyboard that fails to draw: it stays, and has every key until Esc. */
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
const closed = vi.fn()
const behind = vi.fn()
const field = () => document.querySelector<HTMLInputElement>('#behind')!
const failed = () => getDialogLayer().querySelector('[role=alertdialog]')

beforeEach(() => {
  closed.mockReset()
  behind.mockReset()
  // What React tells of each failure.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => document.removeEventListener('keydown', behind, true)
})

/** A key at what has the focus; true where it was let through to the browser. */
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

/** Draws a window with a list, removes an option from the page, and draws one option less. */
function breakWindow(draw: (names: readonly string[]) => React.ReactNode, isFocusBehind = false) {
  render(
    <>
      <input id="behind" />
      {draw(['um', 'dois'])}
    </>,
  )
  document.addEventListener('keydown', behind, true)
  if (isFocusBehind) field().focus()
  document.querySelectorAll('[role=option], [role=menuitem]')[1]!.remove()
  render(
    <>
      <input id="behind" />
      {draw(['um'])}
    </>,
  )
}

it.each<[string, (names: readonly string[]) => React.ReactNode]>([
  [
    'A lista',
    (names) => (
      <DialogErrorBoundary subject="A lista" onClose={closed}>
        {options(names)}
      </DialogErrorBoundary>
    ),
  ],
  [
    'A janela “Atalhos”',
    (names) => (
      <Dialog open title="Atalhos" onClose={closed}>
        {options(names)}
      </Dialog>
    ),
  ],
  [
    'O menu “Ações”',
    (names) => (
      <Menu open label="Ações" trigger={<button type="button" />} onOpenChange={(open) => !open && closed()}>
        {names.map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </Menu>
    ),
  ],
])('%s stays, and nothing behind hears a key until Esc [G13]', (name, draw) => {
  breakWindow(draw)
  expect(failed()?.textContent).toContain(`${name} falhou`)
  expect(document.activeElement).toBe(failed())
  expect(getFocusContext()).toBe('alert')
  for (const key of ['a', 's', 'Enter', ' ', 'Tab', 'Delete']) expect(press(key), key).toBe(false)
  expect(press('s', { ctrlKey: true })).toBe(false)
  expect(press('Escape', { repeat: true })).toBe(false)
  expect([behind.mock.calls.length, closed.mock.calls.length]).toEqual([0, 0])
  press('Escape')
  expect([behind.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1])
})

it('draws what it stands around anew after Esc, and gives the focus back', () => {
  const draw = (names: readonly string[]) => (
    <DialogErrorBoundary subject="A lista" onClose={closed}>
      {options(names)}
    </DialogErrorBoundary>
  )
  breakWindow(draw, true)
  press('Escape')
  expect(failed()).toBeNull()
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
  expect(document.activeElement).toBe(field())
  expect(press('a')).toBe(true)
  expect(behind).toHaveBeenCalledOnce()
})

it('leaves the rest of the page where a part fails that it can do without, and draws that again', () => {
  const part = (names: readonly string[], again: number) => (
    <>
      <input id="behind" />
      <SilentErrorBoundary resetKey={again}>{options(names)}</SilentErrorBoundary>
    </>
  )
  render(part(['um', 'dois'], 1))
  document.querySelectorAll('[role=option]')[1]!.remove()
  render(part(['um'], 1))
  expect(field()).not.toBeNull()
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0)
  render(part(['um'], 2))
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
})
