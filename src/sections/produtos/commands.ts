/** The verbs on products (spec 2 §2, §4, §7). */
import type { Endpoint } from '#api/endpoint.ts'
import { serverMessage } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type BeforeAct,
  defineCommand,
  type LookBefore,
  type Replaced,
  type Replacements,
  type WayBack,
} from '#commands/define.ts'
import type { Row } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'
import { nowAndThenIn } from '#commands/running/now-and-then.ts'
import { replacing } from '#commands/running/set-number.ts'
import { defineFormVerb } from '#forms/form-verb.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { stockCommands } from '#forms/verbs/stock-commands.ts'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { synchronise } from '#sections/rvhub/look.ts'
import { produtosAjustarEstoque, produtosDeletar, produtosEstoque, produtosVisualizar } from './contract.ts'
import { produto } from './noun.ts'
import { plano } from '#sections/planos/noun.ts'

export const produtoRecord = recordCommands(produto, {
  form: { button: 'Cadastrar' },
  remove: async (id) => serverMessage(await send(produtosDeletar, { id })),
  notices: false,
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
    'sincronizar produtos rv',
    'atualizar rv',
    'puxar novidades rv',
    'puxar preços rv',
    'puxar produtos rv',
    'puxar produtos novos rv',
    'puxar coisas novas rv',
    'atualizar produtos rv',
  ],
  success: 'Sincronização concluída',
  failure: 'Erro ao sincronizar',
  run: synchronise,
})

export const produtoEstoque = stockCommands(produto, {
  icon: 'estoque',
  column: 'numEstoque',
  read: produtosEstoque,
  write: produtosAjustarEstoque,
  also: ['estoque {id}'],
})

interface InPlan {
  produto: number
  plano: number
}

/** In the place of the plan's number: none. */
const NO_PLAN = 0

/**
 * What puts a product on a plan, or takes it off: the plan before is read right before it is sent, and comes back
 * (commands/running/README §1).
 */
function changesPlan(isOn: boolean, write: Endpoint<{ id: number; produtoId: number }, unknown>) {
  const read = async (id: number, signal?: AbortSignal) =>
    (await call(produtosVisualizar, { id }, { signal })).planoProdutoId ?? NO_PLAN
  const then = (plan: number) => (isOn ? plan : NO_PLAN)
  const text = (plan: number) => (plan ? `plano #${plan}` : 'sem plano')
  return {
    async look(args: InPlan, { signal }: LookBefore): Promise<BeforeAct> {
      const now = await read(args.produto, signal)
      const why = `${isOn ? 'já' : 'não'} está no plano #${args.plano}`
      return {
        ...nowAndThenIn(text(now), text(then(args.plano))),
        skip: new Map((now === args.plano) === isOn ? [[args.produto, why]] : []),
      }
    },
    run: async (args: InPlan): Promise<Replaced> =>
      replacing(await read(args.produto), async () =>
        serverMessage(await send(write, { id: args.plano, produtoId: args.produto })),
      ),
    undo(args: InPlan, replaced: Replacements): WayBack | null {
      const was = replaced.get(args.produto)
      if (was === undefined) return null
      return { id: `produto.plano.${was ? '' : 'des'}associar`, args: { ...args, plano: was || args.plano } }
    },
    still: async (args: InPlan): Promise<boolean> => (await read(args.produto)) === then(args.plano),
  }
}

const comPlano = {
  noun: produto,
  group: 'Ações',
  place: 'row',
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
  phrases: ['associar produto {produto} ao plano {plano}', 'colocar produto {produto} no plano {plano}'],
  confirm: (args) => `Associar o produto #${args.produto} ao plano #${args.plano}?`,
  confirmLabel: 'Associar',
  success: 'Produto associado',
  failure: 'Erro ao associar',
  ...changesPlan(true, planosAssociarProduto),
})

export const produtoDesassociar = defineCommand({
  ...comPlano,
  id: 'produto.plano.desassociar',
  title: 'Desassociar produto do plano',
  label: 'Desassociar de um plano…',
  icon: 'desassociar',
  phrases: ['desassociar produto {produto} do plano {plano}', 'tirar produto {produto} do plano {plano}'],
  confirm: (args) => `Desassociar o produto #${args.produto} do plano #${args.plano}?`,
  confirmLabel: 'Desassociar',
  success: 'Produto desassociado',
  failure: 'Erro ao desassociar',
  ...changesPlan(false, planosDesassociarProduto),
})

/** Those of the form alone. */
export const formVerbs = {
  maxNivel: defineFormVerb(produto, {
    id: 'produto.maxNivel.buscar',
    title: 'Buscar max nível',
    icon: 'buscar',
    phrases: ['buscar max nível', 'escolher max nível'],
  }),
  rv: defineFormVerb(produto, {
    id: 'produto.rv.buscar',
    title: 'Buscar RV',
    icon: 'buscar',
    phrases: ['buscar rv', 'escolher rv'],
  }),
  variablePrice: defineFormVerb(produto, {
    id: 'produto.precoVariavel',
    title: 'Alternar preço variável',
    icon: 'certo',
    phrases: ['alternar preço variável'],
  }),
}

/** Every verb on products. */
export const verbs: readonly AnyCommand[] = [
  ...Object.values(formVerbs),
  ...produtoRecord.all,
  produtoSincronizar,
  ...produtoEstoque.all,
  produtoAssociar,
  produtoDesassociar,
]
