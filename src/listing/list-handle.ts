/** The list as commands and keys see it: every verb on tables of commands/keys/README §4, §5 passes through here. */
import type { Row } from '#commands/noun.ts'
import type { ListHandle } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { copyText } from '#ui/clipboard.ts'
import { notify } from '#ui/notify.tsx'
import { cellText } from './cell-text.ts'
import { type AnyList, sizesOf } from './define.ts'
import { recordPlace } from './long-cursor.ts'
import type { ListModel } from './model.ts'
import { selectedText } from './selection.ts'
import { withSource } from './source.ts'

/** `model` gives the list as it was last rendered. */
export function createHandle(definition: AnyList, model: () => ListModel): ListHandle {
  const cursorRow = (): Row | null => {
    const { cursor, rows } = model()
    return cursor && cursor.row >= 0 ? (rows[cursor.row] ?? null) : null
  }
  /** Of one long table those that are there: most places are empty. */
  const there = () => (model().state.continuous ? model().table.options.data : model().rows)
  const select = (rows: readonly Row[]) => {
    model().setSelection(new Map(rows.map((row) => [row.id, row])))
    announce(selectedText(rows.length))
  }
  const copy = (text: string, said: string) =>
    void copyText(text).then((done) => notify(done ? 'success' : 'error', done ? said : 'Não foi possível copiar.'))

  const handle: ListHandle = {
    noun: definition.noun,
    title: definition.title,
    hasFilters: (definition.filters?.length ?? 0) > 0,
    columns: () =>
      definition.columns.map((column) => ({
        field: column.field,
        label: column.label,
        sortable: column.sortable !== false,
        hidden: model().state.layout.hidden.includes(column.field),
      })),
    rows: there,
    cursor: cursorRow,
    selection: () => [...model().selection.values()],
    state: () => ({ ...model().state, page: model().pageSeen }),
    totals: () => model().totals ?? { totalElements: 0, totalPages: 0 },
    failed: () => model().failed,
    defaults: () => ({ size: definition.size, sort: definition.sort, sizes: sizesOf(definition) }),
    show: (patch) => model().show(patch),
    reload: () => model().reload(),
    focusTable() {
      if (!model().cursor) model().setCursor({ row: 0, column: 0 })
      model().gridRef.current?.focus()
    },
    focusFilter() {
      model().filterRef.current?.querySelector<HTMLElement>('input, select')?.focus()
    },
    submitFilters: () => model().filterRef.current?.requestSubmit(),
    clearFilters: () => model().applyFilters({}),
    focusRow(id) {
      const row = recordPlace(model(), id)
      if (row < 0) return false
      const column = model().cursor?.column ?? 0
      // First: a grid that gets the focus without a cursor puts it on its first row.
      model().gridRef.current?.focus()
      model().setCursor({ row, column })
      return true
    },
    select(ids) {
      const known = new Map([...model().selection, ...there().map((row) => [row.id, row] as const)])
      select(ids.map((id) => known.get(id)).filter((row) => row !== undefined))
    },
    selectAll: () => select(model().pageRows),
    clearSelection: () => model().setSelection(new Map()),
    moveCursor(step) {
      const { cursor, rows } = model()
      const row = (cursor?.row ?? -1) + (step === 'next' ? 1 : -1)
      if (row >= 0 && row < rows.length) model().setCursor({ row, column: cursor?.column ?? 0 })
    },
    openRowMenu() {
      const { cursor, columns } = model()
      const row = cursorRow()
      const column = cursor?.row === -1 ? columns[cursor.column] : undefined
      if (column) model().setMenu({ column: column.field })
      else if (row) model().setMenu({ row: row.id })
    },
    openColumnMenu: () => model().setMenu('columns'),
    toggleColumn: (field) => model().toggleColumn(field),
    exportCsv() {
      const { pageRows: rows, columns, state } = model()
      if (rows.length === 0) return void notify('info', 'Nada para exportar')
      void import('./csv-export.ts').then(({ saveCsv }) => saveCsv(definition, state, columns, rows))
    },
    copyCell() {
      const { cursor, columns } = model()
      const row = cursorRow()
      const column = cursor && columns[cursor.column]
      if (row && column) copy(cellText(column, row), 'Copiado')
    },
    copyRows() {
      const { selection, columns } = model()
      const row = cursorRow()
      const rows = selection.size > 0 ? [...selection.values()] : row ? [row] : []
      if (rows.length === 0) return
      void import('#listing/copy/copies.ts').then(({ asLines }) =>
        copy(asLines(columns, rows), rows.length === 1 ? '1 linha copiada' : `${rows.length} linhas copiadas`),
      )
    },
    say: (message) => {
      model().setNotice(message)
      announce(message)
    },
  }
  return withSource(handle, { definition, model })
}
