// @vitest-environment jsdom
/** Which queue continues, which one is replaced, and what is stored of the sample. */
import { beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import type { ListSource } from '#listing/list-source.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { openReview } from './open-review.ts'
import { setVerdict, getStoredReview, reviewStore } from '#listing/scan/review-store.ts'
import { getScanKey, type ListScan, scanStore } from '#listing/scan/scan-store.ts'

const session = vi.hoisted(() => ({ keeper: { id: '1' }, state: { filters: {} } }))
const outcome = { pass: 1, lines: 600, verdict: { kind: 'proved', checkedAt: 0 } }
vi.mock('#listing/scan/run-scan.ts', () => ({ getScanSession: () => session, patchScan: () => {} }))
vi.mock('#listing/scan/completed-scan.ts', () => ({
  ensureScan: async () => ({ session, outcome }),
  getStoredPages: () => ({}),
}))
vi.mock('#listing/scan/analysis/analyse.ts', () => ({ whenAnalysesDone: async () => {} }))
vi.mock('#scan/jobs/run-job.ts', () => ({ runJob: vi.fn() }))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn(async () => true) }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const source = { definition: { path: '/itens' } } as unknown as ListSource
const key = getScanKey(source.definition, {})
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
const setScan = (more: Partial<ListScan>) => scanStore.set({ key, outcome, ...more } as unknown as ListScan)
const drawn = (count: number, seed = 'maio') =>
  ({ count, seed, interval: null, drawn: rows(count).map((row) => ({ row, sha256: '0' })) }) as unknown as NonNullable<
    ListScan['sample']
  >
const given = () => reviewStore.get()?.review.given.length

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('ana@exemplo.com')
  vi.mocked(confirm).mockClear()
  outcome.lines = 600
})

it('the same queue continues without a confirmation, another one asks first', async () => {
  outcome.lines = 3
  setScan({})
  vi.mocked(runJob).mockResolvedValue(rows(3) as never)
  await openReview(source, 'what was last')
  setVerdict('conforme')
  await openReview(source, 'what was last')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 0])
  setScan({ sample: drawn(2) })
  await openReview(source, 'sample')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([0, 1])
})

it('a started queue continues after a reload, although it is scanned at another minute, and says so', async () => {
  outcome.lines = 3
  setScan({})
  vi.mocked(runJob).mockResolvedValue(rows(3) as never)
  await openReview(source, 'what was last')
  setVerdict('conforme')
  vi.mocked(notify).mockClear()
  setScan({ outcome: { ...outcome, verdict: { kind: 'proved', checkedAt: 60_000 } } as never, sample: drawn(2) })
  await openReview(source, 'what was last')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 0])
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    'Revisão retomada no registro 2 de 3: 1 com veredito, 2 restantes',
  )
})

it('a sample continues the queue from before the reload until a new one is drawn, but not a finished one', async () => {
  setScan({ sample: drawn(2) })
  await openReview(source, 'sample')
  setVerdict('conforme')
  setScan({})
  await openReview(source, 'sample')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 0])
  setScan({ exceptions: [{ rule: 'r', candidates: [{ ids: [1], detail: 'd' }] }] as never })
  vi.mocked(runJob).mockResolvedValue(rows(1) as never)
  vi.mocked(confirm).mockResolvedValueOnce(false)
  await openReview(source, 'exceptions')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 1])
  setVerdict('conforme')
  setScan({ sample: drawn(2, 'junho') })
  await openReview(source, 'what was last')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([0, 2])
})

it('the same queue stays the same at another minute', async () => {
  setScan({ sample: drawn(2) })
  await openReview(source, 'sample')
  setVerdict('conforme')
  const was = outcome.verdict.checkedAt
  outcome.verdict.checkedAt = 60_000_000
  await openReview(source, 'sample')
  outcome.verdict.checkedAt = was
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 0])
})

it('the stored queue continues without a confirmation if there is no other', async () => {
  setScan({ sample: drawn(2) })
  await openReview(source, 'sample')
  setVerdict('conforme')
  setScan({})
  await openReview(source, 'what was last')
  expect([given(), vi.mocked(confirm).mock.calls.length]).toEqual([1, 0])
})

it.each([
  ['exceptions', { exceptions: [] }, 'Nenhuma exceção a revisar'],
  ['sample', { sample: drawn(0) }, 'Nada a revisar'],
  ['what was last', {}, 'São linhas demais para revisar uma a uma: sorteie antes uma amostra'],
] as const)('of %s without a record is told why', async (of, more, why) => {
  setScan(more)
  vi.mocked(notify).mockClear()
  vi.mocked(runJob).mockResolvedValue([] as never)
  await openReview(source, of)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', why)
})

it('a sample of more records than are reviewed is stored as far as it is reviewed', async () => {
  setScan({ sample: drawn(600) })
  await openReview(source, 'sample')
  expect(getStoredReview(key)).toMatchObject({ amostra: { registros: 600, semente: 'maio' } })
  expect(getStoredReview(key)?.items).toHaveLength(500)
})
