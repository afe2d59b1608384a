/** The endpoints and rows of cashbacks (spec 1 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

export const cashbackRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscCashback: wire.text,
    porcentagemCashback: wire.number,
    ...statusFields,
    dtCadastro: wire.date,
    dtAtualizacao: wire.date,
  }),
  normalizeStatus,
)

/** One cashback. porcentagemCashback is in per cent: 5.5 is 5,5 %. */
export type Cashback = z.output<typeof cashbackRow>

const invalidates = ['cashbacks.']

export const cashbacksListar = defineEndpoint({
  id: 'cashbacks.listar',
  call: 'GET /gestor/cashback/listar',
  input: z.object({
    ...pageQuerySchema,
    DSC_CASHBACK: z.optional(z.string()),
    PORCENTAGEM_CASHBACK: z.optional(z.string()),
    STATUS_ID: z.optional(z.string()),
  }),
  output: pageSchema(cashbackRow),
})

export const cashbacksVisualizar = defineEndpoint({
  id: 'cashbacks.visualizar',
  call: 'GET /gestor/cashback/visualizar',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(cashbackRow),
})

export const cashbacksCriar = defineEndpoint({
  id: 'cashbacks.criar',
  call: 'POST /gestor/cashback',
  input: z.object({
    status: z.object({ id: wire.recordId }),
    dscCashback: z.string(),
    porcentagemCashback: z.number(),
  }),
  output: z.unknown(),
  invalidates,
})

export const cashbacksAtualizar = defineEndpoint({
  id: 'cashbacks.atualizar',
  call: 'PUT /gestor/cashback/atualizar',
  input: z.object({
    id: wire.recordId,
    statusId: z.number(),
    dscCashback: z.string(),
    porcentagemCashback: z.number(),
  }),
  output: z.unknown(),
  invalidates,
})

export const cashbacksDeletar = defineEndpoint({
  id: 'cashbacks.deletar',
  call: 'DELETE /gestor/cashback/deletar',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})
