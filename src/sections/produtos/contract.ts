/** The endpoints and rows of products, their stock and the max-level rows (spec 2 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

const namedSchema = wire.nested({ id: wire.reference, dscNome: wire.text })

export const produtoRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscNome: wire.text,
    dscModelo: wire.text,
    dscDescricao: wire.text,
    categoriaId: wire.reference,
    categoria: namedSchema,
    fornecedorId: wire.reference,
    fornecedor: namedSchema,
    ...statusFields,
    planoProdutoId: wire.reference,
    maxNivelId: wire.reference,
    rvProductId: wire.reference,
    rvId: wire.reference,
    precoVariavel: wire.flag,
    numPreco: wire.number,
    numEstoque: wire.number,
    instrucoes: wire.text,
    dscTermosCondicoes: wire.text,
  }),
  ({ rvId, ...row }) => ({
    ...normalizeStatus(row),
    categoriaId: row.categoriaId ?? row.categoria.id,
    fornecedorId: row.fornecedorId ?? row.fornecedor.id,
    rvProductId: row.rvProductId ?? rvId,
  }),
)

/** One product. numPreco is in reais. */
export type Produto = z.output<typeof produtoRow>

export const maxNivelRow = z.object({ id: wire.id, nome: wire.text, preco: wire.number, descricao: wire.text })

/** A row of the max-level search; preco is in reais. */
export type MaxNivel = z.output<typeof maxNivelRow>

/** null removes a stored value. */
const payload = {
  dscNome: z.string(),
  dscModelo: z.string(),
  dscDescricao: z.optional(z.nullable(z.string())),
  categoriaId: z.number(),
  fornecedorId: z.number(),
  statusId: z.number(),
  planoProdutoId: z.optional(z.nullable(z.number())),
  maxNivelId: z.optional(z.nullable(z.number())),
  rvProductId: z.optional(z.nullable(z.number())),
  precoVariavel: z.boolean(),
  numPreco: z.optional(z.nullable(z.number())),
  numEstoque: z.optional(z.nullable(z.number())),
  instrucoes: z.optional(z.nullable(z.string())),
  dscTermosCondicoes: z.optional(z.nullable(z.string())),
}

const invalidates = ['produtos.']

export const produtosListar = defineEndpoint({
  id: 'produtos.listar',
  call: 'GET /gestor/produtos/listar',
  input: z.object({
    ...pageQuerySchema,
    dscNome: z.optional(z.string()),
    categoriaId: z.optional(z.string()),
    fornecedorId: z.optional(z.string()),
    statusId: z.optional(z.string()),
  }),
  output: pageSchema(produtoRow),
})

export const produtosVisualizar = defineEndpoint({
  id: 'produtos.visualizar',
  call: 'GET /gestor/produtos/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(produtoRow),
})

export const produtosCriar = defineEndpoint({
  id: 'produtos.criar',
  call: 'POST /gestor/produtos',
  input: z.object(payload),
  output: z.unknown(),
  invalidates,
})

export const produtosAtualizar = defineEndpoint({
  id: 'produtos.atualizar',
  call: 'PUT /gestor/produtos/{id}',
  input: z.object({ id: wire.recordId, ...payload }),
  output: z.unknown(),
  bodyPathParams: ['id'],
  invalidates,
})

export const produtosDeletar = defineEndpoint({
  id: 'produtos.deletar',
  call: 'DELETE /gestor/produtos/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})

export const produtosMaxNivel = defineEndpoint({
  id: 'produtos.maxNivel',
  call: 'GET /gestor/produtos/max-nivel',
  input: z.object({
    page: pageQuerySchema.page,
    size: pageQuerySchema.size,
    id: z.optional(z.string()),
    nome: z.optional(z.string()),
    preco: z.optional(z.string()),
    descricao: z.optional(z.string()),
  }),
  output: pageSchema(maxNivelRow),
})

export const produtosEstoque = defineEndpoint({
  id: 'produtos.estoque',
  call: 'GET /gestor/produtos/{id}/estoque',
  input: z.object({ id: wire.recordId }),
  output: wire.stock,
})

export const produtosAjustarEstoque = defineEndpoint({
  id: 'produtos.ajustarEstoque',
  call: 'PUT /gestor/produtos/{id}/estoque',
  input: z.object({ id: wire.recordId, quantidade: z.number() }),
  output: z.unknown(),
  invalidates,
})
