/** Lojas: what its list asks for first. */
import { lojasListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: lojasListar,
  size: 10,
  sort: 'id,DESC',
})
