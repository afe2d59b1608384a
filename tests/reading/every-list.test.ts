/**
 * Every list of the console is read whole by its definition alone: asked as the console asks, over HTTP, by its
 * contract and the protocol. Each is proved, has the rows that the platform counts, and gives its figures, every
 * column's description, its exceptions and its file without a line of its own.
 */
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#commands/noun.ts'
import { readOutput } from '#api/call/client-answer.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { cellValue } from '#listing/define.ts'
import { csvOf } from '#listing/copy/csv-export.ts'
import { filterInput } from '#listing/address/url-state.ts'
import { columnOf, exceptionColumns, figureColumns, readColumn } from '#listing/whole/columns.ts'
import { exceptions } from '#reading/exceptions/exceptions.ts'
import { csvFile } from '#reading/files/csv-file.ts'
import { describeColumn } from '#reading/folds/describe.ts'
import { figures } from '#reading/folds/figures.ts'
import { foldPages } from '#reading/folds/fold.fixture.ts'
import { createControl } from '#reading/walk/control.ts'
import type { PageAsk, ReadRow } from '#reading/walk/environment.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { lists, screenAt } from '../lists.ts'
import { memoryKeeper } from './memory-keeper.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([...lists])('%s', async (path, definition) => {
  const { query, fixed, columns, needs } = definition
  const { screen } = screenAt(path, needs ? `?${needs.filter}=15` : '')
  const filters = filterInput(definition, screen.list?.state().filters ?? {})
  const pages = memoryKeeper<ReadRow>()
  const call = async (ask: PageAsk) => {
    const request = buildRequest(query, { ...fixed, ...filters, ...ask })
    return readOutput(query, (await server.call(`GET ${request.path}`)).json)
  }
  const env = {
    async fetchPage(ask: PageAsk) {
      const answer = await call(ask)
      // As the console does: a column whose value is not at its field has it put there.
      const computed = columns.filter(({ value }) => value !== undefined)
      const values = (row: Row) => computed.map((column) => [column.field, cellValue(column, row)])
      return { ...answer, content: answer.content.map((row) => ({ ...row, ...Object.fromEntries(values(row)) })) }
    },
    pages,
    now: Date.now,
    wait: async () => {},
  }
  const plan = { ownOrder: definition.sort, ownSize: definition.size, walks: 'once' } as const
  const { verdict, sort, lines } = await readWhole<ReadRow>(env, plan, createControl())
  const rows = pages.rows()
  expect({ kind: verdict.kind, sort, lines }).toEqual({
    kind: 'proved',
    sort: 'id,ASC',
    lines: (await call({ page: 0, size: 1, sort: definition.sort })).totalElements,
  })
  expect(lines).toBeGreaterThan(0)

  const amount = columnOf(definition, 'money')
  expect(foldPages(figures(figureColumns(definition)), [rows]).totals.lines).toBe(lines)
  for (const column of columns.map(readColumn)) {
    const described = foldPages(describeColumn(column, amount), [rows])
    const linesOf = (groups: readonly { totals: { lines: number } }[]) =>
      groups.reduce((all, { totals }) => all + totals.lines, 0)
    const counted =
      described.kind === 'values'
        ? linesOf(described.values) + (described.others?.count ?? 0)
        : described.kind === 'amounts'
          ? described.totals.lines
          : linesOf(described.weekdays)
    expect([column.label, counted]).toEqual([column.label, lines])
  }
  const running = exceptions(exceptionColumns(definition)).start()
  running.first(rows)
  running.second(rows)
  expect(running.end().map(({ rule }) => rule)).toContain('lacunas de id')

  const parts: Uint8Array[] = []
  const file = csvFile(columns.map(readColumn), (bytes) => void parts.push(bytes.slice()))
  file.add(rows)
  file.end()
  const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data
  const data = parsed(new TextDecoder().decode(Buffer.concat(parts)))
  expect(data[0]).toEqual(columns.map(({ label }) => label))
  expect(data).toHaveLength(lines + 1)
  // As the page's own file, but for texts that are learnt as it is drawn (listing/whole/files/README §1).
  const page = parsed(
    csvOf(
      columns,
      rows.map((row): Row => ({ ...row })),
    ),
  )
  const same = columns.flatMap(({ text }, at) => (text ? [] : [at]))
  const told = (each: readonly string[]) => same.map((at) => each[at])
  expect(data.slice(1).map(told)).toEqual(page.slice(1).map(told))
})
