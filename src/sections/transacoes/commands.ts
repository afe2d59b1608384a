/** The verbs on transactions (commands/keys/README §3). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { viewCommand } from '#forms/verbs/record-commands.ts'
import { transactionOfRow } from '#sections/auditoria/look.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { transacao } from './noun.ts'

const transacaoVer = defineCommand({
  ...viewCommand(transacao, 'Ver'),
  keys: ['v'],
  row: transactionOfRow,
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
  phrases: [
    'histórico da transação {id}',
    'auditar transação {id}',
    'aconteceu com a transação {id}',
    'houve com a transação {id}',
    'rastrear transação {id}',
  ],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  row: transactionOfRow,
  to: ({ id }) => historyPlace(id),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [transacaoVer, transacaoHistorico]
