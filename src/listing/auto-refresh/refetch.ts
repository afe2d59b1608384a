/** What is seen of a followed list, read anew: one page, or the blocks of one long table that are in sight. */
import { call } from '#api/session/client.ts'
import type { Page } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { toPageInput } from '#listing/url-state/first-page.ts'
import { BLOCK_SIZE, getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { getBlockRange } from '#listing/continuous/blocks.ts'
import type { ListModel } from '#listing/model.ts'
import { getCachedRow } from '#listing/pinned/row-cache.ts'
import type { VisibleRows } from '#listing/position/scroll-anchor.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { findChangedRows } from './changed-rows.ts'

/** What a reading brought. */
interface RefetchResult {
  /** Ids of the rows that are new or not as they were. */
  changedIds: number[]
  /** Rows stand in other places, or there are more or fewer of them. */
  hasMovedRows: boolean
  /** Puts it in the place of what is shown. */
  apply: () => void
  /** True once `list` stands as it was read. */
  isApplied: (list: ListModel) => boolean
}

/** Reads again what is seen; null where not all of it is there yet. Rejects as the call does. */
export function refetchVisible(list: ListModel, visible: VisibleRows): Promise<RefetchResult | null> {
  return list.state.continuous ? refetchBlocks(list, visible) : refetchPage(list)
}

/**
 * With what is told of the rows on top that are not `there`. They are read here alone: the list that is drawn by the
 * news takes them as they were just read (listing/pinned/fetch-pinned.ts), and lets go what is gone.
 */
async function refetchPinned(
  { definition, state }: ListModel,
  loadedRows: readonly Row[],
  result: RefetchResult,
): Promise<RefetchResult> {
  const away = state.pinnedIds.filter((id) => !loadedRows.some((row) => row.id === id))
  for (const row of await fetchRecords(definition, away, 0)) {
    const before = row && getCachedRow(definition, row.id)
    result.hasMovedRows ||= row === null
    // By what is seen: a list and the call of one record may tell more or less of it.
    if (before && definition.columns.some((column) => formatCellText(column, before) !== formatCellText(column, row)))
      result.changedIds.push(row.id)
  }
  return result
}

const hasRowOrderChanged = (before: readonly Row[] | undefined, after: readonly Row[]) =>
  before?.length !== after.length || after.some(({ id }, at) => before[at]?.id !== id)

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

/** The block that the list itself has asked for tells how many rows there are, and is read with those in sight. */
async function refetchBlocks(list: ListModel, { first, end }: VisibleRows): Promise<RefetchResult | null> {
  const { state, blocks, totals } = list
  const before = totals?.totalElements ?? 0
  const ownState = getFirstRequest(state)
  const inSight = getBlockRange(first, end, before)
  if (inSight.some((at) => !blocks.has(at))) return null
  const pages = new Map<number, Page<Row>>()
  const fetchBlocks = async (wanted: readonly number[]) => {
    const missing = wanted.filter((at) => !pages.has(at))
    await Promise.all(missing.map(async (page) => pages.set(page, await fetchPage(list, { ...ownState, page }))))
  }
  await fetchBlocks([ownState.page, ...inSight])
  const whole = pages.get(ownState.page)
  if (!whole) return null
  // Rows that came above, or are gone from there, have moved those in sight by as many.
  const by = whole.totalElements - before
  await fetchBlocks(getBlockRange(Math.max(0, first + by), end + by, whole.totalElements))
  const currentRows = list.table.options.data
  const rows = new Map([...pages].map(([at, { content }]) => [at, content]))
  return refetchPinned(list, [...rows.values()].flat(), {
    changedIds: joinAdjacentBlocks(rows).flatMap(([at, run]) =>
      findChangedRows(currentRows, run, at * BLOCK_SIZE, whole.totalElements),
    ),
    hasMovedRows: by !== 0 || [...rows].some(([at, content]) => hasRowOrderChanged(blocks.get(at), content)),
    apply: () => setPageData(list, ownState, whole, rows),
    isApplied: (now) =>
      now.totals?.totalElements === whole.totalElements && now.blocks.get(ownState.page) === whole.content,
  })
}

/** Blocks that stand one after the other, as the place of the first and the rows of all. */
function joinAdjacentBlocks(blocks: ListModel['blocks']): [number, Row[]][] {
  const runs: [number, Row[]][] = []
  for (const [at, rows] of [...blocks].sort(([one], [other]) => one - other)) {
    const last = runs.at(-1)
    if (last && last[0] + last[1].length / BLOCK_SIZE === at) last[1].push(...rows)
    else runs.push([at, [...rows]])
  }
  return runs
}
