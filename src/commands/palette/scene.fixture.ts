/** A small console for tests of the palette's lists: products and stores, a table, and the verbs on them. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createReader } from '#commands/language/reader.ts'
import { createRegistry } from '#commands/registry.ts'
import type { Row } from '#commands/noun.ts'
import type { ListHandle, Screen } from '#commands/screen.ts'
import { textListing } from './entries.ts'
import type { CommandEntry } from './entry.ts'
import { type Listing, type Scene, indexRows } from './listing.ts'
import { loja, produto } from '#commands/nouns.fixture.ts'

const onRow = { noun: produto, group: 'Ações', place: 'row' } as const
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
  each: () => Promise.resolve(undefined),
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
  noun: produto,
  group: 'Cadastrar',
  place: 'list',
  phrases: ['cadastrar produto'],
  to: () => ({ to: '/produtos/cadastrar' }),
})
export const stock = defineCommand({
  ...onRow,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque do produto',
  label: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id(produto, { label: 'id do produto' }), n: arg.n('quantidade', { min: 1 }) },
  run: () => undefined,
})
const record = defineCommand({
  id: 'ir.registro',
  opensAnyRecord: true,
  title: 'Ir para registro',
  group: 'Console',
  place: 'global',
  phrases: ['#{id}', 'ir para registro {id}', '{id}'],
  args: { id: arg.n('id', { min: 1 }) },
  run: () => undefined,
})
export const filter = defineCommand({
  id: 'tabela.filtrar',
  ofScreen: true,
  title: 'Filtrar',
  group: 'Tabela',
  place: 'list',
  phrases: ['filtrar'],
  when: ({ screen }) => screen.list !== null || 'Esta tela não tem tabela',
  run: () => undefined,
})
export const theme = defineCommand({
  id: 'casca.tema',
  title: 'Alternar tema',
  group: 'Console',
  place: 'global',
  phrases: ['alternar tema', 'tema {tema}'],
  args: {
    tema: arg.escolha(
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
  noun: loja,
  group: 'Ações',
  place: 'row',
  phrases: ['editar loja {id}'],
  args: { id: arg.id(loja, { label: 'id da loja' }) },
  to: ({ id }) => ({ to: '/lojas/editar/$id', params: { id: String(id) } }),
})
/** Takes one of the names that are kept. */
export const openView = defineCommand({
  id: 'visao.abrir',
  title: 'Abrir visão',
  heading: 'Visões',
  byName: true,
  group: 'Ações',
  place: 'global',
  phrases: ['abrir visão {texto}', 'visões'],
  args: { texto: arg.texto('nome da visão', { suggest: () => ['Fechamento do mês', 'pedidos', 'pedidos de hoje'] }) },
  when: (_, { texto }) => texto !== 'nada' || 'Nenhuma visão chamada “nada”',
  run: () => undefined,
})

const commands: AnyCommand[] = [remove, edit, create, stock, record, filter, theme, editLoja, openView]
export const registry = createRegistry(
  [
    {
      nouns: [produto],
      menu: [
        {
          icon: 'produto',
          label: 'Produtos',
          name: 'Produtos',
          path: '/produtos',
          command: 'ir.produtos',
          phrase: 'produtos',
          keys: ['g p'],
        },
      ],
      routes: [],
    },
    {
      nouns: [loja],
      menu: [{ icon: 'loja', label: 'Lojas', name: 'Lojas', path: '/lojas', command: 'ir.lojas', phrase: 'lojas' }],
      routes: [],
    },
  ],
  commands,
)
export const reader = createReader(registry)
export const rows: Row[] = [
  { id: 12, dscNome: 'Kit 3 camisetas algodão' },
  { id: 15, dscNome: 'Mochila urbana 22 L' },
  { id: 18, dscNome: 'Fone Onda' },
]
const screen: Screen = {
  path: '/produtos',
  noun: produto,
  form: null,
  list: {
    noun: produto,
    title: 'Produtos',
    rows: () => rows,
    columns: () => [],
  } as Partial<ListHandle> as ListHandle,
}
/** The parts of one product, whose ids are no products'. */
export const parts: Screen = { ...screen, list: { ...screen.list, listsParts: true } as ListHandle }
export const blank: Screen = { path: '/blank', noun: null, form: null, list: null }

export const scene = (more: Partial<Scene> = {}, on = blank): Scene => ({
  registry,
  reader,
  own: {},
  context: { screen: on, navigate: () => undefined },
  rows: [],
  now: new Date(2026, 10, 20, 10, 30),
  usage: () => 0,
  recents: [],
  scripts: [],
  ...more,
})
export const on = (more: Partial<Scene> = {}) => scene(more, screen)
export const read = (text: string, at = scene()) =>
  textListing(text, at, at.context.screen.list ? indexRows(at.context.screen.list) : [])
export const top = (listing: Listing) => listing.groups[0]?.entries[0]
/** The first entry, which stands for one command. */
export const first = (listing: Listing): CommandEntry | undefined => {
  const entry = top(listing)
  return entry?.command ? entry : undefined
}
export const titles = (listing: Listing) =>
  listing.groups.map(({ heading, entries }) => [heading, ...entries.map(({ title }) => title)])
