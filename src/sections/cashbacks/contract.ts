/** Cashbacks on the wire (spec 1 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { paged, pageQuery, record } from '#api/page.ts'
import { statusFields, withStatus } from '#api/status.ts'
import * as wire from '#api/wire.ts'

export const cashbackRow = wire.shaped(
  z.object({
    id: wire.id,
    dscCashback: wire.text,
    porcentagemCashback: wire.number,
    ...statusFields,
    dtCadastro: wire.date,
    dtAtualizacao: wire.date,
  }),
  withStatus,
)

/** porcentagemCashback is in per cent: 5.5 is 5,5 %. */
export type Cashback = z.output<typeof cashbackRow>

const stales = ['cashbacks.']

export const cashbacksListar = defineEndpoint({
  id: 'cashbacks.listar',
  call: 'GET /gestor/cashback/listar',
  input: z.object({
    ...pageQuery,
    DSC_CASHBACK: z.optional(z.string()),
    PORCENTAGEM_CASHBACK: z.optional(z.string()),
    STATUS_ID: z.optional(z.string()),
  }),
  output: paged(cashbackRow),
})

export const cashbacksVisualizar = defineEndpoint({
  id: 'cashbacks.visualizar',
  call: 'GET /gestor/cashback/visualizar',
  input: z.object({ id: wire.sentId }),
  output: record(cashbackRow),
})

export const cashbacksCriar = defineEndpoint({
  id: 'cashbacks.criar',
  call: 'POST /gestor/cashback',
  input: z.object({
    status: z.object({ id: wire.sentId }),
    dscCashback: z.string(),
    porcentagemCashback: z.number(),
  }),
  output: z.unknown(),
  stales,
})

export const cashbacksAtualizar = defineEndpoint({
  id: 'cashbacks.atualizar',
  call: 'PUT /gestor/cashback/atualizar',
  input: z.object({ id: wire.sentId, statusId: z.number(), dscCashback: z.string(), porcentagemCashback: z.number() }),
  output: z.unknown(),
  stales,
})

export const cashbacksDeletar = defineEndpoint({
  id: 'cashbacks.deletar',
  call: 'DELETE /gestor/cashback/deletar',
  input: z.object({ id: wire.sentId }),
  output: z.unknown(),
  stales,
})
