/**
 * The confirmation of commands/keys/README §7: its keys are shown on its buttons, and a repeated key does not answer
 * it.
 */
import { type RefObject, useRef, useState } from 'react'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { Button } from '#ui/components/button.tsx'
import type { ConfirmOptions } from './dialog-options.ts'
import { AlertDialog } from './dialog.tsx'
import { TextField } from '#ui/components/field.tsx'

/** How far a key scrolls the text, in px; the focus stays on the buttons. */
const LINE_SCROLL_PX = 48
const PAGE_SCROLL_PX = 192

/** The dialog's width in px. With more facts than this many, as in the preview of several records, it is wider. */
const WIDTH_PX = 424
const WIDE_PX = 576
const MAX_FACTS_IN_NARROW = 4

interface ConfirmDialogProps {
  options: ConfirmOptions
  open: boolean
  onAnswer: (yes: boolean) => void
}

/** True if the text is the number, whatever separators are typed into it. */
const isTypedCorrectly = (text: string, requiredInput: string) =>
  sanitizeLine(text).replaceAll(/[ .]/g, '') === requiredInput

interface TypedConfirmationProps {
  ref: RefObject<HTMLInputElement | null>
  requiredInput: string
  value: string
  onChange: (text: string) => void
}

/** The field for a number that must be typed before anything can be confirmed. */
function TypedConfirmation({ ref, requiredInput, value, onChange }: TypedConfirmationProps) {
  return (
    <TextField
      ref={ref}
      label={`Digite ${requiredInput} para confirmar`}
      inputMode="numeric"
      autoComplete="off"
      className="w-full"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface DetailsProps {
  details: NonNullable<ConfirmOptions['details']>
  listRef: RefObject<HTMLDListElement | null>
}

/** The facts about what is confirmed. They stay visible while the text scrolls beneath, if the screen is high enough. */
function Details({ details, listRef }: DetailsProps) {
  return (
    <div className="bottom-0 bg-[linear-gradient(transparent,var(--color-raised)_14px)] px-5 pt-3.5 [@media(min-height:20rem)]:sticky">
      <dl
        ref={listRef}
        className="grid max-h-[32dvh] grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1 overflow-y-auto rounded-md bg-sunken px-3 py-2.5 text-sm tabular-nums"
      >
        {details.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * Renders the confirmation. The initial focus is on Cancelar if something is destroyed, so that a stray Enter does
 * nothing; it is on the field if a number must be typed, and nothing confirms before that.
 */
export function ConfirmDialog({ options, open, onAnswer }: ConfirmDialogProps) {
  const {
    text,
    description,
    details,
    confirmLabel = 'Confirmar',
    cancelLabel = 'Cancelar',
    tone,
    requiredInput,
  } = options
  const [typedText, setTypedText] = useState('')
  const isReady = requiredInput === undefined || isTypedCorrectly(typedText, requiredInput)
  const field = useRef<HTMLInputElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const detailList = useRef<HTMLDListElement>(null)
  const isAnswered = useRef(false)
  const answerWith = (choice: boolean) => {
    if (isAnswered.current || (choice && !isReady)) return
    isAnswered.current = true
    onAnswer(choice)
  }

  const switchButton = (event: KeyboardEvent) =>
    event.target !== field.current &&
    (document.activeElement === cancelButton.current ? confirmButton : cancelButton).current?.focus()
  const scroll = (deltaPx: number) => () => [body, detailList].forEach(({ current }) => current?.scrollBy(0, deltaPx))
  const keys = {
    s: () => answerWith(true),
    n: () => answerWith(false),
    'Mod+Enter': () => answerWith(true),
    // On a button, Enter presses that button.
    Enter: (event: KeyboardEvent) => event.target === field.current && answerWith(true),
    ArrowLeft: switchButton,
    ArrowRight: switchButton,
    ArrowUp: scroll(-LINE_SCROLL_PX),
    ArrowDown: scroll(LINE_SCROLL_PX),
    PageUp: scroll(-PAGE_SCROLL_PX),
    PageDown: scroll(PAGE_SCROLL_PX),
  }

  return (
    <AlertDialog
      open={open}
      onClose={() => answerWith(false)}
      title={text}
      description={description}
      width={(details?.length ?? 0) > MAX_FACTS_IN_NARROW ? WIDE_PX : WIDTH_PX}
      bodyRef={body}
      keys={keys}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        ;(requiredInput !== undefined ? field : tone === 'danger' ? cancelButton : confirmButton).current?.focus()
      }}
      footer={
        <>
          {requiredInput !== undefined && (
            <TypedConfirmation ref={field} requiredInput={requiredInput} value={typedText} onChange={setTypedText} />
          )}
          <Button ref={cancelButton} keys="n" onClick={() => answerWith(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmButton}
            keys="s"
            disabled={!isReady}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => answerWith(true)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {details && details.length > 0 && <Details details={details} listRef={detailList} />}
    </AlertDialog>
  )
}
