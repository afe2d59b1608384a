/** Pedidos: the first request of its list. */
import { pedidosListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: pedidosListar,
  pageSize: 10,
  sort: 'dtCadastro,DESC',
})
