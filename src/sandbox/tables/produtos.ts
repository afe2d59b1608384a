/** Products with their stock (spec 2 §2, §3, §5, §7 Products). Money is kept in cents. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  produtosAjustarEstoque,
  produtosAtualizar,
  produtosCriar,
  produtosDeletar,
  produtosEstoque,
  produtosListar,
  produtosMaxNivel,
  produtosVisualizar,
} from '#sections/produtos/contract.ts'
import { contains, equalsHundredths, equalsId, statusOrder } from '#sandbox/database/filters.ts'
import { folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { deleteRow, found, mustExist, referenceRule } from '#sandbox/database/rows.ts'
import { list } from '#sandbox/http/list.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { hundredths, optionalTextRule, statusOf, statusRule, textRule, wholeRule } from '#sandbox/http/rules.ts'
import { categorias } from './categorias.ts'
import { fornecedores } from './fornecedores.ts'
import { planos } from './planos.ts'
import { rvItens } from './rv-itens.ts'

export const produtos = sqliteTable(
  'produtos',
  {
    id: integer().primaryKey(),
    dscNome: text().notNull(),
    busca: folded('dscNome'),
    dscModelo: text().notNull(),
    buscaModelo: folded('dscModelo'),
    dscDescricao: text(),
    buscaDescricao: folded('dscDescricao'),
    categoriaId: integer()
      .notNull()
      .references(() => categorias.id),
    fornecedorId: integer()
      .notNull()
      .references(() => fornecedores.id),
    statusId: integer().notNull(),
    planoProdutoId: integer().references(() => planos.id),
    maxNivelId: integer().references((): AnySQLiteColumn => produtos.id),
    rvProductId: integer().references(() => rvItens.id),
    precoVariavel: integer({ mode: 'boolean' }).notNull(),
    preco: integer().notNull(),
    estoque: integer().notNull(),
    instrucoes: text(),
    dscTermosCondicoes: text(),
  },
  (table) => [
    index('produtos_busca').on(table.busca),
    index('produtos_categoria').on(table.categoriaId),
    index('produtos_fornecedor').on(table.fornecedorId),
    index('produtos_plano').on(table.planoProdutoId),
    index('produtos_max_nivel').on(table.maxNivelId),
    index('produtos_rv').on(table.rvProductId),
  ],
)

async function rowsOf(db: Database, ids: number[]) {
  const rows = await db.orm
    .select({
      row: produtos,
      categoria: { id: categorias.id, dscNome: categorias.dscNome },
      fornecedor: { id: fornecedores.id, dscNome: fornecedores.dscNome },
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.categoriaId))
    .innerJoin(fornecedores, eq(fornecedores.id, produtos.fornecedorId))
    .where(inArray(produtos.id, ids))
  return rows.map(({ row, categoria, fornecedor }) => {
    const { busca: _, buscaModelo: _model, buscaDescricao: _description, preco, estoque, ...fields } = row
    return {
      ...fields,
      categoria,
      fornecedor,
      status: statusOf(row.statusId),
      rvId: row.rvProductId,
      numPreco: preco / 100,
      numEstoque: estoque,
    }
  })
}

type Optional<Value> = Value | null | undefined

interface Payload {
  dscNome: string
  dscModelo: string
  dscDescricao?: Optional<string>
  categoriaId: number
  fornecedorId: number
  statusId: number
  planoProdutoId?: Optional<number>
  maxNivelId?: Optional<number>
  rvProductId?: Optional<number>
  precoVariavel: boolean
  numPreco?: Optional<number>
  numEstoque?: Optional<number>
  instrucoes?: Optional<string>
  dscTermosCondicoes?: Optional<string>
}

/** Every rule of a product (spec 2 §5); references to records that do not exist are refused. */
async function checked(db: Database, input: Payload) {
  const optionally = async (id: Optional<number>, check: (id: number) => Promise<number>) =>
    id === null || id === undefined ? null : check(id)
  return {
    categoriaId: await referenceRule(db, categorias, input.categoriaId, 'categoriaId', 'Categoria'),
    fornecedorId: await referenceRule(db, fornecedores, input.fornecedorId, 'fornecedorId', 'Fornecedor'),
    statusId: statusRule('statusId', input.statusId, 4),
    dscNome: textRule('dscNome', 'Nome', input.dscNome, 100),
    dscModelo: textRule('dscModelo', 'Modelo', input.dscModelo, 100),
    dscDescricao: optionalTextRule('dscDescricao', 'Descrição', input.dscDescricao, 500),
    instrucoes: optionalTextRule('instrucoes', 'Instruções', input.instrucoes, 500),
    dscTermosCondicoes: optionalTextRule('dscTermosCondicoes', 'Termos e Condicoes', input.dscTermosCondicoes, 500),
    preco: hundredths('numPreco', 'Preço', input.numPreco ?? 0, 0, 10_000_000),
    estoque: wholeRule('numEstoque', 'Estoque', input.numEstoque ?? 0, 0),
    precoVariavel: input.precoVariavel,
    planoProdutoId: await optionally(input.planoProdutoId, (id) =>
      referenceRule(db, planos, id, 'planoProdutoId', 'Plano'),
    ),
    maxNivelId: await optionally(input.maxNivelId, (id) => referenceRule(db, produtos, id, 'maxNivelId', 'Produto')),
    rvProductId: await optionally(input.rvProductId, (id) => referenceRule(db, rvItens, id, 'rvProductId', 'Item RV')),
  }
}

const columns = {
  id: produtos.id,
  dscNome: produtos.busca,
  dscModelo: produtos.buscaModelo,
  dscDescricao: produtos.buscaDescricao,
  'fornecedor.dscNome': sql`(select busca from fornecedores f where f.id = ${produtos.fornecedorId})`,
  'fornecedor.id': produtos.fornecedorId,
  fornecedorId: produtos.fornecedorId,
  'categoria.dscNome': sql`(select busca from categorias c where c.id = ${produtos.categoriaId})`,
  'categoria.id': produtos.categoriaId,
  categoriaId: produtos.categoriaId,
  numPreco: produtos.preco,
  numEstoque: produtos.estoque,
  planoProdutoId: produtos.planoProdutoId,
  precoVariavel: produtos.precoVariavel,
  statusId: produtos.statusId,
  'status.id': produtos.statusId,
  status: statusOrder(produtos.statusId),
  'status.descricao': statusOrder(produtos.statusId),
}

export const produtosRoutes: Noun['routes'] = [
  list(produtosListar, {
    table: produtos,
    columns,
    filters: {
      dscNome: contains(produtos.busca),
      categoriaId: equalsId(produtos.categoriaId, 'categoriaId'),
      fornecedorId: equalsId(produtos.fornecedorId, 'fornecedorId'),
      statusId: equalsId(produtos.statusId, 'statusId'),
    },
    sort: 'id,DESC',
    rows: rowsOf,
  }),
  list(produtosMaxNivel, {
    table: produtos,
    columns: { id: produtos.id },
    filters: {
      id: equalsId(produtos.id, 'id'),
      nome: contains(produtos.busca),
      preco: equalsHundredths(produtos.preco, 'preco'),
      descricao: contains(produtos.buscaDescricao),
    },
    sort: 'id,DESC',
    rows: async (db, ids) =>
      (await rowsOf(db, ids)).map(({ id, dscNome, numPreco, dscDescricao }) => ({
        id,
        nome: dscNome,
        preco: numPreco,
        descricao: dscDescricao,
      })),
  }),
  route(produtosVisualizar, async ({ id }, { db }) => found(await rowsOf(db, [id]), 'Produto')),
  route(
    produtosCriar,
    async (input, { db }) => {
      const [row] = await db.orm
        .insert(produtos)
        .values(await checked(db, input))
        .returning({ id: produtos.id })
      return found(await rowsOf(db, [row?.id ?? 0]), 'Produto')
    },
    { status: 201 },
  ),
  route(produtosAtualizar, async (input, { db }) => {
    await mustExist(db, produtos, input.id, 'Produto')
    await db.orm
      .update(produtos)
      .set(await checked(db, input))
      .where(eq(produtos.id, input.id))
    return found(await rowsOf(db, [input.id]), 'Produto')
  }),
  route(produtosDeletar, ({ id }, { db }) => deleteRow(db, produtos, id, 'Produto', 'pedidos ou outros produtos')),
  route(produtosEstoque, async ({ id }, { db }) => {
    const rows = await db.orm.select({ quantidade: produtos.estoque }).from(produtos).where(eq(produtos.id, id))
    return found(rows, 'Produto')
  }),
  route(produtosAjustarEstoque, async ({ id, quantidade }, { db }) => {
    await mustExist(db, produtos, id, 'Produto')
    const estoque = wholeRule('quantidade', 'Estoque', quantidade, 0)
    await db.orm.update(produtos).set({ estoque }).where(eq(produtos.id, id))
    return { quantidade: estoque }
  }),
]
