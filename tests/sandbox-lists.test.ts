/** Checks each list against the rows that the sandbox sends for it: their order, and what its columns make of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { isSearchableByName, type Row, summarizeRow } from '#commands/resource.ts'
import { parseDate } from '#lib/format/dates.ts'
import type { CellFormat } from '#lib/format/cell-format.ts'
import { type AnyList, type Column, getCellValue } from '#listing/define.ts'
import { parseListState, toFilterInput } from '#listing/url-state/list-state-url.ts'
import { normalizeText } from '#sandbox/database/normalize-text.ts'
import { sandboxResources, sortByReferences } from '#sandbox/resources.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { campanhasResource } from './campanhas/table.ts'
import { list as campanhasList } from './campanhas/list.tsx'
import { listsByPath } from './lists.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, sortByReferences([campanhasResource, ...sandboxResources]))
})
afterAll(() => server.close())

/** The first rows of a list in this order, as the console reads them. Throws the response if it is refused. */
async function readRows(list: AnyList, sort: string): Promise<readonly Row[]> {
  const { endpoint, fixedInput, requiredFilter } = list
  const { filters } = parseListState(list, requiredFilter ? { [requiredFilter.filter]: '15' } : {})
  const input = { ...fixedInput, ...toFilterInput(list, filters), page: 0, size: 50, sort }
  const { path } = buildRequest(endpoint, input)
  const { status, json, text } = await server.call(`GET ${path}`)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return parseOutput(endpoint, json).content
}

/** The values of a column that are there. */
const readValues = (column: Column, rows: readonly Row[]) =>
  rows.map((row) => getCellValue(column, row)).filter((value) => value !== null && value !== undefined)

/** A value as the platform orders it. */
const toOrdered = (value: unknown) => (typeof value === 'string' ? normalizeText(value) : value) as string | number

const isNumber = (value: unknown) => typeof value === 'number'
const CHECKS: Readonly<Partial<Record<CellFormat, (value: unknown) => boolean>>> = {
  money: isNumber,
  number: isNumber,
  percent: isNumber,
  id: isNumber,
  flag: (value) => typeof value === 'boolean',
  date: (value) => parseDate(value as string) !== null,
}

const lists: [string, AnyList][] = [...listsByPath, ['/campanhas', campanhasList as unknown as AnyList]]
describe.each(lists)('%s', (_, list) => {
  it('is ordered by each of its columns', async () => {
    const wrong: string[] = []
    for (const column of list.columns.filter(({ isSortable = true }) => isSortable)) {
      const rows = await readRows(list, `${column.field},ASC`).catch((error: Error) => error.message)
      if (typeof rows === 'string') wrong.push(`${column.field}: ${rows}`)
      else {
        const values = readValues(column, rows)
        const at = values.findIndex((value, index) => index > 0 && toOrdered(values[index - 1]) > toOrdered(value))
        if (at > 0) wrong.push(`${column.field}: ${values[at]} comes after ${values[at - 1]}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('has in each column values that its format is for', async () => {
    const rows = await readRows(list, list.sort)
    const wrong = list.columns.flatMap((column) => {
      const values = readValues(column, rows)
      const check = column.format && CHECKS[column.format]
      const unfit = check && values.find((value) => !check(value))
      if (values.length === 0) return [`${column.field}: no row has a value`]
      return unfit === undefined ? [] : [`${column.field}: ${JSON.stringify(unfit)} is not for ${column.format}`]
    })
    expect(wrong).toEqual([])
  })
})

const searchableByName = lists.filter(([, { resource }]) => isSearchableByName(resource))
it.each(searchableByName)('%s has a name for each row, as its resource summarizes it', async (_, list) => {
  const summaries = (await readRows(list, list.sort)).map((row) => summarizeRow(list.resource, row))
  expect(summaries.filter(({ name }) => name === '').map(({ id }) => `#${id} has no name`)).toEqual([])
})
