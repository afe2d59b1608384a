/** Planos: what its list asks for first. */
import { planosListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: planosListar,
  size: 10,
  sort: 'id,DESC',
  filters: [{ name: 'dscNome', label: 'Nome', type: 'text', width: 260 }],
})
