/**
 * Reads the dashboard's four figures in separate calls, so that a failed call does not hide the others (spec 1 §2.7,
 * §7).
 */
import { useEndpointValue } from '#api/cache/use-endpoint-value.ts'
import {
  estatisticasPedidosTotal,
  estatisticasTransacoesTotal,
  estatisticasUsuariosTotal,
} from '#sections/estatisticas/contract.ts'
import { ZERO_CREDIT, rvhubSaldo } from '#sections/rvhub/contract.ts'

/** Returns the figures of the dashboard, kept up to date. Credit is in reais. */
export function useDashboardFigures() {
  return {
    pedidos: useEndpointValue(estatisticasPedidosTotal, ({ totalPedidos }) => totalPedidos, 0),
    transacoes: useEndpointValue(estatisticasTransacoesTotal, ({ totalTransacoes }) => totalTransacoes, 0),
    usuarios: useEndpointValue(estatisticasUsuariosTotal, ({ totalUsuarios }) => totalUsuarios, 0),
    saldo: useEndpointValue(rvhubSaldo, (saldo) => saldo, ZERO_CREDIT),
  }
}
