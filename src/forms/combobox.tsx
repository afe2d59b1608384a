/**
 * A list of many options that is typed into: an honest role="combobox" with its listbox, keyboard first, accents
 * ignored. Our own, because Radix has no such part and cmdk's list knows only mounted rows.
 */
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CONTROL, type Option } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { moveHighlight, NONE, optionsFor } from './combobox-options.ts'
import { useBeforeSave } from './use-before-save.ts'

/** Focus, clicks and keys are its own. */
type Given = 'id' | 'readOnly' | 'onBlur' | 'aria-required' | 'aria-invalid' | 'aria-describedby'

interface ComboboxProps extends Pick<ComponentProps<'input'>, Given> {
  /** '' where nothing is chosen. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  /** Stands in the list in place of the options: 'Carregando...'. */
  notice?: string | undefined
  /** Stands under the options that a text was found in: 'Procurando nos demais...'. */
  more?: string | undefined
  /** Something was typed: options may be added. */
  onSearch: () => void
}

/** Of the list, px; nine rows. */
const TALLEST = 292
/** Room that the list leaves at the window's lower edge, px: the save bar and the status line. */
const BOTTOM = 96

/** Draws the line of text and, while open, its list. */
export function Combobox({ value, options, onChange, notice, more, onSearch, ...input }: ComboboxProps) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  /** What is being typed; null while the field shows its choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState({ up: false, height: TALLEST })
  const offered = optionsFor(options, typed)
  const chosen = options.find((option) => option.value === value)
  const active = open && !notice ? offered[at] : undefined
  /** A text that was begun means its first match, as a native select reads it, and none that was emptied; else nothing. */
  const meant = typed === null ? undefined : typed.trim() === '' ? NONE : active
  const optionId = (index: number) => `${listId}-${index}`

  function show(text: string | null) {
    const rect = box.current?.getBoundingClientRect()
    if (rect) {
      const below = window.innerHeight - rect.bottom - BOTTOM
      const up = below < 160 && rect.top - 56 > below
      setPlace({ up, height: Math.max(96, Math.min(TALLEST, (up ? rect.top - 56 : below) - 8)) })
    }
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

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key === 'Enter')) return
    const handled = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!open) {
      if (opens && !input.readOnly) {
        handled()
        show(null)
      }
      return
    }
    const next = moveHighlight(event.key, at, offered.length)
    if (next !== null && !event.altKey) {
      handled()
      return setAt(next)
    }
    if (event.altKey && event.key === 'ArrowUp') {
      handled()
      return choose(active)
    }
    if (event.key === 'Enter') {
      // Where nothing is offered (yet) the list stays: what is typed still waits for its options.
      handled()
      return active && choose(active)
    }
    if (event.key === 'Escape') {
      handled()
      return close()
    }
  }

  function onLeave() {
    if (typed !== null && !meant) setOpen(false)
    else choose(meant)
  }

  // Nothing is found, or not yet: the list says so, and nothing goes out.
  useBeforeSave(box, () => {
    if (typed !== null && !meant) return box.current
    choose(meant)
  })

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, at, listId])

  return (
    <div className="relative flex min-w-0 items-center">
      <input
        placeholder={NONE.label}
        autoComplete="off"
        spellCheck={false}
        {...input}
        ref={box}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        // Neither chosen nor let go: the form is not to be left without a word (form-body.tsx).
        data-typed={typed === null ? undefined : ''}
        aria-activedescendant={active ? optionId(at) : undefined}
        value={typed ?? chosen?.label ?? ''}
        className={`${CONTROL} truncate pr-8`}
        onChange={(event) => {
          show(event.currentTarget.value)
          onSearch()
        }}
        onClick={() => !open && !input.readOnly && show(null)}
        onFocus={(event) => {
          event.currentTarget.select()
          // What found nothing before is still to be chosen.
          if (typed !== null) show(typed)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // Where the whole window is left for another one it still has the focus, and is come back to.
          if (document.activeElement !== box.current) onLeave()
          input.onBlur?.(event)
        }}
      />
      <Icon name="abaixo" className="pointer-events-none absolute right-2.5 text-ink-3" />
      <ul
        id={listId}
        role="listbox"
        aria-label="Opções"
        hidden={!open}
        data-raised=""
        className={`absolute right-0 left-0 z-30 overflow-y-auto rounded-md bg-raised p-1 shadow-raised ${place.up ? 'bottom-full mb-1' : 'top-full mt-1'}`}
        style={{ maxHeight: place.height }}
        // The focus stays in the line of text.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          !notice &&
          offered.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              data-selected={index === at}
              className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm ${
                index === at ? 'bg-selected text-ink' : 'text-ink-2'
              } ${option.value === '' ? 'text-ink-3' : ''}`}
              onMouseMove={() => index !== at && setAt(index)}
              onClick={() => choose(option)}
            >
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.value === value && value !== '' && <Icon name="certo" size={14} className="text-accent-ink" />}
            </li>
          ))}
        {open && (notice || more || offered.length === 0) && (
          <li role="option" aria-disabled="true" aria-selected="false" className="px-2 py-1.5 text-sm text-ink-3">
            {notice ?? more ?? 'Nenhum registro'}
          </li>
        )}
      </ul>
    </div>
  )
}
