/** The note of the record under review: a text area, and buttons to continue or to move the note. */
import { useRef } from 'react'
import { CommandButton } from '#listing/command-button.tsx'
import { continueAfterNote, setNote } from '#listing/scan/review-store.ts'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { Button } from '#ui/components/button.tsx'
import { moveNoteCommand } from './review-commands.ts'

interface ReviewNoteProps {
  id: number
  note: string
  /** The record was just judged: the queue continues when its note is written. */
  isJudged: boolean
}

/**
 * Renders the text area, which stays mounted from record to record. Enter and Esc end the note and move the focus to
 * the view.
 */
export function ReviewNote({ id, note, isJudged }: ReviewNoteProps) {
  const root = useRef<HTMLDivElement>(null)
  const finishNote = () => {
    continueAfterNote()
    root.current?.closest<HTMLElement>('[data-region]')?.focus()
  }
  const keys = useLocalKeys<HTMLTextAreaElement>({
    Enter: finishNote,
    'Mod+Enter': finishNote,
    Escape(event) {
      event.stopPropagation()
      finishNote()
    },
  })
  return (
    <div ref={root} className="mt-auto flex flex-col gap-1">
      <label className="flex flex-col gap-1 text-xs font-medium text-ink-2">
        <span>{isJudged ? `Nota de #${id}: por que é exceção?` : `Nota de #${id}`}</span>
        <textarea
          ref={keys}
          rows={2}
          className="rounded-md border border-line-strong bg-surface p-2.5 text-sm font-normal text-ink"
          placeholder="Sem nota"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {(isJudged || note !== '') && (
        <div className="mt-1 flex flex-wrap gap-2">
          {isJudged && (
            <Button keys="Enter" onClick={finishNote}>
              Seguir
            </Button>
          )}
          {note !== '' && <CommandButton command={moveNoteCommand} variant="ghost" />}
        </div>
      )}
    </div>
  )
}
