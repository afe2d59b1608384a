/** Products with their stock (spec 2 §2, §3, §5, §7 Products). Money is stored in cents. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
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
import { containsText, equalsHundredths, equalsId, orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, requireExisting, requireReference } from '#sandbox/database/rows.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import {
  validateHundredths,
  validateOptionalText,
  toStatus,
  validateStatus,
  validateText,
  validateInteger,
} from '#sandbox/http/validation.ts'
import { categorias } from './categorias.ts'
import { fornecedores } from './fornecedores.ts'
import { planos } from './planos.ts'
import { rvItens } from './rv-itens.ts'

export const produtos = sqliteTable(
  'produtos',
  {
    id: integer().primaryKey(),
    dscNome: text().notNull(),
    busca: normalizedColumn('dscNome'),
    dscModelo: text().notNull(),
    buscaModelo: normalizedColumn('dscModelo'),
    dscDescricao: text(),
    buscaDescricao: normalizedColumn('dscDescricao'),
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

async function loadRows(db: Database, ids: number[]) {
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
      status: toStatus(row.statusId),
      rvId: row.rvProductId,
      numPreco: preco / 100,
      numEstoque: estoque,
    }
  })
}

type Optional<Value> = Value | null | undefined

type Payload = InputOf<typeof produtosCriar>

/** Validates all rules of a product (spec 2 §5). Refuses references to records that do not exist. */
async function validatePayload(db: Database, input: Payload) {
  const optionally = async (id: Optional<number>, check: (id: number) => Promise<number>) =>
    id === null || id === undefined ? null : check(id)
  return {
    categoriaId: await requireReference(db, categorias, input.categoriaId, 'categoriaId', 'Categoria'),
    fornecedorId: await requireReference(db, fornecedores, input.fornecedorId, 'fornecedorId', 'Fornecedor'),
    statusId: validateStatus('statusId', input.statusId, 4),
    dscNome: validateText('dscNome', 'Nome', input.dscNome, 100),
    dscModelo: validateText('dscModelo', 'Modelo', input.dscModelo, 100),
    dscDescricao: validateOptionalText('dscDescricao', 'Descrição', input.dscDescricao, 500),
    instrucoes: validateOptionalText('instrucoes', 'Instruções', input.instrucoes, 500),
    dscTermosCondicoes: validateOptionalText('dscTermosCondicoes', 'Termos e Condicoes', input.dscTermosCondicoes, 500),
    preco: validateHundredths('numPreco', 'Preço', input.numPreco ?? 0, 0, 10_000_000),
    estoque: validateInteger('numEstoque', 'Estoque', input.numEstoque ?? 0, 0),
    precoVariavel: input.precoVariavel,
    planoProdutoId: await optionally(input.planoProdutoId, (id) =>
      requireReference(db, planos, id, 'planoProdutoId', 'Plano'),
    ),
    maxNivelId: await optionally(input.maxNivelId, (id) => requireReference(db, produtos, id, 'maxNivelId', 'Produto')),
    rvProductId: await optionally(input.rvProductId, (id) =>
      requireReference(db, rvItens, id, 'rvProductId', 'Item RV'),
    ),
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
  status: orderByStatusName(produtos.statusId),
  'status.descricao': orderByStatusName(produtos.statusId),
}

export const produtosRoutes: SandboxResource['routes'] = [
  defineListRoute(produtosListar, {
    table: produtos,
    columns,
    filters: {
      dscNome: containsText(produtos.busca),
      categoriaId: equalsId(produtos.categoriaId, 'categoriaId'),
      fornecedorId: equalsId(produtos.fornecedorId, 'fornecedorId'),
      statusId: equalsId(produtos.statusId, 'statusId'),
    },
    sort: 'id,DESC',
    rows: loadRows,
  }),
  defineListRoute(produtosMaxNivel, {
    table: produtos,
    columns: { id: produtos.id },
    filters: {
      id: equalsId(produtos.id, 'id'),
      nome: containsText(produtos.busca),
      preco: equalsHundredths(produtos.preco, 'preco'),
      descricao: containsText(produtos.buscaDescricao),
    },
    sort: 'id,DESC',
    rows: async (db, ids) =>
      (await loadRows(db, ids)).map(({ id, dscNome, numPreco, dscDescricao }) => ({
        id,
        nome: dscNome,
        preco: numPreco,
        descricao: dscDescricao,
      })),
  }),
  defineRoute(produtosVisualizar, async ({ id }, { db }) => firstOrNotFound(await loadRows(db, [id]), 'Produto')),
  defineRoute(
    produtosCriar,
    async (input, { db }) => {
      const [row] = await db.orm
        .insert(produtos)
        .values(await validatePayload(db, input))
        .returning({ id: produtos.id })
      return firstOrNotFound(await loadRows(db, [row?.id ?? 0]), 'Produto')
    },
    { status: 201 },
  ),
  defineRoute(produtosAtualizar, async (input, { db }) => {
    await requireExisting(db, produtos, input.id, 'Produto')
    await db.orm
      .update(produtos)
      .set(await validatePayload(db, input))
      .where(eq(produtos.id, input.id))
    return firstOrNotFound(await loadRows(db, [input.id]), 'Produto')
  }),
  defineRoute(produtosDeletar, ({ id }, { db }) =>
    deleteRow(db, produtos, id, 'Produto', 'pedidos ou outros produtos'),
  ),
  defineRoute(produtosEstoque, async ({ id }, { db }) => {
    const rows = await db.orm.select({ quantidade: produtos.estoque }).from(produtos).where(eq(produtos.id, id))
    return firstOrNotFound(rows, 'Produto')
  }),
  defineRoute(produtosAjustarEstoque, async ({ id, quantidade }, { db }) => {
    await requireExisting(db, produtos, id, 'Produto')
    const estoque = validateInteger('quantidade', 'Estoque', quantidade, 0)
    await db.orm.update(produtos).set({ estoque }).where(eq(produtos.id, id))
    return { quantidade: estoque }
  }),
]
