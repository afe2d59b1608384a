/**
 * What a browser's own field of date and time lacks: words ('hoje', 'ontem') and pasted text ('15/10/2026'). From the
 * first letter, and from Mod+V, a line of text stands in its place until what is written there was read. It begins with
 * the key: the field of Firefox hears of no paste.
 */
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LAST_MOMENT } from './field.tsx'
import { put } from './number-input.ts'
import { chordKey } from '#lib/strokes.ts'
import { plainLine } from '#lib/written/plain-text.ts'

/** Reads what is written as the value of a field of date and time; null for what is no date. */
export type DateReader = (text: string) => string | null

const ALT_ENTER = { key: 'Enter', code: 'Enter', altKey: true, bubbles: true, cancelable: true }

/** Longest text that is taken. */
const LONGEST = 100

/** In an English browser A and P are keys of the field itself: before noon, after it. */
const isOfField = (key: string) =>
  /^[ap]$/.test(key) && new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true

/**
 * The type and the handlers of such a field. `load` brings what reads, which is fetched when it is first needed;
 * `onRead` is told why a text was refused, null where it was read.
 */
export function useDateWords(load: () => Promise<DateReader>, onRead?: (why: string | null) => void) {
  const [isText, setText] = useState(false)
  /** The value that gives way to the words. */
  const before = useRef('')
  /** The field takes another type, and the focus comes back to it. */
  const isTurning = useRef(false)

  function turn(input: HTMLInputElement, next: boolean) {
    const hadFocus = document.activeElement === input
    isTurning.current = true
    flushSync(() => setText(next))
    if (hadFocus) input.focus()
    isTurning.current = false
  }
  function begin(input: HTMLInputElement) {
    before.current = input.value
    void load()
    turn(input, true)
    put(input, '')
    input.setCustomValidity('A data ainda não foi lida.')
  }
  function end(input: HTMLInputElement, value: string) {
    input.setCustomValidity('')
    // A field of date and time complains of any other text.
    put(input, '')
    turn(input, false)
    // What follows at once, a submit, has the value.
    flushSync(() => put(input, value))
    onRead?.(null)
  }
  /** Reads it once what reads is there, and then does what a key asked for. */
  async function settle(input: HTMLInputElement, then?: () => void) {
    const written = input.value
    const read = await load()
    // Let go, or written on meanwhile.
    if (input.type !== 'text' || input.value !== written) return
    const text = plainLine(written).trim()
    const value = text === '' ? before.current : read(text)
    if (value === null) {
      const why = `“${text.slice(0, 40)}” não foi entendido como data.`
      input.setCustomValidity(why)
      onRead?.(why)
    } else {
      end(input, value)
      then?.()
    }
  }

  return {
    type: isText ? 'text' : 'datetime-local',
    max: LAST_MOMENT,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: input, altKey } = event
      const hasMod = event.ctrlKey || event.metaKey
      const key = (hasMod ? chordKey(event) : event.key).toLowerCase()
      if (!isText) {
        const isWord = !hasMod && !altKey && /^\p{L}$/u.test(key) && !isOfField(key)
        if ((isWord || (hasMod && key === 'v')) && !input.readOnly) begin(input)
        return
      }
      if (key === 'escape') end(input, before.current)
      // A key of the form's, which takes it as pressed in a field of dates.
      else if (key === 'enter' && altKey)
        void settle(input, () => input.dispatchEvent(new KeyboardEvent('keydown', ALT_ENTER)))
      else if (key === 'enter' || (hasMod && key === 's')) void settle(input, () => input.form?.requestSubmit())
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const { currentTarget: input } = event
      const text = plainLine(event.clipboardData.getData('text')).trim().slice(0, LONGEST)
      if (text === '' || input.readOnly || (isText && input.value !== '')) return
      event.preventDefault()
      if (!isText) begin(input)
      put(input, text)
      void settle(input)
    },
    onBlur({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
      if (isText && !isTurning.current) void settle(input)
    },
  } as const
}
