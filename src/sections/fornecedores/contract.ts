/** The endpoints and rows of suppliers (spec 1 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, recordSchema } from '#api/page.ts'
import { statusFields, normalizeStatus } from '#api/record-status.ts'
import * as wire from '#api/wire.ts'

export const fornecedorRow = wire.mapRecord(
  z.object({
    id: wire.id,
    dscNome: wire.text,
    imagem: wire.text,
    dscImagem: wire.text,
    categoriaId: wire.reference,
    categoria: wire.nested({ id: wire.reference, dscNome: wire.text }),
    cashbackId: wire.reference,
    ...statusFields,
    dscTermosCondicoes: wire.text,
  }),
  (row) => ({ ...normalizeStatus(row), categoriaId: row.categoria.id ?? row.categoriaId }),
)

/** One supplier. categoriaId is set in whichever field the category was sent; pictures are paths or URLs. */
export type Fornecedor = z.output<typeof fornecedorRow>

/** Products show the name of their supplier. */
const invalidates = ['fornecedores.', 'produtos.']

/** Dropdowns request the first 100 by name: page 0, size 100, sort 'dscNome,ASC' (spec 2 §2, sections/README §1). */
export const fornecedoresListar = defineEndpoint({
  id: 'fornecedores.listar',
  call: 'GET /gestor/fornecedor/listar',
  input: z.object(pageQuerySchema),
  output: pageSchema(fornecedorRow),
})

export const fornecedoresVisualizar = defineEndpoint({
  id: 'fornecedores.visualizar',
  call: 'GET /gestor/fornecedor/visualizar',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(fornecedorRow),
})

/** The body is JSON; `imagem` is a path or a data URL. */
export const fornecedoresCriar = defineEndpoint({
  id: 'fornecedores.criar',
  call: 'POST /gestor/fornecedor',
  input: z.object({
    dscNome: z.string(),
    imagem: z.optional(z.string()),
    categoriaId: z.optional(z.number()),
    statusId: z.optional(z.number()),
    dscTermosCondicoes: z.optional(z.string()),
  }),
  output: z.unknown(),
  wireNames: { dscTermosCondicoes: 'dscTermosECondicoes' },
  invalidates,
  // The request contains the image.
  timeoutMs: 60_000,
})

/** The body is multipart; `imagem` is the file itself, absent if the stored image stays. */
export const fornecedoresAtualizar = defineEndpoint({
  id: 'fornecedores.atualizar',
  call: 'PUT /gestor/fornecedor/atualizar',
  input: z.object({
    id: wire.recordId,
    dscNome: z.string(),
    categoriaId: z.optional(z.number()),
    cashbackId: z.optional(z.number()),
    statusId: z.optional(z.number()),
    imagem: z.optional(z.custom<File>((value) => typeof File !== 'undefined' && value instanceof File)),
  }),
  output: z.unknown(),
  encoding: 'multipart',
  invalidates,
  timeoutMs: 60_000,
})

export const fornecedoresDeletar = defineEndpoint({
  id: 'fornecedores.deletar',
  call: 'DELETE /gestor/fornecedor/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})
