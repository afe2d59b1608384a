// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDateTextInput } from './use-date-text-input.ts'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const onRead = vi.fn()
/** Made anew by each test that wants it late. */
let ready: Promise<void> = Promise.resolve()
afterEach(() => {
  onRead.mockReset()
  vi.restoreAllMocks()
  ready = Promise.resolve()
})

async function load() {
  await ready
  return (text: string) => (text === 'hoje' ? '2026-11-21T00:00' : null)
}

/** A field whose value stands in a state, or one that keeps its own. */
function Field({ own = false }: { own?: boolean }) {
  const [value, setValue] = useState('2026-11-01T08:30')
  const words = useDateTextInput(load, onRead)
  return (
    <form>
      {own ? (
        <input {...words} defaultValue={value} />
      ) : (
        <input {...words} value={value} onChange={(event) => setValue(event.target.value)} />
      )}
    </form>
  )
}
const field = () => document.querySelector('input')!

async function draw(own = false) {
  render(<Field own={own} />)
  act(() => field().focus())
}
/** True where the browser may go on with it. */
async function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  await act(async () => void field().dispatchEvent(event))
  return !event.defaultPrevented
}
/** As the browser does after a key that it was left. */
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
const stand = () => [field().type, field().value, document.activeElement === field()]

it.each([false, true])('a letter begins a line of text, which Enter reads (keeps its own value: %s)', async (own) => {
  await draw(own)
  expect(await press('h')).toBe(true)
  expect(stand()).toEqual(['text', '', true])
  expect(field().validity.customError).toBe(true)
  await write('hoje')
  const sent: unknown[] = []
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(field().value)
  })
  expect(await press('Enter')).toBe(false)
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  expect(sent).toEqual(['2026-11-21T00:00'])
  expect(field().validity.valid).toBe(true)
  expect(onRead).toHaveBeenLastCalledWith(null)
})

it('what leaves the field is read as well', async () => {
  await draw()
  await press('h')
  await write('hoje')
  await act(async () => field().blur())
  expect([field().type, field().value]).toEqual(['datetime-local', '2026-11-21T00:00'])
})

it('what is no date stays to be corrected, and is told', async () => {
  await draw()
  await press('b')
  await write('banana')
  await press('Enter')
  expect(stand()).toEqual(['text', 'banana', true])
  expect(field().validationMessage).toBe('“banana” não foi entendido como data.')
  expect(onRead).toHaveBeenLastCalledWith('“banana” não foi entendido como data.')
  expect(await press('Escape')).toBe(false)
  expect(stand()).toEqual(['datetime-local', '2026-11-01T08:30', true])
  expect(field().validity.valid).toBe(true)
})

it('nothing written leaves what stood', async () => {
  await draw()
  await press('v', { ctrlKey: true })
  expect(stand()).toEqual(['text', '', true])
  await act(async () => field().blur())
  expect([field().type, field().value]).toEqual(['datetime-local', '2026-11-01T08:30'])
})

it('Mod+V of a Cyrillic keyboard makes room for the paste', async () => {
  await draw()
  await press('м', { ctrlKey: true, code: 'KeyV' })
  expect(stand()[0]).toBe('text')
  await paste('hoje')
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('Mod+V makes room for the paste, which is read at once', async () => {
  await draw()
  expect(await press('v', { ctrlKey: true })).toBe(true)
  await paste(' hoje ')
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  await paste('hoje')
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
  await paste('')
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('Enter waits for what reads, which is fetched late', async () => {
  let come = () => {}
  ready = new Promise((resolve) => (come = resolve))
  await draw()
  await press('h')
  await write('hoje')
  expect(await press('Enter')).toBe(false)
  expect(stand()).toEqual(['text', 'hoje', true])
  await act(async () => come())
  expect(stand()).toEqual(['datetime-local', '2026-11-21T00:00', true])
})

it('gives Alt+Enter, which is a key of the form’s, on once it has read, and sends nothing itself', async () => {
  await draw()
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  const heard: string[] = []
  const hear = ({ key, altKey }: KeyboardEvent) => heard.push(`${altKey ? 'Alt+' : ''}${key}: ${field().value}`)
  document.addEventListener('keydown', hear)
  await press('h')
  await write('hoje')
  expect(await press('Enter', { altKey: true })).toBe(false)
  document.removeEventListener('keydown', hear)
  expect(heard.at(-1)).toBe('Alt+Enter: 2026-11-21T00:00')
  expect(submitted).not.toHaveBeenCalled()
})

it('leaves digits, other keys and the field’s own letters alone', async () => {
  await draw()
  for (const key of ['1', 'Tab', 'ArrowUp', '/']) await press(key)
  await press('c', { ctrlKey: true })
  await press('h', { altKey: true })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    hour12: true,
  } as Intl.ResolvedDateTimeFormatOptions)
  await press('a')
  await press('P')
  expect(stand()).toEqual(['datetime-local', '2026-11-01T08:30', true])
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    hour12: false,
  } as Intl.ResolvedDateTimeFormatOptions)
  await press('a')
  expect(stand()).toEqual(['text', '', true])
})

it('lets no year have more than four digits', async () => {
  await draw()
  expect(field().max).toBe('9999-12-31T23:59')
})
