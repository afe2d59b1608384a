/** What a combobox knows and does: what is typed and not chosen yet, its open list, its keys. */
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

/** Room that the list leaves at the window's lower edge, px: the save bar and the status line. */
const RESERVED_BOTTOM_PX = 96

interface UseComboboxOptions {
  /** '' where nothing is chosen. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Nothing of what is offered can be chosen yet. */
  isWaiting: boolean
  /** What is offered may not be all that fits: the rest is on its way, or was not read. */
  mayBeIncomplete: boolean
  isLocked: boolean
}

/**
 * The state of one combobox: what is given to its line of text and to its list, and `show`, which opens it with a text.
 */
export function useCombobox({ value, options, onChange, isWaiting, mayBeIncomplete, isLocked }: UseComboboxOptions) {
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  /** What is being typed; null while the field shows its choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [highlightedIndex, setHighlightedIndex] = useState(0)
  const [position, setPosition] = useState<OptionsPosition>()
  const filteredOptions = filterOptions(options, typed)
  const highlightedOption = isWaiting ? undefined : filteredOptions[highlightedIndex]
  const activeOption = open ? highlightedOption : undefined
  /**
   * A text that was begun means its first match, as a native select reads it, and none that was emptied; else nothing.
   * Among those that were not read may be the one whose name it is.
   */
  const impliedOption = getImpliedOption()

  function getImpliedOption() {
    if (typed === null || typed.trim() === '') return typed === null ? undefined : EMPTY_OPTION
    return mayBeIncomplete && normalizeText(highlightedOption?.label ?? '') !== normalizeText(typed).trim()
      ? undefined
      : highlightedOption
  }

  function show(text: string | null) {
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

  /** What a key does; null where it is the page's. */
  function getKeyAction({ key, altKey }: KeyboardEvent) {
    if (!open) return (key === 'ArrowDown' || key === 'ArrowUp') && !isLocked ? () => show(null) : null
    const next = moveHighlight(key, highlightedIndex, filteredOptions.length)
    if (next !== null && !altKey) return () => setHighlightedIndex(next)
    if (altKey && key === 'ArrowUp') return () => choose(activeOption)
    // Where nothing is offered (yet) the list stays: what is typed still waits for its options.
    if (key === 'Enter') return () => activeOption && choose(activeOption)
    return key === 'Escape' ? close : null
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key === 'Enter')) return
    const keyAction = getKeyAction(event)
    if (!keyAction) return
    event.preventDefault()
    event.stopPropagation()
    keyAction()
  }

  // Nothing is found, or not yet: the list says so, and nothing goes out. What was left before its options were there
  // is found by now.
  useSubmitGuard(inputRef, () => {
    if (typed !== null && !impliedOption) return inputRef.current
    choose(impliedOption)
  })

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${highlightedIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, highlightedIndex, listId])

  return {
    show,
    /** Closes the list; what was typed stays. */
    hide: () => setOpen(false),
    line: {
      ref: inputRef,
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': activeOption && `${listId}-${highlightedIndex}`,
      // Neither chosen nor let go: the form is not to be left without a word (form-body.tsx).
      'data-typed': typed === null ? undefined : '',
      // A record beyond those that were read has no label here.
      value:
        typed ?? options.find((option) => option.value === value)?.label ?? (value && !isWaiting ? `#${value}` : ''),
      onKeyDown,
      onClick: () => !open && !isLocked && show(null),
      onFocus: () => {
        inputRef.current?.select()
        // What found nothing before is still to be chosen.
        if (typed !== null) show(typed)
      },
      onBlur: () => {
        // Where the whole window is left for another one it still has the focus, and is come back to.
        if (document.activeElement === inputRef.current) return
        if (typed !== null && !impliedOption) setOpen(false)
        else choose(impliedOption)
      },
    },
    list: {
      id: listId,
      open,
      place: position,
      options: isWaiting ? [] : filteredOptions,
      value,
      at: highlightedIndex,
      onPoint: setHighlightedIndex,
      onChoose: choose,
    },
  }
}
