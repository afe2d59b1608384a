// @vitest-environment jsdom
/** What stands where a screen broke, and the keys that were meant for that screen (case G4). */
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { registerPendingSave } from '#forms/save/pending-saves.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { RouteError } from './route-error.tsx'

const render = setupMount()
const behind = vi.fn()
let now = 0

beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  behind.mockReset()
  document.addEventListener('keydown', behind)
  return () => document.removeEventListener('keydown', behind)
})

function press(key: string, at: number, init: KeyboardEventInit = {}) {
  now = at
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
}
const heard = () => behind.mock.calls.map(([event]) => (event as KeyboardEvent).key)
const draw = () => render(<RouteError error={new Error('quebrou')} reset={() => {}} />)

it('drops what is typed on into the screen that broke, and takes keys again after a rest', () => {
  draw()
  press('a', 200)
  press('s', 1_100)
  press('k', 1_200, { ctrlKey: true })
  press('Escape', 1_300)
  press('x', 2_050)
  expect(heard()).toEqual(['k', 'Escape'])
  press('g', 3_100)
  press('p', 3_200)
  expect(heard()).toEqual(['k', 'Escape', 'g', 'p'])
})

it('says of a save on its way that it is, and that nothing is sent where none is [D16]', () => {
  draw()
  expect(document.body.textContent).toContain('Nada está sendo enviado.')
  let end = () => {}
  act(() => (end = registerPendingSave({ path: '/lojas/cadastrar', name: 'Loja', sentAtMs: 0 })))
  onTestFinished(end)
  expect(document.body.textContent).not.toContain('Nada está sendo enviado.')
  expect(document.body.textContent).toContain('ainda não terminou. Não envie de novo')
})
