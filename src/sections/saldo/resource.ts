/** The resource: the balance of the credit hub, for the language and the menu (spec 1 §2.6). */
import { defineResource } from '#commands/resource.ts'

export const saldo = defineResource({
  id: 'saldo',
  singular: 'saldo',
  plural: 'saldo',
  article: 'o',
  path: '/saldo',
  words: {
    either: ['crédito', 'limite de crédito', 'saldo do hub', 'saldo rv', 'saldo rv hub', 'fatura'],
    english: ['balance', 'balance'],
    foreign: { factura: 'fatura' },
  },
})
