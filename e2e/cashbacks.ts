import type { Operador } from './operador.ts'

/** Ids of cashbacks that are active, as the platform has them. */
export async function activeCashbacks(operador: Operador, count = 500): Promise<number[]> {
  const rows = await operador.lista(`/gestor/cashback/listar?page=0&size=${count}&sort=id,ASC&STATUS_ID=1`)
  return rows.map(({ id }) => id)
}

/** Comes in at the form of a new cashback, and fills all of it. */
export async function newCashback(operador: Operador, name: string) {
  await operador.entra('/cashbacks/cadastrar')
  await operador.escolhe('Status', 'Ativo')
  await operador.preenche('Descrição', name)
  await operador.preenche('% Cashback', '5')
}
