/**
 * Scans every list of the console from its definition alone: requested as the console does, over HTTP, by its contract
 * and the protocol. Each scan is verified, has the rows that the platform counts, and gives figures, a description of
 * every column, exceptions and a file without code of its own.
 */
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { getCellValue } from '#listing/define.ts'
import { formatRowsAsCsv } from '#listing/export/csv-export.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { findScanAmount, getExceptionColumns, getFigureColumns, toScanColumn } from '#listing/scan/scan-columns.ts'
import { aggregateExceptions } from '#scan/exceptions/exceptions.ts'
import { createCsvFile } from '#scan/files/csv-file.ts'
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import { aggregateFigures } from '#scan/aggregates/figures.ts'
import { runAggregate } from '#scan/aggregates/run-aggregate.fixture.ts'
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
  const call = async (pageRequest: PageRequest) => {
    const request = buildRequest(endpoint, { ...fixedInput, ...filters, ...pageRequest })
    return parseOutput(endpoint, (await server.call(`GET ${request.path}`)).json)
  }
  const env = {
    async fetchPage(pageRequest: PageRequest) {
      const response = await call(pageRequest)
      // As the console does: a computed value is put at its column's field.
      const computed = columns.filter(({ getValue }) => getValue !== undefined)
      const values = (row: Row) => computed.map((column) => [column.field, getCellValue(column, row)])
      return { ...response, content: response.content.map((row) => ({ ...row, ...Object.fromEntries(values(row)) })) }
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

  const amount = findScanAmount(definition)
  expect(runAggregate(aggregateFigures(getFigureColumns(definition)), [rows]).totals.rowCount).toBe(lines)
  for (const column of columns.map(toScanColumn)) {
    const described = runAggregate(describeColumn(column, amount), [rows])
    const countRows = (groups: readonly { totals: { rowCount: number } }[]) =>
      groups.reduce((all, { totals }) => all + totals.rowCount, 0)
    const describedRows =
      described.kind === 'values'
        ? countRows(described.values) + (described.others?.count ?? 0)
        : described.kind === 'amounts'
          ? described.totals.rowCount
          : countRows(described.weekdays)
    expect([column.label, describedRows]).toEqual([column.label, lines])
  }
  const running = aggregateExceptions(getExceptionColumns(definition)).start()
  running.addFirstPass(rows)
  running.addSecondPass(rows)
  expect(running.getResult().map(({ rule }) => rule)).toContain('lacunas de id')

  const fileParts: Uint8Array[] = []
  const file = createCsvFile(columns.map(toScanColumn), (bytes) => void fileParts.push(bytes.slice()))
  file.add(rows)
  file.finish()
  const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data
  const data = parsed(new TextDecoder().decode(Buffer.concat(fileParts)))
  expect(data[0]).toEqual(columns.map(({ label }) => label))
  expect(data).toHaveLength(lines + 1)
  // Equal to the page's own file, except for texts that load while the page is rendered (listing/scan/files/README §1).
  const page = parsed(
    formatRowsAsCsv(
      columns,
      rows.map((row): Row => ({ ...row })),
    ),
  )
  const comparedIndexes = columns.flatMap(({ getExportText }, at) => (getExportText ? [] : [at]))
  const getCompared = (each: readonly string[]) => comparedIndexes.map((at) => each[at])
  expect(data.slice(1).map(getCompared)).toEqual(page.slice(1).map(getCompared))
})
