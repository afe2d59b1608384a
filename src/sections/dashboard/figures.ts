/** The dashboard's four calls, each on its own: one that fails never hides the others (spec 1 §2.7, §7). */
import { useReading } from '#api/cache/use-reading.ts'
import {
  estatisticasPedidosTotal,
  estatisticasTransacoesTotal,
  estatisticasUsuariosTotal,
} from '#sections/estatisticas/contract.ts'
import { NO_CREDIT, rvhubSaldo } from '#sections/rvhub/contract.ts'

/** All figures of the dashboard, kept up to date. Credit is in reais. */
export function useFigures() {
  return {
    pedidos: useReading(estatisticasPedidosTotal, ({ totalPedidos }) => totalPedidos, 0),
    transacoes: useReading(estatisticasTransacoesTotal, ({ totalTransacoes }) => totalTransacoes, 0),
    usuarios: useReading(estatisticasUsuariosTotal, ({ totalUsuarios }) => totalUsuarios, 0),
    saldo: useReading(rvhubSaldo, (saldo) => saldo, NO_CREDIT),
  }
}
