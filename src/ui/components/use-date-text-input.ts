/**
 * What a browser's own field of date and time lacks: words ('hoje', 'ontem') and pasted text ('15/10/2026'). From the
 * first letter, and from Mod+V, a line of text stands in its place until what is written there was read. It begins with
 * the key: the field of Firefox hears of no paste.
 */
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_DATE_TIME } from './field.tsx'
import { setInputValue } from './number-input.ts'
import { getModifiedKey } from '#lib/key-chords.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** Reads what is written as the value of a field of date and time; null for what is no date. */
export type DateParser = (text: string) => string | null

const ALT_ENTER = { key: 'Enter', code: 'Enter', altKey: true, bubbles: true, cancelable: true }

/** Longest text that is taken. */
const MAX_LENGTH = 100

/** In an English browser A and P are keys of the field itself: before noon, after it. */
const isNativeFieldKey = (key: string) =>
  /^[ap]$/.test(key) && new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true

/**
 * The type and the handlers of such a field. `load` brings what reads, which is fetched when it is first needed;
 * `onRead` is told why a text was refused, null where it was read.
 */
export function useDateTextInput(load: () => Promise<DateParser>, onParsed?: (why: string | null) => void) {
  const [isText, setText] = useState(false)
  /** The value that gives way to the words. */
  const previousValue = useRef('')
  /** The field takes another type, and the focus comes back to it. */
  const isSwitchingType = useRef(false)

  function switchType(input: HTMLInputElement, next: boolean) {
    const hadFocus = document.activeElement === input
    isSwitchingType.current = true
    flushSync(() => setText(next))
    if (hadFocus) input.focus()
    isSwitchingType.current = false
  }
  function startTextEntry(input: HTMLInputElement) {
    previousValue.current = input.value
    void load()
    switchType(input, true)
    setInputValue(input, '')
    input.setCustomValidity('A data ainda não foi lida.')
  }
  function finishTextEntry(input: HTMLInputElement, value: string) {
    input.setCustomValidity('')
    // A field of date and time complains of any other text.
    setInputValue(input, '')
    switchType(input, false)
    // What follows at once, a submit, has the value.
    flushSync(() => setInputValue(input, value))
    onParsed?.(null)
  }
  /** Reads it once what reads is there, and then does what a key asked for. */
  async function parseAndCommit(input: HTMLInputElement, afterCommit?: () => void) {
    const written = input.value
    const parse = await load()
    // Let go, or written on meanwhile.
    if (input.type !== 'text' || input.value !== written) return
    const text = sanitizeLine(written).trim()
    const value = text === '' ? previousValue.current : parse(text)
    if (value === null) {
      const reason = `“${text.slice(0, 40)}” não foi entendido como data.`
      input.setCustomValidity(reason)
      onParsed?.(reason)
    } else {
      finishTextEntry(input, value)
      afterCommit?.()
    }
  }

  return {
    type: isText ? 'text' : 'datetime-local',
    max: MAX_DATE_TIME,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: input, altKey } = event
      const hasMod = event.ctrlKey || event.metaKey
      const key = (hasMod ? getModifiedKey(event) : event.key).toLowerCase()
      if (!isText) {
        const isWord = !hasMod && !altKey && /^\p{L}$/u.test(key) && !isNativeFieldKey(key)
        if ((isWord || (hasMod && key === 'v')) && !input.readOnly) startTextEntry(input)
        return
      }
      if (key === 'escape') finishTextEntry(input, previousValue.current)
      // A key of the form's, which takes it as pressed in a field of dates.
      else if (key === 'enter' && altKey)
        void parseAndCommit(input, () => input.dispatchEvent(new KeyboardEvent('keydown', ALT_ENTER)))
      else if (key === 'enter' || (hasMod && key === 's')) void parseAndCommit(input, () => input.form?.requestSubmit())
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const { currentTarget: input } = event
      const text = sanitizeLine(event.clipboardData.getData('text')).trim().slice(0, MAX_LENGTH)
      if (text === '' || input.readOnly || (isText && input.value !== '')) return
      event.preventDefault()
      if (!isText) startTextEntry(input)
      setInputValue(input, text)
      void parseAndCommit(input)
    },
    onBlur({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
      if (isText && !isSwitchingType.current) void parseAndCommit(input)
    },
  } as const
}
