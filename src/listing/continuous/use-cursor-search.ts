/** The cursor of one long table keeps its record in another order and filter (listing/continuous/README §2). */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { call } from '#api/session/client.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { toPageInput } from '#listing/url-state/first-page.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import { type AnyList, getCellValue } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fetchRecord } from '#listing/record/fetch-record.ts'
import { seekRowIndex } from './seek.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** By list: the record that the cursor was on last, for the table that comes after a step to pages and back. */
const lastCursorRows = new WeakMap<AnyList, Row>()

/** The record as it was seen before, where no call reads one: here, or on a page that one came from. */
function findRememberedRow(definition: AnyList, id: number | null): Row | undefined {
  // The place of a row without an id is another row's in another view.
  if (!isRecordId(id)) return undefined
  const pages = queryClient.getQueriesData<ListPage>({ queryKey: [definition.endpoint.id] })
  const rows = [lastCursorRows.get(definition), ...pages.flatMap(([, page]) => page?.content)]
  return rows.find((row) => row?.id === id)
}

/** Looks for the record where the cursor stands on another one, and goes to it; where it is not found, it stays. */
export function useCursorSearch(list: ListModel): void {
  const { cursor, rows, viewKey, isLoading } = list
  const latest = useRef(list)
  /** The record under the cursor as it was seen last. */
  const record = useRef<Row | null>(null)
  const id = cursor?.id ?? null
  const under = cursor ? rows[cursor.row] : undefined
  // In the turn in which the row is drawn: a key pressed after it has moved the cursor on.
  useLayoutEffect(() => {
    latest.current = list
    if (!cursor || !under) return
    if (under.id === id) lastCursorRows.set(list.definition, (record.current = under))
    // A place was gone to before its row was there: the record that has come is the cursor's.
    else if (id === null) list.setCursor(cursor, under.id)
  })
  const isAstray = !isLoading && id !== null && under !== undefined && under.id !== id
  useEffect(() => {
    if (!isAstray) return
    const given = new AbortController()
    const { definition, state, centerCount } = latest.current
    const [field, direction] = state.sort.split(',')
    const column = definition.columns.find((one) => one.field === field)
    const seen = record.current
    /** Puts the cursor on a row, and the block in which it was found beside it. */
    function placeCursor(index: number | null, content: readonly Row[] | undefined) {
      const { pinnedRows, cursor: at, setCursor, setBlock } = latest.current
      if (given.signal.aborted || !at) return
      if (index === null || !content) return setCursor(at, latest.current.rows[at.row]?.id)
      setBlock(Math.floor(index / BLOCK_SIZE), content)
      setCursor({ row: pinnedRows.length + index, column: at.column }, id ?? undefined)
    }
    let read: readonly Row[] | undefined
    async function searchRecord() {
      // Back from a form its save may have taken the record elsewhere: what it is sorted by is read anew.
      const row =
        seen?.id === id ? seen : ((await fetchRecord(definition, id ?? 0)) ?? findRememberedRow(definition, id))
      if (!row || !column) return null
      return seekRowIndex({
        row,
        total: centerCount,
        direction: direction === 'ASC' ? 'ASC' : 'DESC',
        getSortValue: (one) => getCellValue(column, one),
        async fetchBlock(at) {
          // Past the cache: what is given up here may be in view, and asked for by the table.
          const input = toPageInput(definition, { ...state, page: at, size: BLOCK_SIZE })
          const known = latest.current.blocks.get(at)
          read = known ?? (await call(definition.endpoint, input, { signal: given.signal })).content
          return read
        },
      })
    }
    searchRecord().then(
      (index) => placeCursor(index, read),
      () => placeCursor(null, undefined),
    )
    return () => given.abort()
  }, [isAstray, id, viewKey])
}
