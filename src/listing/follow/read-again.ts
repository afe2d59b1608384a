/** What is seen of a followed list, read anew: one page, or the blocks of one long table that are in sight. */
import { call } from '#api/session/client.ts'
import type { Page } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/noun.ts'
import { pageInput } from '#listing/address/first-page.ts'
import { BLOCK, firstAsked } from '#listing/address/long-rows.ts'
import { listPageQuery } from '#listing/address/page-query.ts'
import { cellText } from '#listing/cell/cell-text.ts'
import { blocksFor } from '#listing/long/blocks.ts'
import type { ListModel } from '#listing/model.ts'
import { rememberedRow } from '#listing/pinned/remembered-rows.ts'
import type { Seen } from '#listing/place/kept-place.ts'
import { readRows } from '#listing/record/record-row.ts'
import { changedRows } from './changed-rows.ts'

/** What a reading brought. */
interface News {
  /** Ids of the rows that are new or not as they were. */
  changed: number[]
  /** Rows stand in other places, or there are more or fewer of them. */
  isOther: boolean
  /** Puts it in the place of what is shown. */
  show: () => void
  /** True once `list` stands as it was read. */
  stands: (list: ListModel) => boolean
}

/** Reads again what is seen; null where not all of it is there yet. Rejects as the call does. */
export function readAgain(list: ListModel, seen: Seen): Promise<News | null> {
  return list.state.continuous ? readBlocks(list, seen) : readPage(list)
}

/**
 * With what is told of the rows on top that are not `there`. They are read here alone: the list that is drawn by the
 * news takes them as they were just read (listing/pinned/read-pinned.ts), and lets go what is gone.
 */
async function withTops({ definition, state }: ListModel, there: readonly Row[], news: News): Promise<News> {
  const away = state.pins.filter((id) => !there.some((row) => row.id === id))
  for (const row of await readRows(definition, away, 0)) {
    const before = row && rememberedRow(definition, row.id)
    news.isOther ||= row === null
    // By what is seen: a list and the call of one record may tell more or less of it.
    if (before && definition.columns.some((column) => cellText(column, before) !== cellText(column, row)))
      news.changed.push(row.id)
  }
  return news
}

const hasMoved = (before: readonly Row[] | undefined, after: readonly Row[]) =>
  before?.length !== after.length || after.some(({ id }, at) => before[at]?.id !== id)

async function readPage(list: ListModel): Promise<News> {
  const { state, pageRows, totals } = list
  const page = await ask(list, state)
  return withTops(list, page.content, {
    changed: changedRows(pageRows, page.content, state.page * state.size, page.totalElements),
    isOther: page.totalElements !== totals?.totalElements || hasMoved(pageRows, page.content),
    show: () => replace(list, state, page),
    stands: (now) => now.pageRows === page.content,
  })
}

const ask = ({ definition }: ListModel, state: ListModel['state']): Promise<Page<Row>> =>
  call(definition.query, pageInput(definition, state))

function replace({ definition, renew }: ListModel, state: ListModel['state'], page: Page<Row>, blocks = NO_BLOCKS) {
  const next = { ...page, firstRow: state.page * state.size }
  renew(next, blocks)
  queryClient.setQueryData<typeof next>(listPageQuery(definition, state).queryKey, next)
}

const NO_BLOCKS: ListModel['blocks'] = new Map()

/** The block that the list itself has asked for tells how many rows there are, and is read with those in sight. */
async function readBlocks(list: ListModel, { first, end }: Seen): Promise<News | null> {
  const { state, blocks, totals } = list
  const before = totals?.totalElements ?? 0
  const own = firstAsked(state)
  const inSight = blocksFor(first, end, before)
  if (inSight.some((at) => !blocks.has(at))) return null
  const pages = new Map<number, Page<Row>>()
  const read = async (wanted: readonly number[]) => {
    const missing = wanted.filter((at) => !pages.has(at))
    await Promise.all(missing.map(async (page) => pages.set(page, await ask(list, { ...own, page }))))
  }
  await read([own.page, ...inSight])
  const whole = pages.get(own.page)
  if (!whole) return null
  // Rows that came above, or are gone from there, have moved those in sight by as many.
  const by = whole.totalElements - before
  await read(blocksFor(Math.max(0, first + by), end + by, whole.totalElements))
  const known = list.table.options.data
  const rows = new Map([...pages].map(([at, { content }]) => [at, content]))
  return withTops(list, [...rows.values()].flat(), {
    changed: runsOf(rows).flatMap(([at, run]) => changedRows(known, run, at * BLOCK, whole.totalElements)),
    isOther: by !== 0 || [...rows].some(([at, content]) => hasMoved(blocks.get(at), content)),
    show: () => replace(list, own, whole, rows),
    stands: (now) => now.totals?.totalElements === whole.totalElements && now.blocks.get(own.page) === whole.content,
  })
}

/** Blocks that stand one after the other, as the place of the first and the rows of all. */
function runsOf(blocks: ListModel['blocks']): [number, Row[]][] {
  const runs: [number, Row[]][] = []
  for (const [at, rows] of [...blocks].sort(([one], [other]) => one - other)) {
    const last = runs.at(-1)
    if (last && last[0] + last[1].length / BLOCK === at) last[1].push(...rows)
    else runs.push([at, [...rows]])
  }
  return runs
}
