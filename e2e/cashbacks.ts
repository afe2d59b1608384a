import type { Operador } from './operador.ts'

/** Ids of cashbacks that are active, as the platform has them. */
export async function activeCashbacks(operador: Operador, count = 500): Promise<number[]> {
  const rows = await operador.lista(`/gestor/cashback/listar?page=0&size=${count}&sort=id,ASC&STATUS_ID=1`)
  return rows.map(({ id }) => id)
}
