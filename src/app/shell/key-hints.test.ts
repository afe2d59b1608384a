import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import * as arg from '#commands/args.ts'
import type { Resource, Row } from '#commands/resource.ts'
import { bonus, produto } from '#commands/resources.fixture.ts'
import type { FormHandle, ListHandle, Screen } from '#commands/screen.ts'
import { getKeyHints } from './key-hints.ts'

const command = (id: string, place: AnyCommand['scope'], keys: string[], resource?: Resource) =>
  defineCommand({
    id,
    title: id,
    label: id.split('.')[1] ?? id,
    group: 'Ações',
    scope: place,
    keys,
    phrases: [],
    ...(resource ? { resource } : {}),
  })

const commands = [
  command('produto.editar', 'row', ['Enter', 'e'], produto),
  command('produto.excluir', 'row', ['Delete'], produto),
  command('produto.estoque', 'row', ['a q'], produto),
  command('bonus.liberar', 'row', ['l'], bonus),
  command('produto.cadastrar', 'list', ['c'], produto),
  command('tabela.filtrar', 'list', ['/']),
  command('tabela.acoes', 'row', ['.']),
  command('tabela.proxima', 'list', [']']),
  command('form.salvar', 'form', ['Mod+Enter']),
  command('casca.paleta', 'global', ['Mod+K']),
]
const empty: Screen = { path: '/', resource: null, list: null, form: null }
/** A table with these rows; the cursor is on the first one, or in its header. */
const listOf = (rows: readonly Row[], { selected = [] as readonly Row[], inHead = false, pages = 1 } = {}): Screen => ({
  ...empty,
  list: {
    resource: produto,
    getRows: () => rows,
    getSelection: () => selected,
    getCursorRow: () => (inHead ? null : (rows[0] ?? null)),
    getState: () => ({ page: 0 }),
    getTotals: () => ({ totalElements: 0, totalPages: pages }),
  } as Partial<ListHandle> as ListHandle,
})
const rows = [{ id: 12 }, { id: 13 }]
const listing = listOf(rows)
const shown = (place: Parameters<typeof getKeyHints>[0]['focusContext'], screen: Screen, singleKeys = true) =>
  getKeyHints({ focusContext: place, screen, commands, getKey: ({ keys }) => keys?.[0], singleKeys }).map(
    ({ keys }) => keys,
  )

describe('keyHints', () => {
  it('tells the row’s verbs of one stroke, of its own noun, inside the table', () =>
    expect(shown('grid', listing)).toEqual(['Enter', 'Delete', '.', ['j', 'k']]))
  it('tells the list’s keys beside it', () => expect(shown('page', listing)).toEqual(['/', ['j', 'k'], 'c', 'Mod+K']))
  it('tells the key of the next page where there is one', () => {
    expect(shown('page', listOf(rows, { pages: 2 }))).toContain(']')
    expect(shown('page', listOf(rows, { pages: 1 }))).not.toContain(']')
    expect(shown('page', listOf([], { pages: 0 }))).not.toContain(']')
  })
  it('tells what is done with rows on top while there are some', () => {
    const withTops = (isOn: true | string) =>
      getKeyHints({
        focusContext: 'grid',
        screen: listing,
        commands: [
          ...commands,
          command('tabela.fixar', 'row', ['m']),
          command('tabela.comparar', 'list', ['d']),
          { ...command('tabela.soltarTodas', 'list', ['Shift+M']), when: () => isOn },
        ],
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ keys }) => keys)
    expect(withTops(true)).toEqual(['m', 'd', 'Shift+M', ['j', 'k']])
    expect(withTops('Nenhuma linha fixada')).toEqual(['Enter', 'Delete', '.', ['j', 'k']])
  })
  it('tells what is done with several rows that are selected', () => {
    const told = (selected: readonly Row[]) =>
      getKeyHints({
        focusContext: 'grid',
        screen: listOf(rows, { selected }),
        commands: [
          ...commands,
          command('tabela.copiarLinhas', 'list', ['Shift+Y']),
          command('tabela.comparar', 'list', ['d']),
        ],
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ keys }) => keys)
    expect(told(rows)).toEqual(expect.arrayContaining(['Shift+Y', 'd', '.']))
    expect(told([])).not.toContain('Shift+Y')
  })
  it('promises Enter in the palette where a line is marked', () => {
    const told = (hasLine: boolean) =>
      getKeyHints({
        focusContext: 'palette',
        screen: listing,
        commands,
        getKey: () => undefined,
        singleKeys: true,
        hasPaletteLine: hasLine,
      }).map(({ text }) => text)
    expect(told(true)).toEqual(['mover', 'executar', 'completar', 'fechar'])
    expect(told(false)).toEqual(['mover', 'completar', 'fechar'])
  })
  it('promises an empty table the list’s keys alone', () =>
    expect(shown('grid', listOf([]))).toEqual(['/', 'c', 'Mod+K']))
  it('promises no lines beside an empty table', () => expect(shown('page', listOf([]))).toEqual(['/', 'c', 'Mod+K']))
  it('promises the header none of a row’s keys', () => {
    const inHead = [...commands, command('coluna.ocultar', 'row', ['z'])]
    const hints = getKeyHints({
      focusContext: 'grid',
      screen: listOf(rows, { inHead: true }),
      commands: inHead,
      getKey: ({ keys }) => keys?.[0],
      singleKeys: true,
    })
    expect(hints.map(({ keys }) => keys)).toEqual(['z', ['j', 'k']])
  })
  it('promises no key for one row while several are selected, and none that would change nothing', () => {
    const ofRow = (id: string, key: string, args: object, when: AnyCommand['when']) =>
      ({ ...command(id, 'row', [key], produto), args, when }) as AnyCommand
    const own = [
      ofRow('produto.editar', 'e', { id: arg.id(produto) }, undefined),
      ofRow('produto.excluir', 'Delete', { ids: arg.ids(produto) }, undefined),
      ofRow('produto.habilitar', 'h', { ids: arg.ids(produto) }, (_, { ids }) =>
        (ids as number[]).includes(13) ? true : 'Já está ativo',
      ),
    ]
    const of = (screen: Screen) =>
      getKeyHints({
        focusContext: 'grid',
        screen,
        commands: own,
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ keys }) => keys)
    expect(of(listing)).toEqual(['e', 'Delete', ['j', 'k']])
    expect(of(listOf(rows, { selected: rows }))).toEqual(['Delete', 'h', ['j', 'k']])
  })
  it('promises no key that is off here', () => {
    const filtering = commands.map((each) =>
      each.id === 'tabela.filtrar' ? { ...each, when: () => 'Sem filtros' } : each,
    )
    const hints = getKeyHints({
      focusContext: 'page',
      screen: listing,
      commands: filtering,
      getKey: ({ keys }) => keys?.[0],
      singleKeys: true,
    })
    expect(hints.map(({ keys }) => keys)).not.toContain('/')
  })
  it('tells how a view without verbs is read and left, and promises nothing of the table behind it', () => {
    expect(shown('view', listing)).toEqual([['ArrowUp', 'ArrowDown'], 'Esc'])
    expect(shown('view', listing, false)).toEqual([['ArrowUp', 'ArrowDown'], 'Esc'])
  })
  it('tells saving in a form', () =>
    expect(shown('field', { ...empty, form: {} as FormHandle })).toEqual(['Mod+Enter', 'Esc']))
  it('leaves single keys out where they are off, but not inside the table', () => {
    expect(shown('page', listing, false)).toEqual(['Mod+K'])
    expect(shown('grid', listing, false)).toContain('Delete')
  })
  it('tells the answers of a confirmation', () =>
    expect(shown('alert', listing)).toEqual(['s', 'n', ['ArrowLeft', 'ArrowRight']]))
})
