/** The list as commands and keys see it: every verb on tables of commands/keys/README §4, §5 passes through here. */
import type { Row } from '#commands/noun.ts'
import type { ListHandle } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { type AnyList, sizesOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { recordPlace } from '#listing/place/long-cursor.ts'
import { selectable, selectedText, wholePage } from '#listing/selection.ts'
import { withSource } from '#listing/source.ts'

/** `model` gives the list as it was last rendered. */
export function createHandle(definition: AnyList, model: () => ListModel): ListHandle {
  const cursorRow = (): Row | null => {
    const { cursor, rows } = model()
    return cursor && cursor.row >= 0 ? (rows[cursor.row] ?? null) : null
  }
  /** Of one long table those that are there: most places are empty. */
  const there = () => (model().state.continuous ? model().table.options.data : model().rows)
  const handle: ListHandle = {
    noun: definition.noun,
    listsParts: definition.fixed !== undefined,
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
    totals: () => model().totals,
    loading: () => model().loading,
    failed: () => model().failed || model().missed.length > 0,
    defaults: () => ({ size: definition.size, sort: definition.sort, sizes: sizesOf(definition) }),
    show: (patch) => model().show(patch),
    reload: () => model().reload(),
    focusTable() {
      if (!model().cursor) model().setCursor({ row: 0, column: 0 })
      model().gridRef.current?.focus()
    },
    submitFilters: () => model().filterRef.current?.requestSubmit(),
    clearFilters: () => model().applyFilters({}),
    focusRow(id) {
      if (recordPlace(model(), id) < 0) return false
      // First: a grid that gets the focus without a cursor puts it on its first row.
      model().gridRef.current?.focus()
      handle.placeCursor(id)
      return true
    },
    select(ids) {
      const known = new Map([...model().selection, ...there().map((row) => [row.id, row] as const)])
      const rows = selectable(new Map(ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row])))
      model().setSelection(rows)
      announce(selectedText(rows.size))
    },
    placeCursor(id) {
      const row = recordPlace(model(), id)
      if (row >= 0) model().setCursor({ row, column: model().cursor?.column ?? 0 })
    },
    exportCsv() {
      const { state } = model()
      const rows = wholePage(model())
      if (!rows) return
      if (rows.length === 0) return void notify('info', 'Nada para exportar')
      void import('#listing/copy/csv-export.ts').then(({ saveCsv }) => saveCsv(definition, state, rows))
    },
    say: (message) => {
      model().setNotice(message)
      announce(message)
    },
  }
  return withSource(handle, { definition, model })
}
