/** Users of the platform (spec 2 §2, §3, §7 Statistics). */
import { inArray } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { estatisticasUsuariosTotal } from '#sections/estatisticas/contract.ts'
import { usuariosListar } from '#sections/usuarios/contract.ts'
import { drawSql, insertSeries, pickTextSql } from '#sandbox/database/seed-sql.ts'
import { containsText } from '#sandbox/database/filters.ts'
import { normalizeText, normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { getTotal } from '#sandbox/database/totals.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { firstNames, lastNames } from './seed-names.ts'

export const usuarios = sqliteTable(
  'usuarios',
  {
    id: integer().primaryKey(),
    dscNome: text().notNull(),
    busca: normalizedColumn('dscNome'),
    dscEmail: text().notNull(),
    /** The rank by normalized name, from 1. It is set once, because no call of the platform changes a user. */
    ordem: integer().notNull().default(0),
  },
  (table) => [index('usuarios_busca').on(table.busca), index('usuarios_email').on(table.dscEmail)],
)

const firstNameSql = drawSql('i', 1, firstNames.length)
const middleNameSql = drawSql('i', 2, lastNames.length)
const lastNameSql = drawSql('i', 3, lastNames.length)

async function seed(db: Database, scale: Scale): Promise<void> {
  await insertSeries(db, 'usuarios', scale.usuarios, {
    id: 'i',
    dscNome: `(${pickTextSql(firstNames, firstNameSql)}) || ' ' || (${pickTextSql(lastNames, middleNameSql)}) || ' ' || (${pickTextSql(lastNames, lastNameSql)})`,
    dscEmail: `(${pickTextSql(firstNames.map(normalizeText), firstNameSql)}) || '.' || (${pickTextSql(lastNames.map(normalizeText), lastNameSql)}) || i || '@correio.test'`,
  })
  await db.client.execute(
    `UPDATE usuarios SET ordem = lugar.n
     FROM (SELECT id AS quem, row_number() OVER (ORDER BY busca, id) AS n FROM usuarios) AS lugar
     WHERE lugar.quem = usuarios.id`,
  )
}

export const usuariosResource: SandboxResource = {
  tables: [usuarios],
  seed,
  routes: [
    defineListRoute(usuariosListar, {
      table: usuarios,
      columns: { id: usuarios.id, nome: usuarios.busca, dscNome: usuarios.busca, dscEmail: usuarios.dscEmail },
      filters: { nome: containsText(usuarios.busca) },
      sort: 'nome,ASC',
      total: (db) => getTotal(db, 'usuarios'),
      rows: async (db, ids) => {
        const { id, dscNome, dscEmail } = usuarios
        const rows = await db.orm.select({ id, dscNome, dscEmail }).from(usuarios).where(inArray(id, ids))
        return rows.map((row) => ({ ...row, dscFoto: `/imagens/usuario-${row.id}.png` }))
      },
    }),
    defineRoute(estatisticasUsuariosTotal, async (_, { db }) => ({ totalUsuarios: await getTotal(db, 'usuarios') })),
  ],
}
