/** The commands of products (spec 2 §2, §4, §7). */
import type { Endpoint } from '#api/endpoint.ts'
import { findPlatformMessage } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import { sendWrite } from '#api/cache/write.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type CommandPreview,
  defineCommand,
  type PreviewContext,
  type ReplacedResult,
  type PreviousValues,
  type UndoStep,
} from '#commands/define.ts'
import type { Row } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'
import { describeTextChange } from '#commands/execution/before-after.ts'
import { writeReplacing } from '#commands/execution/set-number.ts'
import { defineFormCommand } from '#forms/form-command.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { stockCommands } from '#forms/resource-commands/stock-commands.ts'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { rvhubSincronizar } from '#sections/rvhub/contract.ts'
import { synchronise } from '#sections/rvhub/shared-commands.ts'
import { produtosAjustarEstoque, produtosDeletar, produtosEstoque, produtosVisualizar } from './contract.ts'
import { produtoFields } from './fields.ts'
import { produto } from './resource.ts'
import { plano } from '#sections/planos/resource.ts'

export const produtoRecordCommands = recordCommands(produto, {
  form: { fields: produtoFields, buttonLabel: 'Cadastrar' },
  remove: async (id) => findPlatformMessage(await sendWrite(produtosDeletar, { id })),
  showsNotices: false,
})

// No confirmation: the button of spec 2 §2 starts the synchronisation at once, and it removes nothing.
export const synchroniseCommand = defineCommand({
  id: 'produto.sincronizar',
  title: 'Sincronizar RV',
  resource: produto,
  group: 'Ações',
  icon: 'sincronizar',
  scope: 'list',
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
  writes: [rvhubSincronizar.id],
  run: synchronise,
})

export const produtoStockCommands = stockCommands(produto, {
  icon: 'estoque',
  column: 'numEstoque',
  read: produtosEstoque,
  write: produtosAjustarEstoque,
  extraPhrases: ['estoque {id}'],
})

interface PlanArgs {
  produto: number
  plano: number
}

/** The plan id of a product without a plan. */
const NO_PLAN = 0

/**
 * Creates preview, run and undo for associating a product with a plan (`isOn`) or dissociating it. The plan before is
 * read right before the write, and undo restores it (commands/execution/README §1).
 */
function createPlanHandlers(isOn: boolean, write: Endpoint<{ id: number; produtoId: number }, unknown>) {
  const readPlan = async (id: number, signal?: AbortSignal) =>
    (await call(produtosVisualizar, { id }, { signal })).planoProdutoId ?? NO_PLAN
  const getNewPlan = (plan: number) => (isOn ? plan : NO_PLAN)
  const formatPlan = (plan: number) => (plan ? `plano #${plan}` : 'sem plano')
  return {
    writes: [write.id],
    async preview(args: PlanArgs, { signal }: PreviewContext): Promise<CommandPreview> {
      const currentPlan = await readPlan(args.produto, signal)
      const reason = `${isOn ? 'já' : 'não'} está no plano #${args.plano}`
      return {
        ...describeTextChange(formatPlan(currentPlan), formatPlan(getNewPlan(args.plano))),
        skip: new Map((currentPlan === args.plano) === isOn ? [[args.produto, reason]] : []),
      }
    },
    run: async (args: PlanArgs): Promise<ReplacedResult> =>
      writeReplacing(await readPlan(args.produto), async () =>
        findPlatformMessage(await sendWrite(write, { id: args.plano, produtoId: args.produto })),
      ),
    undo(args: PlanArgs, replaced: PreviousValues): UndoStep | null {
      const previousPlan = replaced.get(args.produto)
      if (previousPlan === undefined) return null
      return {
        id: `produto.plano.${previousPlan ? '' : 'des'}associar`,
        args: { ...args, plano: previousPlan || args.plano },
      }
    },
    isUnmodified: async (args: PlanArgs): Promise<boolean> => (await readPlan(args.produto)) === getNewPlan(args.plano),
  }
}

const planCommandBase = {
  resource: produto,
  group: 'Ações',
  scope: 'row',
  args: {
    produto: arg.id(produto, { label: 'id do produto' }),
    plano: arg.id(plano, { label: 'id do plano' }),
  },
  // The row is the product on the list of products, the plan on the list of plans, and neither on any other list.
  argsFromRow: ({ id }: Row, { list }: Screen) =>
    list?.resource === produto ? { produto: id } : list?.resource === plano ? { plano: id } : null,
} as const

export const associatePlanCommand = defineCommand({
  ...planCommandBase,
  id: 'produto.plano.associar',
  title: 'Associar produto ao plano',
  label: 'Associar a um plano…',
  icon: 'associar',
  phrases: ['associar produto {produto} ao plano {plano}', 'colocar produto {produto} no plano {plano}'],
  confirm: (args) => `Associar o produto #${args.produto} ao plano #${args.plano}?`,
  confirmLabel: 'Associar',
  success: 'Produto associado',
  failure: 'Erro ao associar',
  ...createPlanHandlers(true, planosAssociarProduto),
})

export const dissociatePlanCommand = defineCommand({
  ...planCommandBase,
  id: 'produto.plano.desassociar',
  title: 'Desassociar produto do plano',
  label: 'Desassociar de um plano…',
  icon: 'desassociar',
  phrases: ['desassociar produto {produto} do plano {plano}', 'tirar produto {produto} do plano {plano}'],
  confirm: (args) => `Desassociar o produto #${args.produto} do plano #${args.plano}?`,
  confirmLabel: 'Desassociar',
  success: 'Produto desassociado',
  failure: 'Erro ao desassociar',
  ...createPlanHandlers(false, planosDesassociarProduto),
})

/** Commands of the form only. */
export const produtoFormCommands = {
  maxNivel: defineFormCommand(produto, {
    id: 'produto.maxNivel.buscar',
    title: 'Buscar max nível',
    icon: 'buscar',
    phrases: ['buscar max nível', 'escolher max nível'],
  }),
  rv: defineFormCommand(produto, {
    id: 'produto.rv.buscar',
    title: 'Buscar RV',
    icon: 'buscar',
    phrases: ['buscar rv', 'escolher rv'],
  }),
  variablePrice: defineFormCommand(produto, {
    id: 'produto.precoVariavel',
    title: 'Alternar preço variável',
    icon: 'certo',
    phrases: ['alternar preço variável'],
  }),
}

/** All commands of products. */
export const commands: readonly AnyCommand[] = [
  ...Object.values(produtoFormCommands),
  ...produtoRecordCommands.all,
  synchroniseCommand,
  ...produtoStockCommands.all,
  associatePlanCommand,
  dissociatePlanCommand,
]
