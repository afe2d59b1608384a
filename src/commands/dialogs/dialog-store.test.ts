// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitField, getFocusedScriptName, isDialogOrFieldAwaited, openDialog } from './dialog-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  openDialog(null)
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is awaited from the request until it is rendered', () => {
  expect(isDialogOrFieldAwaited()).toBe(false)
  openDialog('atalhos')
  expect(isDialogOrFieldAwaited()).toBe(true)
  const drawn = document.createElement('div')
  drawn.setAttribute('role', 'dialog')
  document.body.append(drawn)
  expect(isDialogOrFieldAwaited()).toBe(false)
  drawn.remove()
  openDialog(null)
  expect(isDialogOrFieldAwaited()).toBe(false)
})

it('is not awaited for longer than 3 s', () => {
  openDialog('atalhos')
  vi.advanceTimersByTime(2_999)
  expect(isDialogOrFieldAwaited()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isDialogOrFieldAwaited()).toBe(false)
})

it('awaits a field until it was rendered once or the operator clicks elsewhere, and no longer than 3 s', () => {
  awaitField('.line input')
  expect(isDialogOrFieldAwaited()).toBe(true)
  const line = document.createElement('p')
  line.className = 'line'
  line.append(document.createElement('input'))
  document.body.append(line)
  expect(isDialogOrFieldAwaited()).toBe(false)
  document.body.replaceChildren()
  expect(isDialogOrFieldAwaited()).toBe(false)
  awaitField('.line input')
  window.dispatchEvent(new Event('pointerdown'))
  expect(isDialogOrFieldAwaited()).toBe(false)
  awaitField('.line input')
  vi.advanceTimersByTime(2_999)
  expect(isDialogOrFieldAwaited()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isDialogOrFieldAwaited()).toBe(false)
})

it('names the script that was just saved to the list that opens then, and to no later one', () => {
  openDialog('roteiros', 'fechamento')
  expect(getFocusedScriptName()).toBe('fechamento')
  openDialog(null)
  openDialog('roteiros')
  expect(getFocusedScriptName()).toBeNull()
})
