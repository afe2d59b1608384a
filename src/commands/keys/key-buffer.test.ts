// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showStatus } from '#commands/execution/status-line.ts'
import { type ListHandle, registerList, routeTransition } from '#commands/screen.ts'
import { KeyBuffer } from './key-buffer.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'

const world = vi.hoisted(() => ({ pending: null as unknown, areRowsAway: false, isAvailable: true }))
vi.mock('./handle-key.ts', () => ({
  getBindings: () => [
    { chords: ['Mod+k'], command: { scope: 'global' } },
    { chords: ['Mod+Enter'], command: { scope: 'form' } },
    { chords: ['j'], command: { scope: 'list' } },
    { chords: [']'], command: { scope: 'list' } },
    { chords: ['e'], command: { scope: 'row' } },
    { chords: ['e'], command: { scope: 'list', region: 'leitura' } },
  ],
  getPendingSequence: () => world.pending,
  isAvailable: () => world.isAvailable,
}))
vi.mock('#commands/execution/status-line.ts', () => ({ showStatus: vi.fn() }))

let keyBuffer: KeyBuffer
/** Whether a line waits for the palette. */
let isDue = false
/** The keys that reach the screen, in order. */
let seen: string[] = []
const screen = (event: Event) => {
  const { key } = event as KeyboardEvent
  if (keyBuffer.bufferKey(event as KeyboardEvent)) return event.preventDefault()
  seen.push(key)
  // As a key that navigates does.
  if (key === 'm') routeTransition.set('under way')
}

const press = (keys: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  keys
    .split(' ')
    .map((key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })))

beforeEach(() => {
  vi.useFakeTimers()
  isDue = false
  keyBuffer = new KeyBuffer(() => isDue)
  seen = []
  document.body.replaceChildren()
  document.addEventListener('keydown', screen)
})

afterEach(() => {
  document.removeEventListener('keydown', screen)
  keyBuffer.stop()
  routeTransition.set('done')
  vi.useRealTimers()
  vi.mocked(showStatus).mockClear()
})

it('gives Escape to a requested dialog once it is rendered, without the keys pressed before Escape', () => {
  isDue = true
  press('x')
  keyBuffer.clear()
  press('Escape')
  vi.advanceTimersByTime(500)
  expect(seen).toEqual([])
  isDue = false
  vi.runAllTimers()
  expect(seen).toEqual(['Escape'])
})

it('gives keys pressed during a navigation to the next screen, in order and once', () => {
  press('m c Delete')
  expect(seen).toEqual(['m'])
  routeTransition.set('done')
  press('j')
  expect(seen).toEqual(['m'])
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'c', 'Delete', 'j'])
  press('x')
  expect(seen.at(-1)).toBe('x')
})

it('gives keys after a buffered key that navigates to that other screen', () => {
  press('m c m x')
  routeTransition.set('done')
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['m', 'c', 'm'])
  routeTransition.set('done')
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['m', 'c', 'm', 'x'])
})

it('drops the keys if the screen does not come, and if Esc cancels them', () => {
  press('m c')
  routeTransition.set('given up')
  vi.runAllTimers()
  press('m c')
  keyBuffer.clear()
  routeTransition.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'm'])
})

it('drops the keys if the screen takes too long, says so, and buffers no more', () => {
  press('m c')
  vi.advanceTimersByTime(3_000)
  expect(showStatus).toHaveBeenCalledWith('A tela demora: teclas não usadas')
  press('g')
  expect(seen).toEqual(['m', 'g'])
  routeTransition.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'g'])
})

it('opens the palette at once, but not under a dialog or menu that is about to open', () => {
  press('m')
  expect(press('k', { ctrlKey: true })).toEqual([true])
  routeTransition.set('done')
  isDue = true
  seen = []
  expect(press('k', { ctrlKey: true })).toEqual([false])
  isDue = false
  vi.runAllTimers()
  expect(seen).toEqual(['k'])
})

it('says nothing if nothing was buffered', () => {
  press('m')
  vi.advanceTimersByTime(3_000)
  expect(showStatus).not.toHaveBeenCalled()
})

it('leaves Esc, Tab, the browser’s keys, keys of no screen, fields and dialogs alone, and takes a repeat without replaying it', () => {
  press('m')
  expect(press('f', { ctrlKey: true })).toEqual([true])
  expect(press('k', { ctrlKey: true })).toEqual([true])
  expect(press('Enter', { ctrlKey: true })).toEqual([false])
  expect(press('k', { ctrlKey: true })).toEqual([false])
  expect(press('Escape Tab Shift')).toEqual([true, true, true])
  expect(press('c', { repeat: true })).toEqual([false])
  const field = document.createElement('input')
  document.body.append(field)
  expect(press('c', {}, field)).toEqual([true])
  const window = document.createElement('div')
  window.setAttribute('role', 'dialog')
  field.remove()
  getDialogLayer().append(window)
  expect(press('c')).toEqual([true])
  window.remove()
  seen = []
  routeTransition.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['Enter', 'k'])
})

it('buffers keys after a line entered before the palette is rendered', () => {
  isDue = true
  press('c')
  vi.advanceTimersByTime(500)
  expect(seen).toEqual([])
  isDue = false
  vi.runAllTimers()
  expect(seen).toEqual(['c'])
})

it('writes a letter if a field has the focus by then', () => {
  const written: string[] = []
  document.execCommand = (_, __, text) => written.push(text ?? '') > 0
  press('m c O Enter')
  document.addEventListener('keydown', (event) => event.key === 'c' && event.preventDefault())
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  routeTransition.set('done')
  vi.runAllTimers()
  expect(written).toEqual(['O'])
})

it('buffers keys for rows while they load, and nothing else', () => {
  const grid = document.createElement('div')
  grid.setAttribute('role', 'grid')
  document.body.append(grid)
  const leave = registerList({ isLoading: () => world.areRowsAway } as ListHandle)
  world.areRowsAway = true
  press(']', {}, grid)
  expect(seen).toEqual([']'])
  world.pending = { chords: ['g'] }
  press('e', {}, grid)
  world.pending = null
  expect(seen).toEqual([']', 'e'])
  press('j', {}, document.body)
  expect(seen).toEqual([']', 'e', 'j'])
  grid.tabIndex = 0
  grid.focus()
  // A key after a buffered key waits behind it.
  expect(press('j e ]', {}, grid)).toEqual([false, false, false])
  vi.advanceTimersByTime(500)
  expect(seen).toHaveLength(3)
  world.areRowsAway = false
  vi.runAllTimers()
  expect(seen.slice(3)).toEqual(['j', 'e', ']'])
  press('e', {}, grid)
  expect(seen.at(-1)).toBe('e')
  leave()
})

it('buffers commands that the list cannot run before its response, wherever the focus is', () => {
  const leave = registerList({ isLoading: () => world.areRowsAway } as ListHandle)
  Object.assign(world, { areRowsAway: true, isAvailable: false })
  press('] x')
  expect(seen).toEqual([])
  vi.advanceTimersByTime(500)
  expect(seen).toEqual([])
  Object.assign(world, { areRowsAway: false, isAvailable: true })
  vi.runAllTimers()
  expect(seen).toEqual([']', 'x'])
  leave()
})

/** By the clock of the event timestamps. */
const threeSecondsOn = () => vi.spyOn(performance, 'now').mockReturnValue(new Event('keydown').timeStamp + 3_100)

it('drops keys for rows that do not come, with a message', () => {
  const grid = document.createElement('div')
  grid.setAttribute('role', 'grid')
  grid.tabIndex = 0
  document.body.append(grid)
  grid.focus()
  const leave = registerList({ isLoading: () => true } as ListHandle)
  press('j', {}, grid)
  threeSecondsOn()
  vi.runAllTimers()
  expect(showStatus).toHaveBeenCalledWith('A tela demora: teclas não usadas')
  expect(seen).toEqual([])
  vi.restoreAllMocks()
  leave()
})

const early = (keys: string, modifiers: KeyboardEventInit = {}) =>
  keys.split(' ').map((key) => new KeyboardEvent('keydown', { key, ...modifiers }))

it('replays startup keys, and after them keys pressed then', () => {
  keyBuffer.replayStartupKeys(early('g p'))
  press('x')
  expect(seen).toEqual([])
  vi.runAllTimers()
  expect(seen).toEqual(['g', 'p', 'x'])
})

it('keeps the order of a line that is still being given to the palette', () => {
  keyBuffer.replayStartupKeys(early('o'))
  const input = document.createElement('input')
  const palette = document.createElement('div')
  palette.dataset['palette'] = ''
  palette.append(input)
  document.body.append(palette)
  expect(press('i Enter', {}, input)).toEqual([false, false])
  expect(seen).toEqual([])
  vi.runAllTimers()
  expect(seen).toEqual(['o', 'i', 'Enter'])
})

it('keeps spaces, Backspace and Enter among the letters that are still being given to a field', () => {
  const done: string[] = []
  document.execCommand = (command, __, text) => done.push(text ?? command) > 0
  keyBuffer.replayStartupKeys(early('a'))
  const form = document.createElement('form')
  const field = document.createElement('input')
  form.requestSubmit = () => void done.push('submit')
  form.append(field)
  document.body.append(form)
  field.focus()
  for (const key of ['b', ' ', 'd', 'Backspace', 'Enter'])
    expect(field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })), key).toBe(false)
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['a', 'b', ' ', 'd', 'delete', 'submit'])
})

it('writes all text of a field in one task: it is never cut off', () => {
  const done: string[] = []
  document.execCommand = (_, __, text) => {
    threeSecondsOn()
    return done.push(text ?? '') > 0
  }
  keyBuffer.replayStartupKeys(early('O u r o'))
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  vi.runAllTimers()
  vi.restoreAllMocks()
  expect(done.join('')).toBe('Ouro')
  expect(showStatus).not.toHaveBeenCalled()
})

it('writes buffered text in the task in which the field gets the focus, and other keys later', async () => {
  const done: string[] = []
  document.execCommand = (_, __, text) => done.push(text ?? '') > 0
  const flushIntoField = (event: FocusEvent) => keyBuffer.flushIntoField(event)
  document.addEventListener('focusin', flushIntoField)
  isDue = true
  press('" n Enter x')
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await Promise.resolve()
  expect(done).toEqual([])
  field.blur()
  isDue = false
  field.focus()
  // Not while the code that renders the field runs.
  expect(done).toEqual([])
  await Promise.resolve()
  expect(done).toEqual(['"', 'n'])
  vi.runAllTimers()
  expect(done).toEqual(['"', 'n', 'x'])
  expect(seen).toEqual(['"', 'n', 'Enter', 'x'])
  document.removeEventListener('focusin', flushIntoField)
})

it('answers no confirmation with keys pressed before it was visible', () => {
  keyBuffer.replayStartupKeys(early('j s'))
  document.addEventListener(
    'keydown',
    () => {
      const question = document.createElement('div')
      question.setAttribute('role', 'alertdialog')
      getDialogLayer().append(question)
    },
    { once: true },
  )
  vi.runAllTimers()
  expect(seen).toEqual(['j'])
})

it('shows a late line in the palette without entering it, and drops all other late keys', () => {
  const keys = [...early('c'), ...early('k', { ctrlKey: true }), ...early('o i Enter')]
  threeSecondsOn()
  keyBuffer.replayStartupKeys(keys)
  vi.restoreAllMocks()
  vi.runAllTimers()
  expect(seen).toEqual(['k', 'o', 'i'])
  expect(showStatus).toHaveBeenCalledOnce()
})

it('shows a whole line that becomes late while it is shown, and does not enter it', () => {
  document.addEventListener('keydown', ({ key }) => void (key === 'x' && threeSecondsOn()))
  keyBuffer.replayStartupKeys([...early('k', { ctrlKey: true }), ...early('x j Enter')])
  vi.runAllTimers()
  vi.restoreAllMocks()
  expect(seen).toEqual(['k', 'x', 'j'])
  expect(showStatus).toHaveBeenCalledOnce()
})

it.each([
  ['⌘', { metaKey: true }, 'k'],
  ['Ctrl', { ctrlKey: true }, 'k'],
  ['Ctrl of a Cyrillic keyboard', { ctrlKey: true, code: 'KeyK' }, 'л'],
])('buffers the palette’s key with %s behind buffered keys, and passes it before them', (_, init, key) => {
  routeTransition.set('under way')
  press(key, init)
  expect(seen).toEqual([key])
  press('c')
  press(key, init)
  expect(seen).toEqual([key])
})
