/** The endpoints of cashback plans, their levels and their products (spec 2 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'

export const planoRow = z.object({
  id: wire.id,
  dscNome: wire.text,
  isAtivo: wire.flag,
  isPadrao: wire.flag,
  maxDepth: wire.number,
  niveis: wire.listOf(z.object({ nivel: wire.number, percentual: wire.number })),
})

/** One plan. maxDepth is a number of levels; the levels' percentages are in per cent. */
export type Plano = z.output<typeof planoRow>

const payload = { dscNome: z.string(), isAtivo: z.boolean(), isPadrao: z.boolean(), maxDepth: z.number() }

const invalidates = ['planos.']

export const planosListar = defineEndpoint({
  id: 'planos.listar',
  call: 'GET /gestor/cashback-planos',
  input: z.object({ ...pageQuerySchema, dscNome: z.optional(z.string()) }),
  output: pageSchema(planoRow),
})

export const planosVisualizar = defineEndpoint({
  id: 'planos.visualizar',
  call: 'GET /gestor/cashback-planos/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(planoRow),
})

/** The response contains the plan in `data`; its id is needed to send the levels (spec 2 §4). */
export const planosCriar = defineEndpoint({
  id: 'planos.criar',
  call: 'POST /gestor/cashback-planos',
  input: z.object(payload),
  output: recordSchema(planoRow),
  invalidates,
})

export const planosAtualizar = defineEndpoint({
  id: 'planos.atualizar',
  call: 'PUT /gestor/cashback-planos/{id}',
  input: z.object({ id: wire.recordId, ...payload }),
  output: z.unknown(),
  invalidates,
})

export const planosDeletar = defineEndpoint({
  id: 'planos.deletar',
  call: 'DELETE /gestor/cashback-planos/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})

/** Replaces all levels of the plan. */
export const planosNiveis = defineEndpoint({
  id: 'planos.niveis',
  call: 'PUT /gestor/cashback-planos/{id}/niveis',
  input: z.object({
    id: wire.recordId,
    niveis: z.array(z.object({ nivel: z.number(), percentual: z.number() })),
  }),
  output: z.unknown(),
  invalidates,
})

export const planosProfundidade = defineEndpoint({
  id: 'planos.profundidade',
  call: 'PUT /gestor/cashback-planos/{id}/profundidade',
  input: z.object({ id: wire.recordId, maxDepth: z.number() }),
  output: z.unknown(),
  invalidates,
})

export const planosAssociarProduto = defineEndpoint({
  id: 'planos.associarProduto',
  call: 'PUT /gestor/cashback-planos/{id}/associar/produto/{produtoId}',
  input: z.object({ id: wire.recordId, produtoId: wire.recordId }),
  output: z.unknown(),
  invalidates: ['planos.', 'produtos.'],
})

export const planosDesassociarProduto = defineEndpoint({
  id: 'planos.desassociarProduto',
  call: 'DELETE /gestor/cashback-planos/{id}/associar/produto/{produtoId}',
  input: z.object({ id: wire.recordId, produtoId: wire.recordId }),
  output: z.unknown(),
  invalidates: ['planos.', 'produtos.'],
})
