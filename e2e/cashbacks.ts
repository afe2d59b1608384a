import type { Operator } from './operator.ts'

/** Reads the ids of up to `count` active cashbacks from the platform, lowest id first. */
export async function fetchActiveCashbackIds(operator: Operator, count = 500): Promise<number[]> {
  const rows = await operator.fetchRows(`/gestor/cashback/listar?page=0&size=${count}&sort=id,ASC&STATUS_ID=1`)
  return rows.map(({ id }) => id)
}

/** Signs in at the form of a new cashback and fills every field; `name` is its description. */
export async function fillNewCashback(operator: Operator, name: string) {
  await operator.opensSignedIn('/cashbacks/cadastrar')
  await operator.selectsOption('Status', 'Ativo')
  await operator.fills('Descrição', name)
  await operator.fills('% Cashback', '5')
}
