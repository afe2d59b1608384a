/** The palette's text: a combobox over a layer that marks what each word was taken for (ui/README §4). */
import { type RefObject, useRef } from 'react'
import type { Reading, SpanRole } from '#commands/language/reading.ts'
import { Icon } from '#ui/signs/icon.tsx'
import type { Elements } from '#ui/parts/elements.ts'
import { Keys } from '#ui/signs/kbd.tsx'
import { markedPiecesOf } from './marks.ts'

interface PaletteFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** The list that it controls. */
  listId: string
  /** The line highlighted in its list. */
  optionId: string | undefined
  text: string
  placeholder: string
  /** Chips before the text: what the palette speaks of, the command that asks. */
  before: Elements
  reading: Reading | null
  offset: number
  onText: (text: string) => void
  /** Text is pasted over what stands between two offsets; true where it was taken in another form. */
  onPaste: (pasted: string, from: number, to: number) => boolean
  onClose: () => void
}

/** Room for the underline of a mark; both layers have the same, and figures of one width. */
const FONT = 'py-2 text-lg font-medium tabular-nums whitespace-pre [word-spacing:5px]'
const LINE = 'underline decoration-2 underline-offset-6 '
const MARKS: Record<SpanRole, string> = {
  verb: LINE + 'decoration-accent',
  noun: LINE + 'decoration-accent',
  // Padding and margin cancel out, so that no glyph changes its place.
  argument: 'rounded-sm bg-selected px-[3px] py-0.5 -mx-[3px] text-accent-ink',
  word: '',
  ignored: '',
}
const DANGER = LINE + 'decoration-danger-ink text-danger-ink'

/** 56 px high, without a border; the marks lie behind a transparent text of the same font. */
export function PaletteField({
  input,
  listId,
  optionId,
  text,
  placeholder,
  before,
  reading,
  offset,
  onText,
  onPaste,
  onClose,
}: PaletteFieldProps) {
  const layer = useRef<HTMLDivElement>(null)
  const danger = reading?.command.tone === 'danger'
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1.5">
      <Icon name="buscar" className="shrink-0 text-ink-3" />
      {before}
      {/* Beside what stands before it there is room for a verb; with large letters a line of its own. */}
      <div className="flex min-w-0 flex-[1_1_12.5rem] items-center gap-3">
        <div className="relative min-w-0 flex-1">
          <div ref={layer} aria-hidden="true" className={`absolute inset-0 overflow-hidden ${FONT}`}>
            {markedPiecesOf(text, reading?.spans ?? [], offset).map(({ text: piece, role }, place) => (
              <span key={place} className={role === 'verb' && danger ? DANGER : role ? MARKS[role] : ''}>
                {piece}
              </span>
            ))}
          </div>
          <input
            ref={input}
            role="combobox"
            aria-label="Buscar ou executar"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={optionId}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            placeholder={placeholder}
            onChange={(event) => onText(event.target.value)}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget
              const from = selectionStart ?? text.length
              if (onPaste(event.clipboardData.getData('text'), from, selectionEnd ?? from)) event.preventDefault()
            }}
            onKeyDown={(event) => {
              // The caret's, as in any field; the list would take them.
              if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
            }}
            onScroll={(event) => layer.current && (layer.current.scrollLeft = event.currentTarget.scrollLeft)}
            className={`relative w-full bg-transparent text-transparent caret-accent-ink outline-none selection:bg-accent/30 placeholder:[word-spacing:0px] ${FONT}`}
          />
        </div>
        <span aria-hidden="true" className="hidden sm:inline-flex">
          <Keys keys="Escape" />
        </span>
        <button type="button" tabIndex={-1} aria-label="Fechar" className="p-1 text-ink-2 sm:hidden" onClick={onClose}>
          <Icon name="fechar" />
        </button>
      </div>
    </div>
  )
}
