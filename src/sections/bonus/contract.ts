/** The endpoints and rows of the bonus ledger (spec 2 §3, §7). */
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

/** One entry. valor is in reais; the platform defines what a statusId means (spec 2 §4). */
export type Bonus = z.output<typeof bonusRow>

/**
 * The statuses that typed lines can name. The specification does not name them (spec 2 §4). These are the sandbox's
 * statuses; change them only here.
 */
export const BONUS_PENDING = '1'

export const BONUS_STATUS_OPTIONS = [
  { value: BONUS_PENDING, label: 'pendente' },
  { value: '2', label: 'liberado' },
  { value: '3', label: 'cancelado' },
]

/** Returns the word for a status: 'pendente'; 'status 7' if it has none. */
export const getStatusWord = (statusId: number): string =>
  BONUS_STATUS_OPTIONS.find(({ value }) => value === String(statusId))?.label ?? `status ${statusId}`

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

/** Recalculates an order's bonuses: entries of the ledger and their transactions may be added and removed. */
export const bonusReprocessar = defineEndpoint({
  id: 'bonus.reprocessar',
  call: 'POST /gestor/bonus/reprocessar/pedido/{pedidoId}',
  input: z.object({ pedidoId: wire.recordId }),
  output: z.unknown(),
  invalidates: ['bonus.', 'transacoes.', 'auditoria.', 'estatisticas.'],
})
