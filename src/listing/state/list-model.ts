/** A list as its parts and its commands take it, put together from what useList has of it. */
import { invalidate } from '#api/cache/query.ts'
import { nextListState, toggledSort, writeListState } from '#listing/address/url-state.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { aboveTwin } from '#listing/place/long-cursor.ts'
import type { ListPageModel } from './use-list-page.ts'
import type { useListRows } from './use-list-rows.ts'
import type { useListView } from './use-list-view.ts'

type Rows = ReturnType<typeof useListRows>

interface ModelParts extends Pick<
  ListModel,
  'definition' | 'state' | 'pageRows' | 'pageSeen' | 'viewKey' | 'isHeld' | 'show' | 'meanPage'
> {
  definition: AnyList
  page: ListPageModel
  own: ReturnType<typeof useListView>
  shown: Omit<Rows, 'data' | 'total' | 'long' | 'isTight'>
  long: Rows['long']
  /** How many records there are. */
  total: number
  /** Where the cursor stands among the rows; null for nowhere. */
  row: number | null
}

/** Pure: the same parts give the same list. */
export function listModel(parts: ModelParts): ListModel {
  const { definition, state, page, own, shown, long, total, row, show } = parts
  const { loading, totals } = page
  const { cursor } = own
  const { columns, tops, rows } = shown
  /** Before the rows are read anew: of a page that was turned to, the cursor knows its place alone. */
  const keepRecord = () => own.setCursor((now) => (now === cursor ? model.cursor : now))
  const model: ListModel = {
    ...own,
    definition,
    state,
    ...shown,
    pageRows: parts.pageRows,
    missing: state.continuous
      ? Math.max(0, Math.min(state.size, total - parts.pageSeen * state.size) - parts.pageRows.length)
      : 0,
    blocks: long.blocks,
    missed: long.missed,
    pageSeen: parts.pageSeen,
    viewKey: parts.viewKey,
    firstRow: page.firstRow,
    loading,
    isHeld: parts.isHeld,
    failed: page.failed,
    idle: page.idle,
    totals,
    cursor:
      cursor === null || row === null
        ? null
        : {
            row,
            left: cursor.row,
            column: Math.min(cursor.column, columns.length - 1),
            // Of a page that was turned to the record is told by its row; one long table notes it
            // (long/use-sought-cursor.ts).
            id: cursor.id ?? (state.continuous ? null : (rows[row]?.id ?? null)),
          },
    setCursor(meant, id) {
      const next = { ...meant, row: aboveTwin(model, meant.row) }
      // While the rows are away the cursor keeps its record.
      const kept = loading && cursor && next.row === cursor.row ? cursor : null
      own.setCursor({ ...kept, ...next, id: id === undefined ? (kept ? kept.id : (rows[next.row]?.id ?? null)) : id })
    },
    applyFilters(next) {
      const kept = writeListState(definition, nextListState(state, { filters: next }))
      if (kept === writeListState(definition, state)) model.reload()
      else show({ filters: next })
    },
    closeMenu() {
      own.setMenu(null)
      own.gridRef.current?.focus()
    },
    sortBy: (field) => show({ sort: toggledSort(state.sort, field) }),
    reload() {
      own.setNotice(null)
      keepRecord()
      // What was read of its records besides, too, and those that stay on top of another page.
      invalidate([`${definition.query.id}.`])
      // Rows of a part are no records: what they are a part of reads itself anew.
      if (!definition.fixed) void definition.noun.record?.().then(({ id }) => invalidate([id]))
      page.reload()
    },
    giveUp: page.giveUp,
    show,
    turn: (step) => show({ page: model.pageSeen + step }),
    setBlock: long.setBlock,
    renew(next, blocks) {
      keepRecord()
      long.renew(next, blocks)
    },
    setMissed: long.setMissed,
    retry() {
      if (page.failed) model.reload()
      else long.setMissed(() => [])
    },
    jump(place) {
      model.setCursor({ row: tops.length + Math.max(0, Math.min(place, total - 1)), column: cursor?.column ?? 0 })
    },
    meanPage: parts.meanPage,
  }
  return model
}
