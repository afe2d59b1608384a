/** Transactions on the wire (spec 2 §3, §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, statisticsWireNames } from '#api/page.ts'
import * as wire from '#api/wire.ts'

const personSchema = wire.nested({ id: wire.reference, dscNome: wire.text })
const describedSchema = wire.nested({ descricao: wire.text })

/** The lists and the audit spell the fields one way, a transaction's history another (spec 2 §3); both are read. */
export const transacaoRow = wire.mapped(
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
  (found) => {
    // The lists have none of these names: a thousand rows are not copied for them.
    if (!('descricao' in found || 'valor' in found || 'status' in found)) return found as typeof row
    const { descricao, valor, status, ...row } = found
    row.dscDescricao ??= descricao ?? null
    row.numAmount ??= valor ?? null
    row.statusDescricao ??= z.parse(describedSchema, status).descricao ?? z.parse(wire.text, status)
    return row
  },
)

/** numAmount is in reais. */
export type Transacao = z.output<typeof transacaoRow>

export const transacoesListar = defineEndpoint({
  id: 'transacoes.listar',
  call: 'GET /gestor/estatisticas/transacoes',
  input: z.object(pageQuerySchema),
  output: pageSchema(transacaoRow),
  wireNames: statisticsWireNames,
})
