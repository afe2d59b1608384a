/** Shows the history of the record under review, and its related records. */
import type { Row } from '#commands/resource.ts'
import { RecordEvents } from '#listing/preview/record-events.tsx'
import type { ListModel } from '#listing/model.ts'
import { RelatedRecords } from './related-records.tsx'

/** Renders history and related records; mounted anew for each record. */
export function ReviewHistory({ list, row }: { list: ListModel; row: Row }) {
  const { definition } = list
  const hasHistory = (definition.audit?.history?.getInput(row) ?? null) !== null
  return (
    <div className="scan-side">
      {hasHistory ? (
        <RecordEvents definition={definition} record={row} />
      ) : (
        <p className="p-4 text-sm text-ink-2">Este registro não tem histórico na plataforma.</p>
      )}
      <RelatedRecords list={list} row={row} />
    </div>
  )
}
