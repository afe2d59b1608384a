/** Transações: the first request of its list. */
import { transacoesListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: transacoesListar,
  pageSize: 10,
  sort: 'dtCadastro,DESC',
})
