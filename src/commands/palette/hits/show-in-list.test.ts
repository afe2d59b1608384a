import { describe, expect, it } from 'vitest'
import type { Arg } from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { createRegistry } from '#commands/registry.ts'
import type { Resource } from '#commands/resource.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import { createContext } from '#commands/palette/palette-context.fixture.ts'
import { findNeighbours } from './show-in-list.ts'

const createViewCommand = (resource: Resource, filters: readonly string[]) =>
  defineCommand({
    id: `${resource.id}.filtrar`,
    title: resource.title,
    resource,
    path: resource.path ?? '',
    group: 'Tabela',
    scope: 'list',
    phrases: ['{vista}'],
    args: {
      vista: {
        kind: 'vista',
        label: 'o que mostrar',
        optional: false,
        listSchema: {
          resource,
          title: resource.title,
          path: resource.path ?? '',
          sizes: [10, 50, 100],
          filters: filters.map((name) => ({ name, label: name, type: 'text' })),
          columns: [],
        },
      } satisfies Arg,
    },
    to: () => ({ to: resource.path ?? '' }),
  })
const stores: Resource = { ...loja, scanOrder: { key: 'name', sort: 'dscNome,ASC' } }
const registry = createRegistry([], [createViewCommand(produto, ['dscNome']), createViewCommand(stores, [])])
const context = createContext({ registry })
const record = { id: 12, name: 'Mochila', row: { id: 12 } }

describe('the neighbours of a record', () => {
  it('are the rows that were found with it', () => {
    const found = { filters: { dscNome: 'mochila' }, path: '/produtos', index: undefined }
    expect(findNeighbours({ resource: produto, record, words: [], found }, context)?.view).toEqual({
      filters: { dscNome: 'mochila' },
      removedFilters: [],
    })
  })
  it('are its page in the order of names, if the list has no filter by name', () => {
    const found = { filters: null, path: '/lojas', index: 120 }
    expect(findNeighbours({ resource: stores, record, words: [], found }, context)?.view).toEqual({
      filters: {},
      removedFilters: [],
      sort: 'dscNome,ASC',
      size: 50,
      page: 2,
    })
  })
  it('are the rows with its name, if it was not looked for; of a list without that filter all rows', () => {
    const view = (resource: Resource) => findNeighbours({ resource, record, words: [] }, context)?.view.filters
    expect(view(produto)).toEqual({ dscNome: 'Mochila' })
    expect(view(stores)).toEqual({})
    expect(findNeighbours({ resource: { ...produto, path: '/outros' }, record, words: [] }, context)).toBeNull()
  })
})
