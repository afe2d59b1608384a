/** The resource: platform user (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'

export const usuario = defineResource({
  id: 'usuario',
  singular: 'usuário',
  plural: 'usuários',
  article: 'o',
  path: '/usuarios',
  words: {
    one: ['usuária', 'utilizador', 'cliente', 'clienta', 'pessoa', 'beneficiário'],
    many: ['usuárias', 'utilizadores', 'clientes', 'clientas', 'pessoas', 'beneficiários'],
    either: ['usu', 'usr'],
    english: ['user', 'users'],
  },
  sign: '@',
  summary: ({ dscNome, dscEmail }) => ({ name: dscNome ?? dscEmail, person: dscNome ?? dscEmail }),
  search: {
    by: 'nome',
    list: () => import('./contract.ts').then((contract) => contract.usuariosListar),
    email: ({ dscEmail }) => dscEmail,
  },
})
