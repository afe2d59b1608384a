import type { Operator } from './operator.ts'

/** Ids of cashbacks that are active, as the platform has them. */
export async function fetchActiveCashbackIds(operator: Operator, count = 500): Promise<number[]> {
  const rows = await operator.fetchRows(`/gestor/cashback/listar?page=0&size=${count}&sort=id,ASC&STATUS_ID=1`)
  return rows.map(({ id }) => id)
}

/** Comes in at the form of a new cashback, and fills all of it. */
export async function fillNewCashback(operator: Operator, name: string) {
  await operator.openSignedIn('/cashbacks/cadastrar')
  await operator.selectOption('Status', 'Ativo')
  await operator.fill('Descrição', name)
  await operator.fill('% Cashback', '5')
}
