// @vitest-environment jsdom
/** Requests on a scan that another scan replaces (listing/scan/README §4). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aggregatePages, runJob } from '#scan/jobs/run-job.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import type { ListSource } from '#listing/list-source.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { downloadBlob } from '#ui/device/download.ts'
import { notify } from '#ui/notices/notify.tsx'
import { sumColumn } from '#listing/scan/analysis/analyse.ts'
import { exportEvidence, exportScan } from '#listing/scan/files/scan-files.ts'
import { exportDifferences, reconcilePackage, compareWithStoredScan } from '#listing/scan/reconcile/run-reconcile.ts'
import { openReview } from '#listing/scan/review/open-review.ts'
import { patchScan, runScan } from './run-scan.ts'
import { getScanKey, scanStore } from './scan-store.ts'

vi.mock('#scan/jobs/run-job.ts', () => ({ runJob: vi.fn(), aggregatePages: vi.fn(), endJobs: vi.fn() }))
vi.mock('#scan/page-store/stored-scans.ts', () => ({
  findStoredScan: async () => null,
  listStoredScans: async () => [],
}))
vi.mock('#scan/protocol/scan-all.ts', () => ({ scanAll: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#ui/device/download.ts', () => ({ downloadBlob: vi.fn() }))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn(async () => true) }))
vi.mock('#scan/jobs/scan-page-store.ts', () => ({
  createScanPageStore: ({ id }: { id: string }) => ({
    id,
    storeOutcome: async () => {},
    markCancelled: async () => {},
    setFilesBeingWritten: async () => {},
  }),
}))

const columns = [{ field: 'valor', label: 'Valor', format: 'money' }]
const query = { method: 'GET', path: '/gestor/itens', wireNames: {}, queryParams: [], input: z.looseObject({}) }
/** A list that is narrowed while a request runs. */
function listOf(title = 'Itens') {
  const definition = {
    path: `/${title}`,
    title,
    columns,
    endpoint: query,
    filters: [],
    sort: 'id,ASC',
    pageSize: 10,
    sizes: [10],
  }
  const state = { filters: {} as Record<string, string>, layout: { order: [], hidden: [], pinned: [] }, pinnedIds: [] }
  const now = { state }
  const source = {
    definition,
    getModel: () => ({ definition, columns, idleReason: null, ...now }),
  } as unknown as ListSource
  return { source, narrow: (filters: Record<string, string>) => void (now.state = { ...state, filters }) }
}
const numbers = { pages: 1, pass: 1, rereads: 0, lines: 3, size: 10, sort: 'id,ASC', endedAt: 0 }
const outcomeOf = (verdict: object) => ({ ...numbers, verdict }) as unknown as ScanOutcome
const proved = outcomeOf({ kind: 'proved', lines: 3, checkedAt: 0 })
const cancelled = outcomeOf({ kind: 'incomplete', why: 'cancelled', lines: 1, total: 3, pages: [] })

/** Scans end when the test says so, or when another one stops them. */
const readings: { end: (outcome: ScanOutcome) => void }[] = []
/** The result of the job with this name; a promise delays it. */
const jobs: Record<string, unknown> = {}
const counts = Object.fromEntries(['different', 'onlyHere', 'onlyThere', 'equal'].map((of) => [of, { rowCount: 0 }]))
const equal = { counts, different: [], onlyHere: [], onlyThere: [], columns: [], key: 0 }
/** A promise that the test resolves. */
function later() {
  let give = (_: unknown) => {}
  const promise = new Promise<never>((resolve) => (give = resolve as typeof give))
  return { promise, give }
}
beforeEach(() => {
  vi.mocked(scanAll).mockImplementation(
    (_env, _plan, { signal }) =>
      new Promise((end) => {
        signal.addEventListener('abort', () => end(cancelled))
        readings.push({ end })
      }),
  )
  vi.mocked(runJob).mockImplementation(
    (async (name: string) => jobs[name] ?? (name === 'reconcile' ? equal : null)) as typeof runJob,
  )
})
afterEach(() => {
  readings.length = 0
  for (const name of Object.keys(jobs)) delete jobs[name]
  vi.clearAllMocks()
})
const begun = (count: number) => vi.waitFor(() => expect(readings).toHaveLength(count))
const endNewest = (outcome: ScanOutcome) => readings.at(-1)?.end(outcome)
/** A scan of this list with this outcome. */
async function read(source: ListSource, outcome: ScanOutcome) {
  const before = readings.length
  const done = runScan(source, 'once')
  await begun(before + 1)
  endNewest(outcome)
  await done
}
const replacedIn = (title: string) =>
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', `Outra leitura começou: peça de novo em ${title}`)

it('a figure of the earlier scan is not shown under the new verdict, and the operator is told', async () => {
  const { source } = listOf()
  await read(source, cancelled)
  const fold = later()
  vi.mocked(aggregatePages).mockReturnValue(fold.promise)
  const summed = sumColumn(source, 'valor', {})
  await vi.waitFor(() => expect(aggregatePages).toHaveBeenCalled())
  await read(source, proved)
  fold.give({ count: 1 })
  await summed
  expect(scanStore.get()).toMatchObject({ outcome: proved, analysis: null, workLabel: null })
  replacedIn('Itens')
})

it('a result beside a view that replaces the table is announced with the way to it', async () => {
  const { source } = listOf()
  await read(source, proved)
  patchScan(getScanKey(source.definition, {}), { view: { kind: 'review' } })
  vi.mocked(aggregatePages).mockResolvedValue({ count: 1 } as never)
  await sumColumn(source, 'valor', {})
  expect(scanStore.get()).toMatchObject({ analysis: { kind: 'totals' }, view: { kind: 'review' } })
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    expect.stringMatching(/^Somando Valor: pronto \(provada \d\d:\d\d\)\. Esc volta à Leitura$/),
  )
})

it('a sample of the earlier scan is not reviewed, nor is the whole list in its place', async () => {
  const { source } = listOf()
  await read(source, proved)
  jobs['rows'] = [{ id: 1 }]
  const fold = later()
  vi.mocked(aggregatePages).mockReturnValue(fold.promise)
  const opened = openReview(source, 'sample')
  await vi.waitFor(() => expect(aggregatePages).toHaveBeenCalled())
  await read(source, proved)
  fold.give([])
  await opened
  expect(scanStore.get()?.view).toBe(null)
  replacedIn('Itens')
})

it('the evidence code of the earlier scan is not printed under the new verdict', async () => {
  const { source } = listOf()
  await read(source, cancelled)
  const pendingJob = later()
  jobs['evidence'] = pendingJob.promise
  const written = exportEvidence(source)
  await vi.waitFor(() => expect(runJob).toHaveBeenCalledWith('evidence', expect.anything()))
  await read(source, proved)
  pendingJob.give({ manifestCode: 'abcdef0123456789', file: new Blob(['1']) })
  await written
  expect(downloadBlob).toHaveBeenCalledExactlyOnceWith('Itens-evidencia-nao-provada.zip', expect.any(Blob))
  expect(scanStore.get()).toMatchObject({ outcome: proved, evidenceCode: null })
})

it('a file that waited for the scan is reported as not made', async () => {
  const { source } = listOf('Transações')
  const exported = exportScan(source, 'csv')
  await begun(1)
  const other = listOf('Bônus')
  const summed = sumColumn(other.source, 'valor', {})
  expect(await exported).toBeUndefined()
  replacedIn('Transações')
  await begun(2)
  endNewest(proved)
  await summed
  expect(scanStore.get()?.analysis).toMatchObject({ kind: 'totals' })
  expect(downloadBlob).not.toHaveBeenCalled()
})

it.each<[name: string, ask: (source: ListSource) => Promise<unknown>]>([
  ['a file', (source) => exportScan(source, 'csv')],
  ['a package', exportEvidence],
  ['a sum', (source) => sumColumn(source, 'valor', {})],
  ['a comparison', (source) => reconcilePackage(source, new File(['1'], 'pacote.zip'))],
  ['a review', (source) => openReview(source, 'what was last')],
])('%s that waited for it ends, unasked, with a reading that is cancelled by hand', async (name, ask) => {
  const { source } = listOf(`Itens de ${name}`)
  const request = ask(source)
  await begun(1)
  jobs['file'] = new Blob(['1'])
  endNewest(cancelled)
  expect(await request).toBeUndefined()
  for (const spy of [confirm, notify, downloadBlob, aggregatePages]) expect(spy).not.toHaveBeenCalled()
  expect(scanStore.get()).toMatchObject({ outcome: cancelled, analysis: null, view: null, workLabel: null })
})

it('a request on a cancelled or otherwise incomplete scan asks for a confirmation', async () => {
  const { source } = listOf('Pedidos')
  await read(source, cancelled)
  jobs['file'] = new Blob(['1'])
  expect(await exportScan(source, 'csv')).toBe('3 linhas exportadas')
  const other = listOf('Bônus')
  const exported = exportScan(other.source, 'csv')
  await begun(2)
  endNewest(outcomeOf({ kind: 'incomplete', why: 'offline', lines: 1, total: 3, pages: [] }))
  expect(await exported).toBe('3 linhas exportadas')
  expect(vi.mocked(confirm).mock.calls.map(([{ text }]) => text)).toEqual([
    'A leitura não está provada: Cancelada: 1 de 3 linhas. Exportar mesmo assim?',
    'A leitura não está provada: Sem conexão: 1 de 3 linhas. Exportar mesmo assim?',
  ])
})

it("'what changed' uses the filter of the request, though the list is narrowed meanwhile", async () => {
  const { source, narrow } = listOf()
  await read(source, proved)
  const key = getScanKey(source.definition, {})
  const file = later()
  jobs['file'] = file.promise
  const changed = compareWithStoredScan(source)
  await vi.waitFor(() => expect(runJob).toHaveBeenCalledWith('file', expect.anything()))
  narrow({ status: '1' })
  file.give(new Blob(['antes']))
  await begun(2)
  narrow({ status: '2' })
  endNewest(proved)
  await changed
  expect(readings).toHaveLength(2)
  expect(scanStore.get()).toMatchObject({ key, view: { title: 'O que mudou desde a leitura' } })
})

it("'what changed' stops no scan that started after the request", async () => {
  const { source, narrow } = listOf()
  await read(source, proved)
  const file = later()
  jobs['file'] = file.promise
  const changed = compareWithStoredScan(source)
  await vi.waitFor(() => expect(runJob).toHaveBeenCalledWith('file', expect.anything()))
  narrow({ status: '1' })
  await read(source, proved)
  file.give(new Blob(['antes']))
  await changed
  expect(readings).toHaveLength(2)
  expect(scanStore.get()).toMatchObject({ key: getScanKey(source.definition, { status: '1' }), view: null })
  replacedIn('Itens')
})

it('a package is compared with nothing if the list is narrowed and scanned meanwhile', async () => {
  const { source, narrow } = listOf()
  const compared = reconcilePackage(source, new File(['1'], 'pacote.zip'))
  await begun(1)
  narrow({ status: '1' })
  const narrowed = read(source, proved)
  await compared
  await narrowed
  expect(readings).toHaveLength(2)
  expect(scanStore.get()).toMatchObject({ key: getScanKey(source.definition, { status: '1' }), view: null })
  replacedIn('Itens')
})

it('an unverified earlier scan is named beside a verified one, and in the file name of the differences', async () => {
  const { source } = listOf()
  await read(source, cancelled)
  jobs['file'] = new Blob(['antes'])
  jobs['differences'] = { file: new Blob(['1']), lines: 1 }
  const changed = compareWithStoredScan(source)
  await begun(2)
  endNewest(proved)
  await changed
  expect(scanStore.get()?.view).toMatchObject({
    sideDescriptions: [
      expect.stringMatching(/^provada \d\d:\d\d, 3 linhas$/),
      expect.stringMatching(/^parcial \d+ %, lida às \d\d:\d\d$/),
    ],
  })
  await exportDifferences()
  expect(downloadBlob).toHaveBeenCalledExactlyOnceWith('diferencas-nao-provada.csv', expect.any(Blob))
})
