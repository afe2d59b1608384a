/** What happened to the record under review, newest first, where its list says how that is asked for. */
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '#api/query.ts'
import type { Row } from '#commands/noun.ts'
import { formatCell } from '#lib/cell-format.ts'
import { formatInteger } from '#lib/money.ts'
import type { AuditFacts } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { columnReader } from '#reading/folds/column.ts'
import { ReviewTogether } from './review-together.tsx'

/** Events asked for: a record with more shows its newest. */
const MOST = 20

/** Remounted for each record. */
export function ReviewHistory({ list, row }: { list: ListModel; row: Row }) {
  const { definition } = list
  const history = definition.audit?.history as AuditFacts['history']
  const input = history?.input(row) ?? null
  return (
    <section aria-label="Histórico" className="reading-beside">
      <h2 className="reading-beside-head">Histórico</h2>
      {history && input ? (
        <Events history={history} input={input} />
      ) : (
        <p className="p-4 text-sm text-ink-2">Este registro não tem histórico na plataforma.</p>
      )}
      <ReviewTogether list={list} row={row} />
    </section>
  )
}

interface EventsProps {
  history: NonNullable<AuditFacts['history']>
  input: Readonly<Record<string, unknown>>
}

function Events({ history, input }: EventsProps) {
  const { data, isPending, isError } = useQuery(
    queryOptions(history.query, { ...input, page: 0, size: MOST, sort: 'dtCadastro,DESC' }),
  )
  if (isPending) return <p className="p-4 text-sm text-ink-2">Carregando...</p>
  if (isError) return <p className="p-4 text-sm text-danger-ink">Não foi possível carregar o histórico.</p>
  return (
    <>
      <p className="px-4 pt-3 text-xs text-ink-2">
        {formatInteger(data.totalElements)} {data.totalElements === 1 ? 'registro' : 'registros'}
      </p>
      <ol className="p-4 pt-1 text-sm tabular-nums">
        {data.content.map((event: Row, at: number) => (
          <li key={`${event.id} ${at}`} className="border-b border-line py-1.5">
            {history.columns.map(({ field, label, format }) => (
              <span key={field} className="mr-3 text-ink-2 first:text-ink">
                <span className="sr-only">{label} </span>
                {formatCell(format, columnReader(field)(event))}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
