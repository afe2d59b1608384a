/** The endpoints and rows of stores (spec 1 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

/** One store on the wire. The image is dscImage in responses and dscImagem in requests (spec 1 §3). */
export const lojaRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscNome: wire.text,
    dscImage: wire.text,
    dscImagem: wire.text,
    dscCashback: wire.text,
    dscLink: wire.text,
    dscInstrucoes: wire.text,
    ...statusFields,
  }),
  ({ dscImage, ...row }) => ({ ...normalizeStatus(row), dscImagem: dscImage ?? row.dscImagem }),
)

/** One store. dscImagem is a path or a URL. */
export type Loja = z.output<typeof lojaRow>

const payload = {
  dscNome: z.string(),
  dscImagem: z.optional(z.string()),
  dscCashback: z.optional(z.string()),
  dscLink: z.optional(z.string()),
  dscInstrucoes: z.optional(z.string()),
  statusId: z.optional(z.number()),
}

const invalidates = ['lojas.']

export const lojasListar = defineEndpoint({
  id: 'lojas.listar',
  call: 'GET /gestor/lojas/listar',
  input: z.object(pageQuerySchema),
  output: pageSchema(lojaRow),
})

export const lojasVisualizar = defineEndpoint({
  id: 'lojas.visualizar',
  call: 'GET /gestor/lojas/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(lojaRow),
})

export const lojasCriar = defineEndpoint({
  id: 'lojas.criar',
  call: 'POST /gestor/lojas',
  input: z.object(payload),
  output: z.unknown(),
  invalidates,
})

export const lojasAtualizar = defineEndpoint({
  id: 'lojas.atualizar',
  call: 'PUT /gestor/lojas/{id}',
  input: z.object({ id: wire.recordId, ...payload }),
  output: z.unknown(),
  invalidates,
})

export const lojasDeletar = defineEndpoint({
  id: 'lojas.deletar',
  call: 'DELETE /gestor/lojas/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})
