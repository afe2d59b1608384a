/** The history of a record, newest first, if its list defines a call for it. */
import { useQuery } from '@tanstack/react-query'
import { limitPageSize } from '#api/capabilities.ts'
import { useHasUncachedError } from '#api/cache/offline.ts'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/resource.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList, AuditSchema } from '#listing/define.ts'
import { formatRecordCount } from '#listing/cell/record-count-text.ts'
import './record-events.css'
import { isRecordId } from '#lib/format/record-id.ts'

/** Maximum of events shown, the newest ones. */
const MAX_EVENTS = 20

/**
 * Returns 'Histórico', or names the transaction if the history is requested by another id than the record's: the
 * platform keeps histories of transactions only. `ofOther` is the input for a record with another id.
 */
function getHistoryTitle(input: object, ofOther: object | null | undefined): string {
  const getId = (object: object) => ('id' in object ? Number(object.id) : 0)
  return ofOther && getId(ofOther) === getId(input) ? `Histórico da transação #${getId(input)}` : 'Histórico'
}

/** Draws nothing if the record has no history, or if its list defines no call for it. */
export function RecordEvents({ definition, record }: { definition: AnyList; record: Row }) {
  const history = definition.audit?.history as AuditSchema['history']
  const historyInput = history?.getInput(record) ?? null
  const input = historyInput && (!('id' in historyInput) || isRecordId(historyInput.id)) ? historyInput : null
  const query = useQuery({
    // Like the query of a record by its row (fetch-record.ts): another row has another history.
    queryKey: [`${definition.endpoint.id}.historico`, record, getCacheOwnerId()],
    queryFn: ({ signal }) =>
      call(
        history?.endpoint ?? definition.endpoint,
        { page: 0, size: limitPageSize(MAX_EVENTS), sort: 'dtCadastro,DESC', ...input },
        { signal },
      ),
    enabled: input !== null,
    staleTime: 10_000,
    gcTime: 30_000,
  })
  const hasFailed = useHasUncachedError(query)
  const { data } = query
  if (!history || input === null) return null
  const title = getHistoryTitle(input, history.getInput({ ...record, id: -1 }))
  return (
    <section aria-label={title} className="text-sm">
      <h3 className="record-events-head flex justify-between pb-1 font-medium text-ink">
        <span>{`${title} `}</span>
        <span className="font-normal text-ink-2">
          {data && !data.isTotalUnknown && formatRecordCount(data.totalElements)}
        </span>
      </h3>
      {hasFailed && <p className="text-danger-ink">Não foi possível carregar o histórico.</p>}
      <ol>
        {data?.content.map((event: Row, index: number) => (
          // Events of the same time may be equal, so their index is their key.
          <li key={index} className="record-event">
            {history.columns.map((column) => (
              <span key={column.field} className="tabular-nums even:text-right">
                {formatCellText(column, event)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
