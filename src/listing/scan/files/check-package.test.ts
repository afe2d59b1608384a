// @vitest-environment jsdom
/**
 * A package is compared with the list under the package's own filter, whatever was shown before (scan/files/README §1).
 */
import { expect, it, vi } from 'vitest'
import type { ListHandle } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { type ListSource, attachSource } from '#listing/list-source.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { checkPackage } from './check-package.ts'
import { reconcilePackage } from '#listing/scan/reconcile/run-reconcile.ts'

const filters = [{ name: 'nivel', label: 'Nível', type: 'whole' }]
const definition = { path: '/bonus', title: 'Ledger de Bônus', columns: [], filters, sort: 'id,ASC', pageSize: 10 }
let state = { filters: { nivel: '2' } }
const source = { definition, getModel: () => ({ state }) as unknown as ListModel } as unknown as ListSource
const handle = attachSource({ title: definition.title } as ListHandle, source)

const went = vi.fn()
vi.mock('#commands/runtime.ts', async (original) => ({
  ...(await original<object>()),
  navigateTo: (place: unknown) => went(place),
  getRegistry: () => ({ commands: [{ args: { vista: { listSchema: definition } } }] }),
}))
vi.mock('#commands/screen.ts', async (original) => ({
  ...(await original<object>()),
  getScreen: () => ({ list: handle }),
}))
vi.mock('#scan/jobs/run-job.ts', () => ({
  runJob: async (name: string) => (name === 'check' ? { differences: [], manifestCode: 'a'.repeat(64) } : '{}'),
  endJobs: vi.fn(),
}))
vi.mock('#scan/files/manifest-schema.ts', () => ({
  parseManifest: () => ({
    origem: { lista: 'Ledger de Bônus', parametros: { nivel: '1', size: '1000', sort: 'id,ASC' } },
    leitura: { veredito: 'Provada', linhas: 1 },
    tempo: { fimCliente: '2026-11-01T12:00:00.000Z' },
  }),
}))
vi.mock('#ui/dialogs/confirm.ts', async (original) => ({
  ...(await original<object>()),
  confirm: vi.fn(async () => true),
}))
vi.mock('#listing/scan/reconcile/run-reconcile.ts', () => ({ reconcilePackage: vi.fn() }))

const frames = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame)
}

it('is the list with the package’s filter, rendered some frames after the navigation', async () => {
  const shown: unknown[] = []
  vi.mocked(reconcilePackage).mockImplementation(async ({ getModel }) => void shown.push(getModel().state.filters))
  went.mockImplementation(() => void frames(4).then(() => (state = { filters: { nivel: '1' } })))
  await checkPackage(new File([], 'pacote.zip'))
  expect(went).toHaveBeenCalledWith({ to: '/bonus', search: { nivel: '1' } })
  expect(shown).toEqual([{ nivel: '1' }])
  const details = expect.arrayContaining([{ label: 'Leitura', value: 'Provada, 1 linha' }])
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ details, cancelLabel: 'Fechar' }))
})

it('is nothing if the list ends up with another filter', async () => {
  vi.mocked(reconcilePackage).mockClear()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  went.mockImplementation(() => (state = { filters: { nivel: '3' } }))
  await checkPackage(new File([], 'pacote.zip'))
  vi.unstubAllGlobals()
  expect(reconcilePackage).not.toHaveBeenCalled()
})
