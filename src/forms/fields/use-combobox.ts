/** The state and behaviour of a combobox: typed text that is not chosen yet, the open list, and the keys. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { SelectOption } from '#ui/components/field.tsx'
import {
  type OptionsPosition,
  moveHighlight,
  EMPTY_OPTION,
  filterOptions,
  getOptionsPosition,
} from './combobox-options.ts'
import { useSubmitGuard } from './use-submit-guard.ts'

/** The room that the list leaves free at the lower edge of the window, in px: save bar and status line. */
const RESERVED_BOTTOM_PX = 96

interface UseComboboxOptions {
  /** '' if nothing is chosen. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** True while none of the options can be chosen, because they are still loading. */
  isWaiting: boolean
  /** True if the options may not include all matches: some are still loading or could not be read. */
  mayBeIncomplete: boolean
  isLocked: boolean
}

/** What is typed, which list is open, and what its options are. */
function useComboboxState({ value, options, onChange, isWaiting, mayBeIncomplete }: UseComboboxOptions) {
  const inputRef = useRef<HTMLInputElement>(null)
  /** The text being typed; null while the input shows its choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [highlightedIndex, setHighlightedIndex] = useState(0)
  const [position, setPosition] = useState<OptionsPosition>()
  const filteredOptions = filterOptions(options, typed)
  const highlightedOption = isWaiting ? undefined : filteredOptions[highlightedIndex]
  /**
   * The option that the typed text stands for: its first match, as in a native select; the empty option for an emptied
   * text; undefined if nothing was typed. While options may be missing, only an exact match counts, because the named
   * record may be among the missing ones.
   */
  const impliedOption = getImpliedOption()

  function getImpliedOption() {
    if (typed === null || typed.trim() === '') return typed === null ? undefined : EMPTY_OPTION
    return mayBeIncomplete && normalizeText(highlightedOption?.label ?? '') !== normalizeText(typed).trim()
      ? undefined
      : highlightedOption
  }

  function openWith(text: string | null) {
    if (inputRef.current)
      setPosition(getOptionsPosition(inputRef.current.getBoundingClientRect(), window.innerHeight, RESERVED_BOTTOM_PX))
    setTyped(text)
    const index = text === null ? filterOptions(options, null).findIndex((option) => option.value === value) : 0
    setHighlightedIndex(Math.max(0, index))
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setTyped(null)
  }

  function choose(option: SelectOption | undefined) {
    close()
    if (option && option.value !== value) onChange(option.value)
  }

  return {
    inputRef,
    typed,
    isOpen,
    position,
    filteredOptions,
    highlightedIndex,
    setHighlightedIndex,
    activeOption: isOpen ? highlightedOption : undefined,
    impliedOption,
    openWith,
    /** Closes the list. The typed text stays. */
    hide: () => setOpen(false),
    close,
    choose,
  }
}

/** Returns the action of a key; null if the combobox leaves the key to the page. */
function getKeyAction(
  { key, altKey }: KeyboardEvent,
  state: ReturnType<typeof useComboboxState>,
  isLocked: boolean,
): (() => void) | null {
  const { openWith, choose, activeOption } = state
  if (!state.isOpen) return (key === 'ArrowDown' || key === 'ArrowUp') && !isLocked ? () => openWith(null) : null
  const next = moveHighlight(key, state.highlightedIndex, state.filteredOptions.length)
  if (next !== null && !altKey) return () => state.setHighlightedIndex(next)
  if (altKey && key === 'ArrowUp') return () => choose(activeOption)
  // Without options (yet) Enter does nothing: the typed text still waits for its options.
  if (key === 'Enter') return () => activeOption && choose(activeOption)
  return key === 'Escape' ? state.close : null
}

/**
 * Runs one combobox. Returns the props of its text input and its list, `openWith`, which opens the list with a text, and
 * `hide`.
 */
export function useCombobox(comboboxOptions: UseComboboxOptions) {
  const { value, options, isWaiting, isLocked } = comboboxOptions
  const listId = useId()
  const state = useComboboxState(comboboxOptions)
  const { inputRef, typed, isOpen, highlightedIndex, impliedOption, openWith, hide, choose } = state

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key === 'Enter')) return
    const keyAction = getKeyAction(event, state, isLocked)
    if (!keyAction) return
    event.preventDefault()
    event.stopPropagation()
    keyAction()
  }

  // A text without a match blocks the save, and the list says that nothing was found. A text typed before its options
  // were loaded is matched now.
  useSubmitGuard(inputRef, () => {
    if (typed !== null && !impliedOption) return inputRef.current
    choose(impliedOption)
  })

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${highlightedIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, highlightedIndex, listId])

  return {
    openWith,
    hide,
    inputProps: {
      ref: inputRef,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': state.activeOption && `${listId}-${highlightedIndex}`,
      // Marks text that is neither chosen nor discarded: the form must warn before it is left (use-form-body.ts).
      'data-typed': typed === null ? undefined : '',
      // A chosen record that was not read has no label here, so its id is shown.
      value:
        typed ?? options.find((option) => option.value === value)?.label ?? (value && !isWaiting ? `#${value}` : ''),
      onKeyDown,
      onClick: () => !isOpen && !isLocked && openWith(null),
      onFocus: () => {
        inputRef.current?.select()
        // A text without a match opens the list again, because it still has to be chosen.
        if (typed !== null) openWith(typed)
      },
      onBlur: () => {
        // The operator went to another window: the input is still the active element and gets the focus back later.
        if (document.activeElement === inputRef.current) return
        if (typed !== null && !impliedOption) hide()
        else choose(impliedOption)
      },
    },
    listProps: {
      id: listId,
      open: isOpen,
      position: state.position,
      options: isWaiting ? [] : state.filteredOptions,
      value,
      highlightedIndex,
      onHighlight: state.setHighlightedIndex,
      onChoose: choose,
    },
  }
}
