/** Fornecedores: what its list asks for first. */
import { fornecedoresListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: fornecedoresListar,
  size: 10,
  sort: 'id,DESC',
})
