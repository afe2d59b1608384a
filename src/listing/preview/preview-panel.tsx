/**
 * The preview: the record under the cursor beside the table. It follows the cursor, so that reading a list needs no
 * dialog.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { Button } from '#ui/components/button.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { RecordEvents } from './record-events.tsx'
import { RecordDetails } from './record-details.tsx'
import { createRecordQueryOfRow } from '#listing/record/fetch-record.ts'
import { getRowPosition } from './describe-position.ts'
import './side-panel.css'
import { formatRecordId, isRecordId } from '#lib/format/record-id.ts'

/** ms for which the cursor must rest before the neighbouring records are prefetched. */
const PREFETCH_DELAY_MS = 150

const EMPTY_ROW: Row = { id: 0 }

/** Draws the panel. Esc goes back to the table. */
export function PreviewPanel({ list }: { list: ListModel }) {
  const { cursor, rows, definition } = list
  const row = (cursor && rows[cursor.row]) ?? null
  const getKey = useGetDisplayKeyById()
  const { data, isError } = useQuery({
    ...createRecordQueryOfRow(definition, row ?? EMPTY_ROW),
    enabled: row !== null && isRecordId(row.id),
  })
  // The row of the list is shown until its record has loaded.
  const record = data ?? row
  const rowIndex = cursor?.row ?? NaN
  const [next, previous] = [rows[rowIndex + 1], rows[rowIndex - 1]]
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const neighbour of [next, previous])
        if (neighbour && isRecordId(neighbour.id))
          void queryClient.prefetchQuery(createRecordQueryOfRow(definition, neighbour))
    }, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [definition, next, previous])

  const close = () => {
    list.setPreviewOpen(false)
    list.gridRef.current?.focus()
  }
  const panel = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      close()
    },
  })
  const rowPosition = cursor && row ? getRowPosition(list, cursor.row) : null
  const openCommand = (definition.rowCommands ?? []).find(({ keys }) => keys?.includes('Enter'))
  return (
    // It takes the focus itself, so that the arrows scroll a long record.
    <aside ref={panel} tabIndex={0} className="list-side-panel list-preview" aria-label="Prévia" data-region="previa">
      <header className="flex min-h-8 flex-wrap items-center gap-2 border-b border-line bg-sunken px-4 py-1 text-sm whitespace-nowrap">
        <h2 className="font-medium text-ink">
          {record ? `${capitalize(definition.resource.singular)} ${formatRecordId(record.id)}` : 'Prévia'}
        </h2>
        {rowPosition !== null && <span className="text-ink-2 tabular-nums">{`nº ${formatInteger(rowPosition)}`}</span>}
        <span className="ml-auto">
          <Button variant="ghost" size="small" keys={getKey('tabela.previa')} onClick={close}>
            Fechar
          </Button>
        </span>
      </header>
      {row && record ? (
        <div className="flex flex-1 flex-col gap-3 p-4 text-sm">
          <RecordDetails definition={definition} record={record} />
          <RecordEvents definition={definition} record={row} />
          {isError && !data && (
            <p className="text-ink-2">Não foi possível ler o registro: isto é o que a lista mostra.</p>
          )}
        </div>
      ) : (
        <p className="p-4 text-sm text-ink-2">
          {list.isLoading ? 'Carregando...' : 'Leve o cursor a uma linha para ver o registro.'}
        </p>
      )}
      <footer className="flex items-center gap-2 border-t border-line px-4 py-2 text-xs text-ink-2">
        {openCommand && record && <CommandButton command={openCommand} isOutOfTabOrder />}
        <span className="list-preview-keys max-sm:hidden" aria-hidden="true">
          <KeyChips keys="j" />
          <span>{' ou '}</span>
          <KeyChips keys="k" />
          <span>{' percorrer'}</span>
        </span>
      </footer>
    </aside>
  )
}
