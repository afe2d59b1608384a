/**
 * The list as commands and keys see it: every table command of commands/keys/README §4, §5 goes through this handle.
 */
import type { Row } from '#commands/resource.ts'
import type { ListHandle } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { type AnyList, getPageSizes } from '#listing/define.ts'
import { NO_EFFECTIVE_FILTER_REASON } from '#listing/limit-list.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import { keepSelectable, formatSelectedCount, getWholePage } from '#listing/selection.ts'
import { attachSource } from '#listing/list-source.ts'

/** Makes the handle of a list. `getModel` returns the list as it was last rendered. */
export function createListHandle(definition: AnyList, getModel: () => ListModel): ListHandle {
  const getCursorRecord = (): Row | null => {
    const { cursor, rows } = getModel()
    return cursor && cursor.row >= 0 ? (rows[cursor.row] ?? null) : null
  }
  /** Continuous mode: the loaded rows only, because most indexes are empty. */
  const getLoadedRows = () => (getModel().state.continuous ? getModel().table.options.data : getModel().rows)
  const handle: ListHandle = {
    resource: definition.resource,
    hasSubRecords: definition.fixedInput !== undefined,
    title: definition.title,
    hasFilters: (definition.filters?.length ?? 0) > 0,
    noFiltersReason: definition.unavailableFilters?.length ? NO_EFFECTIVE_FILTER_REASON : undefined,
    getColumns: () =>
      definition.columns.map((column) => ({
        field: column.field,
        label: column.label,
        isSortable: column.isSortable !== false,
        notSortableReason: column.notSortableReason,
        isHidden: getModel().state.layout.hidden.includes(column.field),
      })),
    getRows: getLoadedRows,
    getCursorRow: getCursorRecord,
    getSelection: () => [...getModel().selection.values()],
    getState: () => ({ ...getModel().state, page: getModel().cursorPage }),
    getTotals: () => getModel().totals,
    isLoading: () => getModel().isLoading,
    hasFailed: () => getModel().hasFailed || getModel().failedBlocks.length > 0,
    getDefaults: () => ({ size: definition.pageSize, sort: definition.sort, sizes: getPageSizes(definition) }),
    updateState: (patch) => getModel().updateState(patch),
    reload: () => getModel().reload(),
    focusTable() {
      if (!getModel().cursor) getModel().setCursor({ row: 0, column: 0 })
      getModel().gridRef.current?.focus()
    },
    submitFilters: () => getModel().filterRef.current?.requestSubmit(),
    clearFilters: () => getModel().applyFilters({}),
    focusRow(id) {
      if (findRecordIndex(getModel(), id) < 0) return false
      // Focus first: a grid that is focused without a cursor puts the cursor on its first row.
      getModel().gridRef.current?.focus()
      handle.setCursor(id)
      return true
    },
    select(ids) {
      const knownRows = new Map([...getModel().selection, ...getLoadedRows().map((row) => [row.id, row] as const)])
      const rows = keepSelectable(new Map(ids.flatMap((id) => knownRows.get(id) ?? []).map((row) => [row.id, row])))
      getModel().setSelection(rows)
      announce(formatSelectedCount(rows.size))
    },
    setCursor(id) {
      const row = findRecordIndex(getModel(), id)
      if (row >= 0) getModel().setCursor({ row, column: getModel().cursor?.column ?? 0 })
    },
    exportCsv() {
      const { state } = getModel()
      const rows = getWholePage(getModel())
      if (!rows) return
      if (rows.length === 0) return void notify('info', 'Nada para exportar')
      void import('#listing/export/csv-export.ts').then(({ downloadCsv }) => downloadCsv(definition, state, rows))
    },
    showMessage: (message) => {
      getModel().setNotice(message)
      announce(message)
    },
  }
  return attachSource(handle, { definition, getModel })
}
