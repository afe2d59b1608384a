/** Resources for tests of the layers below the sections: named as the product's, without endpoints behind them. */
import { defineResource, type Row } from './resource.ts'

const record = () => Promise.reject(new Error('Nothing is read here'))
const name = (row: Row) => ({ name: String(row['dscNome'] ?? '') })

export const produto = defineResource({
  id: 'produto',
  singular: 'produto',
  plural: 'produtos',
  article: 'o',
  path: '/produtos',
  words: { either: ['prod'] },
  summary: name,
  record,
  search: { by: 'dscNome', list: record },
})
export const loja = defineResource({
  id: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  path: '/lojas',
  summary: name,
  record,
})
export const cashback = defineResource({
  id: 'cashback',
  singular: 'cashback',
  plural: 'cashbacks',
  article: 'o',
  path: '/cashbacks',
})
export const plano = defineResource({
  id: 'plano',
  singular: 'plano',
  plural: 'planos',
  article: 'o',
  path: '/cashback-planos',
})
export const pedido = defineResource({
  id: 'pedido',
  singular: 'pedido',
  plural: 'pedidos',
  article: 'o',
  path: '/pedidos',
})
export const usuario = defineResource({
  id: 'usuario',
  singular: 'usuário',
  plural: 'usuários',
  article: 'o',
  sign: '@',
  summary: name,
  search: { by: 'nome', list: record },
})
/** Singular and plural are alike. */
export const bonus = defineResource({
  id: 'bonus',
  singular: 'bônus',
  plural: 'bônus',
  article: 'o',
  title: 'Ledger de Bônus',
  path: '/bonus',
  list: record,
  owners: [{ resource: usuario, by: 'beneficiarioId' }],
})
