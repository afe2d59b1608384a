/** The bonus ledger on the wire (spec 2 §3, §7). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'

export const bonusRow = z.object({
  id: wire.id,
  beneficiarioId: wire.reference,
  origemId: wire.reference,
  pedidoId: wire.reference,
  transacaoId: wire.reference,
  nivel: wire.number,
  valor: wire.number,
  statusId: wire.number,
  dtCadastro: wire.date,
})

/** valor is in reais; what a statusId means is the platform's (spec 2 §4). */
export type Bonus = z.output<typeof bonusRow>

/**
 * What the statuses of an entry are called in a typed line. The specification does not name them (spec 2 §4): these are
 * the sandbox's, and this is the one place to change.
 */
export const BONUS_PENDING = '1'

export const BONUS_STATUS_WORDS = [
  { value: BONUS_PENDING, label: 'pendente' },
  { value: '2', label: 'liberado' },
  { value: '3', label: 'cancelado' },
]

/** 'pendente'; 'status 7' for one that has no word. */
export const getStatusWord = (statusId: number): string =>
  BONUS_STATUS_WORDS.find(({ value }) => value === String(statusId))?.label ?? `status ${statusId}`

const filterSchema = z.optional(z.string())

export const bonusListar = defineEndpoint({
  id: 'bonus.listar',
  call: 'GET /gestor/bonus',
  input: z.object({
    ...pageQuerySchema,
    beneficiarioId: filterSchema,
    origemId: filterSchema,
    pedidoId: filterSchema,
    transacaoId: filterSchema,
    nivel: filterSchema,
    statusId: filterSchema,
  }),
  output: pageSchema(bonusRow),
})

export const bonusLiberar = defineEndpoint({
  id: 'bonus.liberar',
  call: 'POST /gestor/bonus/{id}/liberar',
  input: z.object({ id: wire.recordId }),
  output: z.unknown(),
  invalidates: ['bonus.'],
})

/** Works an order's bonus out again: entries of the ledger and their transactions may come and go. */
export const bonusReprocessar = defineEndpoint({
  id: 'bonus.reprocessar',
  call: 'POST /gestor/bonus/reprocessar/pedido/{pedidoId}',
  input: z.object({ pedidoId: wire.recordId }),
  output: z.unknown(),
  invalidates: ['bonus.', 'transacoes.', 'auditoria.', 'estatisticas.'],
})
