/** What a cashback is (spec 1 §2.8, §3). */
import { defineNoun } from '#commands/noun.ts'
import { ENTRY_PATH } from '#lib/places/entry-path.ts'

export const cashback = defineNoun({
  id: 'cashback',
  singular: 'cashback',
  plural: 'cashbacks',
  article: 'o',
  path: ENTRY_PATH,
  words: { one: ['recompensa'], many: ['recompensas'], either: ['cb', 'cash back', 'dinheiro de volta'] },
  summary: ({ dscCashback, status, dtCadastro }) => ({ name: dscCashback, status, date: dtCadastro }),
  record: () => import('./contract.ts').then((contract) => contract.cashbacksVisualizar),
  search: { by: 'DSC_CASHBACK', list: () => import('./contract.ts').then((contract) => contract.cashbacksListar) },
})
