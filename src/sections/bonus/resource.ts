/** The resource: bonus ledger entry (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'
import { getRecordName } from '#commands/record-names.ts'
import { pedido } from '#sections/pedidos/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'

export const bonus = defineResource({
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
    foreign: { bono: 'bonus', bonos: 'bonus' },
    abbreviations: { bon: 'bonus', bns: 'bonus' },
  },
  summary: ({ valor, dtCadastro, beneficiarioId }) => ({
    amount: valor,
    date: dtCadastro,
    person: beneficiarioId === null ? null : (getRecordName(usuario, beneficiarioId) ?? `#${beneficiarioId}`),
  }),
  list: () => import('./contract.ts').then((contract) => contract.bonusListar),
  scanOrder: { key: 'id', sort: 'id,DESC' },
  owners: [
    { resource: usuario, by: 'beneficiarioId' },
    { resource: pedido, by: 'pedidoId' },
  ],
})
