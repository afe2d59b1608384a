/** Reads the visible part of a list again for auto refresh: one page, or the visible blocks of continuous mode. */
import { call } from '#api/session/client.ts'
import type { Page } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { toPageInput } from '#listing/url-state/list-request.ts'
import { getBlockSize, getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { getBlockRange } from '#listing/continuous/blocks.ts'
import type { ListModel } from '#listing/model.ts'
import { getCachedRow } from '#listing/pinned/row-cache.ts'
import type { VisibleRows } from '#listing/position/scroll-anchor.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { findChangedRows } from './changed-rows.ts'

/** The result of one refresh. */
interface RefetchResult {
  /** Ids of the rows that are new or changed. */
  changedIds: number[]
  /** Rows have other positions, or their number has changed. */
  hasMovedRows: boolean
  /** Shows the result in the list. */
  apply: () => void
  /** Returns true once `list` shows the result. */
  isApplied: (list: ListModel) => boolean
}

/** Reads the visible part again; null if not all of it was loaded. Rejects if the call does. */
export function refetchVisible(list: ListModel, visible: VisibleRows): Promise<RefetchResult | null> {
  return list.state.continuous ? refetchBlocks(list, visible) : refetchPage(list)
}

/**
 * Adds changes of pinned rows that are not in `loadedRows`. They are only compared here: the list reads pinned rows
 * itself when it is drawn again (listing/pinned/fetch-pinned-rows.ts), and unpins removed ones.
 */
async function refetchPinned(
  { definition, state }: ListModel,
  loadedRows: readonly Row[],
  result: RefetchResult,
): Promise<RefetchResult> {
  const missingIds = state.pinnedIds.filter((id) => !loadedRows.some((row) => row.id === id))
  for (const row of await fetchRecords(definition, missingIds, 0)) {
    const before = row && getCachedRow(definition, row.id)
    result.hasMovedRows ||= row === null
    // Compares the displayed texts: the list's call and the record's call may return different fields.
    if (before && definition.columns.some((column) => formatCellText(column, before) !== formatCellText(column, row)))
      result.changedIds.push(row.id)
  }
  return result
}

const hasRowOrderChanged = (before: readonly Row[] | undefined, after: readonly Row[]) =>
  before?.length !== after.length || after.some(({ id }, index) => before[index]?.id !== id)

async function refetchPage(list: ListModel): Promise<RefetchResult> {
  const { state, pageRows, totals } = list
  const page = await fetchPage(list, state)
  return refetchPinned(list, page.content, {
    changedIds: findChangedRows(pageRows, page.content, state.page * state.size, page.totalElements),
    hasMovedRows: page.totalElements !== totals?.totalElements || hasRowOrderChanged(pageRows, page.content),
    apply: () => setPageData(list, state, page),
    isApplied: (now) => now.pageRows === page.content,
  })
}

const fetchPage = ({ definition }: ListModel, state: ListModel['state']): Promise<Page<Row>> =>
  call(definition.endpoint, toPageInput(definition, state))

function setPageData(
  { definition, replacePage }: ListModel,
  state: ListModel['state'],
  page: Page<Row>,
  blocks = NO_BLOCKS,
) {
  const next = { ...page, firstRowIndex: state.page * state.size }
  replacePage(next, blocks)
  queryClient.setQueryData<typeof next>(createListPageQuery(definition, state).queryKey, next)
}

const NO_BLOCKS: ListModel['blocks'] = new Map()

/** The block that the list itself requested has the total, and is read with the visible ones. */
async function refetchBlocks(list: ListModel, { first, end }: VisibleRows): Promise<RefetchResult | null> {
  const { state, blocks, totals } = list
  const before = totals?.totalElements ?? 0
  const ownState = getFirstRequest(state)
  const visibleBlocks = getBlockRange(first, end, before)
  if (visibleBlocks.some((index) => !blocks.has(index))) return null
  const pages = new Map<number, Page<Row>>()
  const fetchBlocks = async (wanted: readonly number[]) => {
    const missing = wanted.filter((index) => !pages.has(index))
    await Promise.all(missing.map(async (page) => pages.set(page, await fetchPage(list, { ...ownState, page }))))
  }
  await fetchBlocks([ownState.page, ...visibleBlocks])
  const ownPage = pages.get(ownState.page)
  if (!ownPage) return null
  // Rows that were added or removed above have moved the visible rows by the same number.
  const shift = ownPage.totalElements - before
  await fetchBlocks(getBlockRange(Math.max(0, first + shift), end + shift, ownPage.totalElements))
  const currentRows = list.table.options.data
  const rows = new Map([...pages].map(([index, { content }]) => [index, content]))
  return refetchPinned(list, [...rows.values()].flat(), {
    changedIds: joinAdjacentBlocks(rows).flatMap(([index, run]) =>
      findChangedRows(currentRows, run, index * getBlockSize(), ownPage.totalElements),
    ),
    hasMovedRows: shift !== 0 || [...rows].some(([index, content]) => hasRowOrderChanged(blocks.get(index), content)),
    apply: () => setPageData(list, ownState, ownPage, rows),
    isApplied: (now) =>
      now.totals?.totalElements === ownPage.totalElements && now.blocks.get(ownState.page) === ownPage.content,
  })
}

/** Joins adjacent blocks: returns the index of the first block, and the rows of all. */
function joinAdjacentBlocks(blocks: ListModel['blocks']): [number, Row[]][] {
  const runs: [number, Row[]][] = []
  for (const [index, rows] of [...blocks].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last && last[0] + last[1].length / getBlockSize() === index) last[1].push(...rows)
    else runs.push([index, [...rows]])
  }
  return runs
}
