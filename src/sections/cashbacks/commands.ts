/** The verbs on cashbacks (spec 1 §2.8, §5, §8). */
import { call } from '#api/client.ts'
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/query.ts'
import { readable } from '#api/readable.ts'
import * as arg from '#commands/args.ts'
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { createPath, editPath } from '#commands/noun.ts'
import { nounFormCommands } from '#forms/commands.ts'
import { windowAddress } from '#listing/record-view.ts'
import { type Cashback, cashbacksAtualizar, cashbacksDeletar, cashbacksVisualizar } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { cashback } from './noun.ts'

const ATIVO = 1
const INATIVO = 2

const one = { id: arg.id(cashback, { label: 'id do cashback' }) }
const many = { ids: arg.ids(cashback, { label: 'ids dos cashbacks' }) }

/**
 * An update sends all fields (spec 1 §7): they are read anew, so that what somebody else changed meanwhile is not put
 * back (case N1), and refused where one cannot be read (N3).
 */
async function setStatus(id: number, statusId: number) {
  const now = await call(cashbacksVisualizar, { id })
  if (now.status.id === statusId) return `Cashback #${id} já está ${statusId === ATIVO ? 'ativo' : 'inativo'}`
  const rest = readable(now, { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' })
  return serverMessage(await send(cashbacksAtualizar, { id, statusId, ...rest }))
}

export const cashbackCadastrar = defineCommand({
  id: 'cashback.cadastrar',
  title: 'Cadastrar cashback',
  label: 'Cadastrar Cashback',
  noun: cashback,
  group: 'Cadastrar',
  icon: 'adicionar',
  place: 'list',
  keys: ['c'],
  phrases: ['cadastrar cashback'],
  to: () => createPath(cashback),
})

export const cashbackVer = defineCommand({
  id: 'cashback.ver',
  opensRecord: true,
  title: 'Visualizar cashback',
  label: 'Visualizar',
  noun: cashback,
  group: 'Ações',
  icon: 'ver',
  place: 'row',
  keys: ['v', 'Enter', 'o'],
  phrases: ['visualizar cashback {id}', 'cashback {id}'],
  args: one,
  run: ({ id }, { navigate }) => navigate(windowAddress(cashback.path, id)),
})

export const cashbackEditar = defineCommand({
  id: 'cashback.editar',
  title: 'Editar cashback',
  label: 'Editar',
  noun: cashback,
  group: 'Ações',
  icon: 'editar',
  place: 'row',
  keys: ['e'],
  phrases: ['editar cashback {id}'],
  args: one,
  to: ({ id }) => editPath(cashback, id),
})

export const cashbackExcluir = defineCommand({
  id: 'cashback.excluir',
  title: 'Excluir cashback',
  label: 'Excluir',
  noun: cashback,
  group: 'Ações',
  icon: 'excluir',
  tone: 'danger',
  place: 'row',
  keys: ['Delete', '#'],
  phrases: ['excluir cashback {ids}'],
  args: many,
  confirm: ({ ids }) => `Excluir cashback #${ids[0]}?`,
  confirmLabel: 'Excluir',
  success: 'Excluído com sucesso',
  failure: 'Erro ao excluir',
  each: async (id) => serverMessage(await send(cashbacksDeletar, { id })),
})

const toggle = {
  noun: cashback,
  group: 'Ações',
  icon: 'habilitar',
  place: 'row',
  keys: ['h'],
  args: many,
  success: 'Status atualizado',
  failure: 'Erro ao atualizar status',
} as const

/** True where every record that is loaded has this status, so that the act would change nothing. */
const allAre = (status: number, ids: readonly number[] | undefined, { screen }: CommandContext) => {
  const rows = screen.list?.noun === cashback ? screen.list.rows() : []
  const known = ids?.map((id) => rows.find((row) => row.id === id) as Cashback | undefined) ?? []
  return known.length > 0 && known.every((row) => row && (row.status.id === ATIVO) === (status === ATIVO))
}

export const cashbackDesabilitar = defineCommand({
  ...toggle,
  id: 'cashback.desabilitar',
  title: 'Desabilitar cashback',
  label: 'Desabilitar',
  phrases: ['desabilitar cashback {ids}'],
  when: (context, { ids }) => !allAre(INATIVO, ids, context) || `Cashback #${ids?.[0]} já está inativo`,
  confirm: ({ ids }) => `Desabilitar cashback #${ids[0]}?`,
  confirmLabel: 'Desabilitar',
  each: (id) => setStatus(id, INATIVO),
  noop: ({ status }) => (status?.id === INATIVO ? 'já Inativo' : null),
  undo: ({ ids }) => `habilitar cashback ${ids.join(', ')}`,
})

export const cashbackHabilitar = defineCommand({
  ...toggle,
  id: 'cashback.habilitar',
  title: 'Habilitar cashback',
  label: 'Habilitar',
  phrases: ['habilitar cashback {ids}'],
  when: (context, { ids }) => !allAre(ATIVO, ids, context) || `Cashback #${ids?.[0]} já está ativo`,
  confirm: ({ ids }) => `Habilitar cashback #${ids[0]}?`,
  confirmLabel: 'Habilitar',
  each: (id) => setStatus(id, ATIVO),
  noop: ({ status }) => (status?.id === ATIVO ? 'já Ativo' : null),
  undo: ({ ids }) => `desabilitar cashback ${ids.join(', ')}`,
})

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: [
    cashbackCadastrar,
    cashbackVer,
    cashbackEditar,
    cashbackExcluir,
    cashbackDesabilitar,
    cashbackHabilitar,
    ...nounFormCommands(cashback),
  ],
}
