/** The endpoints of the audit of transactions and of their history (spec 2 §3, §7 Audit). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import type { Column, AuditDefinition } from '#listing/define.ts'
import { type Transacao, transacaoRow } from '#sections/transacoes/contract.ts'
import * as wire from '#api/wire.ts'

/** The values of datetime-local inputs, unchanged: '2026-11-20T10:30' (sections/README §1). */
const periodQuery = { ...pageQuerySchema, dataInicio: z.optional(z.string()), dataFim: z.optional(z.string()) }

export const auditoriaTipo = defineEndpoint({
  id: 'auditoria.tipo',
  call: 'GET /auditoria/transacoes/tipo/{tipo}',
  input: z.object({ tipo: z.string(), ...periodQuery }),
  output: pageSchema(transacaoRow),
})

export const auditoriaUsuario = defineEndpoint({
  id: 'auditoria.usuario',
  call: 'GET /auditoria/transacoes/usuario/{usuarioId}',
  input: z.object({ usuarioId: wire.recordId, ...periodQuery }),
  output: pageSchema(transacaoRow),
})

/** Both ends are in reais, as plain decimal text: '100.50'. */
export const auditoriaValor = defineEndpoint({
  id: 'auditoria.valor',
  call: 'GET /auditoria/transacoes/valor',
  input: z.object({ ...periodQuery, valorMinimo: z.optional(z.string()), valorMaximo: z.optional(z.string()) }),
  output: pageSchema(transacaoRow),
})

export const auditoriaVisualizar = defineEndpoint({
  id: 'auditoria.visualizar',
  call: 'GET /auditoria/transacoes/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(transacaoRow),
})

/** The events of one transaction, one per row. */
export const auditoriaPaginado = defineEndpoint({
  id: 'auditoria.paginado',
  call: 'GET /auditoria/transacoes/{id}/paginado',
  input: z.object({ id: wire.recordId, ...pageQuerySchema }),
  output: pageSchema(transacaoRow),
})

/** The columns of a transaction's events. */
export const historyColumns: readonly Pick<Column, 'field' | 'label' | 'format'>[] = [
  { field: 'statusDescricao', label: 'Status', format: 'status' },
  { field: 'dtCadastro', label: 'Data', format: 'date' },
  { field: 'dscDescricao', label: 'Descrição' },
  { field: 'numAmount', label: 'Valor', format: 'money' },
]

/** What a scan must know of transactions: the person they are for, their kind, and the call of their history. */
export const transacaoAuditSchema: AuditDefinition<Transacao> = {
  personField: 'usuarioDestino.dscNome',
  comparisonField: 'tipoTransacao.descricao',
  history: { endpoint: auditoriaPaginado, getInput: ({ id }) => ({ id }), columns: historyColumns },
}
