/** A small console for tests of the palette's lists: products and stores, a table, and commands on them. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { createRegistry } from '#commands/registry.ts'
import type { Row } from '#commands/resource.ts'
import type { ListHandle, Screen } from '#commands/screen.ts'
import { createTextListing } from './text-listing.ts'
import type { CommandEntry } from './entry.ts'
import { type PaletteListing, type PaletteContext, indexRows } from './palette-listing.ts'
import { loja, produto } from '#commands/resources.fixture.ts'

const onRow = { resource: produto, group: 'Ações', scope: 'row' } as const
export const remove = defineCommand({
  ...onRow,
  id: 'produto.excluir',
  title: 'Excluir produto',
  label: 'Excluir',
  icon: 'excluir',
  tone: 'danger',
  keys: ['Delete'],
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids(produto, { label: 'ids dos produtos' }) },
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
  runEach: () => Promise.resolve(undefined),
})
export const edit = defineCommand({
  ...onRow,
  id: 'produto.editar',
  title: 'Editar produto',
  label: 'Editar',
  icon: 'editar',
  keys: ['e'],
  phrases: ['editar produto {id}', 'ver produto {id}'],
  args: { id: arg.id(produto, { label: 'id do produto' }) },
  to: ({ id }) => ({ to: '/produtos/editar/$id', params: { id: String(id) } }),
})
const create = defineCommand({
  id: 'produto.cadastrar',
  title: 'Cadastrar produto',
  resource: produto,
  group: 'Cadastrar',
  scope: 'list',
  phrases: ['cadastrar produto'],
  to: () => ({ to: '/produtos/cadastrar' }),
})
export const stock = defineCommand({
  ...onRow,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque do produto',
  label: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id(produto, { label: 'id do produto' }), n: arg.integer('quantidade', { min: 1 }) },
  run: () => undefined,
})
const record = defineCommand({
  id: 'ir.registro',
  opensAnyRecord: true,
  title: 'Ir para registro',
  group: 'Console',
  scope: 'global',
  phrases: ['#{id}', 'ir para registro {id}', '{id}'],
  args: { id: arg.integer('id', { min: 1 }) },
  run: () => undefined,
})
export const filter = defineCommand({
  id: 'tabela.filtrar',
  isScreenCommand: true,
  title: 'Filtrar',
  group: 'Tabela',
  scope: 'list',
  phrases: ['filtrar'],
  when: ({ screen }) => screen.list !== null || 'Esta tela não tem tabela',
  run: () => undefined,
})
export const theme = defineCommand({
  id: 'casca.tema',
  title: 'Alternar tema',
  group: 'Console',
  scope: 'global',
  phrases: ['alternar tema', 'tema {tema}'],
  args: {
    tema: arg.choice(
      'tema',
      [
        { value: 'claro', label: 'claro' },
        { value: 'escuro', label: 'escuro' },
      ],
      () => 'claro',
    ),
  },
  run: () => undefined,
})
export const editLoja = defineCommand({
  id: 'loja.editar',
  title: 'Editar loja',
  resource: loja,
  group: 'Ações',
  scope: 'row',
  phrases: ['editar loja {id}'],
  args: { id: arg.id(loja, { label: 'id da loja' }) },
  to: ({ id }) => ({ to: '/lojas/editar/$id', params: { id: String(id) } }),
})
/** Sets one of two fields; not in the registry, because a line that names a field would mean it. */
export const setField = defineCommand({
  ...onRow,
  id: 'produto.alterar',
  title: 'Alterar campo do produto',
  label: 'Alterar…',
  dynamicTitle: ({ campo }) =>
    `Alterar ${campo === 'numPreco' ? 'preço' : campo === undefined ? 'campo' : 'nome'} do produto`,
  fieldRole: 'set',
  phrases: ['alterar {campo} do produto {ids} para {valor}'],
  args: {
    campo: arg.field('campo', [
      { value: 'dscNome', label: 'nome' },
      { value: 'numPreco', label: 'preço' },
    ]),
    ids: arg.ids(produto, { label: 'ids dos produtos' }),
    valor: arg.freeText('novo valor', {
      isQuoted: true,
      getValueKind: ({ campo }) => ({ kind: campo === 'numPreco' ? 'money' : 'text' }),
    }),
    conferidos: arg.optional(arg.freeText('conferidos', { isInternal: true })),
  },
  confirm: () => 'Alterar?',
  runEach: () => Promise.resolve(undefined),
})
/** Takes one of the stored names. */
export const openView = defineCommand({
  id: 'visao.abrir',
  title: 'Abrir visão',
  paletteHeading: 'Visões',
  byName: true,
  group: 'Ações',
  scope: 'global',
  phrases: ['abrir visão {texto}', 'visões'],
  args: {
    texto: arg.freeText('nome da visão', { getSuggestions: () => ['Fechamento do mês', 'pedidos', 'pedidos de hoje'] }),
  },
  when: (_, { texto }) => texto !== 'nada' || 'Nenhuma visão chamada “nada”',
  run: () => undefined,
})

const commands: AnyCommand[] = [remove, edit, create, stock, record, filter, theme, editLoja, openView]
const createRegistryOf = (allCommands: readonly AnyCommand[]) =>
  createRegistry(
    [
      {
        resources: [produto],
        menu: [
          {
            icon: 'produto',
            label: 'Produtos',
            name: 'Produtos',
            path: '/produtos',
            commandId: 'ir.produtos',
            phrase: 'produtos',
            keys: ['g p'],
          },
        ],
        routes: [],
      },
      {
        resources: [loja],
        menu: [{ icon: 'loja', label: 'Lojas', name: 'Lojas', path: '/lojas', commandId: 'ir.lojas', phrase: 'lojas' }],
        routes: [],
      },
    ],
    allCommands,
  )
export const registry = createRegistryOf(commands)
export const reader = createInterpreter(registry)
const fieldRegistry = createRegistryOf([
  ...commands.map((command) => (command === edit ? { ...edit, fieldRole: 'open' as const } : command)),
  setField,
])
const fieldReader = createInterpreter(fieldRegistry)
export const rows: Row[] = [
  { id: 12, dscNome: 'Kit 3 camisetas algodão' },
  { id: 15, dscNome: 'Mochila urbana 22 L' },
  { id: 18, dscNome: 'Fone Onda' },
]
const screen: Screen = {
  path: '/produtos',
  resource: produto,
  form: null,
  list: {
    resource: produto,
    title: 'Produtos',
    getRows: () => rows,
    getColumns: () => [],
  } as Partial<ListHandle> as ListHandle,
}
/** The parts of one product, whose ids are not those of products. */
export const parts: Screen = { ...screen, list: { ...screen.list, hasSubRecords: true } as ListHandle }
export const blank: Screen = { path: '/blank', resource: null, form: null, list: null }

export const createContext = (more: Partial<PaletteContext> = {}, screenOfContext = blank): PaletteContext => ({
  registry,
  interpreter: reader,
  customKeys: {},
  commandContext: { screen: screenOfContext, navigate: () => undefined },
  rows: [],
  now: new Date(2026, 10, 20, 10, 30),
  getUsage: () => 0,
  recentActions: [],
  recentRecords: [],
  scripts: [],
  ...more,
})
export const createListContext = (more: Partial<PaletteContext> = {}) => createContext(more, screen)
/** A list of products whose fields can be set. */
export const createFieldContext = (more: Partial<PaletteContext> = {}) =>
  createListContext({ registry: fieldRegistry, interpreter: fieldReader, ...more })
export const read = (text: string, context = createContext()) =>
  createTextListing(
    text,
    context,
    context.commandContext.screen.list ? indexRows(context.commandContext.screen.list) : [],
  )
export const getFirstEntry = (listing: PaletteListing) => listing.groups[0]?.entries[0]
/** The first entry, if it is a single command. */
export const getFirstCommandEntry = (listing: PaletteListing): CommandEntry | undefined => {
  const entry = getFirstEntry(listing)
  return entry?.command ? entry : undefined
}
export const getTitles = (listing: PaletteListing) =>
  listing.groups.map(({ heading, entries }) => [heading, ...entries.map(({ title }) => title)])
