import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createContext, createFieldContext, edit, getTitles } from '#commands/palette/palette-context.fixture.ts'
import { produto } from '#commands/resources.fixture.ts'
import { createSubjectListing } from './subject-listing.ts'

const hit = { resource: produto, record: { id: 12, name: 'Mochila', row: { id: 12 } }, words: [] }
const list = (text = '') => createSubjectListing(hit, text, createContext())

describe('what can be done with a record', () => {
  it('are the commands of its resource, with its id', () => {
    expect(getTitles(list())).toEqual([['Produto #12 Mochila', 'Excluir…', 'Editar', 'Ajustar estoque…']])
    expect(list().groups[0]?.entries.map((entry) => entry.command && entry.args)).toEqual([
      { ids: [12] },
      { id: 12 },
      { id: 12 },
    ])
  })
  it('are no command that only copies it', () => {
    const copy = {
      ...edit,
      id: 'produto.copiar',
      args: { modelo: arg.optional(arg.id(produto)) },
    } as unknown as AnyCommand
    const registry = { ...createContext().registry, commands: [copy, edit] }
    expect(getTitles(createSubjectListing(hit, '', createContext({ registry })))).toEqual([
      ['Produto #12 Mochila', 'Editar'],
    ])
  })
  it('end with its fields, each with a line that asks for the new value', () => {
    const { groups } = createSubjectListing(hit, '', createFieldContext())
    const fields = groups.at(-1)
    expect(fields?.heading).toBe('Alterar um campo')
    expect(fields?.entries.map(({ title, missing }) => [title, missing])).toEqual([
      ['Alterar nome…', ['valor']],
      ['Alterar preço…', ['valor']],
    ])
    expect(fields?.entries.map((entry) => entry.command && entry.args)).toEqual([
      { ids: [12], campo: 'dscNome' },
      { ids: [12], campo: 'numPreco' },
    ])
    expect(getTitles(createSubjectListing(hit, 'preço', createFieldContext()))).toEqual([
      ['Alterar um campo', 'Alterar preço…'],
    ])
  })
  it('are those with the words of the text, or nothing', () => {
    expect(getTitles(list('produto edi'))).toEqual([['Produto #12 Mochila', 'Editar']])
    expect(list('xyz')).toMatchObject({ groups: [], note: 'Nada a fazer com #12 por “xyz”' })
  })
})
