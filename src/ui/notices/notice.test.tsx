// @vitest-environment jsdom
/** Tests the rules of a notice (spec 1 §4, §9; spec 2 §9), on the card and its store, with fake timers. */
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { Notice } from './notice.tsx'
import { dismissAllNotices } from './notice-actions.ts'
import {
  addNotice,
  getNotices,
  removeAllNotices,
  removeNotice,
  removeNoticesOfActions,
  updateProgress,
} from './notice-store.ts'

beforeEach(() => void vi.useFakeTimers())
// Registered before the container is mounted: hooks after a test run from the last to the first.
afterEach(() => {
  removeAllNotices()
  vi.useRealTimers()
})
const render = setupMount()

function show(...args: Parameters<typeof addNotice>) {
  let id = ''
  act(() => {
    id = addNotice(...args)
    render(<Notice id={id} />)
  })
  return document.querySelector<HTMLElement>('[data-notice]')!
}
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => getNotices().map(({ message }) => message)
const dispatchPointer = (card: HTMLElement, type: string) =>
  act(() => card.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })))

it('goes after 3000 ms', () => {
  show('success', 'Salvo com sucesso', {})
  advanceTime(2999)
  expect(texts()).toEqual(['Salvo com sucesso'])
  advanceTime(1)
  expect(texts()).toEqual([])
})

/** Sets by hand whether the card is hovered, because jsdom caches its first answer about hover and focus. */
function controlHover(card: HTMLElement) {
  const hoverState = { isHovered: false }
  vi.spyOn(card, 'matches').mockImplementation(
    (selector) =>
      (selector.includes(':hover') && hoverState.isHovered) ||
      (selector.includes(':focus-within') && card.contains(document.activeElement)),
  )
  return hoverState
}

it.each([0, 1])(
  'stays while the pointer is over it, with %i duplicates, and goes 1000 ms after the pointer has left',
  (duplicates) => {
    const card = show('info', 'Fica', {})
    const hoverState = controlHover(card)
    hoverState.isHovered = true
    for (let at = 0; at < duplicates; at++) act(() => void addNotice('info', 'Fica', {}))
    advanceTime(9_900)
    expect(texts()).toEqual(['Fica'])
    hoverState.isHovered = false
    // React makes pointerleave of pointerout.
    dispatchPointer(card, 'pointerout')
    advanceTime(999)
    expect(texts()).toEqual(['Fica'])
    advanceTime(1)
    expect(texts()).toEqual([])
  },
)

it.each(['a duplicate comes', 'the pointer leaves it'])(
  'stays while a button of it has the focus, even if %s',
  (what) => {
    const card = show('info', 'Fica', {})
    controlHover(card)
    act(() => card.querySelector('button')?.focus())
    if (what === 'a duplicate comes') act(() => void addNotice('info', 'Fica', {}))
    else dispatchPointer(card, 'pointerout')
    advanceTime(10_000)
    expect(texts()).toEqual(['Fica'])
    act(() => card.querySelector('button')?.blur())
    advanceTime(1000)
    expect(texts()).toEqual([])
  },
)

it.each([
  ['a pointer under which it has slid', (card: HTMLElement) => dispatchPointer(card, 'pointerout')],
  ['the focus', (card: HTMLElement) => act(() => card.querySelector('button')?.blur())],
])('keeps the rest of its time if %s leaves it', (_, leave) => {
  const card = show('success', 'Excluído', { timeOut: 8000, action: { label: 'Desfazer', run: () => undefined } })
  controlHover(card)
  advanceTime(400)
  act(() => card.querySelector('button')?.focus())
  leave(card)
  act(() => card.querySelector('button')?.blur())
  advanceTime(7599)
  expect(texts()).toEqual(['Excluído'])
  advanceTime(1)
  expect(texts()).toEqual([])
})

it('goes on a tap, and on its close button', () => {
  dispatchPointer(show('info', 'Toque', {}), 'click')
  expect(texts()).toEqual([])
  const card = show('error', 'Botão', { tapToDismiss: false })
  dispatchPointer(card, 'click')
  expect(texts()).toEqual(['Botão'])
  act(() => card.querySelector<HTMLElement>('[aria-label="Fechar aviso"]')?.click())
  expect(texts()).toEqual([])
})

it('counts a duplicate and restarts the timer [D17]', () => {
  const card = show('error', 'Erro ao salvar', {})
  advanceTime(2000)
  act(() => void addNotice('error', 'Erro ao salvar', {}))
  expect(getNotices()).toHaveLength(1)
  expect(card.textContent).toContain('×2')
  advanceTime(2000)
  expect(texts()).toEqual(['Erro ao salvar'])
  advanceTime(1000)
  expect(texts()).toEqual([])
})

it('does not replace the undo of an action by the same text about another action, or about none', () => {
  const historyRefs = [{ timestampMs: 1 }, { timestampMs: 2 }]
  const undone: number[] = []
  for (const step of [...historyRefs, undefined])
    addNotice('success', 'Status atualizado', {
      ...(step && { historyRef: step, action: { label: 'Desfazer', run: () => undone.push(step.timestampMs) } }),
    })
  for (const { options } of getNotices()) options.action?.run()
  expect(undone).toEqual([2, 1])
  removeNoticesOfActions([2])
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, historyRefs[0]])
})

it('renders the text of a duplicate anew, so that it is read again and not only its count', () => {
  const card = show('info', 'Nada a fazer', {})
  const getTextElement = () => card.querySelector('span > span')
  const first = getTextElement()
  act(() => void addNotice('info', 'Nada a fazer', {}))
  expect(first?.isConnected).toBe(false)
  expect(getTextElement()?.isConnected).toBe(true)
  expect(getTextElement()?.textContent).toBe('Nada a fazer')
})

it('keeps the newest first, and the same text of another type separate', () => {
  addNotice('info', 'um', {})
  addNotice('error', 'dois', {})
  addNotice('error', 'um', {})
  expect(texts()).toEqual(['um', 'dois', 'um'])
})

it('merges hundreds of equal notices, and clears all at once except those of a running job [D17]', () => {
  for (let at = 0; at < 300; at++) addNotice('error', `Erro ${at % 3}`, {})
  expect(getNotices().map(({ message, count }) => [message, count])).toEqual([
    ['Erro 2', 100],
    ['Erro 1', 100],
    ['Erro 0', 100],
  ])
  addNotice('info', 'Excluindo', {}, { done: 0, total: 4, isPaused: false })
  dismissAllNotices()
  expect(texts()).toEqual(['Excluindo'])
  removeNotice(getNotices()[0]!.id)
})

it('is read aloud at once if it is an error [D17]', () => {
  expect(show('error', 'x', {}).getAttribute('role')).toBe('alert')
  expect(show('info', 'y', {}).hasAttribute('role')).toBe(false)
})

it('shows the progress of a run, asks it to pause and to stop, and never goes by itself', () => {
  const onPause = vi.fn()
  const onStop = vi.fn()
  const card = show(
    'info',
    'Excluindo produtos',
    { disableTimeOut: true, tapToDismiss: false, closeButton: false },
    { done: 0, total: 4, isPaused: false, onPause, onStop },
  )
  act(() => updateProgress(getNotices()[0]!.id, { done: 3 }))
  expect(card.textContent).toContain('3 de 4')
  act(() => updateProgress(getNotices()[0]!.id, { waitReason: 'a plataforma pede 5 s de espera' }))
  expect(card.textContent).toContain('3 de 4, a plataforma pede 5 s de espera')
  const button = (name: string) => [...card.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  act(() => button('Pausar')?.click())
  expect(onPause).toHaveBeenCalledWith(true)
  // The notice shows a pause only when the run reports it.
  expect(button('Continuar')).toBeUndefined()
  act(() => updateProgress(getNotices()[0]!.id, { isPaused: true }))
  expect(button('Continuar')).toBeDefined()
  act(() => button('Parar')?.click())
  expect(onStop).toHaveBeenCalledOnce()
  advanceTime(60_000)
  expect(getNotices()).toHaveLength(1)
})
