/** The palette's text: a combobox over a layer that marks the role of each word (ui/README §4). */
import { type RefObject, useRef } from 'react'
import type { Interpretation, SpanRole } from '#commands/language/interpretation.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Elements } from '#ui/components/elements.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { splitBySpans } from './marked-text.ts'

interface PaletteFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** The id of the list that the field controls. */
  listId: string
  /** The id of the highlighted line in that list. */
  optionId: string | undefined
  text: string
  placeholder: string
  /** Chips before the text: the rows acted on, or the command that asks. */
  leadingChips: Elements
  interpretation: Interpretation | null
  textOffset: number
  onTextChange: (text: string) => void
  /** Handles text pasted over the range between two offsets; true if it was inserted in another form. */
  onPaste: (pasted: string, from: number, to: number) => boolean
  onClose: () => void
}

/** Leaves room for the underline of a mark. Both layers have the same classes, and digits of one width. */
const TEXT_LAYER_CLASS = 'py-2 text-lg font-medium tabular-nums whitespace-pre [word-spacing:5px]'
const UNDERLINE_CLASS = 'underline decoration-2 underline-offset-6 '
const ROLE_CLASSES: Record<SpanRole, string> = {
  verb: UNDERLINE_CLASS + 'decoration-accent',
  noun: UNDERLINE_CLASS + 'decoration-accent',
  // Padding and margin cancel out, so that no glyph moves.
  argument: 'rounded-sm bg-selected px-[3px] py-0.5 -mx-[3px] text-accent-ink',
  word: '',
  ignored: '',
}
const DANGER_CLASS = UNDERLINE_CLASS + 'decoration-danger-ink text-danger-ink'

/** 56 px high, without a border; the marks lie behind a transparent text of the same font. */
export function PaletteField({
  input,
  listId,
  optionId,
  text,
  placeholder,
  leadingChips,
  interpretation,
  textOffset,
  onTextChange,
  onPaste,
  onClose,
}: PaletteFieldProps) {
  const layer = useRef<HTMLDivElement>(null)
  const danger = interpretation?.command.tone === 'danger'
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1.5">
      <Icon name="buscar" className="shrink-0 text-ink-3" />
      {leadingChips}
      {/* Beside the chips there is room for a verb; with large letters the text wraps to a line of its own. */}
      <div className="flex min-w-0 flex-[1_1_12.5rem] items-center gap-3">
        <div className="relative min-w-0 flex-1">
          <div ref={layer} aria-hidden="true" className={`absolute inset-0 overflow-hidden ${TEXT_LAYER_CLASS}`}>
            {splitBySpans(text, interpretation?.spans ?? [], textOffset).map(({ text: piece, role }, index) => (
              <span key={index} className={role === 'verb' && danger ? DANGER_CLASS : role ? ROLE_CLASSES[role] : ''}>
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
            onChange={(event) => onTextChange(event.target.value)}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget
              const from = selectionStart ?? text.length
              if (onPaste(event.clipboardData.getData('text'), from, selectionEnd ?? from)) event.preventDefault()
            }}
            onKeyDown={(event) => {
              // The keys move the caret, as in any field; the list would take them.
              if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
            }}
            onScroll={(event) => layer.current && (layer.current.scrollLeft = event.currentTarget.scrollLeft)}
            className={`relative w-full bg-transparent text-transparent caret-accent-ink outline-none selection:bg-accent/30 placeholder:[word-spacing:0px] ${TEXT_LAYER_CLASS}`}
          />
        </div>
        <span aria-hidden="true" className="hidden sm:inline-flex">
          <KeyChips keys="Escape" />
        </span>
        <button type="button" tabIndex={-1} aria-label="Fechar" className="p-1 text-ink-2 sm:hidden" onClick={onClose}>
          <Icon name="fechar" />
        </button>
      </div>
    </div>
  )
}
