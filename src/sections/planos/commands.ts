/** The verbs on cashback plans (spec 2 §2, §8). */
import { call } from '#api/client.ts'
import { send } from '#api/query.ts'
import * as arg from '#commands/args.ts'
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { createPath, editPath } from '#commands/noun.ts'
import { agree } from '#commands/running/agree.ts'
import { rowOf } from '#commands/screen.ts'
import { nounFormCommands } from '#forms/commands.ts'
import { planosDeletar, planosProfundidade, planosVisualizar } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { plano } from './noun.ts'

const one = { id: arg.id(plano, { label: 'id do plano' }) }

export const planoCadastrar = defineCommand({
  id: 'plano.cadastrar',
  title: 'Cadastrar plano',
  label: 'Novo plano',
  noun: plano,
  group: 'Cadastrar',
  icon: 'adicionar',
  place: 'list',
  keys: ['c'],
  phrases: ['cadastrar plano', 'new plan'],
  to: () => createPath(plano),
})

export const planoEditar = defineCommand({
  id: 'plano.editar',
  title: 'Editar plano',
  label: 'Editar',
  noun: plano,
  group: 'Ações',
  icon: 'editar',
  place: 'row',
  keys: ['e', 'Enter', 'o'],
  phrases: ['editar plano {id}', 'ver plano {id}', 'plano {id}'],
  args: one,
  to: ({ id }) => editPath(plano, id),
})

export const planoExcluir = defineCommand({
  id: 'plano.excluir',
  title: 'Excluir plano',
  label: 'Excluir',
  noun: plano,
  group: 'Ações',
  icon: 'excluir',
  tone: 'danger',
  place: 'row',
  keys: ['Delete', '#'],
  phrases: ['excluir plano {ids}'],
  args: { ids: arg.ids(plano, { label: 'ids dos planos' }) },
  confirm: ({ ids }) => `Excluir plano #${ids[0]}?`,
  confirmLabel: 'Excluir',
  success: 'Excluído com sucesso',
  failure: 'Erro ao excluir',
  each: async (id) => void (await send(planosDeletar, { id })),
})

export const planoProfundidade = defineCommand({
  id: 'plano.profundidade',
  title: 'Ajustar profundidade do plano',
  label: 'Ajustar profundidade…',
  noun: plano,
  group: 'Ações',
  icon: 'plano',
  place: 'row',
  phrases: [
    'ajustar profundidade do plano {id} para {n}',
    'profundidade do plano {id} = {n}',
    'ajustar profundidade {n} do plano {id}',
    'profundidade {n}',
  ],
  args: { ...one, n: arg.n('profundidade', { min: 1 }) },
  confirm: ({ id, n }) => `Definir a profundidade do plano #${id} como ${n}?`,
  confirmLabel: 'Definir',
  success: 'Salvo com sucesso',
  failure: 'Erro ao salvar',
  async run({ id, n }, context) {
    const seen = rowOf(plano, id, context)?.['maxDepth'] as number | null | undefined
    const { maxDepth: now } = await call(planosVisualizar, { id })
    await agree({
      subject: `A profundidade do plano #${id}`,
      label: 'Profundidade',
      seen,
      mine: n,
      now,
      submit: 'Definir',
    })
    await send(planosProfundidade, { id, maxDepth: n })
  },
  undo(args, before) {
    const depth = before?.row['maxDepth']
    return typeof depth === 'number' ? `ajustar profundidade do plano ${args.id} para ${depth}` : null
  },
})

const onForm = { noun: plano, group: 'Formulário', place: 'form' } as const
const isOpen = ({ screen }: CommandContext): true | string =>
  screen.form?.noun === plano || 'Nenhum formulário de plano nesta tela'

const adicionarNivel = defineCommand({
  ...onForm,
  id: 'plano.nivel.adicionar',
  title: 'Adicionar nível',
  icon: 'adicionar',
  keys: ['Mod+Shift+Enter'],
  phrases: ['adicionar nível', 'novo nível'],
  when: isOpen,
  run: (_, { screen }) => screen.form?.actions['plano.nivel.adicionar']?.({}),
})

const removerNivel = defineCommand({
  ...onForm,
  id: 'plano.nivel.remover',
  title: 'Remover nível',
  icon: 'excluir',
  phrases: ['remover nível {n}'],
  args: { n: arg.n('nível', { min: 1 }) },
  when: isOpen,
  run: (args, { screen }) => screen.form?.actions['plano.nivel.remover']?.(args),
})

/** The key speaks of the level that has the focus (commands/keys/README §6). */
const removerEsteNivel = defineCommand({
  ...onForm,
  id: 'plano.nivel.removerEste',
  title: 'Remover este nível',
  icon: 'excluir',
  keys: ['Mod+Shift+Backspace'],
  phrases: ['remover este nível'],
  hidden: true,
  when: isOpen,
  run: (_, { screen }) => screen.form?.actions['plano.nivel.removerEste']?.({}),
})

/** Every verb on plans; those that join products to them stand with the products. */
export const planoCommands = [
  planoCadastrar,
  planoEditar,
  planoExcluir,
  planoProfundidade,
  adicionarNivel,
  removerNivel,
  removerEsteNivel,
  ...nounFormCommands(plano, { salvar: ['save'], voltar: ['back'] }),
]

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: planoCommands,
}
