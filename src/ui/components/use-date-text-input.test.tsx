// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDateTextInput } from './use-date-text-input.ts'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const onParsed = vi.fn()
// Replaced by tests in which the parser loads late.
let ready: Promise<void> = Promise.resolve()
afterEach(() => {
  onParsed.mockReset()
  vi.restoreAllMocks()
  ready = Promise.resolve()
})

async function loadParser() {
  await ready
  return (text: string) => (text === 'hoje' ? '2026-11-21T00:00' : null)
}

/** A controlled field, or one that keeps its own value. */
function Field({ isUncontrolled = false }: { isUncontrolled?: boolean }) {
  const [value, setValue] = useState('2026-11-01T08:30')
  const words = useDateTextInput(loadParser, onParsed)
  return (
    <form>
      {isUncontrolled ? (
        <input {...words} defaultValue={value} />
      ) : (
        <input {...words} value={value} onChange={(event) => setValue(event.target.value)} />
      )}
    </form>
  )
}
const field = () => document.querySelector('input')!

async function renderField(isUncontrolled = false) {
  render(<Field isUncontrolled={isUncontrolled} />)
  act(() => field().focus())
}
/** Presses a key; true if the browser may handle it too. */
async function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  await act(async () => void field().dispatchEvent(event))
  return !event.defaultPrevented
}
/** Types a text, as the browser does after a key that was not prevented. */
const write = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const paste = (text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    field().dispatchEvent(event)
  })
const getFieldState = () => [field().type, field().value, document.activeElement === field()]

it.each([false, true])('a letter starts text entry, which Enter commits (uncontrolled: %s)', async (isUncontrolled) => {
  await renderField(isUncontrolled)
  expect(await press('h')).toBe(true)
  expect(getFieldState()).toEqual(['text', '', true])
  expect(field().validity.customError).toBe(true)
  await write('hoje')
  const sent: unknown[] = []
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(field().value)
  })
  expect(await press('Enter')).toBe(false)
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  expect(sent).toEqual(['2026-11-21T00:00'])
  expect(field().validity.valid).toBe(true)
  expect(onParsed).toHaveBeenLastCalledWith(null)
})

it('leaving the field commits the text too', async () => {
  await renderField()
  await press('h')
  await write('hoje')
  await act(async () => field().blur())
  expect([field().type, field().value]).toEqual(['datetime-local', '2026-11-21T00:00'])
})

it('a text that is no date stays to be corrected, and is reported', async () => {
  await renderField()
  await press('b')
  await write('banana')
  await press('Enter')
  expect(getFieldState()).toEqual(['text', 'banana', true])
  expect(field().validationMessage).toBe('“banana” não foi entendido como data.')
  expect(onParsed).toHaveBeenLastCalledWith('“banana” não foi entendido como data.')
  expect(await press('Escape')).toBe(false)
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-01T08:30', true])
  expect(field().validity.valid).toBe(true)
})

it('an empty text restores the previous value', async () => {
  await renderField()
  await press('v', { ctrlKey: true })
  expect(getFieldState()).toEqual(['text', '', true])
  await act(async () => field().blur())
  expect([field().type, field().value]).toEqual(['datetime-local', '2026-11-01T08:30'])
})

it('Mod+V of a Cyrillic keyboard prepares for the paste', async () => {
  await renderField()
  await press('м', { ctrlKey: true, code: 'KeyV' })
  expect(getFieldState()[0]).toBe('text')
  await paste('hoje')
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('Mod+V prepares for the paste, which is committed at once', async () => {
  await renderField()
  expect(await press('v', { ctrlKey: true })).toBe(true)
  await paste(' hoje ')
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  await paste('hoje')
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  await paste('')
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('Enter waits for a parser that loads late', async () => {
  let come = () => {}
  ready = new Promise((resolve) => (come = resolve))
  await renderField()
  await press('h')
  await write('hoje')
  expect(await press('Enter')).toBe(false)
  expect(getFieldState()).toEqual(['text', 'hoje', true])
  await act(async () => come())
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('passes Alt+Enter on to the form after parsing, and submits nothing itself', async () => {
  await renderField()
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  const heard: string[] = []
  const recordKey = ({ key, altKey }: KeyboardEvent) => heard.push(`${altKey ? 'Alt+' : ''}${key}: ${field().value}`)
  document.addEventListener('keydown', recordKey)
  await press('h')
  await write('hoje')
  expect(await press('Enter', { altKey: true })).toBe(false)
  document.removeEventListener('keydown', recordKey)
  expect(heard.at(-1)).toBe('Alt+Enter: 2026-11-21T00:00')
  expect(submitted).not.toHaveBeenCalled()
})

it('leaves digits, other keys and the native field’s own letters alone', async () => {
  await renderField()
  for (const key of ['1', 'Tab', 'ArrowUp', '/']) await press(key)
  await press('c', { ctrlKey: true })
  await press('h', { altKey: true })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    hour12: true,
  } as Intl.ResolvedDateTimeFormatOptions)
  await press('a')
  await press('P')
  expect(getFieldState()).toEqual(['datetime-local', '2026-11-01T08:30', true])
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    hour12: false,
  } as Intl.ResolvedDateTimeFormatOptions)
  await press('a')
  expect(getFieldState()).toEqual(['text', '', true])
})

it('limits the year to four digits', async () => {
  await renderField()
  expect(field().max).toBe('9999-12-31T23:59')
})
