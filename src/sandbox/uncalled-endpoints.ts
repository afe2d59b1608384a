/**
 * Endpoints of the platform that the console never calls, so that the console does not bundle them (spec 1 §7, spec 2
 * §7).
 */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { parsePage } from '#api/page.ts'
import * as wire from '#api/wire.ts'

/** The specification does not say what the platform accepts for an item: here the fields of an item, and any others. */
const payload = {
  product_id: z.optional(z.number()),
  name: z.optional(z.string()),
  provider: z.optional(z.string()),
  kind: z.optional(z.string()),
  amount: z.optional(z.number()),
  stock_quantity: z.optional(z.number()),
}

const invalidates = ['rvhub.']

export const rvhubCriar = defineEndpoint({
  id: 'rvhub.criar',
  call: 'POST /gestor/rv-hub',
  input: z.looseObject(payload),
  output: z.unknown(),
  invalidates,
})

export const rvhubAtualizar = defineEndpoint({
  id: 'rvhub.atualizar',
  call: 'PUT /gestor/rv-hub/{id}',
  input: z.looseObject({ id: z.number(), ...payload }),
  output: z.unknown(),
  invalidates,
})

const cashbackOption = z.object({ id: wire.id, dscCashback: wire.text })

/** The cashbacks that a supplier's form may offer. */
export const cashbacksOpcoes = defineEndpoint({
  id: 'cashbacks.opcoes',
  call: 'GET /gestor/cashback/opcoes',
  input: z.object({}),
  output: wire.mapRecord(z.unknown(), (answer) => z.parse(wire.listOf(cashbackOption), parsePage(answer).content)),
})
