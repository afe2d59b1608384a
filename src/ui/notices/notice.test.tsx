// @vitest-environment jsdom
/** The rules of a notice (spec 1 §4, §9; spec 2 §9), on the card and its store, with the clock held. */
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
// Told before the place is mounted: what is to be done after a test is done from the last to the first.
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
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => getNotices().map(({ message }) => message)
const point = (card: HTMLElement, type: string) =>
  act(() => card.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })))

it('goes after 3000 ms', () => {
  show('success', 'Salvo com sucesso', {})
  pass(2999)
  expect(texts()).toEqual(['Salvo com sucesso'])
  pass(1)
  expect(texts()).toEqual([])
})

/** What would hold the card: told by hand, for jsdom keeps its first answer about either. */
function holdable(card: HTMLElement) {
  const held = { isHovered: false }
  vi.spyOn(card, 'matches').mockImplementation(
    (selector) =>
      (selector.includes(':hover') && held.isHovered) ||
      (selector.includes(':focus-within') && card.contains(document.activeElement)),
  )
  return held
}

it.each([0, 1])(
  'stays while the pointer is over it, with %i duplicates, and goes 1000 ms after it left',
  (duplicates) => {
    const card = show('info', 'Fica', {})
    const held = holdable(card)
    held.isHovered = true
    for (let at = 0; at < duplicates; at++) act(() => void addNotice('info', 'Fica', {}))
    pass(9_900)
    expect(texts()).toEqual(['Fica'])
    held.isHovered = false
    // React makes pointerleave of pointerout.
    point(card, 'pointerout')
    pass(999)
    expect(texts()).toEqual(['Fica'])
    pass(1)
    expect(texts()).toEqual([])
  },
)

it.each(['a duplicate comes', 'the pointer leaves it'])(
  'stays while a button of it has the focus, though %s',
  (what) => {
    const card = show('info', 'Fica', {})
    holdable(card)
    act(() => card.querySelector('button')?.focus())
    if (what === 'a duplicate comes') act(() => void addNotice('info', 'Fica', {}))
    else point(card, 'pointerout')
    pass(10_000)
    expect(texts()).toEqual(['Fica'])
    act(() => card.querySelector('button')?.blur())
    pass(1000)
    expect(texts()).toEqual([])
  },
)

it.each([
  ['the pointer that it slid under', (card: HTMLElement) => point(card, 'pointerout')],
  ['the focus', (card: HTMLElement) => act(() => card.querySelector('button')?.blur())],
])('keeps the rest of its time where %s leaves it', (_, leave) => {
  const card = show('success', 'Excluído', { timeOut: 8000, action: { label: 'Desfazer', run: () => undefined } })
  holdable(card)
  pass(400)
  act(() => card.querySelector('button')?.focus())
  leave(card)
  act(() => card.querySelector('button')?.blur())
  pass(7599)
  expect(texts()).toEqual(['Excluído'])
  pass(1)
  expect(texts()).toEqual([])
})

it('goes on a tap, and on its close button', () => {
  point(show('info', 'Toque', {}), 'click')
  expect(texts()).toEqual([])
  const card = show('error', 'Botão', { tapToDismiss: false })
  point(card, 'click')
  expect(texts()).toEqual(['Botão'])
  act(() => card.querySelector<HTMLElement>('[aria-label="Fechar aviso"]')?.click())
  expect(texts()).toEqual([])
})

it('counts a duplicate and starts the time again [D17]', () => {
  const card = show('error', 'Erro ao salvar', {})
  pass(2000)
  act(() => void addNotice('error', 'Erro ao salvar', {}))
  expect(getNotices()).toHaveLength(1)
  expect(card.textContent).toContain('×2')
  pass(2000)
  expect(texts()).toEqual(['Erro ao salvar'])
  pass(1000)
  expect(texts()).toEqual([])
})

it('takes no act’s way back away with the same words about another act, or about none', () => {
  const acts = [{ timestampMs: 1 }, { timestampMs: 2 }]
  const undone: number[] = []
  for (const step of [...acts, undefined])
    addNotice('success', 'Status atualizado', {
      ...(step && { historyRef: step, action: { label: 'Desfazer', run: () => undone.push(step.timestampMs) } }),
    })
  for (const { options } of getNotices()) options.action?.run()
  expect(undone).toEqual([2, 1])
  removeNoticesOfActions([2])
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, acts[0]])
})

it('brings the words of a duplicate anew, so that they are read again and not its count alone', () => {
  const card = show('info', 'Nada a fazer', {})
  const words = () => card.querySelector('span > span')
  const first = words()
  act(() => void addNotice('info', 'Nada a fazer', {}))
  expect(first?.isConnected).toBe(false)
  expect(words()?.isConnected).toBe(true)
  expect(words()?.textContent).toBe('Nada a fazer')
})

it('keeps the newest first, and the same text of another type apart', () => {
  addNotice('info', 'um', {})
  addNotice('error', 'dois', {})
  addNotice('error', 'um', {})
  expect(texts()).toEqual(['um', 'dois', 'um'])
})

it('hundreds are merged where they are equal, and cleared at once, but for a run under way [D17]', () => {
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

it('is read out at once where it is an error [D17]', () => {
  expect(show('error', 'x', {}).getAttribute('role')).toBe('alert')
  expect(show('info', 'y', {}).hasAttribute('role')).toBe(false)
})

it('shows how a run stands, asks it to pause and to stop, and never leaves by itself', () => {
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
  // It waits once the run says so.
  expect(button('Continuar')).toBeUndefined()
  act(() => updateProgress(getNotices()[0]!.id, { isPaused: true }))
  expect(button('Continuar')).toBeDefined()
  act(() => button('Parar')?.click())
  expect(onStop).toHaveBeenCalledOnce()
  pass(60_000)
  expect(getNotices()).toHaveLength(1)
})
