/** The record under the cursor beside the table: it follows the cursor, and no window is needed to read a list. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/noun.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { capital } from '#lib/written/capital.ts'
import { formatInteger } from '#lib/written/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { Button } from '#ui/parts/button.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { RecordEvents } from './record-events.tsx'
import { RecordFacts } from './record-facts.tsx'
import { besideRow } from '#listing/record/record-row.ts'
import { placeOfRow } from './where.ts'
import './side-panel.css'
import { idText, isRecordId } from '#lib/written/record-id.ts'

/** ms for which the cursor must rest before the records beside it are read ahead. */
const REST = 150

const NO_ROW: Row = { id: 0 }

/** Esc leaves it for the table. */
export function PreviewPanel({ list }: { list: ListModel }) {
  const { cursor, rows, definition } = list
  const row = (cursor && rows[cursor.row]) ?? null
  const keyOf = useKeyOfId()
  const { data, isError } = useQuery({
    ...besideRow(definition, row ?? NO_ROW),
    enabled: row !== null && isRecordId(row.id),
  })
  // The row of the list stands in until its record is there.
  const record = data ?? row
  const at = cursor?.row ?? NaN
  const [next, before] = [rows[at + 1], rows[at - 1]]
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const one of [next, before])
        if (one && isRecordId(one.id)) void queryClient.prefetchQuery(besideRow(definition, one))
    }, REST)
    return () => clearTimeout(timer)
  }, [definition, next, before])

  const close = () => {
    list.setPreviewed(false)
    list.gridRef.current?.focus()
  }
  const panel = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      close()
    },
  })
  const place = cursor && row ? placeOfRow(list, cursor.row) : null
  const open = (definition.actions ?? []).find(({ keys }) => keys?.includes('Enter'))
  return (
    <aside ref={panel} className="list-reading list-preview" aria-label="Prévia" data-region="previa">
      <header className="flex min-h-8 flex-wrap items-center gap-2 border-b border-line bg-sunken px-4 py-1 text-sm whitespace-nowrap">
        <h2 className="font-medium text-ink">
          {record ? `${capital(definition.noun.singular)} ${idText(record.id)}` : 'Prévia'}
        </h2>
        {place !== null && <span className="text-ink-2 tabular-nums">{`nº ${formatInteger(place)}`}</span>}
        <span className="ml-auto">
          <Button variant="ghost" size="small" keys={keyOf('tabela.previa')} onClick={close}>
            Fechar
          </Button>
        </span>
      </header>
      {row && record ? (
        <div className="flex flex-1 flex-col gap-3 p-4 text-sm">
          <RecordFacts definition={definition} record={record} />
          <RecordEvents definition={definition} record={row} />
          {isError && !data && (
            <p className="text-ink-2">Não foi possível ler o registro: isto é o que a lista mostra.</p>
          )}
        </div>
      ) : (
        <p className="p-4 text-sm text-ink-2">
          {list.loading ? 'Carregando...' : 'Leve o cursor a uma linha para ver o registro.'}
        </p>
      )}
      <footer className="flex items-center gap-2 border-t border-line px-4 py-2 text-xs text-ink-2">
        {open && record && <CommandButton command={open} quiet />}
        <span className="list-preview-keys max-sm:hidden" aria-hidden="true">
          <Keys keys="j" />
          <span>{' ou '}</span>
          <Keys keys="k" />
          <span>{' percorrer'}</span>
        </span>
      </footer>
    </aside>
  )
}
