/** Checks one list of the console: shape, pages, size, order, filters, dates and amounts. */
import type { AnyEndpoint } from '#api/endpoint.ts'
import { parsePage } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { type AnyList, type Column, type FilterField, getCellValue, getPageSizes } from '#listing/define.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { checkShape } from './check-shape.ts'
import type { Client } from './client.ts'
import type { Finding } from './finding.ts'
import { countDateForms, DATE_FORM_TEXTS, mayBeCents } from './judge-dates.ts'
import { getExcludingValues, getFindingValues, judgeFilter } from './judge-filter.ts'
import { judgeOrder } from './judge-order.ts'
import { judgePages, judgeSize } from './judge-pages.ts'
import {
  describeCap,
  describeCents,
  describeDates,
  describeFilter,
  describeOrder,
  describePages,
} from './list-findings.ts'
import { createListReader, isFinding, type CheckedPage, type ListReader } from './list-reader.ts'

/** How many rows of each direction the order is judged by. */
const ORDER_ROWS = 50

/** What was found out about a list. */
export interface ListReport {
  findings: Finding[]
  rows: readonly Row[]
  /** null if the platform sends no total. */
  total: number | null
  /** The largest size that was tried and honoured. */
  honouredSize: number | null
  dateForms: string | null
  orders: { checked: number; honoured: number; undecidable: number }
  filters: { checked: number; honoured: number; undecidable: number }
}

/** Checks the pages 0, 1 and 2. */
async function checkPages({ call, read }: ListReader, first: CheckedPage, size: number): Promise<Finding[]> {
  const pages = [first]
  for (let page = 1; page <= 2; page++) {
    if (first.ids.length < size) break
    const next = await read({ page, size })
    if (isFinding(next)) return [next]
    if (next.ids.length === 0) break
    pages.push(next)
  }
  const areNumbersAbsent = pages.every(({ number }) => number === 0)
  const verdict = judgePages(
    pages.map(({ ids, total, number }) => ({ ids, total, number: areNumbersAbsent ? null : number })),
  )
  return describePages(call, verdict)
}

/** Asks for each size that the list offers, in ascending order, until one is not honoured. */
async function checkSizes({ call, list, read }: ListReader, total: number | null) {
  let honouredSize: number | null = null
  for (const size of getPageSizes(list)) {
    // A size above the total shows nothing, except that one is accepted.
    if (total !== null && honouredSize !== null && honouredSize >= total) break
    const page = await read({ size })
    if (isFinding(page)) return { honouredSize, findings: [describeCap(call, size, honouredSize, page.observed)] }
    const received = page.ids.length
    const next = total === null && received > 0 && received < size ? await read({ size: received, page: 1 }) : null
    const hasMore = next ? !isFinding(next) && next.ids.some((id) => !page.ids.includes(id)) : received < (total ?? 0)
    const cap = judgeSize(size, received, hasMore)
    if (cap !== null)
      return { honouredSize: cap, findings: [describeCap(call, size, cap, `pedidos ${size}, vieram ${cap}`)] }
    honouredSize = size
  }
  return { honouredSize, findings: [] }
}

async function checkOrder({ read }: ListReader, column: Column, size: number) {
  const pages = []
  for (const direction of ['ASC', 'DESC']) {
    const page = await read({ sort: `${column.field},${direction}`, size })
    if (isFinding(page)) return { verdict: 'refused' as const, observed: page.observed }
    pages.push({ ids: page.ids, values: page.rows.map((row) => getCellValue(column, row)) })
  }
  const verdict = judgeOrder(pages[0]!, pages[1]!, column.format === 'date')
  return { verdict, observed: verdict === 'ignored' ? 'as duas direções vêm iguais' : 'as linhas não vêm nessa ordem' }
}

async function checkOrders(reader: ListReader, size: number) {
  const orders = { checked: 0, honoured: 0, undecidable: 0 }
  const findings: Finding[] = []
  for (const column of reader.list.columns.filter(({ isSortable }) => isSortable !== false)) {
    const { verdict, observed } = await checkOrder(reader, column, size)
    orders.checked += 1
    if (verdict === 'honoured' || verdict === 'undecidable') orders[verdict] += 1
    else findings.push(describeOrder(reader.call, column, verdict, observed))
  }
  return { orders, findings }
}

async function checkFilter({ read, list }: ListReader, field: FilterField, without: CheckedPage) {
  const readAll = async (values: readonly string[]): Promise<CheckedPage[] | Finding> => {
    const pages: CheckedPage[] = []
    for (const value of values) {
      const page = await read(toFilterInput(list, { [field.name]: value }))
      if (isFinding(page)) return page
      pages.push(page)
    }
    return pages
  }
  const excluding = await readAll(getExcludingValues(field))
  if (!Array.isArray(excluding)) return { verdict: 'refused' as const, observed: excluding.observed }
  const finding = await readAll(getFindingValues(field, without.rows[0]))
  if (!Array.isArray(finding)) return { verdict: 'refused' as const, observed: finding.observed }
  const verdict = judgeFilter(field, without, excluding, finding)
  const observed =
    verdict === 'ignored'
      ? 'o total com o filtro é o mesmo que sem ele'
      : 'o filtro não acha nem um registro que a lista mostra'
  return { verdict, observed }
}

async function checkFilters(reader: ListReader, first: CheckedPage) {
  const filters = { checked: 0, honoured: 0, undecidable: 0 }
  const findings: Finding[] = []
  const { list, call } = reader
  for (const field of (list.filters ?? []).filter(({ name }) => !list.endpoint.path.includes(`{${name}}`))) {
    const { verdict, observed } = await checkFilter(reader, field, first)
    filters.checked += 1
    if (verdict === 'honoured' || verdict === 'undecidable') filters[verdict] += 1
    else findings.push(describeFilter(call, field, verdict, observed))
  }
  return { filters, findings }
}

function checkDates({ call, list }: ListReader, rows: readonly Row[]) {
  const columns = list.columns
    .filter(({ format }) => format === 'date')
    .map((column) => ({ column, forms: countDateForms(rows.map((row) => getCellValue(column, row))) }))
  const texts = columns.flatMap(({ forms }) => forms.map(([form]) => DATE_FORM_TEXTS[form]))
  return {
    findings: columns.flatMap(({ column, forms }) => describeDates(call, column, forms) ?? []),
    dateForms: texts.length === 0 ? null : [...new Set(texts)].join(', '),
  }
}

const checkAmounts = ({ call, list }: ListReader, rows: readonly Row[]): Finding[] =>
  list.columns
    .filter(({ format }) => format === 'money')
    .filter((column) => mayBeCents(rows.map((row) => getCellValue(column, row))))
    .map((column) => describeCents(call, column))

/** Checks a list. `fixedInput` are the values that its path needs, such as a user's id. */
export async function checkList(
  client: Client,
  list: AnyList,
  fixedInput: Readonly<Record<string, unknown>> = {},
): Promise<ListReport> {
  const reader = createListReader(client, list, fixedInput)
  const none = { checked: 0, honoured: 0, undecidable: 0 }
  const first = await reader.read({})
  if (isFinding(first))
    return {
      findings: [first],
      rows: [],
      total: null,
      honouredSize: null,
      dateForms: null,
      orders: none,
      filters: none,
    }
  const pageFindings = await checkPages(reader, first, list.pageSize)
  const { honouredSize, findings: sizeFindings } = await checkSizes(reader, first.total)
  const sampleSize = Math.min(ORDER_ROWS, honouredSize ?? ORDER_ROWS)
  const sample = await reader.read({ size: sampleSize })
  const seen = isFinding(sample) ? first : sample
  const { orders, findings: orderFindings } = await checkOrders(reader, sampleSize)
  const { filters, findings: filterFindings } = await checkFilters(reader, first)
  const dates = checkDates(reader, seen.rows)
  const shownFields = list.columns.map(({ field }) => field)
  return {
    rows: seen.rows,
    total: first.total,
    honouredSize,
    dateForms: dates.dateForms,
    orders,
    filters,
    findings: [
      ...checkShape(reader.call, seen.rows, parsePage(structuredClone(seen.raw)).content, shownFields),
      ...pageFindings,
      ...sizeFindings,
      ...orderFindings,
      ...filterFindings,
      ...dates.findings,
      ...checkAmounts(reader, seen.rows),
    ],
  }
}

/** True if the call is that of a list. */
export const isListCall = (endpoint: AnyEndpoint, lists: readonly AnyList[]): boolean =>
  lists.some((list) => list.endpoint.id === endpoint.id)
