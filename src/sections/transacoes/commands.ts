/** The verbs on transactions (commands/keys/README §3). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { historyPlace, isHistoryPath } from '#sections/auditoria/paths.ts'
import { windowPlace } from '#listing/record-view.ts'
import { transacao } from './noun.ts'

export const transacaoVer = defineCommand({
  id: 'transacao.ver',
  opensRecord: true,
  title: 'Ver transação',
  label: 'Visualizar',
  noun: transacao,
  group: 'Ações',
  icon: 'ver',
  place: 'row',
  keys: ['v'],
  phrases: ['ver transação {id}', 'transação {id}'],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  // The rows of a history are its events: their ids are no transactions'.
  row: ({ id }, { path }) => (isHistoryPath(path) ? null : { id }),
  run: ({ id }, { navigate }) => navigate(windowPlace(transacao.path, id)),
})

/** Works on every screen: on a list of transactions it takes the row, elsewhere the id is asked for. */
export const transacaoHistorico = defineCommand({
  id: 'transacao.historico',
  title: 'Histórico da transação',
  label: 'Histórico',
  noun: transacao,
  group: 'Ações',
  icon: 'historico',
  place: 'global',
  keys: ['g a h'],
  phrases: ['histórico da transação {id}', 'ver histórico da transação {id}', 'auditar transação {id}'],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  // The rows of a history are its events: their ids are no transactions'.
  row: ({ id }, { path }) => (isHistoryPath(path) ? null : { id }),
  to: ({ id }) => historyPlace(id),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [transacaoVer, transacaoHistorico]
