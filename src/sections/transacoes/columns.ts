/** The columns of a transaction's users, the same in every list of transactions. */
import type { ColumnDefinition } from '#listing/define.ts'
import type { Transacao } from './contract.ts'

/** The user who paid, and the user who was paid. */
export const userColumns: readonly ColumnDefinition<Transacao>[] = [
  {
    field: 'usuarioOrigem.dscNome',
    idField: 'usuarioOrigem.id',
    label: 'Usuário Origem',
    isPersonName: true,
    width: 152,
  },
  {
    field: 'usuarioDestino.dscNome',
    idField: 'usuarioDestino.id',
    label: 'Usuário Destino',
    isPersonName: true,
    width: 152,
  },
]
