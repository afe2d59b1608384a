/** The dashboard's four calls, each on its own: one that fails never hides the others (spec 1 §2.7, §7). */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import { queryOptions } from '#api/query.ts'
import {
  estatisticasPedidosTotal,
  estatisticasTransacoesTotal,
  estatisticasUsuariosTotal,
} from '#sections/estatisticas/contract.ts'
import { rvhubSaldo, type Saldo } from '#sections/rvhub/contract.ts'

/** What one call came to. */
export interface Reading<Value> {
  /** The answer; zero after a failure (spec 1 §7); null while it is awaited for the first time. */
  value: Value | null
  failed: boolean
  /** ms since the epoch; 0 where nothing was answered yet. */
  at: number
}

function useReading<Output, Value>(endpoint: Endpoint<object, Output>, read: (output: Output) => Value, zero: Value) {
  const { data, isError, dataUpdatedAt } = useQuery(queryOptions(endpoint, {}))
  const value = isError ? zero : data === undefined ? null : read(data)
  return { value, failed: isError, at: dataUpdatedAt } satisfies Reading<Value>
}

const NO_CREDIT: Saldo = { credit_limit: 0, available_limit: 0, antecipated: 0, open_amount: 0 }

/** All figures of the dashboard, kept up to date. Credit is in reais. */
export function useFigures() {
  return {
    pedidos: useReading(estatisticasPedidosTotal, ({ totalPedidos }) => totalPedidos, 0),
    transacoes: useReading(estatisticasTransacoesTotal, ({ totalTransacoes }) => totalTransacoes, 0),
    usuarios: useReading(estatisticasUsuariosTotal, ({ totalUsuarios }) => totalUsuarios, 0),
    saldo: useReading(rvhubSaldo, (saldo) => saldo, NO_CREDIT),
  }
}
