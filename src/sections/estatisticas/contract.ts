/** The endpoints of the dashboard's three totals (spec 1 §7 Dashboard, spec 2 §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { recordSchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'

export const estatisticasUsuariosTotal = defineEndpoint({
  id: 'estatisticas.usuariosTotal',
  call: 'GET /gestor/estatisticas/usuarios/total',
  input: z.object({}),
  output: recordSchema(z.object({ totalUsuarios: wire.strictNumber })),
})

export const estatisticasTransacoesTotal = defineEndpoint({
  id: 'estatisticas.transacoesTotal',
  call: 'GET /gestor/estatisticas/transacoes/total',
  input: z.object({}),
  output: recordSchema(z.object({ totalTransacoes: wire.strictNumber })),
})

export const estatisticasPedidosTotal = defineEndpoint({
  id: 'estatisticas.pedidosTotal',
  call: 'GET /gestor/estatisticas/pedidos/total',
  input: z.object({}),
  output: recordSchema(z.object({ totalPedidos: wire.strictNumber })),
})
