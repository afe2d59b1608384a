/** Transações: what its list asks for first. */
import { transacoesListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: transacoesListar,
  size: 10,
  sort: 'dtCadastro,DESC',
})
