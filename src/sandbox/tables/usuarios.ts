/** Users of the platform (spec 2 §2, §3, §7 Statistics). */
import { inArray } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { estatisticasUsuariosTotal } from '#sections/estatisticas/contract.ts'
import { usuariosListar } from '#sections/usuarios/contract.ts'
import { draw, insertSeries, oneOf } from '#sandbox/database/bulk.ts'
import { contains } from '#sandbox/database/filters.ts'
import { fold, folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { totalOf } from '#sandbox/database/totals.ts'
import { list } from '#sandbox/http/list.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { firstNames, lastNames } from './seed-names.ts'

export const usuarios = sqliteTable(
  'usuarios',
  {
    id: integer().primaryKey(),
    dscNome: text().notNull(),
    busca: folded('dscNome'),
    dscEmail: text().notNull(),
    /** Place by folded name, from 1; the platform's calls never change a user, so it is set once. */
    ordem: integer().notNull().default(0),
  },
  (table) => [index('usuarios_busca').on(table.busca), index('usuarios_email').on(table.dscEmail)],
)

const first = draw('i', 1, firstNames.length)
const middle = draw('i', 2, lastNames.length)
const last = draw('i', 3, lastNames.length)

async function seed(db: Database, scale: Scale): Promise<void> {
  await insertSeries(db, 'usuarios', scale.usuarios, {
    id: 'i',
    dscNome: `(${oneOf(firstNames, first)}) || ' ' || (${oneOf(lastNames, middle)}) || ' ' || (${oneOf(lastNames, last)})`,
    dscEmail: `(${oneOf(firstNames.map(fold), first)}) || '.' || (${oneOf(lastNames.map(fold), last)}) || i || '@correio.test'`,
  })
  await db.client.execute(
    `UPDATE usuarios SET ordem = lugar.n
     FROM (SELECT id AS quem, row_number() OVER (ORDER BY busca, id) AS n FROM usuarios) AS lugar
     WHERE lugar.quem = usuarios.id`,
  )
}

export const usuariosNoun: Noun = {
  tables: [usuarios],
  seed,
  routes: [
    list(usuariosListar, {
      table: usuarios,
      columns: { id: usuarios.id, nome: usuarios.busca, dscNome: usuarios.busca, dscEmail: usuarios.dscEmail },
      filters: { nome: contains(usuarios.busca) },
      sort: 'nome,ASC',
      total: (db) => totalOf(db, 'usuarios'),
      rows: async (db, ids) => {
        const { id, dscNome, dscEmail } = usuarios
        const rows = await db.orm.select({ id, dscNome, dscEmail }).from(usuarios).where(inArray(id, ids))
        return rows.map((row) => ({ ...row, dscFoto: `/imagens/usuario-${row.id}.png` }))
      },
    }),
    route(estatisticasUsuariosTotal, async (_, { db }) => ({ totalUsuarios: await totalOf(db, 'usuarios') })),
  ],
}
