/** The record under the cursor beside the table: it follows the cursor, and no window is needed to read a list. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient, queryOptions } from '#api/query.ts'
import type { Row } from '#commands/noun.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { capital } from '#lib/capital.ts'
import { formatInteger } from '#lib/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { cellText } from '#listing/cell-text.ts'
import { drawCell } from '#listing/cell.tsx'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { recordsText } from '#listing/records-text.ts'
import { Button } from '#ui/button.tsx'
import { Keys } from '#ui/kbd.tsx'
import { useLocalKeys } from '#ui/local-keys.ts'
import { readRow, recordQuery } from './record-row.ts'
import { placeOfRow } from './where.ts'

/** ms for which the cursor must rest before the records beside it are read ahead. */
const REST = 150
/** Events shown of one record; the rest stands in its history. */
const MOST_EVENTS = 10

/** The fresh record beside the row of the list, which stands in until it is there. */
function useFresh(definition: AnyList, row: Row | null) {
  const id = row?.id ?? 0
  return useQuery({
    queryKey: ['listas.previa', definition.path, id],
    queryFn: () => readRow(definition, id),
    enabled: row !== null,
    gcTime: 30_000,
    staleTime: 10_000,
  })
}

/** What happened to the record, where its list knows where to ask. */
function Events({ list: { definition }, record }: { list: ListModel; record: Row }) {
  const history = definition.audit?.history
  const input = history?.input(record) ?? null
  const { data } = useQuery({
    ...queryOptions(history?.query ?? definition.query, { page: 0, size: MOST_EVENTS, ...input }),
    enabled: input !== null,
    staleTime: 10_000,
    gcTime: 30_000,
  })
  if (!history || input === null || !data) return null
  return (
    <section aria-label="Histórico">
      <h3 className="flex justify-between pb-1 font-medium text-ink">
        Histórico <span className="font-normal text-ink-2">{recordsText(data.totalElements)}</span>
      </h3>
      <ol>
        {data.content.map((event, at) => (
          // Events of one moment may be alike: their places are their keys.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line py-1 text-xs text-ink-2">
            {history.columns.map((column) => (
              <span key={column.field} className="tabular-nums even:text-right">
                {cellText(column, event)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Esc leaves it for the table. */
export function PreviewPanel({ list }: { list: ListModel }) {
  const { cursor, rows, definition } = list
  const row = (cursor && rows[cursor.row]) ?? null
  const keyOf = useKeyOfId()
  const { data, isError } = useFresh(definition, row)
  const record = data ?? row
  const beside = cursor ? [rows[cursor.row + 1]?.id, rows[cursor.row - 1]?.id].filter((id) => id !== undefined) : []
  const asked = beside.join()
  useEffect(() => {
    const ids = asked === '' ? [] : asked.split(',').map(Number)
    const timer = setTimeout(() => {
      for (const id of ids) void recordQuery(definition, id).then((query) => query && queryClient.prefetchQuery(query))
    }, REST)
    return () => clearTimeout(timer)
  }, [definition, asked])

  const close = () => {
    list.setPanel(null)
    list.gridRef.current?.focus()
  }
  const panel = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      close()
    },
  })
  const place = cursor && row ? placeOfRow(list, cursor.row) : null
  const money = definition.columns.find(({ format }) => format === 'money')
  const main = definition.columns.find(({ width, format }) => width === undefined && format === undefined)
  const status = definition.columns.find(({ format }) => format === 'status')
  const facts = definition.columns.filter(
    (column) => column.format !== 'id' && column !== money && column !== main && column !== status,
  )
  const open = (definition.actions ?? []).find(({ keys }) => keys?.includes('Enter'))
  return (
    <aside ref={panel} className="list-reading list-preview" aria-label="Prévia" data-region="previa">
      <header className="flex min-h-8 items-center gap-2 border-b border-line bg-sunken px-4 py-1 text-sm">
        <h2 className="font-medium text-ink">
          {record ? `${capital(definition.noun.singular)} #${record.id}` : 'Prévia'}
        </h2>
        {place !== null && <span className="text-ink-2 tabular-nums">nº {formatInteger(place)}</span>}
        <span className="ml-auto">
          <Button variant="ghost" size="small" keys={keyOf('tabela.previa')} onClick={close}>
            Fechar
          </Button>
        </span>
      </header>
      {record ? (
        <div className="flex flex-1 flex-col gap-3 p-4 text-sm">
          {main && <p className="text-base text-ink-2">{drawCell(main, record)}</p>}
          {money && <p className="text-2xl font-semibold text-ink tabular-nums">{drawCell(money, record)}</p>}
          {status && <p>{drawCell(status, record)}</p>}
          <dl className="grid grid-cols-[112px_1fr]">
            {facts.map((column) => (
              <div key={column.field} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
                <dt className="text-ink-2">{column.label}</dt>
                <dd className="min-w-0 wrap-anywhere text-ink tabular-nums">{drawCell(column, record)}</dd>
              </div>
            ))}
          </dl>
          {definition.audit?.history && <Events list={list} record={record} />}
          {isError && <p className="text-ink-2">Não foi possível ler o registro: isto é o que a lista mostra.</p>}
        </div>
      ) : (
        <p className="p-4 text-sm text-ink-2">
          {list.loading ? 'Carregando...' : 'Leve o cursor a uma linha para ver o registro.'}
        </p>
      )}
      <footer className="flex items-center gap-2 border-t border-line px-4 py-2 text-xs text-ink-2">
        {open && record && <CommandButton command={open} quiet />}
        <span className="ml-auto inline-flex items-center gap-1.5" aria-hidden="true">
          <Keys keys="j" /> ou <Keys keys="k" /> segue o cursor
        </span>
      </footer>
    </aside>
  )
}
