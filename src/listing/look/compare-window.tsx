/** Records side by side: only the fields that differ, of a pair with how much; the equal ones in one line. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHasFailed } from '#api/cache/offline.ts'
import type { Row } from '#commands/noun.ts'
import { copyAndTell } from '#ui/device/copy-and-tell.ts'
import { Button } from '#ui/parts/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { drawCell } from '#listing/cell/cell.tsx'
import { alignsRight } from '#listing/define.ts'
import { recordPlace } from '#listing/place/long-cursor.ts'
import type { ListModel } from '#listing/model.ts'
import { rememberedRow } from '#listing/pinned/remembered-rows.ts'
import { useBackCloses } from '#listing/record/use-back-closes.ts'
import { changedParts, type FieldDifference, differences, differencesAsTable } from './differences.ts'
import { isReadable, readRow } from '#listing/record/record-row.ts'
import { walkedRow } from '#listing/record/walked-row.ts'
import { isNumericFormat } from '#lib/written/cell-format.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import { guardedLines } from '#lib/written/guarded-lines.ts'

interface CompareWindowProps {
  list: ListModel
  /** Two to eight. */
  ids: readonly number[]
}

/**
 * Those in sight as the list has them, the others read by their ids or, where no call reads one, as they were seen
 * last, else looked for in the list. Rejects where one is nowhere.
 */
async function rowsFor(list: ListModel, ids: readonly number[]): Promise<Row[]> {
  const { definition, rows, selection } = list
  return Promise.all(
    ids.map(async (id) => {
      const row =
        rows[recordPlace(list, id)] ??
        selection.get(id) ??
        (isReadable(definition)
          ? await readRow(definition, id)
          : (rememberedRow(definition, id) ?? (await walkedRow(definition, id))))
      if (row === null) throw new Error(`#${id} não foi encontrado nesta lista`)
      if (row === undefined)
        throw new Error(`#${id} não está à vista e nenhuma chamada o lê: fixe-o (M) na página em que está`)
      return row
    }),
  )
}

const wordsOf = (ids: readonly number[]) => new Intl.ListFormat('pt-BR').format(ids.map((id) => `#${id}`))

/** Open while it is drawn. T shows all fields, Shift+Y copies them as a table, Esc closes. */
export function CompareWindow({ list, ids }: CompareWindowProps) {
  const { definition } = list
  const [showsAll, setShowsAll] = useState(false)
  const close = () => list.setPanel(null)
  useBackCloses(close)
  const query = useQuery({
    queryKey: ['listas.comparar', definition.path, ids, cacheOwner()],
    queryFn: () => rowsFor(list, ids),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data, error } = query
  const failed = useHasFailed(query)
  const found = data ? differences(definition.columns, data) : []
  const differing = found.filter(({ isSame }) => !isSame)
  const shown = showsAll ? found : differing

  function copy() {
    const isNumeric = (at: number, row: number) => at > 0 && isNumericFormat(shown[row - 1]?.column.format)
    void copyAndTell(guardedLines(differencesAsTable(shown, ids), isNumeric), 'Comparação copiada')
  }
  return (
    <Dialog
      open
      beside
      onClose={close}
      title={`Comparar ${wordsOf(ids)}`}
      description={data ? `${differing.length} de ${found.length} campos diferem` : undefined}
      width={Math.min(1100, 280 + 190 * ids.length)}
      keys={{ t: () => setShowsAll(!showsAll), 'Shift+y': copy }}
      focusAfter={() => list.gridRef.current?.focus()}
      footer={
        <>
          <Button keys="Shift+Y" onClick={copy}>
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
      {failed && error ? (
        <p role="alert" className="text-danger-ink">
          {error.message}
        </p>
      ) : data ? (
        <>
          <Table ids={ids} rows={data} shown={shown} />
          {!showsAll && <Equal found={found} />}
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
  shown: readonly FieldDifference[]
}

function Table({ ids, rows, shown }: TableProps) {
  if (shown.length === 0) return <p className="text-ink-2">Nada difere nos campos desta lista.</p>
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
          {shown.map((field) => (
            <tr key={field.column.field} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-2">
                {field.column.label}
              </th>
              {changedParts(field).map((parts, at) => (
                <td
                  key={ids[at]}
                  className={`max-w-64 min-w-20 py-2 pr-2 text-ink ${field.column.format ? '' : 'wrap-anywhere'}`}
                >
                  {/* A state as in the list: no part of a word tells two of them apart. */}
                  {field.column.format === 'status' ? (
                    drawCell(field.column, rows[at] as Row)
                  ) : (
                    <ChangedText parts={parts} />
                  )}
                </td>
              ))}
              {isPair && (
                <td
                  className={`py-2 text-right sm:whitespace-nowrap ${alignsRight(field.column) ? 'font-medium text-ink' : 'text-ink-2'}`}
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

/** Marked where it differs from the other of a pair. */
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

function Equal({ found }: { found: readonly FieldDifference[] }) {
  const equal = found.filter(({ isSame }) => isSame)
  if (equal.length === 0) return null
  const words = equal.map(({ column, texts }) => `${column.label} (${texts[0] === '' ? 'vazio' : texts[0]})`)
  return <p className="pt-3 text-xs text-ink-2">{`Iguais: ${words.join(', ')}`}</p>
}
