/**
 * The comparison of records side by side: only the fields that differ, for a pair with the difference; equal fields are
 * one line.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHasUncachedError } from '#api/cache/offline.ts'
import type { Row } from '#commands/resource.ts'
import { copyAndNotify } from '#ui/device/copy-and-notify.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { renderCell } from '#listing/cell/cell.tsx'
import { isRightAligned } from '#listing/define.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import type { ListModel } from '#listing/model.ts'
import { getCachedRow } from '#listing/pinned/row-cache.ts'
import { useCloseOnBack } from '#listing/record/use-close-on-back.ts'
import { splitChangedTexts, type FieldDifference, compareFields, toDifferenceTable } from './field-differences.ts'
import { canFetchRecord, fetchRecord } from '#listing/record/fetch-record.ts'
import { fetchRowByScan } from '#listing/record/fetch-row-by-scan.ts'
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { formatTsv } from '#lib/format/tsv.ts'

interface CompareDialogProps {
  list: ListModel
  /** Two to eight. */
  ids: readonly number[]
}

/**
 * Returns the records: those on the screen as the list has them, the others by id. If no call reads a record, it is
 * taken from the last known row, else searched for in the list. Rejects if a record is not found.
 */
async function loadRows(list: ListModel, ids: readonly number[]): Promise<Row[]> {
  const { definition, rows, selection } = list
  return Promise.all(
    ids.map(async (id) => {
      const row =
        rows[findRecordIndex(list, id)] ??
        selection.get(id) ??
        (canFetchRecord(definition)
          ? await fetchRecord(definition, id)
          : (getCachedRow(definition, id) ?? (await fetchRowByScan(definition, id))))
      if (row === null) throw new Error(`#${id} não foi encontrado nesta lista`)
      if (row === undefined)
        throw new Error(`#${id} não está à vista e nenhuma chamada o lê: fixe-o (M) na página em que está`)
      return row
    }),
  )
}

const formatIds = (ids: readonly number[]) => new Intl.ListFormat('pt-BR').format(ids.map((id) => `#${id}`))

/** Open while mounted. T shows all fields, Shift+Y copies them as a table, Esc closes. */
export function CompareDialog({ list, ids }: CompareDialogProps) {
  const { definition } = list
  const [showsAll, setShowsAll] = useState(false)
  const close = () => list.setOpenPanel(null)
  useCloseOnBack(close)
  const query = useQuery({
    queryKey: ['listas.comparar', definition.path, ids, getCacheOwnerId()],
    queryFn: () => loadRows(list, ids),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data, error } = query
  const hasFailed = useHasUncachedError(query)
  const fields = data ? compareFields(definition.columns, data) : []
  const differentFields = fields.filter(({ isSame }) => !isSame)
  const shownFields = showsAll ? fields : differentFields

  function copyTable() {
    const isNumeric = (column: number, row: number) =>
      column > 0 && isNumericFormat(shownFields[row - 1]?.column.format)
    void copyAndNotify(formatTsv(toDifferenceTable(shownFields, ids), isNumeric), 'Comparação copiada')
  }
  return (
    <Dialog
      open
      isSidePanel
      onClose={close}
      title={`Comparar ${formatIds(ids)}`}
      description={data ? `${differentFields.length} de ${fields.length} campos diferem` : undefined}
      width={Math.min(1100, 280 + 190 * ids.length)}
      keys={{ t: () => setShowsAll(!showsAll), 'Shift+y': copyTable }}
      focusOnClose={() => list.gridRef.current?.focus()}
      footer={
        <>
          <Button keys="Shift+Y" onClick={copyTable}>
            Copiar como tabela
          </Button>
          <Button keys="t" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            Todos os campos
          </Button>
          <Button keys="Escape" onClick={close}>
            Fechar
          </Button>
        </>
      }
    >
      {hasFailed && error ? (
        <p role="alert" className="text-danger-ink">
          {error.message}
        </p>
      ) : data ? (
        <>
          <ComparisonTable ids={ids} rows={data} shownFields={shownFields} />
          {!showsAll && <EqualFields fields={fields} />}
        </>
      ) : (
        <p className="text-ink-2">Carregando...</p>
      )}
    </Dialog>
  )
}

interface TableProps {
  ids: readonly number[]
  rows: readonly Row[]
  shownFields: readonly FieldDifference[]
}

function ComparisonTable({ ids, rows, shownFields }: TableProps) {
  if (shownFields.length === 0) return <p className="text-ink-2">Nada difere nos campos desta lista.</p>
  const isPair = ids.length === 2
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Campos">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th scope="col" className="py-2 pr-2 font-medium">
              Campo
            </th>
            {ids.map((id) => (
              <th key={id} scope="col" className="py-2 pr-2 font-medium">{`#${id}`}</th>
            ))}
            {isPair && (
              <th scope="col" className="py-2 text-right font-medium">
                Δ
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shownFields.map((field) => (
            <tr key={field.column.field} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-2">
                {field.column.label}
              </th>
              {splitChangedTexts(field).map((parts, index) => (
                <td
                  key={ids[index]}
                  className={`max-w-64 min-w-20 py-2 pr-2 text-ink ${field.column.format ? '' : 'wrap-anywhere'}`}
                >
                  {/* A status looks as in the list: no part of the word distinguishes two of them. */}
                  {field.column.format === 'status' ? (
                    renderCell(field.column, rows[index] as Row)
                  ) : (
                    <ChangedText parts={parts} />
                  )}
                </td>
              ))}
              {isPair && (
                <td
                  className={`py-2 text-right sm:whitespace-nowrap ${isRightAligned(field.column) ? 'font-medium text-ink' : 'text-ink-2'}`}
                >
                  {field.delta === '' ? '–' : field.delta}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Draws a text with a mark on what differs from the other text of a pair. */
function ChangedText({ parts: [before, changed, after] }: { parts: readonly [string, string, string] }) {
  if (before + changed + after === '') return <span>–</span>
  return (
    <>
      <span>{before}</span>
      {changed !== '' && <mark className="rounded-sm bg-warning-soft text-warning-ink">{changed}</mark>}
      <span>{after}</span>
    </>
  )
}

function EqualFields({ fields }: { fields: readonly FieldDifference[] }) {
  const equal = fields.filter(({ isSame }) => isSame)
  if (equal.length === 0) return null
  const descriptions = equal.map(({ column, texts }) => `${column.label} (${texts[0] === '' ? 'vazio' : texts[0]})`)
  return <p className="pt-3 text-xs text-ink-2">{`Iguais: ${descriptions.join(', ')}`}</p>
}
