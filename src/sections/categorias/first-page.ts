/** Categorias: what its list asks for first. */
import { type Categoria, categoriasListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage<Categoria>({
  query: categoriasListar,
  size: 10,
  sort: 'id,DESC',
})
