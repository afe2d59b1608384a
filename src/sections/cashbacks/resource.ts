/** The resource: cashback (spec 1 §2.8, §3). */
import { defineResource } from '#commands/resource.ts'
import { POST_LOGIN_PATH } from '#lib/urls/post-login-path.ts'

export const cashback = defineResource({
  id: 'cashback',
  singular: 'cashback',
  plural: 'cashbacks',
  article: 'o',
  path: POST_LOGIN_PATH,
  calls: 'cashbacks',
  recordView: 'dialog',
  words: { one: ['recompensa'], many: ['recompensas'], either: ['cb', 'cash back', 'dinheiro de volta'] },
  summary: ({ dscCashback, status, dtCadastro }) => ({ name: dscCashback, status, date: dtCadastro }),
  record: () => import('./contract.ts').then((contract) => contract.cashbacksVisualizar),
  search: { by: 'DSC_CASHBACK', list: () => import('./contract.ts').then((contract) => contract.cashbacksListar) },
})
