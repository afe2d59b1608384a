/** What the lists count as work to do, as commands of the dashboard. */
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { loadCommands } from '#app/load-commands.ts'
import { sections } from '#app/sections.ts'
import { setCapabilities } from '#api/capabilities.ts'
import type { Section } from '#commands/section.ts'
import { createCountCommands, loadDashboardCounts } from '#sections/dashboard/count-commands.ts'

// A list takes its limits when its file is first loaded, which other test files share.
beforeAll(() => loadCommands())

it('there is one command for each count of the lists, with the next digit and the filtered list', async () => {
  const commands = createCountCommands(await loadDashboardCounts(sections))
  expect(commands.map(({ id, keys, to }) => [id, keys, to?.({})])).toEqual([
    ['dashboard.afazer.cashbacks.inativos', ['1'], { to: '/cashbacks', search: { STATUS_ID: '2' } }],
    ['dashboard.afazer.produtos.pendentes', ['2'], { to: '/produtos', search: { statusId: '4' } }],
    ['dashboard.afazer.produtos.bloqueados', ['3'], { to: '/produtos', search: { statusId: '3' } }],
    ['dashboard.afazer.produtos.inativos', ['4'], { to: '/produtos', search: { statusId: '2' } }],
    ['dashboard.afazer.bonus.pendentes', ['5'], { to: '/bonus', search: { statusId: '1' } }],
  ])
  expect(commands[4]?.dashboardCount).toMatchObject({
    endpoint: { id: 'bonus.listar' },
    input: { size: 1, statusId: '1' },
  })
})

it('config.json can take a single count out, and the keys close up', async () => {
  const withoutCommands = ['dashboard.afazer.produtos.pendentes']
  setCapabilities({ maxPageSize: null, withoutSort: {}, withoutFilter: {}, withoutCommands })
  const commands = createCountCommands(await loadDashboardCounts(sections))
  setCapabilities(null)
  expect(commands.map(({ label }) => label)).toEqual([
    'cashbacks inativos',
    'produtos bloqueados',
    'produtos inativos',
    'bônus pendentes',
  ])
  expect(commands.map(({ keys }) => keys?.[0])).toEqual(['1', '2', '3', '4'])
})

it('a count that config.json takes out twice, by its id and by its filter, is no unknown name', async () => {
  setCapabilities({
    withoutCommands: ['dashboard.afazer.bonus.pendentes'],
    withoutFilter: { '/bonus': ['statusId'] },
  })
  onTestFinished(() => setCapabilities(null))
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const registry = await loadCommands()
  expect(registry.get('dashboard.afazer.bonus.pendentes')).toBeUndefined()
  expect(registry.get('dashboard.afazer.produtos.pendentes')).toBeDefined()
  expect(print.mock.calls).toEqual([])
})

it('a count that config.json takes out is no unknown name; a misspelt count or list is', async () => {
  setCapabilities({
    withoutCommands: ['dashboard.afazer.bonus.pendentes', 'dashboard.afazer.bonus.pendente'],
    withoutSort: { '/produtos': ['numPreco'] },
    withoutFilter: { '/produto': ['dscNome'] },
  })
  onTestFinished(() => setCapabilities(null))
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const registry = await loadCommands()
  expect(registry.get('dashboard.afazer.bonus.pendentes')).toBeUndefined()
  expect(print.mock.calls).toEqual([
    [
      'config.json: capabilities.withoutCommands: não existe: ' +
        'dashboard.afazer.bonus.pendente (o mais próximo: dashboard.afazer.bonus.pendentes)',
    ],
    ['config.json: capabilities.withoutFilter: não existe: /produto (o mais próximo: /produtos)'],
  ])
})

it('a file that cannot be loaded is reported and takes only its own counts out', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const broken: Section = {
    resources: [],
    menu: [],
    routes: [
      {
        path: '/x',
        title: 'X',
        resource: null,
        loadScreen: () => Promise.reject(new Error('x')),
        loadListRequest: () => Promise.reject(new Error('gone')),
      },
    ],
  }
  expect(await loadDashboardCounts([broken, ...sections])).toHaveLength(5)
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
