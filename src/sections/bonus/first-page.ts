/** Ledger de Bônus: what its list asks for first. */
import type { Noun } from '#commands/noun.ts'
import { bonusListar, bonusStatusWords } from './contract.ts'
import { pedido } from '#sections/pedidos/noun.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import type { FilterField } from '#listing/define.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

const idFilter = <Name extends string>(name: Name, label: string, noun?: Noun): FilterField<Name> => ({
  ...(noun && { noun }),
  name,
  label,
  type: 'whole',
  min: 0,
  asText: true,
  moves: name === 'statusId',
})

export const firstPage = defineFirstPage({
  query: bonusListar,
  size: 20,
  sort: 'dtCadastro,DESC',
  filters: [
    idFilter('beneficiarioId', 'Beneficiário', usuario),
    idFilter('origemId', 'Origem'),
    idFilter('pedidoId', 'Pedido', pedido),
    idFilter('transacaoId', 'Transação', transacao),
    { ...idFilter('nivel', 'Nível'), width: 96 },
    { ...idFilter('statusId', 'Status'), width: 96, words: bonusStatusWords },
  ],
})
