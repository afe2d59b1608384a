/** Lojas: what its list asks for first. */
import { type Loja, lojasListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage<Loja>({
  query: lojasListar,
  size: 10,
  sort: 'id,DESC',
})
