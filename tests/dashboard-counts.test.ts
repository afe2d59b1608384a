/** What the lists count as work to do, as commands of the dashboard. */
import { expect, it, vi } from 'vitest'
import { sections } from '#app/sections.ts'
import { setCapabilities } from '#api/capabilities.ts'
import type { Section } from '#commands/section.ts'
import { createCountCommands } from '#sections/dashboard/count-commands.ts'

it('there is one command for each count of the lists, with the next digit and the filtered list', async () => {
  const commands = await createCountCommands(sections)
  expect(commands.map(({ id, keys, to }) => [id, keys, to?.({})])).toEqual([
    ['dashboard.afazer.cashbacks.inativos', ['1'], { to: '/cashbacks', search: { STATUS_ID: '2' } }],
    ['dashboard.afazer.produtos.pendentes', ['2'], { to: '/produtos', search: { statusId: '4' } }],
    ['dashboard.afazer.produtos.bloqueados', ['3'], { to: '/produtos', search: { statusId: '3' } }],
    ['dashboard.afazer.produtos.inativos', ['4'], { to: '/produtos', search: { statusId: '2' } }],
    ['dashboard.afazer.bonus.pendentes', ['5'], { to: '/bonus', search: { statusId: '1' } }],
  ])
  expect(commands[4]?.countCall).toMatchObject({ endpoint: { id: 'bonus.listar' }, input: { size: 1, statusId: '1' } })
})

it('config.json can take a single count out, and the keys close up', async () => {
  const withoutCommands = ['dashboard.afazer.produtos.pendentes']
  setCapabilities({ maxPageSize: null, withoutSort: {}, withoutFilter: {}, withoutCommands })
  const commands = await createCountCommands(sections)
  setCapabilities(null)
  expect(commands.map(({ label }) => label)).toEqual([
    'cashbacks inativos',
    'produtos bloqueados',
    'produtos inativos',
    'bônus pendentes',
  ])
  expect(commands.map(({ keys }) => keys?.[0])).toEqual(['1', '2', '3', '4'])
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
  expect(await createCountCommands([broken, ...sections])).toHaveLength(5)
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
