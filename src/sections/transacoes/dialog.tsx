/** The dialog of one transaction, with links to related records. */
import { listLocation } from '#commands/resource.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { formatMoney, NO_VALUE } from '#lib/format/money.ts'
import { getStatusTone } from '#listing/cell/cell-content.ts'
import { createRecordDialog } from '#listing/record/create-record-dialog.tsx'
import { auditoriaVisualizar } from '#sections/auditoria/contract.ts'
import { auditLocation, historyLocation } from '#sections/auditoria/paths.ts'
import { bonus } from '#sections/bonus/resource.ts'
import { StatusBadge } from '#ui/components/badge.tsx'
import type { Transacao } from './contract.ts'
import { transacao } from './resource.ts'
import { isRecordId } from '#lib/format/record-id.ts'

const formatAuditedUser = (label: string, { id }: Transacao['usuarioOrigem']) =>
  !isRecordId(id) ? [] : [[`${label} #${id}`, auditLocation('usuario', { usuarioId: id })] as const]

/** Open while the URL contains '?ver=42'. */
export const TransacaoDialog = createRecordDialog<Transacao>({
  resource: transacao,
  endpoint: auditoriaVisualizar,
  getDetails: (row) => [
    ['Descrição', row.dscDescricao ?? NO_VALUE],
    ['Valor', formatMoney(row.numAmount)],
    ['Pagamento', row.dscPaymentType ?? NO_VALUE],
    ['Tipo', row.tipoTransacao.descricao ?? NO_VALUE],
    ['Status', <StatusBadge key="status" text={row.statusDescricao} tone={getStatusTone(row.statusDescricao ?? '')} />],
    ['Usuário Origem', row.usuarioOrigem.dscNome ?? NO_VALUE],
    ['Usuário Destino', row.usuarioDestino.dscNome ?? NO_VALUE],
    ['Data', formatDateTime(row.dtCadastro)],
  ],
  getLinks: ({ usuarioOrigem, usuarioDestino }, id) => [
    ['Histórico desta transação', historyLocation(id)],
    ['Bônus desta transação', listLocation(bonus, { transacaoId: String(id) })],
    ...formatAuditedUser('Transações da origem', usuarioOrigem),
    ...formatAuditedUser('Transações do destino', usuarioDestino),
  ],
})
