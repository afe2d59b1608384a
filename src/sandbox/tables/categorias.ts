/** Categories (spec 1 §2.9, §3, §5, §7). */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import {
  categoriasAtualizar,
  categoriasCriar,
  categoriasDeletar,
  categoriasListar,
  categoriasVisualizar,
} from '#sections/categorias/contract.ts'
import { orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizeText, normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, insertAll } from '#sandbox/database/rows.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateOptionalText, toStatus, validateStatus, validateText } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { categoryNames } from './seed-names.ts'

export const categorias = sqliteTable('categorias', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: normalizedColumn('dscNome'),
  dscEnum: text().notNull(),
  buscaEnum: normalizedColumn('dscEnum'),
  dscImagem: text(),
  statusId: integer().notNull(),
})

const toWire = ({ id, dscNome, dscEnum, dscImagem, statusId }: typeof categorias.$inferSelect) => ({
  id,
  dscNome,
  dscEnum,
  dscImagem,
  statusId,
  status: toStatus(statusId),
})

type Payload = InputOf<typeof categoriasCriar>

/** A missing status keeps the stored one; a new category is Ativo. */
const validatePayload = (input: Payload, stored = 1) => ({
  dscNome: validateText('dscNome', 'Nome', input.dscNome, 100),
  dscEnum: validateText('dscEnum', 'Enum', input.dscEnum, 100),
  dscImagem: validateOptionalText('dscImagem', 'Imagem', input.dscImagem, 255),
  statusId: validateStatus('statusId', input.statusId ?? stored, 2),
})

async function seed(db: Database): Promise<void> {
  const odd = getOddNames('categorias')
  const rows = categoryNames.map((name, k) => ({
    id: k + 1,
    dscNome: odd.get(k + 1) ?? name,
    dscEnum: normalizeText(name).replaceAll(/\W+/g, '_').toUpperCase(),
    dscImagem: k % 9 === 8 ? null : `/imagens/categoria-${k + 1}.png`,
    statusId: k % 8 === 5 ? 2 : 1,
  }))
  await insertAll(db, categorias, rows)
}

export const categoriasResource: SandboxResource = {
  tables: [categorias],
  seed,
  routes: [
    defineListRoute(categoriasListar, {
      table: categorias,
      columns: {
        id: categorias.id,
        dscNome: categorias.busca,
        dscEnum: categorias.buscaEnum,
        dscImagem: categorias.dscImagem,
        statusId: categorias.statusId,
        'status.id': categorias.statusId,
        status: orderByStatusName(categorias.statusId),
        'status.descricao': orderByStatusName(categorias.statusId),
      },
      filters: {},
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(categorias).where(inArray(categorias.id, ids))).map(toWire),
    }),
    defineRoute(categoriasVisualizar, async ({ id }, { db }) =>
      toWire(firstOrNotFound(await db.orm.select().from(categorias).where(eq(categorias.id, id)), 'Categoria')),
    ),
    defineRoute(
      categoriasCriar,
      async (input, { db }) =>
        toWire(
          firstOrNotFound(await db.orm.insert(categorias).values(validatePayload(input)).returning(), 'Categoria'),
        ),
      { status: 201 },
    ),
    defineRoute(categoriasAtualizar, async (input, { db }) => {
      const stored = await db.orm.select().from(categorias).where(eq(categorias.id, input.id))
      const { statusId } = firstOrNotFound(stored, 'Categoria')
      const change = db.orm.update(categorias).set(validatePayload(input, statusId)).where(eq(categorias.id, input.id))
      return toWire(firstOrNotFound(await change.returning(), 'Categoria'))
    }),
    defineRoute(categoriasDeletar, ({ id }, { db }) =>
      deleteRow(db, categorias, id, 'Categoria', 'fornecedores ou produtos'),
    ),
  ],
}
