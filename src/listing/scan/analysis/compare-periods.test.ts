// @vitest-environment jsdom
/** The scan of the second period: it is cancelled like the first (listing/scan/analysis/README §1). */
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { CommandContext } from '#commands/define.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import type { ListSource } from '#listing/list-source.ts'
import { notify } from '#ui/notices/notify.tsx'
import { comparePeriods } from './compare-periods.ts'
import { cancelScanCommand } from '#listing/scan/control-commands.ts'
import type { PeriodView } from '#listing/scan/scan-view.ts'
import { getScanKey, scanStore, type ListScan } from '#listing/scan/scan-store.ts'

const erase = vi.hoisted(() => vi.fn(async () => {}))
const runJob = vi.hoisted(() => vi.fn(async () => ({ whole: {}, days: [], groups: [] })))
const outcome = { verdict: { kind: 'proved', lines: 1, checkedAt: 0 }, pass: 1, lines: 1 } as unknown as ScanOutcome
vi.mock('#scan/jobs/run-job.ts', () => ({ runJob, endJobs: vi.fn() }))
vi.mock('#scan/jobs/scan-page-store.ts', () => ({ createScanPageStore: () => ({ id: 'aside', erase }) }))
vi.mock('#scan/protocol/scan-all.ts', () => ({ scanAll: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
const session = vi.hoisted(() => ({ pageStore: { id: 'now' } }))
/** The session of the current scan. */
let standing: object = session
vi.mock('#listing/scan/run-scan.ts', async (original) => ({
  ...(await original<object>()),
  getScanSession: () => standing,
  patchScan(of: unknown, change: Partial<ListScan>) {
    const now = scanStore.get()
    if (now && (of === now.key || of === standing)) scanStore.set({ ...now, ...change })
  },
}))
vi.mock('#listing/scan/completed-scan.ts', async (original) => ({
  ...(await original<object>()),
  ensureScan: async () => ({ session, outcome }),
}))

const filters = { de: '2026-10-01T00:00', ate: '2026-10-31T23:59' }
const fields = [
  { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower', isMutable: false },
  { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper', isMutable: false },
]
const columns = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'dt', label: 'Data', format: 'date' },
]
const definition = {
  path: '/itens',
  title: 'Itens',
  columns,
  filters: fields,
  sort: 'id,ASC',
  pageSize: 10,
  endpoint: {},
}
const source = { definition, getModel: () => ({ definition, state: { filters } }) } as unknown as ListSource
const shown = (): ListScan | null => scanStore.get()
const september = { de: '2026-09-01T00:00', ate: '2026-09-30T23:59' }
const context = { screen: { list: {} } } as unknown as CommandContext

afterEach(() => {
  scanStore.set(null)
  standing = session
})

it('ends without a comparison if it is cancelled, and leaves nothing on the disk', async () => {
  scanStore.set({ key: getScanKey(definition, filters), outcome, view: null, workLabel: null } as unknown as ListScan)
  vi.mocked(scanAll).mockImplementation(
    (_env, _plan, { signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () =>
          resolve({ ...outcome, verdict: { kind: 'incomplete', why: 'cancelled' } } as unknown as ScanOutcome),
        ),
      ),
  )
  const compared = comparePeriods(source, september)
  await vi.waitFor(() => expect(shown()?.workLabel).toMatch(/^Lendo/))
  await cancelScanCommand.run?.({}, context)
  await compared
  expect(shown()).toMatchObject({ view: null, workLabel: null })
  expect(runJob).not.toHaveBeenCalled()
  expect(erase).toHaveBeenCalledOnce()
})

it('is not shown over another scan of the same list that started meanwhile, and the operator is told', async () => {
  const whole = { key: getScanKey(definition, filters), outcome, view: null, workLabel: null } as unknown as ListScan
  scanStore.set(whole)
  let end = (_: ScanOutcome) => {}
  vi.mocked(scanAll).mockImplementation(() => new Promise((resolve) => (end = resolve)))
  const compared = comparePeriods(source, september)
  await vi.waitFor(() => expect(shown()?.workLabel).toMatch(/^Lendo/))
  standing = { pageStore: { id: 'newer' } }
  scanStore.set(whole)
  end(outcome)
  await compared
  expect(shown()).toEqual(whole)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Outra leitura começou: peça de novo em Itens')
})

it('is compared when it ends', async () => {
  scanStore.set({ key: getScanKey(definition, filters), outcome, view: null, workLabel: null } as unknown as ListScan)
  vi.mocked(scanAll).mockResolvedValue(outcome)
  await comparePeriods(source, september)
  expect(shown()?.view).toMatchObject({ note: 'Os períodos não têm o mesmo número de dias: 30 e 31.' })
})

it.each([
  // 24 hours beside two days, though both have two dates.
  ['2026-10-05T12:00', '2026-10-06T11:59', '2026-10-12T00:00', '2026-10-13T23:59', /mesma duração: 24 h e 2 dias\.$/],
  ['2026-10-05T12:00', '2026-10-06T11:59', '2026-10-12T00:00', '2026-10-13T11:59', /mesma duração: 24 h e 36 h\.$/],
  ['2026-10-05T12:00', '2026-10-05T13:29', '2026-10-12T12:00', '2026-10-12T13:59', /duração: 1 h 30 min e 2 h\.$/],
  ['2026-10-05T12:00', '2026-10-06T11:59', '2026-10-12T12:00', '2026-10-13T11:59', /^$/],
  ['2026-10-05T00:00', '2026-10-15T23:59', '2026-10-10T00:00', '2026-10-20T23:59', /^Os períodos se sobrepõem: /],
])('of %s to %s beside %s to %s it is said what makes them unlike', async (de, ate, from, to, note) => {
  vi.mocked(scanAll).mockResolvedValue(outcome)
  const list = {
    definition,
    getModel: () => ({ definition, state: { filters: { de, ate } } }),
  } as unknown as ListSource
  scanStore.set({ key: getScanKey(definition, { de, ate }), outcome, view: null } as unknown as ListScan)
  await comparePeriods(list, { de: from, ate: to })
  expect((shown()?.view as PeriodView | undefined)?.note).toMatch(note)
})

it('compares with the same days this many months before', async () => {
  vi.mocked(scanAll).mockResolvedValue(outcome)
  scanStore.set({ key: getScanKey(definition, filters), outcome, view: null } as unknown as ListScan)
  await comparePeriods(source, 12)
  expect((shown()?.view as PeriodView | undefined)?.periodDescriptions[0]).toMatch(
    /^de 01\/10\/2025 00:00 até 31\/10\/2025 23:59/,
  )
})

it('does not compare a period with itself', async () => {
  vi.mocked(scanAll).mockResolvedValue(outcome)
  scanStore.set({ key: getScanKey(definition, filters), outcome, view: null } as unknown as ListScan)
  await comparePeriods(source, filters)
  expect(shown()?.view).toBeNull()
  expect(notify).toHaveBeenLastCalledWith('info', 'É o mesmo período: nada a comparar')
})

it('says which period has an unverified scan, and why', async () => {
  const verdict = { kind: 'incomplete', why: 'unread', lines: 1000, total: 1795, pages: [{ first: 1, last: 1 }] }
  vi.mocked(scanAll).mockResolvedValue({ ...outcome, verdict } as unknown as ScanOutcome)
  scanStore.set({ key: getScanKey(definition, filters), outcome, view: null } as unknown as ListScan)
  await comparePeriods(source, september)
  expect((shown()?.view as PeriodView | undefined)?.note).toMatch(
    /^Leitura não provada \(.*01\/09\/2026.*\): Páginas sem resposta: 1\.000 de 1\.795 linhas, falta a página 2\. Os/,
  )
})

it('puts the earlier period first, whichever of the two the list shows', async () => {
  vi.mocked(scanAll).mockResolvedValue(outcome)
  const compared = async (other: { de: string; ate: string }) => {
    scanStore.set({ key: getScanKey(definition, filters), outcome, view: null, workLabel: null } as unknown as ListScan)
    await comparePeriods(source, other)
    const view = shown()?.view as PeriodView | undefined
    return [...(view?.periodDescriptions.map((text) => text.slice(3, 13)) ?? []), view?.note]
  }
  expect(await compared(september)).toEqual([
    '01/09/2026',
    '01/10/2026',
    'Os períodos não têm o mesmo número de dias: 30 e 31.',
  ])
  expect(runJob).toHaveBeenLastCalledWith('periods', {
    before: expect.objectContaining({ id: 'aside' }) as unknown,
    after: expect.objectContaining({ id: 'now' }) as unknown,
    spans: {
      before: { start: '2026-09-01', end: '2026-09-30' },
      after: { start: '2026-10-01', end: '2026-10-31' },
    },
    columns: expect.anything() as unknown,
  })
  expect(await compared({ de: '2026-11-01T00:00', ate: '2026-11-30T23:59' })).toEqual([
    '01/10/2026',
    '01/11/2026',
    expect.stringContaining('dias: 31 e 30.'),
  ])
  expect(runJob).toHaveBeenLastCalledWith('periods', {
    before: expect.objectContaining({ id: 'now' }) as unknown,
    after: expect.objectContaining({ id: 'aside' }) as unknown,
    spans: {
      before: { start: '2026-10-01', end: '2026-10-31' },
      after: { start: '2026-11-01', end: '2026-11-30' },
    },
    columns: expect.anything() as unknown,
  })
})

it('warns that the later period is not over, whichever of the two the list shows', async () => {
  vi.useFakeTimers({ now: new Date('2026-10-15T12:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(scanAll).mockResolvedValue(outcome)
  const open = 'O período ainda está aberto: novas linhas podem chegar.'
  const august = { de: '2026-08-01T00:00', ate: '2026-08-31T23:59' }
  for (const [ours, other, note] of [
    [filters, august, open],
    [august, filters, open],
    [{ de: '2026-07-01T00:00', ate: '2026-07-31T23:59' }, august, ''],
  ] as const) {
    const list = { definition, getModel: () => ({ definition, state: { filters: ours } }) } as unknown as ListSource
    scanStore.set({ key: getScanKey(definition, ours), outcome, view: null, workLabel: null } as unknown as ListScan)
    await comparePeriods(list, other)
    expect(shown()?.view).toMatchObject({ note })
  }
})
