/** One transaction in a window, with what belongs to it. */
import { placeOf } from '#commands/noun.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { formatMoney, NOTHING } from '#lib/written/money.ts'
import { toneOf } from '#listing/cell/shown.ts'
import { recordWindow } from '#listing/record/record-window.tsx'
import { auditoriaVisualizar } from '#sections/auditoria/contract.ts'
import { auditPlace, historyPlace } from '#sections/auditoria/paths.ts'
import { bonus } from '#sections/bonus/noun.ts'
import { StatusBadge } from '#ui/signs/badge.tsx'
import type { Transacao } from './contract.ts'
import { transacao } from './noun.ts'
import { isRecordId } from '#lib/written/record-id.ts'

const audited = (label: string, { id }: Transacao['usuarioOrigem']) =>
  !isRecordId(id) ? [] : [[`${label} #${id}`, auditPlace('usuario', { usuarioId: id })] as const]

/** Open while the address says '?ver=42'. */
export const TransacaoWindow = recordWindow<Transacao>({
  noun: transacao,
  query: auditoriaVisualizar,
  facts: (row) => [
    ['Descrição', row.dscDescricao ?? NOTHING],
    ['Valor', formatMoney(row.numAmount)],
    ['Pagamento', row.dscPaymentType ?? NOTHING],
    ['Tipo', row.tipoTransacao.descricao ?? NOTHING],
    ['Status', <StatusBadge key="status" text={row.statusDescricao} tone={toneOf(row.statusDescricao ?? '')} />],
    ['Usuário Origem', row.usuarioOrigem.dscNome ?? NOTHING],
    ['Usuário Destino', row.usuarioDestino.dscNome ?? NOTHING],
    ['Data', formatDateTime(row.dtCadastro)],
  ],
  links: ({ usuarioOrigem, usuarioDestino }, id) => [
    ['Histórico desta transação', historyPlace(id)],
    ['Bônus desta transação', placeOf(bonus, { transacaoId: String(id) })],
    ...audited('Transações da origem', usuarioOrigem),
    ...audited('Transações do destino', usuarioDestino),
  ],
})
