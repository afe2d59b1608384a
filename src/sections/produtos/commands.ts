/** The verbs on products (spec 2 §2, §4, §7). */
import type { Endpoint } from '#api/endpoint.ts'
import { serverMessage } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { isLost } from '#commands/bulk/failure.ts'
import {
  type AnyCommand,
  type BeforeAct,
  defineCommand,
  type LookBefore,
  Replaced,
  Unchanged,
  type WayBack,
} from '#commands/define.ts'
import type { Row } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'
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

/** The way back to no plan. */
const NO_PLAN = 0

const planOf = async (id: number, signal?: AbortSignal): Promise<number | null> =>
  (await call(produtosVisualizar, { id }, { signal })).planoProdutoId

const planText = (id: number | null) => (id === null ? 'sem plano' : `plano #${id}`)

/**
 * What puts a product on a plan, or takes it off: the plan before is read right before it is sent, and comes back
 * (commands/running/README §1). `then`: the plan after it; `idle`: why it would change nothing.
 */
const changesPlan = (
  write: Endpoint<{ id: number; produtoId: number }, unknown>,
  then: (plano: number) => number | null,
  idle: (now: number | null, plano: number) => string | false,
) => ({
  async look({ produto: id, plano: plan }: InPlan, { signal }: LookBefore): Promise<BeforeAct> {
    const now = await planOf(id, signal)
    const why = idle(now, plan)
    return {
      facts: [
        { label: 'Agora', value: planText(now) },
        { label: 'Depois', value: planText(then(plan)) },
      ],
      ...(why && { skip: new Map([[id, why]]) }),
    }
  },
  async run({ produto: id, plano: plan }: InPlan): Promise<Replaced | Unchanged> {
    const now = await planOf(id)
    const why = idle(now, plan)
    if (why) return new Unchanged(`Produto #${id} ${why}`)
    const was = now ?? NO_PLAN
    try {
      return new Replaced(was, serverMessage(await send(write, { id: plan, produtoId: id })))
    } catch (error) {
      if (isLost(error)) return new Replaced(was, undefined, error)
      throw error
    }
  },
  undo: (args: InPlan, was: number | null): WayBack | null =>
    was === null
      ? null
      : was === NO_PLAN
        ? { id: 'produto.plano.desassociar', args: { ...args } }
        : { id: 'produto.plano.associar', args: { ...args, plano: was } },
  still: async ({ produto: id, plano: plan }: InPlan): Promise<boolean> => (await planOf(id)) === then(plan),
})

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
  ...changesPlan(
    planosAssociarProduto,
    (plan) => plan,
    (now, plan) => now === plan && `já está no plano #${plan}`,
  ),
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
  ...changesPlan(
    planosDesassociarProduto,
    () => null,
    (now, plan) => now !== plan && `não está no plano #${plan}`,
  ),
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
