/** What happened to a record, newest first, where its list says how that is asked for. */
import { useQuery } from '@tanstack/react-query'
import { useHasUncachedError } from '#api/cache/offline.ts'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/resource.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList, AuditSchema } from '#listing/define.ts'
import { formatRecordCount } from '#listing/cell/record-count-text.ts'
import './record-events.css'
import { isRecordId } from '#lib/format/record-id.ts'

/** Events shown of one record: its newest. */
const MAX_EVENTS = 20

/**
 * 'Histórico', or whose it is where it is asked for by another id than the record's, whatever that is: the platform
 * keeps those of transactions alone.
 */
function getHistoryTitle(input: object, ofOther: object | null | undefined): string {
  const id = (asked: object) => ('id' in asked ? Number(asked.id) : 0)
  return ofOther && id(ofOther) === id(input) ? `Histórico da transação #${id(input)}` : 'Histórico'
}

/** Nothing where the record has no history, or its list does not know where to ask. */
export function RecordEvents({ definition, record }: { definition: AnyList; record: Row }) {
  const history = definition.audit?.history as AuditSchema['history']
  const asked = history?.getInput(record) ?? null
  const input = asked && (!('id' in asked) || isRecordId(asked.id)) ? asked : null
  const query = useQuery({
    // As a record beside its row (record-row.ts): another row has another history.
    queryKey: [`${definition.endpoint.id}.historico`, record, getCacheOwnerId()],
    queryFn: ({ signal }) =>
      call(
        history?.endpoint ?? definition.endpoint,
        { page: 0, size: MAX_EVENTS, sort: 'dtCadastro,DESC', ...input },
        { signal },
      ),
    enabled: input !== null,
    staleTime: 10_000,
    gcTime: 30_000,
  })
  const failed = useHasUncachedError(query)
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
      {failed && <p className="text-danger-ink">Não foi possível carregar o histórico.</p>}
      <ol>
        {data?.content.map((event: Row, at: number) => (
          // Events of one moment may be alike: their places are their keys.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="record-event">
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
