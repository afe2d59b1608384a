/**
 * The dialog in which an operator searches for a record and selects it: one filter per column, 10 rows per page,
 * Selecionar on each row (spec 2 §2, product form).
 */
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Row } from '#commands/resource.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { CONTROL_CLASS } from '#ui/components/field.tsx'
import { getNumberInputProps } from '#ui/components/number-input.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import { formatPagePosition } from '#listing/cell/record-count-text.ts'
import { isRightAligned } from '#listing/define.ts'
import { LoadFailure } from './load-failure.tsx'
import type { SearchColumn } from './search-filters.ts'
import { type SearchDefinition, useSearchPages } from './use-search-pages.ts'
import { formatRecordId, isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

interface SearchDialogOptions<R extends Row> {
  definition: SearchDefinition<R>
  /** The text typed before the dialog opened, used as the first filter. */
  text: string
  onSelect: (row: R) => void
  onClose: () => void
}

/** Open while it is mounted; Esc closes it without a selection. Pages are 0-based. */
export function SearchDialog<R extends Row>({ definition, text, onSelect, onClose }: SearchDialogOptions<R>) {
  const search = useSearchPages(definition, text)
  const { page, pages, isFetching } = search
  const body = useRef<HTMLTableSectionElement>(null)
  /** The page was turned from one of its rows, which disappears while the next page loads. */
  const turnedInRows = useRef(false)
  useEffect(() => {
    if (isFetching || !turnedInRows.current) return
    turnedInRows.current = false
    if (!document.activeElement?.matches('input, select')) body.current?.querySelector('button')?.focus()
  }, [isFetching])

  const getRowButtons = () => [...(body.current?.querySelectorAll('button') ?? [])]
  const goToPage = (next: number) => {
    if (search.turnTo(next)) turnedInRows.current ||= getFocusedIndex(getRowButtons()) >= 0
  }
  const keys = {
    ArrowDown: ({ target }: Event) => {
      const buttons = getRowButtons()
      // A dropdown needs the key itself.
      if (target instanceof HTMLSelectElement || buttons.length === 0) return false
      return buttons[Math.min(getFocusedIndex(buttons) + 1, buttons.length - 1)]?.focus()
    },
    ArrowUp: ({ currentTarget }: Event) => {
      const buttons = getRowButtons()
      const index = getFocusedIndex(buttons)
      if (index > 0) return buttons[index - 1]?.focus()
      return index === 0 && currentTarget instanceof Element && currentTarget.querySelector('input')?.focus()
    },
    '[': () => void goToPage(page - 1),
    ']': () => void goToPage(page + 1),
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={definition.title}
      width={860}
      keys={keys}
      footer={
        <>
          <span className="mr-auto self-center text-sm text-ink-2 tabular-nums">
            {formatPagePosition(page, pages, search.total)}
          </span>
          <Button keys="[" disabledReason={page === 0 && 'Primeira página'} onClick={() => goToPage(page - 1)}>
            Anterior
          </Button>
          <Button
            keys="]"
            disabledReason={search.hasFailed ? 'A lista não foi carregada' : page + 1 >= pages && 'Última página'}
            onClick={() => goToPage(page + 1)}
          >
            Próxima
          </Button>
          <Button keys="Escape" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      {search.hasFailed && <LoadFailure onRetry={search.refetch} />}
      <SearchTable columns={definition.columns} search={search} body={body} onSelect={onSelect} />
    </Dialog>
  )
}

interface SearchTableProps<R extends Row> extends Pick<SearchDialogOptions<R>, 'onSelect'> {
  columns: readonly SearchColumn<R>[]
  search: ReturnType<typeof useSearchPages<R>>
  body: RefObject<HTMLTableSectionElement | null>
}

function SearchTable<R extends Row>({ columns, search, body, onSelect }: SearchTableProps<R>) {
  const { rows, typed, type, isFetching } = search
  return (
    <div className="search-scroller">
      <table className="search-table" aria-busy={isFetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" style={{ width: column.width }}>
                <span data-right={isRightAligned(column) || undefined}>{column.label}</span>
                {column.filterName && (
                  <ColumnFilter
                    column={column}
                    value={typed[column.filterName] ?? ''}
                    onChange={(value) => type(column.filterName ?? '', value)}
                  />
                )}
              </th>
            ))}
            <th scope="col" style={{ width: 112 }}>
              <span>Ações</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.id} onDoubleClick={() => isRecordId(row.id) && onSelect(row)}>
              {columns.map((column) => (
                <td key={column.field} data-right={isRightAligned(column) || undefined}>
                  {renderCell(column, row)}
                </td>
              ))}
              <td>
                <Button
                  size="small"
                  disabledReason={!isRecordId(row.id) && NO_ID_REASON}
                  onClick={() => onSelect(row)}
                  aria-label={`Selecionar ${formatRecordId(row.id)}`}
                >
                  Selecionar
                </Button>
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} className="list-message">
                {isFetching ? 'Carregando...' : 'Nenhum registro'}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the 0-based index of the focused button; -1 if none has the focus. */
const getFocusedIndex = (buttons: readonly Element[]) =>
  buttons.findIndex((button) => button === document.activeElement)

interface ColumnFilterProps {
  column: Pick<SearchColumn<Row>, 'label' | 'format' | 'options' | 'allLabel'>
  value: string
  onChange: (value: string) => void
}

function ColumnFilter({ column, value, onChange }: ColumnFilterProps) {
  const id = useId()
  const label = `Filtrar por ${column.label}`
  if (column.options) {
    return (
      <select
        id={id}
        aria-label={label}
        className={CONTROL_CLASS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{column.allLabel ?? 'Todos'}</option>
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      id={id}
      aria-label={label}
      className={CONTROL_CLASS}
      value={value}
      autoComplete="off"
      {...(column.format === 'money' && getNumberInputProps('money', { showsCurrency: true }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
