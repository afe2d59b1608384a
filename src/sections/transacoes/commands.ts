/** The commands of transactions (commands/keys/README §3). */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createViewCommand } from '#forms/resource-commands/record-commands.ts'
import { getTransactionArgs } from '#sections/auditoria/shared-commands.ts'
import { historyLocation } from '#sections/auditoria/paths.ts'
import { transacao } from './resource.ts'

const viewTransactionCommand = defineCommand({
  ...createViewCommand(transacao, 'Ver'),
  keys: ['v'],
  argsFromRow: getTransactionArgs,
})

/** Works on every screen: on a list of transactions it uses the row, elsewhere it asks for the id. */
export const historyCommand = defineCommand({
  id: 'transacao.historico',
  title: 'Histórico da transação',
  label: 'Histórico',
  resource: transacao,
  group: 'Ações',
  icon: 'historico',
  scope: 'global',
  keys: ['g a h'],
  phrases: [
    'histórico da transação {id}',
    'auditar transação {id}',
    'aconteceu com a transação {id}',
    'houve com a transação {id}',
    'rastrear transação {id}',
  ],
  // 'ver transação 42' opens the record.
  rewrites: [
    {
      pattern:
        /^(?:me )?mostr(?:a[rm]?|o|em?|amos|emos|ando)(?: ?- ?me| me)? (?:[oa] )?(transa[cç][aã]o (?:(?:#|n|n[º°]|n[uú]mero) ?)?\d+)$/i,
      becomes: 'histórico da $1',
      example: ['me mostra a transação 42', 'histórico da transação 42'],
    },
  ],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  argsFromRow: getTransactionArgs,
  to: ({ id }) => historyLocation(id),
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [viewTransactionCommand, historyCommand]
