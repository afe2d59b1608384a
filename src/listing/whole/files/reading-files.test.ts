// @vitest-environment jsdom
/** What the browser asks before a tab is left while a file is written (reading/files/README §1). */
import { expect, it, vi } from 'vitest'
import { leaveUnasked } from '#api/session/session-leave.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import type { ListSource } from '#listing/source.ts'
import { exportWhole } from './reading-files.ts'

vi.mock('#reading/jobs/run-job.ts', () => ({ runJob: vi.fn(), endJobs: vi.fn() }))
vi.mock('#ui/device/download.ts', () => ({ downloadBlob: vi.fn() }))
const keeper = { id: 'k', writing: vi.fn(async () => {}) }
vi.mock('#listing/whole/whole.ts', () => ({
  readingOf: async () => ({
    session: { source, state: { filters: {} }, keeper },
    outcome: { verdict: { kind: 'proved' }, lines: 1 },
  }),
  keptPagesOf: () => null,
}))
const definition = { path: '/itens', title: 'Itens', columns: [] }
const source = {
  definition,
  model: () => ({ columns: [], definition, state: { layout: { order: [], held: [] } } }),
} as unknown as ListSource

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** A file under way, and its end. */
async function begin() {
  let end = (_: Blob) => {}
  vi.mocked(runJob).mockImplementationOnce(() => new Promise((resolve) => (end = resolve as typeof end)))
  const done = exportWhole(source, 'csv')
  await vi.waitFor(() => expect(keeper.writing).toHaveBeenLastCalledWith('itens-completo.csv'))
  return { done, end: () => end(new Blob(['1'])) }
}

it('asks while a file is written, and no longer', async () => {
  const { done, end } = await begin()
  expect(asksBeforeLeaving()).toBe(true)
  end()
  await done
  expect(asksBeforeLeaving()).toBe(false)
})

it('asks nothing where the session is lost meanwhile: the tab goes by itself', async () => {
  const { done, end } = await begin()
  leaveUnasked()
  expect(asksBeforeLeaving()).toBe(false)
  end()
  await done
})
