/** The record under review: its fields, why it is in the queue, its note and the verdict buttons. */
import { capitalize } from '#lib/format/capitalize.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { RecordDetails } from '#listing/preview/record-details.tsx'
import type { ListModel } from '#listing/model.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { markConformingCommand, markExceptionCommand, noteCommand, skipRecordCommand } from './review-commands.ts'
import { ReviewNote } from './review-note.tsx'
import type { Review } from '#listing/scan/review-store.ts'

const VERDICT_COMMANDS = [markConformingCommand, markExceptionCommand, skipRecordCommand, noteCommand]

interface ReviewRecordProps {
  list: ListModel
  item: Review['items'][number]
  note: string
  /** The record was just judged: its note is open, and the queue continues when the note is written. */
  isJudged: boolean
}

/** Renders the record. The buttons stay mounted from record to record, so that they keep the focus. */
export function ReviewRecord({ list: { definition }, item: { row, why }, note, isJudged }: ReviewRecordProps) {
  return (
    <section aria-label="Registro" className="flex min-w-0 flex-col gap-4 overflow-auto p-(--gutter) text-sm">
      <h2 className="font-medium text-ink-2">{`${capitalize(definition.resource.singular)} #${row.id}`}</h2>
      <RecordDetails definition={definition} record={row} />
      {why !== null && (
        <p className="flex gap-2 rounded-md bg-warning-soft p-2.5 text-sm text-warning-ink">
          <Icon name="alerta" className="mt-0.5 shrink-0" />
          <span>{why}</span>
        </p>
      )}
      <ReviewNote id={row.id} note={note} isJudged={isJudged} />
      <div className="flex flex-wrap gap-2" role="group" aria-label="Veredito">
        {VERDICT_COMMANDS.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
      </div>
    </section>
  )
}
