/** The verb on transactions (commands.md §5 M; keymap.md §3). */
import * as arg from '#commands/args.ts'
import { defineCommand, type RecordSummary } from '#commands/define.ts'
import { historyPath, isHistoryPath, auditoriaVisualizar } from '#sections/auditoria/contract.ts'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { type Transacao } from './contract.ts'
import type { Verbs } from '#commands/section.ts'

/** Works on every screen: on a list of transactions it takes the row, elsewhere the id is asked for. */
export const transacaoHistorico = defineCommand({
  id: 'transacao.historico',
  title: 'Histórico da transação',
  label: 'Histórico',
  noun: 'transacao',
  group: 'Ações',
  icon: 'historico',
  place: 'global',
  keys: ['g a h'],
  phrases: ['histórico da transação {id}', 'ver transação {id}', 'auditar transação {id}', 'transação {id}'],
  args: { id: arg.id('transacao', { label: 'id da transação' }) },
  // The rows of a history are its events: their ids are no transactions'.
  row: ({ id }, { path }) => (isHistoryPath(path) ? null : { id }),
  to: ({ id }) => historyPath(id),
})

const summary = (row: Transacao): RecordSummary => ({
  id: row.id,
  name: row.dscDescricao ?? '',
  status: { id: null, descricao: row.statusDescricao },
  price: row.numAmount,
  row,
})

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: [transacaoHistorico],
  records: {
    noun: 'transacao',
    singular: 'transação',
    plural: 'transações',
    article: 'a',
    load: (id, signal) => call(auditoriaVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
