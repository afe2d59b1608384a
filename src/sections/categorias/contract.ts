/** The endpoints and rows of categories (spec 1 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

export const categoriaRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscNome: wire.text,
    dscEnum: wire.text,
    dscImagem: wire.text,
    ...statusFields,
  }),
  normalizeStatus,
)

/** One category. dscEnum is the platform's code for it; dscImagem is a path or a URL. */
export type Categoria = z.output<typeof categoriaRow>

const payload = {
  dscNome: z.string(),
  dscEnum: z.string(),
  dscImagem: z.optional(z.string()),
  statusId: z.optional(z.number()),
}

/** Suppliers and products show the name of their category. */
const invalidates = ['categorias.', 'fornecedores.', 'produtos.']

/** Dropdowns request the first 100 by name: page 0, size 100, sort 'dscNome,ASC' (spec 1 §2.10, sections/README §1). */
export const categoriasListar = defineEndpoint({
  id: 'categorias.listar',
  call: 'GET /gestor/categorias/listar',
  input: z.object(pageQuerySchema),
  output: pageSchema(categoriaRow),
})

export const categoriasVisualizar = defineEndpoint({
  id: 'categorias.visualizar',
  call: 'GET /gestor/categorias/visualizar',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(categoriaRow),
})

export const categoriasCriar = defineEndpoint({
  id: 'categorias.criar',
  call: 'POST /gestor/categorias',
  input: z.object(payload),
  output: z.unknown(),
  invalidates,
})

export const categoriasAtualizar = defineEndpoint({
  id: 'categorias.atualizar',
  call: 'PUT /gestor/categorias/atualizar',
  input: z.object({ id: wire.recordId, ...payload }),
  output: z.unknown(),
  invalidates,
})

export const categoriasDeletar = defineEndpoint({
  id: 'categorias.deletar',
  call: 'DELETE /gestor/categorias/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})
