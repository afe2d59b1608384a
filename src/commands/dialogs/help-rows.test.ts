import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand, type KeyScope } from '#commands/define.ts'
import { createBindings } from '#commands/bindings.ts'
import type { Resource } from '#commands/resource.ts'
import { type ListHandle, NO_FILTERS_REASON, type Screen } from '#commands/screen.ts'
import { createHelpSections, filterSections } from './help-rows.ts'
import { loja, produto } from '#commands/resources.fixture.ts'

const command = (id: string, title: string, place: KeyScope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title, scope: place, keys, group: 'Ações', phrases: [id] as string[], ...more })
const bindings = createBindings(
  [
    command('tabela.recarregar', 'Recarregar', 'list', ['r']),
    ...Array.from({ length: 9 }, (_, n) =>
      command(`ordenar.${n}`, `Ordenar pela ${n + 1}ª coluna`, 'list', [`${n + 1}`]),
    ),
    command('produto.cadastrar', 'Cadastrar produto', 'list', ['c'], { resource: produto, label: 'Cadastrar' }),
    command('loja.cadastrar', 'Cadastrar loja', 'list', ['c'], { resource: loja, label: 'Cadastrar' }),
    command('produto.excluir', 'Excluir produto', 'row', ['Delete', '#'], {
      resource: produto,
      label: 'Excluir',
      confirm: () => '?',
    }),
    command('ir.produtos', 'Ir para Produtos', 'global', ['g p'], {
      label: 'Produtos',
      group: 'Ir para',
      to: () => ({ to: '/produtos' }),
    }),
    command('tabela.filtrar', 'Filtrar', 'list', ['f'], {
      when: ({ screen: { list } }) => list?.hasFilters !== false || NO_FILTERS_REASON,
    }),
    command('casca.tema', 'Alternar tema', 'global', ['a t']),
    command('form.salvar', 'Salvar', 'form', ['Mod+S']),
  ],
  {},
)
const screen = (resource: Resource | null): Screen => ({
  path: '/x',
  resource,
  form: null,
  list: resource ? ({ resource } as ListHandle) : null,
})
const labels = (of: Screen) =>
  Object.fromEntries(
    createHelpSections(bindings, of, 'Produtos').map(({ title, rows }) => [title, rows.map(({ label }) => label)]),
  )

describe('createHelpSections', () => {
  it('lists what works here first, the resource’s commands before those of every table', () =>
    expect(labels(screen(produto))['Nesta tela · Produtos']).toEqual([
      'Cadastrar',
      'Recarregar',
      'Ordenar pela n-ésima coluna',
      'Filtrar',
    ]))
  it('lists no filter key on a list without filters', () => {
    const plain: Screen = { ...screen(produto), list: { resource: produto, hasFilters: false } as ListHandle }
    expect(labels(plain)['Nesta tela · Produtos']).not.toContain('Filtrar')
    expect(labels(plain)['Em outras telas']).toContain('Filtrar')
  })
  it('joins the nine digits into a range', () => {
    const [first] = createHelpSections(bindings, screen(produto), '')
    expect(first?.rows.at(-2)).toMatchObject({ keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], isRange: true })
  })
  it('lists the row’s commands, then the table’s own keys', () =>
    expect(labels(screen(produto))['Na linha']?.slice(0, 2)).toEqual(['Excluir…', 'Linha anterior ou próxima']))
  it('has no row and no table on a screen without them, and gives full titles to the rest', () => {
    const here = labels(screen(null))
    expect(here['Na linha']).toBeUndefined()
    expect(here['Em outras telas']).toEqual(
      expect.arrayContaining(['Recarregar', 'Cadastrar produto', 'Cadastrar loja', 'Excluir produto…', 'Salvar']),
    )
  })
  it('says that a screen has no keys of its own, until the operator searches', () => {
    const here = createHelpSections(bindings, screen(null), 'Página em branco')
    expect(here[0]).toMatchObject({ title: 'Nesta tela · Página em branco', rows: [], emptyText: 'Nenhum atalho aqui' })
    expect(createHelpSections(bindings, screen(produto), '')[0]?.rows).not.toEqual([])
    expect(filterSections(here, 'tema').map(({ title }) => title)).toEqual(['Em toda parte'])
  })
  it('separates navigation from what works everywhere', () => {
    expect(labels(screen(null))['Ir para']).toEqual(['Produtos'])
    expect(labels(screen(null))['Em toda parte']).toEqual(['Alternar tema'])
  })
})

it('finds a row by its words, whatever the accents, and by its key', () => {
  const found = (text: string) =>
    filterSections(createHelpSections(bindings, screen(produto), ''), text).flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    )
  expect(found('N-ESIMA')).toEqual(['Ordenar pela n-ésima coluna'])
  expect(found('r')).toContain('Recarregar')
  expect(found('xyz')).toEqual([])
  expect(found('')).toHaveLength(createHelpSections(bindings, screen(produto), '').flatMap(({ rows }) => rows).length)
})
