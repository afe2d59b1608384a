/** Lojas: the first request of its list. */
import { lojasListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: lojasListar,
  pageSize: 10,
  sort: 'id,DESC',
})
