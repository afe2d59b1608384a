import { describe, expect, it } from 'vitest'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import * as arg from '#commands/args.ts'
import type { Resource, Row } from '#commands/resource.ts'
import { bonus, produto } from '#commands/resources.fixture.ts'
import type { FormHandle, ListHandle, Screen } from '#commands/screen.ts'
import { getKeyHints } from './key-hints.ts'

const command = (id: string, scope: AnyCommand['scope'], keys: string[], resource?: Resource) =>
  defineCommand({
    id,
    title: id,
    label: id.split('.')[1] ?? id,
    group: 'Ações',
    scope,
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
/** A screen with a table of these rows; the cursor is on the first one, or in its header. */
const createListScreen = (
  rows: readonly Row[],
  { selected = [] as readonly Row[], inHead = false, pages = 1 } = {},
): Screen => ({
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
const listing = createListScreen(rows)
const shown = (focusContext: Parameters<typeof getKeyHints>[0]['focusContext'], screen: Screen, singleKeys = true) =>
  getKeyHints({ focusContext, screen, commands, getKey: ({ keys }) => keys?.[0], singleKeys }).map(({ keys }) => keys)

describe('getKeyHints', () => {
  it('shows the row commands with a single chord, of the list’s own resource, inside the table', () =>
    expect(shown('grid', listing)).toEqual(['Enter', 'Delete', '.', ['j', 'k']]))
  it('shows the list’s keys outside the table', () =>
    expect(shown('page', listing)).toEqual(['/', ['j', 'k'], 'c', 'Mod+K']))
  it('shows the key of the next page if there is one', () => {
    expect(shown('page', createListScreen(rows, { pages: 2 }))).toContain(']')
    expect(shown('page', createListScreen(rows, { pages: 1 }))).not.toContain(']')
    expect(shown('page', createListScreen([], { pages: 0 }))).not.toContain(']')
  })
  it('shows the commands for pinned rows while there are some', () => {
    const getKeysWithPinned = (isOn: true | string) =>
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
    expect(getKeysWithPinned(true)).toEqual(['m', 'd', 'Shift+M', ['j', 'k']])
    expect(getKeysWithPinned('Nenhuma linha fixada')).toEqual(['Enter', 'Delete', '.', ['j', 'k']])
  })
  it('shows the commands for several selected rows', () => {
    const getKeys = (selected: readonly Row[]) =>
      getKeyHints({
        focusContext: 'grid',
        screen: createListScreen(rows, { selected }),
        commands: [
          ...commands,
          command('tabela.copiarLinhas', 'list', ['Shift+Y']),
          command('tabela.comparar', 'list', ['d']),
        ],
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ keys }) => keys)
    expect(getKeys(rows)).toEqual(expect.arrayContaining(['Shift+Y', 'd', '.']))
    expect(getKeys([])).not.toContain('Shift+Y')
  })
  it('shows Enter in the palette only if a line is highlighted', () => {
    const getTexts = (hasLine: boolean) =>
      getKeyHints({
        focusContext: 'palette',
        screen: listing,
        commands,
        getKey: () => undefined,
        singleKeys: true,
        hasPaletteLine: hasLine,
      }).map(({ text }) => text)
    expect(getTexts(true)).toEqual(['mover', 'executar', 'fechar'])
    expect(getTexts(false)).toEqual(['mover', 'fechar'])
  })
  it('shows only the list’s keys for an empty table', () =>
    expect(shown('grid', createListScreen([]))).toEqual(['/', 'c', 'Mod+K']))
  it('shows no row keys outside an empty table', () =>
    expect(shown('page', createListScreen([]))).toEqual(['/', 'c', 'Mod+K']))
  it('shows none of a row’s keys in the header', () => {
    const inHead = [...commands, command('coluna.ocultar', 'row', ['z'])]
    const hints = getKeyHints({
      focusContext: 'grid',
      screen: createListScreen(rows, { inHead: true }),
      commands: inHead,
      getKey: ({ keys }) => keys?.[0],
      singleKeys: true,
    })
    expect(hints.map(({ keys }) => keys)).toEqual(['z', ['j', 'k']])
  })
  it('shows no key for one row while several are selected, and none that would change nothing', () => {
    const createRowCommand = (id: string, key: string, args: object, when: AnyCommand['when']) =>
      ({ ...command(id, 'row', [key], produto), args, when }) as AnyCommand
    const rowCommands = [
      createRowCommand('produto.editar', 'e', { id: arg.id(produto) }, undefined),
      createRowCommand('produto.excluir', 'Delete', { ids: arg.ids(produto) }, undefined),
      createRowCommand('produto.habilitar', 'h', { ids: arg.ids(produto) }, (_, { ids }) =>
        (ids as number[]).includes(13) ? true : 'Já está ativo',
      ),
    ]
    const getKeys = (screen: Screen) =>
      getKeyHints({
        focusContext: 'grid',
        screen,
        commands: rowCommands,
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ keys }) => keys)
    expect(getKeys(listing)).toEqual(['e', 'Delete', ['j', 'k']])
    expect(getKeys(createListScreen(rows, { selected: rows }))).toEqual(['Delete', 'h', ['j', 'k']])
  })
  it('shows no key of a disabled command', () => {
    const filtering = commands.map((candidate) =>
      candidate.id === 'tabela.filtrar' ? { ...candidate, when: () => 'Sem filtros' } : candidate,
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
  it('shows how to scroll and leave a view without commands, and nothing of the table behind it', () => {
    expect(shown('view', listing)).toEqual([['ArrowUp', 'ArrowDown'], 'Esc'])
    expect(shown('view', listing, false)).toEqual([['ArrowUp', 'ArrowDown'], 'Esc'])
  })
  it('shows saving in a form', () =>
    expect(shown('field', { ...empty, form: {} as FormHandle })).toEqual(['Mod+Enter', 'Esc']))
  it('hides single keys if they are off, but not inside the table', () => {
    expect(shown('page', listing, false)).toEqual(['Mod+K'])
    expect(shown('grid', listing, false)).toContain('Delete')
  })
  it('shows the answers of a confirmation', () =>
    expect(shown('alert', listing)).toEqual(['s', 'n', ['ArrowLeft', 'ArrowRight']]))
  it('shows no letters where an answer is typed', () =>
    expect(
      getKeyHints({
        focusContext: 'alert',
        isInTextField: true,
        screen: listing,
        commands,
        getKey: () => undefined,
        singleKeys: true,
      }).map(({ keys }) => keys),
    ).toEqual(['Enter', 'Esc']))
})
