/** Pedidos: what its list asks for first. */
import { type Pedido, pedidosListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage<Pedido>({
  query: pedidosListar,
  size: 10,
  sort: 'dtCadastro,DESC',
})
