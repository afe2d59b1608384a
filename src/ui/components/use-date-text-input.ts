/**
 * Adds what a native date and time field lacks: words ('hoje', 'ontem') and pasted text ('15/10/2026'). From the first
 * letter, and from Mod+V, a plain text input replaces the field until the text is parsed. Mod+V is handled as a key
 * because the date field of Firefox fires no paste event.
 */
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_DATE_TIME } from './field.tsx'
import { setInputValue } from './number-input.ts'
import { getModifiedKey } from '#lib/key-chords.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** Parses a text into the value of a native date and time field; null if it is no date. */
export type DateParser = (text: string) => string | null

const ALT_ENTER = { key: 'Enter', code: 'Enter', altKey: true, bubbles: true, cancelable: true }

/** Maximum length of pasted text, in characters. */
const MAX_LENGTH = 100

/** In an English browser A and P are keys of the native field: AM and PM. */
const isNativeFieldKey = (key: string) =>
  /^[ap]$/.test(key) && new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** The entry of a text in place of the native field, from its first letter until the text is parsed. */
function useTextEntry(load: () => Promise<DateParser>, onParsed?: (why: string | null) => void) {
  const [isText, setText] = useState(false)
  /** The value before text entry began; Esc brings it back. */
  const previousValue = useRef('')
  /** True while the field changes its type and regains the focus: that blur is not the operator's. */
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
    // A native date and time field warns about any other text.
    setInputValue(input, '')
    switchType(input, false)
    // Flushed, so that a submit right after this has the value.
    flushSync(() => setInputValue(input, value))
    onParsed?.(null)
  }
  /** Parses the text once the parser is loaded, and then performs the action of the key. */
  async function parseAndCommit(input: HTMLInputElement, afterCommit?: () => void) {
    const originalText = input.value
    const parse = await load()
    // The operator has cancelled or changed the text meanwhile.
    if (input.type !== 'text' || input.value !== originalText) return
    const text = sanitizeLine(originalText).trim()
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
    isText,
    isSwitchingType,
    startTextEntry,
    cancelTextEntry: (input: HTMLInputElement) => finishTextEntry(input, previousValue.current),
    parseAndCommit,
  }
}

/**
 * Returns the type and the handlers of the field. `load` imports the parser when it is first needed. `onParsed` gets
 * the reason why a text was refused, or null after a parsed text.
 */
export function useDateTextInput(load: () => Promise<DateParser>, onParsed?: (why: string | null) => void) {
  const { isText, isSwitchingType, startTextEntry, cancelTextEntry, parseAndCommit } = useTextEntry(load, onParsed)

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
      if (key === 'escape') cancelTextEntry(input)
      // A key of the form, which must get it as if it were pressed in a date field.
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
