/** Categorias: the first request of its list. */
import { categoriasListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: categoriasListar,
  pageSize: 10,
  sort: 'id,DESC',
})
