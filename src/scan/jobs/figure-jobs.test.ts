/** Which charts a scan has counted when it ends, and which are computed from its pages. */
import { beforeEach, expect, it, vi } from 'vitest'
import {
  distributionRequest,
  largestGroupsRequest,
  largestRowsRequest,
  timelineRequest,
} from '#scan/charts/counted-charts.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { AggregateRequest } from './aggregate-table.ts'
import { createFigureJobs } from './figure-jobs.ts'
import { createAggregateRunner } from './row-reader.ts'

vi.mock('#scan/page-store/stored-pages.ts', () => ({ storePage: vi.fn(async () => ({})) }))

const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const status = { field: 'status', label: 'Status', format: 'status' } as const
const date = { field: 'data', label: 'Data', format: 'date' } as const
const person = { field: 'nome', label: 'Nome', idField: 'pessoa' } as const
const columns = { amount, status, date, values: [status, person] }
const requests: AggregateRequest[] = [
  timelineRequest(date, status, amount),
  distributionRequest(amount),
  largestRowsRequest(amount),
  largestGroupsRequest(status, amount),
  largestGroupsRequest(person, amount),
]
const pages: ScanRow[][] = [
  [{ id: 1, valor: 2, status: 'Paga', data: '2026-11-01T10:00:00', nome: 'Ana', pessoa: 7 } as ScanRow],
  [{ id: 2, valor: 5, status: 'Nova', data: '2026-11-02T10:00:00', nome: 'Ana', pessoa: 8 } as ScanRow],
]
const storedPages = { id: 'x', pass: 1, rowCount: 2 }
const readRows = vi.fn(async function* () {
  yield* pages
})
const runAggregate = createAggregateRunner(readRows)
beforeEach(() => void readRows.mockClear())

async function scan(isRepeated: boolean) {
  const jobs = createFigureJobs(runAggregate)
  await jobs.start({ id: 'x', columns, pass: null })
  for (const [index, rows] of pages.entries())
    await jobs.storePage({ id: 'x', pass: 1, index, text: JSON.stringify(rows) })
  await jobs.end({ storedPages, pages: 2, isRepeated, columns })
  readRows.mockClear()
  return jobs
}

it.each(requests)(
  'the chart $name is counted while the scan runs: as the pages have it, and without them',
  async (request) => {
    const counted = await (await scan(false)).chart({ storedPages, request })
    expect(readRows).not.toHaveBeenCalled()
    const fromPages = await (await scan(true)).chart({ storedPages, request })
    expect(readRows).toHaveBeenCalledOnce()
    expect(counted).toEqual(fromPages)
  },
)

it('a chart of another column, or of other pages, reads them', async () => {
  const jobs = await scan(false)
  await jobs.chart({ storedPages, request: largestGroupsRequest({ field: 'tipo', label: 'Tipo' }, amount) })
  await jobs.chart({ storedPages: { ...storedPages, id: 'y' }, request: distributionRequest(amount) })
  expect(readRows).toHaveBeenCalledTimes(2)
})
