/** Checks one list of the console: shape, pages, size, order, filters, dates and amounts. */
import type { AnyEndpoint } from '#api/endpoint.ts'
import { type Page, parsePage } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { type AnyList, type Column, type FilterField, getCellValue, getPageSizes } from '#listing/define.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { checkShape } from './check-shape.ts'
import type { Client } from './client.ts'
import { describeFailure } from './describe-failure.ts'
import type { Finding } from './finding.ts'
import { countDateForms, DATE_FORM_TEXTS, mayBeCents } from './judge-dates.ts'
import { getExcludingValues, getFindingValues, judgeFilter, type Result } from './judge-filter.ts'
import { judgeOrder } from './judge-order.ts'
import { judgePages, judgeSize } from './judge-pages.ts'

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

interface ListPage extends Result {
  raw: unknown
  rows: readonly Row[]
  number: number
}

/** Reads pages of one list, with the values that its path needs. */
interface ListReader {
  call: string
  list: AnyList
  /** Reads a page; returns the finding if the call fails. */
  read(input: Readonly<Record<string, unknown>>): Promise<ListPage | Finding>
}

const isFinding = (result: ListPage | Finding): result is Finding => 'severity' in result

function createReader(client: Client, list: AnyList, fixedInput: Readonly<Record<string, unknown>>): ListReader {
  const { endpoint } = list
  return {
    call: endpoint.id,
    list,
    async read(input) {
      const result = await client.call(endpoint, {
        page: 0,
        size: list.pageSize,
        sort: list.sort,
        ...list.fixedInput,
        ...fixedInput,
        ...input,
      })
      if (!result.ok) return describeFailure(endpoint.id, result)
      const { content, totalElements, number } = result.output as Page<Row>
      const isTotalAbsent = parsePage(structuredClone(result.raw)).withoutTotal !== undefined
      const ids = content.map(({ id }) => id)
      return { raw: result.raw, rows: content, ids, number, total: isTotalAbsent ? null : totalElements }
    },
  }
}

/** Checks the pages 0, 1 and 2. */
async function checkPages({ call, read }: ListReader, first: ListPage, size: number): Promise<Finding[]> {
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
  const found: [boolean, Omit<Finding, 'call'>][] = [
    [
      verdict.isOneBased,
      {
        code: 'one-based-pages',
        severity: 'misleads',
        observed: 'as páginas 0 e 1 são a mesma: a plataforma conta a partir de 1',
        consequence: 'a página 2 repete a 1 e a última não aparece; só a plataforma pode corrigir',
      },
    ],
    [
      verdict.repeatedIds > 0,
      {
        code: 'page-repeated',
        severity: 'misleads',
        observed: `${verdict.repeatedIds} ids em mais de uma das três primeiras páginas`,
        consequence: 'registros se repetem e outros faltam; a leitura completa não se prova',
      },
    ],
    [
      verdict.areTotalsAbsent,
      {
        code: 'totals-absent',
        severity: 'misleads',
        observed: 'a resposta não diz o total',
        consequence: 'o console não mostra o total nem o número de páginas; avança enquanto a página vier cheia',
      },
    ],
    [
      !verdict.areTotalsAbsent && !verdict.areTotalsSteady,
      {
        code: 'totals-unsteady',
        severity: 'misleads',
        observed: 'o total muda de uma página para a outra',
        consequence: 'o número de páginas muda enquanto se lê; a leitura completa não se prova',
      },
    ],
    [
      verdict.hasWrongNumber,
      {
        code: 'page-number',
        severity: 'note',
        observed: 'o número da página na resposta não é o pedido',
        consequence: 'o console segue o número que pediu',
      },
    ],
  ]
  return found.flatMap(([isFound, finding]) => (isFound ? [{ call, ...finding }] : []))
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

const describeCap = (call: string, size: number, cap: number | null, observed: string): Finding => ({
  code: 'page-size-capped',
  severity: 'misleads',
  call,
  observed: `tamanho de página ${size} não atendido: ${observed}`,
  consequence: `uma página mostra menos registros do que diz; capabilities.maxPageSize: ${cap ?? 10} oferece só os tamanhos que valem`,
})

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

const CODE_BY_ORDER = { ignored: 'order-ignored', wrong: 'order-wrong', refused: 'order-refused' } as const

async function checkOrders(reader: ListReader, size: number) {
  const orders = { checked: 0, honoured: 0, undecidable: 0 }
  const findings: Finding[] = []
  for (const column of reader.list.columns.filter(({ isSortable }) => isSortable !== false)) {
    const { verdict, observed } = await checkOrder(reader, column, size)
    orders.checked += 1
    if (verdict === 'honoured' || verdict === 'undecidable') orders[verdict] += 1
    else
      findings.push({
        code: CODE_BY_ORDER[verdict],
        severity: 'misleads',
        call: reader.call,
        field: column.field,
        observed: `ordem por ${column.label} sem efeito: ${observed}`,
        consequence: `a ordem por ${column.label} não tem efeito: a coluna deixa de ser ordenável com capabilities.withoutSort`,
      })
  }
  return { orders, findings }
}

async function checkFilter({ read, list }: ListReader, field: FilterField, without: ListPage) {
  const readAll = async (values: readonly string[]): Promise<ListPage[] | Finding> => {
    const pages: ListPage[] = []
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

const FILTER_FINDINGS = {
  ignored: { code: 'filter-ignored', consequence: 'a lista filtrada mostra todos os registros' },
  findsNothing: { code: 'filter-finds-nothing', consequence: 'a lista filtrada fica vazia embora haja registros' },
  refused: { code: 'filter-refused', consequence: 'a lista filtrada falha' },
} as const

async function checkFilters(reader: ListReader, first: ListPage) {
  const filters = { checked: 0, honoured: 0, undecidable: 0 }
  const findings: Finding[] = []
  const { list, call } = reader
  for (const field of (list.filters ?? []).filter(({ name }) => !list.endpoint.path.includes(`{${name}}`))) {
    const { verdict, observed } = await checkFilter(reader, field, first)
    filters.checked += 1
    if (verdict === 'honoured' || verdict === 'undecidable') {
      filters[verdict] += 1
      continue
    }
    const { code, consequence } = FILTER_FINDINGS[verdict]
    findings.push({
      code,
      severity: 'misleads',
      call,
      field: field.name,
      observed: `filtro ${field.label}: ${observed}`,
      consequence: `${consequence}: o filtro deixa de ser oferecido com capabilities.withoutFilter`,
    })
  }
  return { filters, findings }
}

function checkDates({ call, list }: ListReader, rows: readonly Row[]) {
  const findings: Finding[] = []
  const texts: string[] = []
  for (const column of list.columns.filter(({ format }) => format === 'date')) {
    const forms = countDateForms(rows.map((row) => getCellValue(column, row)))
    texts.push(...forms.map(([form]) => DATE_FORM_TEXTS[form]))
    const base = { call, field: column.field }
    const described = forms.map(([form, count]) => `${DATE_FORM_TEXTS[form]} (${count})`).join(', ')
    const has = (...names: readonly string[]) => forms.some(([form]) => names.includes(form))
    if (has('unreadable'))
      findings.push({
        ...base,
        code: 'date-unreadable',
        severity: 'misleads',
        observed: `${column.label}: ${described}`,
        consequence: 'mostra “–” no lugar da data',
      })
    else if (forms.length > 1)
      findings.push({
        ...base,
        code: 'date-mixed',
        severity: 'misleads',
        observed: `${column.label} em várias formas: ${described}`,
        consequence: 'datas com fuso mudam para o fuso do navegador, as outras não: horas não se comparam',
      })
    else if (has('epoch-s', 'epoch-ms'))
      findings.push({
        ...base,
        code: 'date-epoch',
        severity: 'note',
        observed: `${column.label}: ${described}`,
        consequence: 'o console lê o número e mostra a hora do fuso do navegador',
      })
  }
  return { findings, dateForms: texts.length === 0 ? null : [...new Set(texts)].join(', ') }
}

function checkAmounts({ call, list }: ListReader, rows: readonly Row[]): Finding[] {
  return list.columns
    .filter(({ format }) => format === 'money')
    .filter((column) => mayBeCents(rows.map((row) => getCellValue(column, row))))
    .map(({ field, label }) => ({
      code: 'money-cents',
      severity: 'misleads',
      call,
      field,
      observed: `${label}: só inteiros, talvez centavos`,
      consequence: 'o console lê reais: valores em centavos aparecem cem vezes maiores',
    }))
}

/** Checks a list. `fixedInput` are the values that its path needs, such as a user's id. */
export async function checkList(
  client: Client,
  list: AnyList,
  fixedInput: Readonly<Record<string, unknown>> = {},
): Promise<ListReport> {
  const reader = createReader(client, list, fixedInput)
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
