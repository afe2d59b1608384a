/** The endpoint and rows of orders (spec 2 §3, §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, statisticsWireNames } from '#api/page.ts'
import * as wire from '#api/wire.ts'

export const pedidoRow = z.object({
  id: wire.id,
  usuario: wire.nested({ id: wire.reference, nomeCompleto: wire.text }),
  produto: wire.nested({ id: wire.reference, dscNome: wire.text }),
  numPreco: wire.number,
  dscAuthorizationCode: wire.text,
  dtCadastro: wire.date,
})

/** One order. numPreco is in reais. */
export type Pedido = z.output<typeof pedidoRow>

export const pedidosListar = defineEndpoint({
  id: 'pedidos.listar',
  call: 'GET /gestor/estatisticas/pedidos',
  input: z.object(pageQuerySchema),
  output: pageSchema(pedidoRow),
  wireNames: statisticsWireNames,
})
