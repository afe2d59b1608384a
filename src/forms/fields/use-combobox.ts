/** What a combobox knows and does: what is typed and not chosen yet, its open list, its keys. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fold } from '#lib/written/fold.ts'
import type { Option } from '#ui/parts/field.tsx'
import { type OptionsPlace, moveHighlight, NONE, optionsFor, optionsPlace } from './combobox-options.ts'
import { useBeforeSave } from './use-before-save.ts'

/** Room that the list leaves at the window's lower edge, px: the save bar and the status line. */
const BOTTOM = 96

interface Choice {
  /** '' where nothing is chosen. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  /** Nothing of what is offered can be chosen yet. */
  isWaiting: boolean
  /** What is offered may not be all that fits: the rest is on its way, or was not read. */
  mayBeMore: boolean
  isLocked: boolean
}

/**
 * The state of one combobox: what is given to its line of text and to its list, and `show`, which opens it with a text.
 */
export function useCombobox({ value, options, onChange, isWaiting, mayBeMore, isLocked }: Choice) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  /** What is being typed; null while the field shows its choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState<OptionsPlace>()
  const offered = optionsFor(options, typed)
  const first = isWaiting ? undefined : offered[at]
  const active = open ? first : undefined
  /**
   * A text that was begun means its first match, as a native select reads it, and none that was emptied; else nothing.
   * Among those that were not read may be the one whose name it is.
   */
  const meant = meaning()

  function meaning() {
    if (typed === null || typed.trim() === '') return typed === null ? undefined : NONE
    return mayBeMore && fold(first?.label ?? '') !== fold(typed).trim() ? undefined : first
  }

  function show(text: string | null) {
    if (box.current) setPlace(optionsPlace(box.current.getBoundingClientRect(), window.innerHeight, BOTTOM))
    setTyped(text)
    const index = text === null ? optionsFor(options, null).findIndex((option) => option.value === value) : 0
    setAt(Math.max(0, index))
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setTyped(null)
  }

  function choose(option: Option | undefined) {
    close()
    if (option && option.value !== value) onChange(option.value)
  }

  /** What a key does; null where it is the page's. */
  function actOf({ key, altKey }: KeyboardEvent) {
    if (!open) return (key === 'ArrowDown' || key === 'ArrowUp') && !isLocked ? () => show(null) : null
    const next = moveHighlight(key, at, offered.length)
    if (next !== null && !altKey) return () => setAt(next)
    if (altKey && key === 'ArrowUp') return () => choose(active)
    // Where nothing is offered (yet) the list stays: what is typed still waits for its options.
    if (key === 'Enter') return () => active && choose(active)
    return key === 'Escape' ? close : null
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key === 'Enter')) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  // Nothing is found, or not yet: the list says so, and nothing goes out. What was left before its options were there
  // is found by now.
  useBeforeSave(box, () => {
    if (typed !== null && !meant) return box.current
    choose(meant)
  })

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, at, listId])

  return {
    show,
    /** Closes the list; what was typed stays. */
    hide: () => setOpen(false),
    line: {
      ref: box,
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': active && `${listId}-${at}`,
      // Neither chosen nor let go: the form is not to be left without a word (form-body.tsx).
      'data-typed': typed === null ? undefined : '',
      // A record beyond those that were read has no label here.
      value:
        typed ?? options.find((option) => option.value === value)?.label ?? (value && !isWaiting ? `#${value}` : ''),
      onKeyDown,
      onClick: () => !open && !isLocked && show(null),
      onFocus: () => {
        box.current?.select()
        // What found nothing before is still to be chosen.
        if (typed !== null) show(typed)
      },
      onBlur: () => {
        // Where the whole window is left for another one it still has the focus, and is come back to.
        if (document.activeElement === box.current) return
        if (typed !== null && !meant) setOpen(false)
        else choose(meant)
      },
    },
    list: { id: listId, open, place, options: isWaiting ? [] : offered, value, at, onPoint: setAt, onChoose: choose },
  }
}
