/**
 * Every list of the console is read whole by its definition alone: asked as the console asks, over HTTP, by its
 * contract and the protocol. Each is proved, has the rows that the platform counts, and gives its figures, every
 * column's description, its exceptions and its file without a line of its own.
 */
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { getCellValue } from '#listing/define.ts'
import { formatRowsAsCsv } from '#listing/export/csv-export.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { findColumnByFormat, getExceptionColumns, getFigureColumns, toScanColumn } from '#listing/scan/scan-columns.ts'
import { aggregateExceptions } from '#scan/exceptions/exceptions.ts'
import { createCsvFile } from '#scan/files/csv-file.ts'
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import { aggregateFigures } from '#scan/aggregates/figures.ts'
import { aggregatePagesOf } from '#scan/aggregates/run-aggregate.fixture.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import type { PageRequest, ScanRow } from '#scan/protocol/scan-environment.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { listsByPath, createScreenAt } from '../lists.ts'
import { createMemoryPageStore } from './memory-page-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([...listsByPath])('%s', async (path, definition) => {
  const { endpoint, fixedInput, columns, requiredFilter } = definition
  const { screen } = createScreenAt(path, requiredFilter ? `?${requiredFilter.filter}=15` : '')
  const filters = toFilterInput(definition, screen.list?.getState().filters ?? {})
  const pages = createMemoryPageStore<ScanRow>()
  const call = async (ask: PageRequest) => {
    const request = buildRequest(endpoint, { ...fixedInput, ...filters, ...ask })
    return parseOutput(endpoint, (await server.call(`GET ${request.path}`)).json)
  }
  const env = {
    async fetchPage(ask: PageRequest) {
      const answer = await call(ask)
      // As the console does: a column whose value is not at its field has it put there.
      const computed = columns.filter(({ getValue }) => getValue !== undefined)
      const values = (row: Row) => computed.map((column) => [column.field, getCellValue(column, row)])
      return { ...answer, content: answer.content.map((row) => ({ ...row, ...Object.fromEntries(values(row)) })) }
    },
    pageStore: pages,
    getNow: Date.now,
    wait: async () => {},
  }
  const plan = { listOrder: definition.sort, listPageSize: definition.pageSize, passMode: 'once' } as const
  const { verdict, sort, lines } = await scanAll<ScanRow>(env, plan, createScanControl())
  const rows = pages.rows()
  expect({ kind: verdict.kind, sort, lines }).toEqual({
    kind: 'proved',
    sort: 'id,ASC',
    lines: (await call({ page: 0, size: 1, sort: definition.sort })).totalElements,
  })
  expect(lines).toBeGreaterThan(0)

  const amount = findColumnByFormat(definition, 'money')
  expect(aggregatePagesOf(aggregateFigures(getFigureColumns(definition)), [rows]).totals.rowCount).toBe(lines)
  for (const column of columns.map(toScanColumn)) {
    const described = aggregatePagesOf(describeColumn(column, amount), [rows])
    const linesOf = (groups: readonly { totals: { rowCount: number } }[]) =>
      groups.reduce((all, { totals }) => all + totals.rowCount, 0)
    const counted =
      described.kind === 'values'
        ? linesOf(described.values) + (described.others?.count ?? 0)
        : described.kind === 'amounts'
          ? described.totals.rowCount
          : linesOf(described.weekdays)
    expect([column.label, counted]).toEqual([column.label, lines])
  }
  const running = aggregateExceptions(getExceptionColumns(definition)).start()
  running.addFirstPass(rows)
  running.addSecondPass(rows)
  expect(running.getResult().map(({ rule }) => rule)).toContain('lacunas de id')

  const parts: Uint8Array[] = []
  const file = createCsvFile(columns.map(toScanColumn), (bytes) => void parts.push(bytes.slice()))
  file.add(rows)
  file.finish()
  const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data
  const data = parsed(new TextDecoder().decode(Buffer.concat(parts)))
  expect(data[0]).toEqual(columns.map(({ label }) => label))
  expect(data).toHaveLength(lines + 1)
  // As the page's own file, but for texts that are learnt as it is drawn (listing/scan/files/README §1).
  const page = parsed(
    formatRowsAsCsv(
      columns,
      rows.map((row): Row => ({ ...row })),
    ),
  )
  const same = columns.flatMap(({ getExportText }, at) => (getExportText ? [] : [at]))
  const told = (each: readonly string[]) => same.map((at) => each[at])
  expect(data.slice(1).map(told)).toEqual(page.slice(1).map(told))
})
