/** The list as commands and keys see it: every verb on tables of commands/keys/README §4, §5 passes through here. */
import type { Row } from '#commands/resource.ts'
import type { ListHandle } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { type AnyList, getPageSizes } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import { keepSelectable, formatSelectedCount, getWholePage } from '#listing/selection.ts'
import { attachSource } from '#listing/list-source.ts'

/** `model` gives the list as it was last rendered. */
export function createListHandle(definition: AnyList, model: () => ListModel): ListHandle {
  const getCursorRecord = (): Row | null => {
    const { cursor, rows } = model()
    return cursor && cursor.row >= 0 ? (rows[cursor.row] ?? null) : null
  }
  /** Of one long table those that are there: most places are empty. */
  const getLoadedRows = () => (model().state.continuous ? model().table.options.data : model().rows)
  const handle: ListHandle = {
    resource: definition.resource,
    hasSubRecords: definition.fixedInput !== undefined,
    title: definition.title,
    hasFilters: (definition.filters?.length ?? 0) > 0,
    getColumns: () =>
      definition.columns.map((column) => ({
        field: column.field,
        label: column.label,
        isSortable: column.isSortable !== false,
        isHidden: model().state.layout.hidden.includes(column.field),
      })),
    getRows: getLoadedRows,
    getCursorRow: getCursorRecord,
    getSelection: () => [...model().selection.values()],
    getState: () => ({ ...model().state, page: model().cursorPage }),
    getTotals: () => model().totals,
    isLoading: () => model().isLoading,
    hasFailed: () => model().hasFailed || model().failedBlocks.length > 0,
    defaults: () => ({ size: definition.pageSize, sort: definition.sort, sizes: getPageSizes(definition) }),
    updateState: (patch) => model().updateState(patch),
    reload: () => model().reload(),
    focusTable() {
      if (!model().cursor) model().setCursor({ row: 0, column: 0 })
      model().gridRef.current?.focus()
    },
    submitFilters: () => model().filterRef.current?.requestSubmit(),
    clearFilters: () => model().applyFilters({}),
    focusRow(id) {
      if (findRecordIndex(model(), id) < 0) return false
      // First: a grid that gets the focus without a cursor puts it on its first row.
      model().gridRef.current?.focus()
      handle.setCursor(id)
      return true
    },
    select(ids) {
      const known = new Map([...model().selection, ...getLoadedRows().map((row) => [row.id, row] as const)])
      const rows = keepSelectable(new Map(ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row])))
      model().setSelection(rows)
      announce(formatSelectedCount(rows.size))
    },
    setCursor(id) {
      const row = findRecordIndex(model(), id)
      if (row >= 0) model().setCursor({ row, column: model().cursor?.column ?? 0 })
    },
    exportCsv() {
      const { state } = model()
      const rows = getWholePage(model())
      if (!rows) return
      if (rows.length === 0) return void notify('info', 'Nada para exportar')
      void import('#listing/export/csv-export.ts').then(({ downloadCsv }) => downloadCsv(definition, state, rows))
    },
    showMessage: (message) => {
      model().setNotice(message)
      announce(message)
    },
  }
  return attachSource(handle, { definition, getModel: model })
}
