/** The verbs on cashback plans (spec 2 §2, §8). */
import { call } from '#api/session/client.ts'
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { setsNumber } from '#commands/running/set-number.ts'
import { defineFormVerb } from '#forms/form-verb.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { planosDeletar, planosProfundidade, planosVisualizar } from './contract.ts'
import { plano } from './noun.ts'

const one = { id: arg.id(plano, { label: 'id do plano' }) }

export const planoRecord = recordCommands(plano, {
  form: { button: 'Novo plano', also: { cadastrar: ['new plan'], salvar: ['save'], voltar: ['back'] } },
  remove: async (id) => void (await send(planosDeletar, { id })),
  notices: true,
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
    'ajustar profundidade {n} do plano {id}',
    'profundidade {n}',
  ],
  args: { ...one, n: arg.n('profundidade', { min: 1 }) },
  confirm: ({ id, n }) => `Definir a profundidade do plano #${id} como ${n}?`,
  confirmLabel: 'Definir',
  success: 'Salvo com sucesso',
  failure: 'Erro ao salvar',
  ...setsNumber({
    command: 'plano.profundidade',
    noun: plano,
    column: 'maxDepth',
    subject: 'A profundidade do plano',
    label: 'Profundidade',
    submit: 'Definir',
    read: async (id, signal) => (await call(planosVisualizar, { id }, { signal })).maxDepth,
    write: async (id, n) => void (await send(planosProfundidade, { id, maxDepth: n })),
  }),
})

/** The levels', on the form. */
export const levelVerbs = {
  add: defineFormVerb(plano, {
    id: 'plano.nivel.adicionar',
    title: 'Adicionar nível',
    icon: 'adicionar',
    keys: ['Mod+Shift+Enter'],
    phrases: ['adicionar nível'],
  }),
  remove: defineFormVerb(plano, {
    id: 'plano.nivel.remover',
    title: 'Remover nível',
    icon: 'excluir',
    phrases: ['remover nível {n}'],
    args: { n: arg.n('nível', { min: 1 }) },
  }),
  /** The key speaks of the level that has the focus (commands/keys/README §6). */
  removeThis: defineFormVerb(plano, {
    id: 'plano.nivel.removerEste',
    title: 'Remover este nível',
    icon: 'excluir',
    keys: ['Mod+Shift+Backspace'],
    phrases: ['remover este nível'],
    hidden: true,
  }),
}

/** Every verb on plans; those that join products to them stand with the products. */
export const verbs: readonly AnyCommand[] = [...planoRecord.all, planoProfundidade, ...Object.values(levelVerbs)]
