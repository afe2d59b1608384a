/** The commands of cashback plans (spec 2 §2, §8). */
import { call } from '#api/session/client.ts'
import { sendWrite } from '#api/cache/write.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createNumberSetter } from '#commands/execution/set-number.ts'
import { defineFormCommand } from '#forms/form-command.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { planosDeletar, planosNiveis, planosProfundidade, planosVisualizar } from './contract.ts'
import { planoFields } from './fields.ts'
import { plano } from './resource.ts'

const planArg = { id: arg.id(plano, { label: 'id do plano' }) }

export const planoRecordCommands = recordCommands(plano, {
  form: {
    fields: planoFields,
    buttonLabel: 'Novo plano',
    otherCalls: [planosNiveis.id],
    extraPhrases: { cadastrar: ['new plan'], salvar: ['save'], voltar: ['back'] },
  },
  remove: async (id) => void (await sendWrite(planosDeletar, { id })),
  showsNotices: true,
})

export const setDepthCommand = defineCommand({
  id: 'plano.profundidade',
  title: 'Ajustar profundidade do plano',
  label: 'Ajustar profundidade…',
  resource: plano,
  group: 'Ações',
  icon: 'plano',
  scope: 'row',
  phrases: [
    'ajustar profundidade do plano {id} para {n}',
    'ajustar profundidade {n} do plano {id}',
    'profundidade {n}',
  ],
  args: { ...planArg, n: arg.integer('profundidade', { min: 1 }) },
  confirm: ({ id, n }) => `Definir a profundidade do plano #${id} como ${n}?`,
  confirmLabel: 'Definir',
  writes: [planosProfundidade.id],
  success: 'Salvo com sucesso',
  failure: 'Erro ao salvar',
  ...createNumberSetter({
    commandId: 'plano.profundidade',
    resource: plano,
    column: 'maxDepth',
    subject: 'A profundidade do plano',
    label: 'Profundidade',
    submitLabel: 'Definir',
    read: async (id, signal) => (await call(planosVisualizar, { id }, { signal })).maxDepth,
    write: async (id, n) => void (await sendWrite(planosProfundidade, { id, maxDepth: n })),
  }),
})

/** The commands of the levels, on the form. */
export const levelCommands = {
  add: defineFormCommand(plano, {
    id: 'plano.nivel.adicionar',
    title: 'Adicionar nível',
    icon: 'adicionar',
    keys: ['Mod+Shift+Enter'],
    phrases: ['adicionar nível'],
  }),
  remove: defineFormCommand(plano, {
    id: 'plano.nivel.remover',
    title: 'Remover nível',
    icon: 'excluir',
    phrases: ['remover nível {n}'],
    args: { n: arg.integer('nível', { min: 1 }) },
  }),
  /** The key removes the level that has the focus (commands/keys/README §6). */
  removeThis: defineFormCommand(plano, {
    id: 'plano.nivel.removerEste',
    title: 'Remover este nível',
    icon: 'excluir',
    keys: ['Mod+Shift+Backspace'],
    phrases: ['remover este nível'],
    hidden: true,
  }),
}

/** All commands of plans. The commands that associate products with plans belong to the products. */
export const commands: readonly AnyCommand[] = [
  ...planoRecordCommands.all,
  setDepthCommand,
  ...Object.values(levelCommands),
]
