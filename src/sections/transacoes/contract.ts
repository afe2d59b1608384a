/** The endpoint and rows of transactions (spec 2 §3, §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, statisticsWireNames } from '#api/page.ts'
import * as wire from '#api/wire.ts'
import type { ColumnDefinition } from '#listing/define.ts'

const personSchema = wire.nested({ id: wire.reference, dscNome: wire.text })
const describedSchema = wire.nested({ descricao: wire.text })

/**
 * The lists and the audit name the fields differently from a transaction's history (spec 2 §3); both names are
 * accepted.
 */
export const transacaoRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscDescricao: wire.text,
    descricao: z.optional(wire.text),
    numAmount: wire.number,
    valor: z.optional(wire.number),
    dscPaymentType: wire.text,
    tipoTransacao: describedSchema,
    statusDescricao: wire.text,
    status: z.optional(z.unknown()),
    usuarioOrigem: personSchema,
    usuarioDestino: personSchema,
    dtCadastro: wire.date,
  }),
  (parsed) => {
    // The lists have none of these names, so their rows are not copied, which matters for a thousand rows.
    if (!('descricao' in parsed || 'valor' in parsed || 'status' in parsed)) return parsed as typeof row
    const { descricao, valor, status, ...row } = parsed
    row.dscDescricao ??= descricao ?? null
    row.numAmount ??= valor ?? null
    row.statusDescricao ??= z.parse(describedSchema, status).descricao ?? z.parse(wire.text, status)
    return row
  },
)

/** One transaction. numAmount is in reais. */
export type Transacao = z.output<typeof transacaoRow>

/** The columns of the user who paid and of the user who was paid, for every list of transactions. */
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

export const transacoesListar = defineEndpoint({
  id: 'transacoes.listar',
  call: 'GET /gestor/estatisticas/transacoes',
  input: z.object(pageQuerySchema),
  output: pageSchema(transacaoRow),
  wireNames: statisticsWireNames,
})
