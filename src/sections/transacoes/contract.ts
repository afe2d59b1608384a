/** Transactions on the wire (spec 2 §3, §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { paged, pageQuery, statisticsNames } from '#api/page.ts'
import * as wire from '#api/wire.ts'

const person = wire.nested({ id: wire.number, dscNome: wire.text })
const described = wire.nested({ descricao: wire.text })

/** The lists and the audit spell the fields one way, a transaction's history another (spec 2 §3); both are read. */
export const transacaoRow = wire.shaped(
  z.object({
    id: wire.id,
    dscDescricao: wire.text,
    descricao: wire.text,
    numAmount: wire.number,
    valor: wire.number,
    dscPaymentType: wire.text,
    tipoTransacao: described,
    statusDescricao: wire.text,
    status: z.optional(z.unknown()),
    usuarioOrigem: person,
    usuarioDestino: person,
    dtCadastro: wire.date,
  }),
  ({ descricao, valor, status, ...row }) => {
    row.dscDescricao ??= descricao
    row.numAmount ??= valor
    row.statusDescricao ??= z.parse(described, status).descricao ?? z.parse(wire.text, status)
    return row
  },
)

/** numAmount is in reais. */
export type Transacao = z.output<typeof transacaoRow>

export const transacoesListar = defineEndpoint({
  id: 'transacoes.listar',
  call: 'GET /gestor/estatisticas/transacoes',
  input: z.object(pageQuery),
  output: paged(transacaoRow),
  rename: statisticsNames,
})
