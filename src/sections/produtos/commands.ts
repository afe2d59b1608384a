/** The verbs on products (spec 2 §2, §4, §7). */
import { call } from '#api/client.ts'
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/query.ts'
import * as arg from '#commands/args.ts'
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { createPath, editPath, type Row } from '#commands/noun.ts'
import { agree } from '#commands/running/agree.ts'
import { rowOf, type Screen } from '#commands/screen.ts'
import { nounFormCommands } from '#forms/commands.ts'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { rvhubSincronizar, rvhubSincronizarPadrao } from '#sections/rvhub/contract.ts'
import type { IconName } from '#ui/icon.tsx'
import { notify } from '#ui/notify.tsx'
import { produtosAjustarEstoque, produtosDeletar, produtosEstoque } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { produto } from './noun.ts'
import { plano } from '#sections/planos/noun.ts'

const one = { id: arg.id(produto, { label: 'id do produto' }) }
const onRow = { noun: produto, group: 'Ações', place: 'row' } as const

export const produtoCadastrar = defineCommand({
  id: 'produto.cadastrar',
  title: 'Cadastrar produto',
  label: 'Cadastrar',
  noun: produto,
  group: 'Cadastrar',
  icon: 'adicionar',
  place: 'list',
  keys: ['c'],
  phrases: ['cadastrar produto'],
  to: () => createPath(produto),
})

export const produtoEditar = defineCommand({
  ...onRow,
  id: 'produto.editar',
  title: 'Editar produto',
  label: 'Editar',
  icon: 'editar',
  keys: ['e', 'Enter', 'o'],
  phrases: ['editar produto {id}', 'ver produto {id}', 'produto {id}'],
  args: one,
  to: ({ id }) => editPath(produto, id),
})

export const produtoExcluir = defineCommand({
  ...onRow,
  id: 'produto.excluir',
  title: 'Excluir produto',
  label: 'Excluir',
  icon: 'excluir',
  tone: 'danger',
  keys: ['Delete', '#'],
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids(produto, { label: 'ids dos produtos' }) },
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
  confirmLabel: 'Excluir',
  silentFailure: 'Não foi possível excluir #{id}.',
  each: async (id) => serverMessage(await send(produtosDeletar, { id })),
})

// No confirmation: the button of spec 2 §2 triggers the synchronisation at once, and nothing is lost by it.
export const produtoSincronizar = defineCommand({
  id: 'produto.sincronizar',
  title: 'Sincronizar RV',
  noun: produto,
  group: 'Ações',
  icon: 'sincronizar',
  place: 'list',
  keys: ['a s'],
  phrases: [
    'sincronizar rv',
    'sincronizar',
    'sincronizar produtos',
    'sincronizar catálogo',
    'atualizar catálogo',
    'atualizar catálogo rv',
    'atualizar rv',
  ],
  success: 'Sincronização concluída',
  failure: 'Erro ao sincronizar',
  run: async () => serverMessage(await send(rvhubSincronizar, rvhubSincronizarPadrao)),
})

const estoqueVer = defineCommand({
  ...onRow,
  id: 'produto.estoque.ver',
  title: 'Ver estoque do produto',
  label: 'Ver estoque',
  icon: 'estoque',
  phrases: ['ver estoque do produto {id}', 'estoque do produto {id}', 'estoque {id}'],
  args: one,
  failure: 'Não foi possível carregar o estoque',
  async run({ id }) {
    const quantidade = await call(produtosEstoque, { id })
    notify('info', `Estoque do produto #${id}: ${quantidade ?? '–'}`)
  },
})

export const produtoEstoqueAjustar = defineCommand({
  ...onRow,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque do produto',
  label: 'Ajustar estoque…',
  icon: 'estoque',
  keys: ['a q'],
  phrases: [
    'ajustar estoque do produto {id} para {n}',
    'estoque produto {id} = {n}',
    'ajustar estoque {n} do produto {id}',
  ],
  args: { ...one, n: arg.n('quantidade') },
  confirm: ({ id, n }) => `Ajustar o estoque do produto #${id} para ${n}?`,
  confirmLabel: 'Ajustar',
  success: 'Estoque ajustado',
  failure: 'Erro ao ajustar estoque',
  async run({ id, n }, context) {
    const seen = rowOf(produto, id, context)?.['numEstoque'] as number | null | undefined
    const now = await call(produtosEstoque, { id })
    await agree({ subject: `O estoque do produto #${id}`, label: 'Estoque', seen, mine: n, now, submit: 'Ajustar' })
    return serverMessage(await send(produtosAjustarEstoque, { id, quantidade: n }))
  },
  undo(args, before) {
    const quantidade = before?.row['numEstoque']
    return typeof quantidade === 'number' ? `ajustar estoque do produto ${args.id} para ${quantidade}` : null
  },
})

const comPlano = {
  ...onRow,
  args: {
    produto: arg.id(produto, { label: 'id do produto' }),
    plano: arg.id(plano, { label: 'id do plano' }),
  },
  // The row is the product on its list, the plan on the plans', and neither on any other.
  row: ({ id }: Row, { list }: Screen) =>
    list?.noun === produto ? { produto: id } : list?.noun === plano ? { plano: id } : null,
} as const

export const produtoAssociar = defineCommand({
  ...comPlano,
  id: 'produto.plano.associar',
  title: 'Associar produto ao plano',
  label: 'Associar a um plano…',
  icon: 'associar',
  phrases: ['associar produto {produto} ao plano {plano}', 'associar plano {plano} ao produto {produto}'],
  confirm: (args) => `Associar o produto #${args.produto} ao plano #${args.plano}?`,
  confirmLabel: 'Associar',
  success: 'Produto associado',
  failure: 'Erro ao associar',
  run: async (args) => serverMessage(await send(planosAssociarProduto, { id: args.plano, produtoId: args.produto })),
  undo: (args) => `desassociar produto ${args.produto} do plano ${args.plano}`,
})

export const produtoDesassociar = defineCommand({
  ...comPlano,
  id: 'produto.plano.desassociar',
  title: 'Desassociar produto do plano',
  label: 'Desassociar de um plano…',
  icon: 'desassociar',
  phrases: ['desassociar produto {produto} do plano {plano}', 'desassociar plano {plano} do produto {produto}'],
  confirm: (args) => `Desassociar o produto #${args.produto} do plano #${args.plano}?`,
  confirmLabel: 'Desassociar',
  success: 'Produto desassociado',
  failure: 'Erro ao desassociar',
  run: async (args) => serverMessage(await send(planosDesassociarProduto, { id: args.plano, produtoId: args.produto })),
  undo: (args) => `associar produto ${args.produto} ao plano ${args.plano}`,
})

const isOpen = ({ screen }: CommandContext): true | string =>
  screen.form?.noun === produto || 'Nenhum formulário de produto nesta tela'

/** A verb that the mounted form does itself, under the command's id. */
const ofForm = (id: string, title: string, icon: IconName, phrases: readonly string[]) =>
  defineCommand({
    id,
    title,
    noun: produto,
    group: 'Formulário',
    icon,
    place: 'form',
    phrases,
    when: isOpen,
    run: (_, { screen }) => screen.form?.actions[id]?.({}),
  })

const formVerbs = [
  ofForm('produto.maxNivel.buscar', 'Buscar max nível', 'buscar', ['buscar max nível', 'escolher max nível']),
  ofForm('produto.rv.buscar', 'Buscar RV', 'buscar', ['buscar rv', 'procurar item rv', 'escolher rv']),
  ofForm('produto.precoVariavel', 'Alternar preço variável', 'certo', ['alternar preço variável', 'preço variável']),
  ...nounFormCommands(produto),
]

/** Every verb on products. */
export const produtoCommands = [
  ...formVerbs,
  produtoCadastrar,
  produtoEditar,
  produtoExcluir,
  produtoSincronizar,
  estoqueVer,
  produtoEstoqueAjustar,
  produtoAssociar,
  produtoDesassociar,
]

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: produtoCommands,
}
