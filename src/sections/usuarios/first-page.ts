/** Usuários: what its list asks for first. */
import { usuariosListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: usuariosListar,
  size: 10,
  sort: 'nome,ASC',
  filters: [{ name: 'nome', label: 'Pesquisar por nome', type: 'text', width: 260 }],
})
