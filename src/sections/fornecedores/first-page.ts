/** Fornecedores: what its list asks for first. */
import { type Fornecedor, fornecedoresListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage<Fornecedor>({
  query: fornecedoresListar,
  size: 10,
  sort: 'id,DESC',
})
