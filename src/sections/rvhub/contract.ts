/**
 * The endpoints and rows of the credit hub: catalogue, stock, synchronisation and balance (spec 2 §3, §7 Credit hub;
 * spec 1 §3).
 */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, parsePage, recordSchema, unwrapResponse } from '#api/page.ts'
import * as wire from '#api/wire.ts'

/** Catalogue items and product entries name id and stock differently (spec 2 §3); both names are accepted. */
export const rvItemRow = wire.mapRecord(
  z.object({
    id: wire.id,
    product_id: wire.reference,
    productId: wire.reference,
    name: wire.text,
    provider: wire.text,
    kind: wire.text,
    amount: wire.number,
    stock_quantity: wire.number,
    quantidade: wire.number,
  }),
  ({ productId, quantidade, ...row }) => {
    const product_id = row.product_id ?? productId
    return { ...row, id: row.id || (product_id ?? 0), product_id, stock_quantity: row.stock_quantity ?? quantidade }
  },
)

/** One item. amount is in reais; `id` is the id in paths. */
export type RvItem = z.output<typeof rvItemRow>

const filterSchema = z.optional(z.string())

const invalidates = ['rvhub.']

export const rvhubListar = defineEndpoint({
  id: 'rvhub.listar',
  call: 'GET /gestor/rv-hub/listar',
  input: z.object({
    ...pageQuerySchema,
    name: filterSchema,
    provider: filterSchema,
    kind: filterSchema,
    amount: filterSchema,
    product_id: filterSchema,
  }),
  output: pageSchema(rvItemRow),
})

export const rvhubVisualizar = defineEndpoint({
  id: 'rvhub.visualizar',
  call: 'GET /gestor/rv-hub/{id}',
  input: z.object({ id: wire.recordId }),
  output: recordSchema(rvItemRow),
})

export const rvhubDeletar = defineEndpoint({
  id: 'rvhub.deletar',
  call: 'DELETE /gestor/rv-hub/{id}',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates,
})

export const rvhubFindAll = defineEndpoint({
  id: 'rvhub.findAll',
  call: 'GET /gestor/rv-hub/findAll',
  input: z.object({
    page: pageQuerySchema.page,
    size: pageQuerySchema.size,
    name: filterSchema,
    provider: filterSchema,
    kind: filterSchema,
    amount: filterSchema,
    product_id: filterSchema,
  }),
  output: pageSchema(rvItemRow),
  wireNames: { page: 'PAGE', size: 'SIZE' },
})

const getDistinct = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value): value is string => value !== null && value !== ''))].toSorted((left, right) =>
    left.localeCompare(right, 'pt-BR'),
  )

/** Returns the distinct providers and kinds, for dropdowns. */
export const rvhubFornecedores = defineEndpoint({
  id: 'rvhub.fornecedores',
  call: 'GET /gestor/rv-hub/fornecedores',
  input: z.object({}),
  output: wire.mapRecord(z.unknown(), (response) => {
    const rows = z.parse(wire.listOf(z.object({ provider: wire.text, kind: wire.text })), parsePage(response).content)
    const lists = z.parse(
      wire.nested({ provider: wire.listOf(wire.text), kind: wire.listOf(wire.text) }),
      unwrapResponse(response),
    )
    return {
      providers: getDistinct([...rows.map((row) => row.provider), ...lists.provider]),
      kinds: getDistinct([...rows.map((row) => row.kind), ...lists.kind]),
    }
  }),
})

export const rvhubEstoque = defineEndpoint({
  id: 'rvhub.estoque',
  call: 'GET /gestor/rv-hub/{id}/estoque',
  input: z.object({ id: wire.recordId }),
  output: wire.stock,
})

export const rvhubAjustarEstoque = defineEndpoint({
  id: 'rvhub.ajustarEstoque',
  call: 'PUT /gestor/rv-hub/{id}/estoque',
  input: z.object({ id: wire.recordId, quantidade: z.number() }),
  output: z.unknown(),
  invalidates,
})

/** Defaults of a synchronisation: status 2, plan product 1, update existing 1 (spec 2 §9, Hub sync defaults). */
export const RVHUB_SYNC_DEFAULTS = { statusIdDefault: 2, planoProdutoIdDefault: 1, atualizarExistentes: 1 } as const

/** The call may take a minute (case F4). */
export const rvhubSincronizar = defineEndpoint({
  id: 'rvhub.sincronizar',
  call: 'POST /gestor/rv-hub/sincronizar/produtos',
  input: z.object({
    statusIdDefault: z.number(),
    planoProdutoIdDefault: z.number(),
    atualizarExistentes: z.number(),
  }),
  output: z.unknown(),
  invalidates: ['produtos.', 'rvhub.'],
  timeoutMs: 60_000,
})

/** Converts cents on the wire to reais; an absent figure is zero (spec 1 §3, §7). */
const reaisSchema = wire.mapRecord(z.nullish(wire.strictNumber), (cents) => (cents ?? 0) / 100)
const saldoSchema = z.object({
  credit_limit: reaisSchema,
  available_limit: reaisSchema,
  antecipated: reaisSchema,
  open_amount: reaisSchema,
})

/** The hub's credit balance in reais. */
export type Saldo = z.output<typeof saldoSchema>

export const rvhubSaldo = defineEndpoint({
  id: 'rvhub.saldo',
  call: 'GET /gestor/rv-hub/saldo',
  input: z.object({}),
  output: recordSchema(saldoSchema),
})

/** The balance shown after a failed call (spec 1 §7). */
export const ZERO_CREDIT: Saldo = { credit_limit: 0, available_limit: 0, antecipated: 0, open_amount: 0 }
