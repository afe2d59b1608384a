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
import type { Finding } from './finding.ts'

/** Ids of records that a new one needs. */
export interface References {
  categoriaId: number
  fornecedorId: number
  planoId: number
}

/** A further write to the marked record, between its change and its removal. */
export interface WriteStep {
  endpoint: AnyEndpoint
  getInput(id: number, references: References, name: string): Readonly<Record<string, unknown>>
  /** Undoes the step before, and is not tried if that step failed. */
  undoesStepBefore?: true
  /** Reads by `id` what the write has changed. */
  read: AnyEndpoint
  /** True if what was read shows the write. */
  isSaved(output: unknown, references: References): boolean
}

/** What the writes found, and what they left on the platform. */
export interface WriteReport {
  findings: Finding[]
  /** 'produto #412 “Verificação do console 1764…”'. */
  leftBehind: string[]
}

/** How a record of one kind is written and found again. */
export interface WriteKind {
  /** The id of its resource, for the report: 'produto'. */
  resourceId: string
  nameField: string
  /** The ids of other records that `getValues` or a step needs. */
  needs?: readonly (keyof References)[]
  list: Endpoint<never, Page<Row>>
  create: AnyEndpoint
  update: AnyEndpoint
  remove: AnyEndpoint
  /** The input of `create`. The record is inactive, so that no customer sees it. */
  getValues(name: string, references: References): Readonly<Record<string, unknown>>
  /** The input of `update` besides the id, if it differs. */
  getChangedValues?(name: string): Readonly<Record<string, unknown>>
  steps?: readonly WriteStep[]
  /** What is special about this record, for the report: 'com imagem'. */
  variant?: string
  /** Reads whether the new record has what is special about it. */
  checkCreated?: Pick<WriteStep, 'read' | 'isSaved'>
}

const statusId = INACTIVE

/** A picture of one white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4DwQACfsD/Qy7hEUAAAAASUVORK5CYII='

const createPixelFile = () => new File([Buffer.from(PIXEL, 'base64')], 'verificacao.png', { type: 'image/png' })

const hasPicture = (output: unknown) => {
  const { imagem, dscImagem } = output as fornecedores.Fornecedor
  return Boolean(imagem ?? dscImagem)
}

const supplierPicture = { read: fornecedores.fornecedoresVisualizar, isSaved: hasPicture }

/** An update sends the picture as a file. */
const supplierSteps: readonly WriteStep[] = [
  {
    ...supplierPicture,
    endpoint: fornecedores.fornecedoresAtualizar,
    getInput: (id, _, name) => ({ id, dscNome: name, statusId, imagem: createPixelFile() }),
  },
]

const supplier: WriteKind = {
  resourceId: 'fornecedor',
  nameField: 'dscNome',
  needs: ['categoriaId'],
  list: fornecedores.fornecedoresListar,
  create: fornecedores.fornecedoresCriar,
  update: fornecedores.fornecedoresAtualizar,
  remove: fornecedores.fornecedoresDeletar,
  getValues: (name, { categoriaId }) => ({ dscNome: name, categoriaId, statusId }),
  getChangedValues: (name) => ({ dscNome: name, statusId }),
  steps: supplierSteps,
}

const planSteps: readonly WriteStep[] = [
  {
    endpoint: planos.planosProfundidade,
    getInput: (id) => ({ id, maxDepth: 2 }),
    read: planos.planosVisualizar,
    isSaved: (output) => (output as planos.Plano).maxDepth === 2,
  },
  {
    endpoint: planos.planosNiveis,
    getInput: (id) => ({ id, niveis: [{ nivel: 1, percentual: 12.5 }] }),
    read: planos.planosVisualizar,
    isSaved: (output) => {
      const { niveis } = output as planos.Plano
      return niveis.length === 1 && niveis[0]?.percentual === 12.5
    },
  },
]

const productSteps: readonly WriteStep[] = [
  {
    endpoint: produtos.produtosAjustarEstoque,
    getInput: (id) => ({ id, quantidade: 3 }),
    read: produtos.produtosEstoque,
    isSaved: (output) => output === 3,
  },
  {
    endpoint: planos.planosAssociarProduto,
    getInput: (id, { planoId }) => ({ id: planoId, produtoId: id }),
    read: produtos.produtosVisualizar,
    isSaved: (output, { planoId }) => (output as produtos.Produto).planoProdutoId === planoId,
  },
  {
    endpoint: planos.planosDesassociarProduto,
    undoesStepBefore: true,
    getInput: (id, { planoId }) => ({ id: planoId, produtoId: id }),
    read: produtos.produtosVisualizar,
    isSaved: (output) => !(output as produtos.Produto).planoProdutoId,
  },
]

/** The calls that change what is no marked record, and why each is not tried. */
export const untriedWrites: Readonly<Record<string, string>> = {
  'bonus.liberar': 'pagaria um bônus de verdade, e não se desfaz',
  'bonus.reprocessar': 'recalcularia os bônus de um pedido de verdade',
  'rvhub.ajustarEstoque': 'mudaria o estoque de um item de verdade: o console não cria itens do hub',
  'rvhub.deletar': 'excluiria um item de verdade: o console não cria itens do hub',
  'rvhub.sincronizar': 'mudaria os produtos de verdade, todos de uma vez',
}

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
  supplier,
  {
    ...supplier,
    steps: [],
    variant: 'com imagem',
    // A new record is sent as JSON, its picture as a data URL.
    getValues: (name, references) => ({
      ...supplier.getValues(name, references),
      imagem: `data:image/png;base64,${PIXEL}`,
    }),
    checkCreated: supplierPicture,
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
    steps: planSteps,
  },
  {
    resourceId: 'produto',
    nameField: 'dscNome',
    needs: ['categoriaId', 'fornecedorId', 'planoId'],
    list: produtos.produtosListar,
    create: produtos.produtosCriar,
    update: produtos.produtosAtualizar,
    remove: produtos.produtosDeletar,
    getValues: (name, { categoriaId, fornecedorId }) => ({
      dscNome: name,
      dscModelo: 'Verificação',
      categoriaId,
      fornecedorId,
      statusId,
      precoVariavel: false,
      numPreco: 1,
      numEstoque: 0,
    }),
    steps: productSteps,
  },
]
