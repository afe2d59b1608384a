/** What an entry of the bonus ledger is (spec 2 §2, §3). */
import { defineNoun } from '#commands/noun.ts'
import { nameOf } from '#commands/record-names.ts'
import { pedido } from '#sections/pedidos/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'

export const bonus = defineNoun({
  id: 'bonus',
  singular: 'bônus',
  plural: 'bônus',
  article: 'o',
  title: 'Ledger de Bônus',
  path: '/bonus',
  words: {
    either: [
      'ledger',
      'ledger de bônus',
      'lançamento',
      'lançamentos',
      'lançamento de bônus',
      'lançamentos de bônus',
      'comissão',
      'comissões',
    ],
    english: ['bonuses', 'bonuses'],
  },
  summary: ({ valor, dtCadastro, beneficiarioId }) => ({
    amount: valor,
    date: dtCadastro,
    person: beneficiarioId === null ? null : (nameOf(usuario, beneficiarioId) ?? `#${beneficiarioId}`),
  }),
  list: () => import('./contract.ts').then((contract) => contract.bonusListar),
  walk: { by: 'id', sort: 'id,DESC' },
  owners: [
    { noun: usuario, by: 'beneficiarioId' },
    { noun: pedido, by: 'pedidoId' },
  ],
})
