/** Transações: what its list asks for first. */
import { transacoesListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: transacoesListar,
  pageSize: 10,
  sort: 'dtCadastro,DESC',
})
