/** Pedidos: what its list asks for first. */
import { pedidosListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: pedidosListar,
  size: 10,
  sort: 'dtCadastro,DESC',
})
