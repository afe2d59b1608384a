/** One marked record of each kind that the console creates, changes and removes. */
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { INACTIVE } from '#api/record-status.ts'
import * as cashbacks from '#sections/cashbacks/contract.ts'
import * as categorias from '#sections/categorias/contract.ts'
import * as fornecedores from '#sections/fornecedores/contract.ts'
import * as lojas from '#sections/lojas/contract.ts'
import * as planos from '#sections/planos/contract.ts'
import * as produtos from '#sections/produtos/contract.ts'

/** Ids of records that a new one needs. */
export interface References {
  categoriaId: number
  fornecedorId: number
}

/** How a record of one kind is written and found again. */
export interface WriteKind {
  /** The id of its resource, the first part of its commands' ids: 'produto'. */
  resourceId: string
  nameField: string
  list: Endpoint<never, Page<Row>>
  create: AnyEndpoint
  update: AnyEndpoint
  remove: AnyEndpoint
  /** The input of `create`. The record is inactive, so that no customer sees it. */
  getValues(name: string, references: References): Readonly<Record<string, unknown>>
  /** The input of `update` besides the id, if it differs. */
  getChangedValues?(name: string): Readonly<Record<string, unknown>>
}

const statusId = INACTIVE

/** In the order in which a record may need another one. */
export const writeKinds: readonly WriteKind[] = [
  {
    resourceId: 'cashback',
    nameField: 'dscCashback',
    list: cashbacks.cashbacksListar,
    create: cashbacks.cashbacksCriar,
    update: cashbacks.cashbacksAtualizar,
    remove: cashbacks.cashbacksDeletar,
    getValues: (name) => ({ status: { id: statusId }, dscCashback: name, porcentagemCashback: 1 }),
    getChangedValues: (name) => ({ statusId, dscCashback: name, porcentagemCashback: 1 }),
  },
  {
    resourceId: 'categoria',
    nameField: 'dscNome',
    list: categorias.categoriasListar,
    create: categorias.categoriasCriar,
    update: categorias.categoriasAtualizar,
    remove: categorias.categoriasDeletar,
    getValues: (name) => ({ dscNome: name, dscEnum: 'VERIFICACAO', statusId }),
  },
  {
    resourceId: 'fornecedor',
    nameField: 'dscNome',
    list: fornecedores.fornecedoresListar,
    create: fornecedores.fornecedoresCriar,
    update: fornecedores.fornecedoresAtualizar,
    remove: fornecedores.fornecedoresDeletar,
    getValues: (name, { categoriaId }) => ({ dscNome: name, categoriaId, statusId }),
    getChangedValues: (name) => ({ dscNome: name, statusId }),
  },
  {
    resourceId: 'loja',
    nameField: 'dscNome',
    list: lojas.lojasListar,
    create: lojas.lojasCriar,
    update: lojas.lojasAtualizar,
    remove: lojas.lojasDeletar,
    getValues: (name) => ({ dscNome: name, statusId }),
  },
  {
    resourceId: 'plano',
    nameField: 'dscNome',
    list: planos.planosListar,
    create: planos.planosCriar,
    update: planos.planosAtualizar,
    remove: planos.planosDeletar,
    getValues: (name) => ({ dscNome: name, isAtivo: false, isPadrao: false, maxDepth: 1 }),
  },
  {
    resourceId: 'produto',
    nameField: 'dscNome',
    list: produtos.produtosListar,
    create: produtos.produtosCriar,
    update: produtos.produtosAtualizar,
    remove: produtos.produtosDeletar,
    getValues: (name, references) => ({
      dscNome: name,
      dscModelo: 'Verificação',
      ...references,
      statusId,
      precoVariavel: false,
      numPreco: 1,
      numEstoque: 0,
    }),
  },
]
