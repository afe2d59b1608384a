/** Categorias: what its list asks for first. */
import { categoriasListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: categoriasListar,
  size: 10,
  sort: 'id,DESC',
})
