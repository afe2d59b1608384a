// @vitest-environment jsdom
/** The browser asks before a tab is left while a file is being written (scan/files/README §1). */
import { expect, it, vi } from 'vitest'
import { disableUnloadConfirmation } from '#api/session/session-exit.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import type { ColumnLayout } from '#commands/screen.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { ListSource } from '#listing/list-source.ts'
import { exportEvidence, exportScan } from './scan-files.ts'

vi.mock('#scan/jobs/run-job.ts', () => ({ runJob: vi.fn(), endJobs: vi.fn() }))
vi.mock('#ui/device/download.ts', () => ({ downloadBlob: vi.fn() }))
vi.mock('./evidence-data.ts', () => ({ getAuditData: () => ({}), getSentParams: () => ({}) }))
vi.mock('#listing/export/print-note.tsx', () => ({ describeFilters: () => '' }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
const pageStore = { id: 'k', setFilesBeingWritten: vi.fn(async () => {}) }
vi.mock('#listing/scan/completed-scan.ts', () => ({
  ensureScan: async () => ({
    session: { source, state: { filters: {} }, pageStore },
    outcome: { verdict: { kind: 'proved' }, lines: 1 },
  }),
  getStoredPages: () => null,
}))
const definition = { path: '/itens', title: 'Itens', columns: [] }
const source = {
  definition,
  getModel: () => ({ columns: [], definition, state: { layout: DEFAULT_LAYOUT } }),
} as unknown as ListSource

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** A file that is being written, and how to finish it. */
async function begin() {
  let end = (_: Blob) => {}
  vi.mocked(runJob).mockImplementationOnce(() => new Promise((resolve) => (end = resolve as typeof end)))
  const done = exportScan(source, 'csv')
  await vi.waitFor(() => expect(pageStore.setFilesBeingWritten).toHaveBeenLastCalledWith('itens-completo.csv'))
  return { done, end: () => end(new Blob(['1'])) }
}

it('asks while a file is being written, and no longer', async () => {
  const { done, end } = await begin()
  expect(asksBeforeLeaving()).toBe(true)
  end()
  await done
  expect(asksBeforeLeaving()).toBe(false)
})

it('asks nothing if the session is lost meanwhile: the tab leaves by itself', async () => {
  const { done, end } = await begin()
  disableUnloadConfirmation()
  expect(asksBeforeLeaving()).toBe(false)
  end()
  await done
})

it('has the id first in evidence, visible or hidden, and names the amounts that are not in it', async () => {
  const column = (field: string, label: string, format: string) => ({ field, label, format })
  const [id, nome, valor] = [
    column('id', 'ID', 'id'),
    column('nome', 'Nome', 'text'),
    column('valor', 'Valor', 'money'),
  ]
  const list = {
    path: '/itens',
    title: 'Itens',
    columns: [id, nome, valor],
    endpoint: { method: 'GET', path: '/itens' },
  }
  const exportWith = async (layout: Partial<ColumnLayout>) => {
    const state = { layout: { ...DEFAULT_LAYOUT, ...layout } }
    // On a narrow screen the amount comes before the name.
    const model = () => ({ columns: [valor, id, nome], definition: list, state })
    vi.mocked(runJob).mockResolvedValueOnce({ manifestCode: 'a'.repeat(64), file: new Blob(['1']) } as never)
    await exportEvidence({ definition: list, getModel: model } as unknown as ListSource)
    const { data } = vi.mocked(runJob<'evidence'>).mock.lastCall?.[1] ?? {}
    return [data?.columns.map(({ field }) => field), data?.unsummedLabels]
  }
  expect(await exportWith({ hidden: ['id', 'valor'] })).toEqual([['id', 'nome'], ['Valor']])
  expect(await exportWith({})).toEqual([['id', 'nome', 'valor'], []])
  expect(await exportWith({ order: ['valor', 'nome', 'id'] })).toEqual([['id', 'valor', 'nome'], []])
})
