/** The dashboard's four calls, each on its own: one that fails never hides the others (spec 1 §2.7, §7). */
import { useEndpointValue } from '#api/cache/use-endpoint-value.ts'
import {
  estatisticasPedidosTotal,
  estatisticasTransacoesTotal,
  estatisticasUsuariosTotal,
} from '#sections/estatisticas/contract.ts'
import { NO_CREDIT, rvhubSaldo } from '#sections/rvhub/contract.ts'

/** All figures of the dashboard, kept up to date. Credit is in reais. */
export function useDashboardFigures() {
  return {
    pedidos: useEndpointValue(estatisticasPedidosTotal, ({ totalPedidos }) => totalPedidos, 0),
    transacoes: useEndpointValue(estatisticasTransacoesTotal, ({ totalTransacoes }) => totalTransacoes, 0),
    usuarios: useEndpointValue(estatisticasUsuariosTotal, ({ totalUsuarios }) => totalUsuarios, 0),
    saldo: useEndpointValue(rvhubSaldo, (saldo) => saldo, NO_CREDIT),
  }
}
