/** Keeps the cursor of continuous mode on its record in another order or filter (listing/continuous/README §2). */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { call } from '#api/session/client.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { toPageInput } from '#listing/url-state/list-request.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import { type AnyList, getCellValue } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fetchRecord } from '#listing/record/fetch-record.ts'
import { seekRowIndex } from './seek.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** By list: the last record under the cursor, for the table after a switch to pages and back. */
const lastCursorRows = new WeakMap<AnyList, Row>()

/** Returns the record as it was last seen, in this table or on a cached page, if no call reads one. */
function findRememberedRow(definition: AnyList, id: number | null): Row | undefined {
  // Without an id, another view may have another row at the same index.
  if (!isRecordId(id)) return undefined
  const pages = queryClient.getQueriesData<ListPage>({ queryKey: [definition.endpoint.id] })
  const rows = [lastCursorRows.get(definition), ...pages.flatMap(([, page]) => page?.content)]
  return rows.find((row) => row?.id === id)
}

/** If the cursor is on another record, searches for its own and moves there. If it is not found, the cursor stays. */
export function useCursorSearch(list: ListModel): void {
  const { cursor, rows, viewKey, isLoading } = list
  const latestListRef = useRef(list)
  /** The record under the cursor as it was last seen. */
  const record = useRef<Row | null>(null)
  const id = cursor?.id ?? null
  const cursorRow = cursor ? rows[cursor.row] : undefined
  // A layout effect, so that it runs before a later key can move the cursor.
  useLayoutEffect(() => {
    latestListRef.current = list
    if (!cursor || !cursorRow) return
    if (cursorRow.id === id) lastCursorRows.set(list.definition, (record.current = cursorRow))
    // The cursor moved to an index before its row was loaded: the loaded record becomes the cursor's.
    else if (id === null) list.setCursor(cursor, cursorRow.id)
  })
  const isOnOtherRecord = !isLoading && id !== null && cursorRow !== undefined && cursorRow.id !== id
  useEffect(() => {
    if (!isOnOtherRecord) return
    const controller = new AbortController()
    const { definition, state, centerCount } = latestListRef.current
    const [field, direction] = state.sort.split(',')
    const column = definition.columns.find((candidate) => candidate.field === field)
    const lastRecord = record.current
    /** Moves the cursor to a row, and stores the block in which the row was found. */
    function placeCursor(index: number | null, content: readonly Row[] | undefined) {
      const { pinnedRows, cursor: current, setCursor, setBlock } = latestListRef.current
      if (controller.signal.aborted || !current) return
      if (index === null || !content) return setCursor(current, latestListRef.current.rows[current.row]?.id)
      setBlock(Math.floor(index / getBlockSize()), content)
      setCursor({ row: pinnedRows.length + index, column: current.column }, id ?? undefined)
    }
    let lastBlock: readonly Row[] | undefined
    async function searchRecord() {
      // After a return from a form the save may have moved the record: read the value that it is sorted by.
      const row =
        lastRecord?.id === id
          ? lastRecord
          : ((await fetchRecord(definition, id ?? 0)) ?? findRememberedRow(definition, id))
      if (!row || !column) return null
      return seekRowIndex({
        row,
        total: centerCount,
        direction: direction === 'ASC' ? 'ASC' : 'DESC',
        getSortValue: (candidate) => getCellValue(column, candidate),
        async fetchBlock(blockIndex) {
          // Bypasses the cache: a request that is cancelled here may be one that the table needs.
          const input = toPageInput(definition, { ...state, page: blockIndex, size: getBlockSize() })
          const loadedBlock = latestListRef.current.blocks.get(blockIndex)
          lastBlock = loadedBlock ?? (await call(definition.endpoint, input, { signal: controller.signal })).content
          return lastBlock
        },
      })
    }
    searchRecord().then(
      (index) => placeCursor(index, lastBlock),
      () => placeCursor(null, undefined),
    )
    return () => controller.abort()
  }, [isOnOtherRecord, id, viewKey])
}
