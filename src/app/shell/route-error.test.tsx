// @vitest-environment jsdom
/** Tests the error page of a screen, and the keys that were meant for the failed screen (case G4). */
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

function press(key: string, timeMs: number, init: KeyboardEventInit = {}) {
  now = timeMs
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
}
const getHeardKeys = () => behind.mock.calls.map(([event]) => (event as KeyboardEvent).key)
const renderError = () => render(<RouteError error={new Error('quebrou')} reset={() => {}} />)

it('drops the keys of continued typing, and accepts keys again after a pause', () => {
  renderError()
  press('a', 200)
  press('s', 1_100)
  press('k', 1_200, { ctrlKey: true })
  press('Escape', 1_300)
  press('x', 2_050)
  expect(getHeardKeys()).toEqual(['k', 'Escape'])
  press('g', 3_100)
  press('p', 3_200)
  expect(getHeardKeys()).toEqual(['k', 'Escape', 'g', 'p'])
})

it('says whether a save is pending, and that nothing is sent if none is [D16]', () => {
  renderError()
  expect(document.body.textContent).toContain('Nada está sendo enviado.')
  let end = () => {}
  act(() => (end = registerPendingSave({ path: '/lojas/cadastrar', name: 'Loja', sentAtMs: 0 })))
  onTestFinished(end)
  expect(document.body.textContent).not.toContain('Nada está sendo enviado.')
  expect(document.body.textContent).toContain('ainda não terminou. Não envie de novo')
})
