/** Campaigns on the wire. */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { paged, pageQuery, record } from '#api/page.ts'
import { statusFields, withStatus } from '#api/status.ts'
import * as wire from '#api/wire.ts'

const campanhaRow = wire.shaped(
  z.object({ id: wire.id, dscNome: wire.text, dtInicio: wire.date, dtFim: wire.date, ...statusFields }),
  withStatus,
)

/** A campaign as the console reads it. */
export type Campanha = z.output<typeof campanhaRow>

const payload = {
  dscNome: z.string(),
  dtInicio: z.string(),
  dtFim: z.optional(z.string()),
  statusId: z.optional(z.number()),
}
const stales = ['campanhas.']

export const campanhasListar = defineEndpoint({
  id: 'campanhas.listar',
  call: 'GET /gestor/campanhas/listar',
  input: z.object({ ...pageQuery, dscNome: z.optional(z.string()) }),
  output: paged(campanhaRow),
})

export const campanhasVisualizar = defineEndpoint({
  id: 'campanhas.visualizar',
  call: 'GET /gestor/campanhas/{id}',
  input: z.object({ id: wire.sentId }),
  output: record(campanhaRow),
})

export const campanhasCriar = defineEndpoint({
  id: 'campanhas.criar',
  call: 'POST /gestor/campanhas',
  input: z.object(payload),
  output: z.unknown(),
  stales,
})

export const campanhasAtualizar = defineEndpoint({
  id: 'campanhas.atualizar',
  call: 'PUT /gestor/campanhas/{id}',
  input: z.object({ id: wire.sentId, ...payload }),
  output: z.unknown(),
  stales,
})

export const campanhasDeletar = defineEndpoint({
  id: 'campanhas.deletar',
  call: 'DELETE /gestor/campanhas/{id}',
  input: z.object({ id: wire.sentId }),
  output: z.unknown(),
  stales,
})
