/** Orders (spec 2 §2 Pedidos, §3, §7 Statistics). Money is stored in cents. */
import { eq, inArray, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { estatisticasPedidosTotal } from '#sections/estatisticas/contract.ts'
import { pedidosListar } from '#sections/pedidos/contract.ts'
import { drawSql, insertSeries, risingTimeSql } from '#sandbox/database/seed-sql.ts'
import { formatLocalIso } from '#sandbox/database/time.ts'
import { getTotal } from '#sandbox/database/totals.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { produtos } from './produtos.ts'
import { usuarios } from './usuarios.ts'

export const pedidos = sqliteTable(
  'pedidos',
  {
    id: integer().primaryKey(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id),
    produtoId: integer()
      .notNull()
      .references(() => produtos.id),
    preco: integer().notNull(),
    dscAuthorizationCode: text().notNull(),
    dtCadastro: integer().notNull(),
  },
  (table) => [
    index('pedidos_usuario').on(table.usuarioId),
    index('pedidos_produto').on(table.produtoId),
    index('pedidos_preco').on(table.preco),
    index('pedidos_codigo').on(table.dscAuthorizationCode),
    index('pedidos_data').on(table.dtCadastro),
  ],
)

/** Orders refer to the products from 161 on, so that the earlier ones can be deleted. */
const productIdSql = `161 + ${drawSql('i', 12, 160)}`

export const pedidosResource: SandboxResource = {
  tables: [pedidos],
  seed: (db, scale) =>
    insertSeries(db, 'pedidos', scale.pedidos, {
      id: 'i',
      usuarioId: `1 + ${drawSql('i', 11, scale.usuarios)}`,
      produtoId: productIdSql,
      preco: `(SELECT preco FROM produtos WHERE produtos.id = ${productIdSql})`,
      dscAuthorizationCode: `printf('AUT%07d', 1000000 + ${drawSql('i', 13, 8_999_999)})`,
      dtCadastro: risingTimeSql('i', 14, scale.pedidos),
    }),
  routes: [
    defineListRoute(pedidosListar, {
      table: pedidos,
      columns: {
        id: pedidos.id,
        'usuario.nomeCompleto': sql`(select busca from usuarios u where u.id = ${pedidos.usuarioId})`,
        'produto.dscNome': sql`(select busca from produtos p where p.id = ${pedidos.produtoId})`,
        numPreco: pedidos.preco,
        dscAuthorizationCode: pedidos.dscAuthorizationCode,
        dtCadastro: pedidos.dtCadastro,
      },
      filters: {},
      sort: 'dtCadastro,DESC',
      total: (db) => getTotal(db, 'pedidos'),
      rows: async (db, ids) => {
        const rows = await db.orm
          .select({
            row: pedidos,
            usuario: { id: usuarios.id, nomeCompleto: usuarios.dscNome },
            produto: { id: produtos.id, dscNome: produtos.dscNome },
          })
          .from(pedidos)
          .innerJoin(usuarios, eq(usuarios.id, pedidos.usuarioId))
          .innerJoin(produtos, eq(produtos.id, pedidos.produtoId))
          .where(inArray(pedidos.id, ids))
        return rows.map(({ row: { id, preco, dscAuthorizationCode, dtCadastro }, usuario, produto }) => ({
          id,
          usuario,
          produto,
          numPreco: preco / 100,
          dscAuthorizationCode,
          dtCadastro: formatLocalIso(dtCadastro),
        }))
      },
    }),
    defineRoute(estatisticasPedidosTotal, async (_, { db }) => ({ totalPedidos: await getTotal(db, 'pedidos') })),
  ],
}
