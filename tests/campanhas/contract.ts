/** The campaigns' calls and rows. */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

const campanhaRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscNome: wire.text,
    numValor: wire.number,
    dtInicio: wire.date,
    dtFim: wire.date,
    ...statusFields,
  }),
  normalizeStatus,
)

/** A campaign as the console reads it. numValor is in reais. */
export type Campanha = z.output<typeof campanhaRow>

const payload = {
  dscNome: z.string(),
  numValor: z.number(),
  dtInicio: z.string(),
  dtFim: z.optional(z.string()),
  statusId: z.optional(z.number()),
}
const invalidates = ['campanhas.']

export const campanhasListar = defineEndpoint({
  id: 'campanhas.listar',
  call: 'GET /gestor/campanhas/listar',
  input: z.object({ ...pageQuerySchema, dscNome: z.optional(z.string()), statusId: z.optional(z.string()) }),
  output: pageSchema(campanhaRow),
})

export const campanhasVisualizar = defineEndpoint({
  id: 'campanhas.visualizar',
  call: 'GET /gestor/campanhas/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(campanhaRow),
})

export const campanhasCriar = defineEndpoint({
  id: 'campanhas.criar',
  call: 'POST /gestor/campanhas',
  input: z.object(payload),
  output: z.unknown(),
  invalidates,
})

export const campanhasAtualizar = defineEndpoint({
  id: 'campanhas.atualizar',
  call: 'PUT /gestor/campanhas/{id}',
  input: z.object({ id: wire.recordId, ...payload }),
  output: z.unknown(),
  invalidates,
})

export const campanhasDeletar = defineEndpoint({
  id: 'campanhas.deletar',
  call: 'DELETE /gestor/campanhas/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})
