/** Checks how the resources of the console are found by the palette (commands/palette/hits/README §1). */
import { expect, it } from 'vitest'
import { isSearchableByName } from '#commands/resource.ts'
import { registry } from './registry.ts'

const withRecords = registry.resources.filter(({ path, summary }) => path !== undefined && summary !== undefined)

it('knows which of them have no search by name', () =>
  expect(withRecords.filter((resource) => !isSearchableByName(resource)).map(({ plural }) => plural)).toEqual([
    'bônus',
    'pedidos',
    'transações',
  ]))

it.each(
  withRecords.flatMap(({ id, path, finders = [] }) => finders.map((finder) => [id, { path, ...finder }] as const)),
)(
  'shows the records of %s found by an amount or a day on a list, with parameters that its call takes',
  async (_, { path, list, toFilters }) => {
    expect(registry.commands.some((command) => command.path === path && command.args['vista']?.listSchema)).toBe(true)
    const { input } = await list()
    const { shape } = input as unknown as { shape: object }
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(toFilters('1', '2'))))
  },
)
