/** Categories (spec 1 §2.9, §3, §5, §7). */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  categoriasAtualizar,
  categoriasCriar,
  categoriasDeletar,
  categoriasListar,
  categoriasVisualizar,
} from '#sections/categorias/contract.ts'
import { statusOrder } from '#sandbox/database/filters.ts'
import { fold, folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { deleteRow, found, insertAll } from '#sandbox/database/rows.ts'
import { list } from '#sandbox/http/list.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { optionalTextRule, statusOf, statusRule, textRule } from '#sandbox/http/rules.ts'
import { oddNames } from '#sandbox/sentinels.ts'
import { categoryNames } from './seed-names.ts'

export const categorias = sqliteTable('categorias', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: folded('dscNome'),
  dscEnum: text().notNull(),
  buscaEnum: folded('dscEnum'),
  dscImagem: text(),
  statusId: integer().notNull(),
})

const onWire = ({ id, dscNome, dscEnum, dscImagem, statusId }: typeof categorias.$inferSelect) => ({
  id,
  dscNome,
  dscEnum,
  dscImagem,
  statusId,
  status: statusOf(statusId),
})

interface Payload {
  dscNome: string
  dscEnum: string
  dscImagem?: string | undefined
  statusId?: number | undefined
}

/** A status that is left out stays as it is stored; a new category is Ativo. */
const checked = (input: Payload, stored = 1) => ({
  dscNome: textRule('dscNome', 'Nome', input.dscNome, 100),
  dscEnum: textRule('dscEnum', 'Enum', input.dscEnum, 100),
  dscImagem: optionalTextRule('dscImagem', 'Imagem', input.dscImagem, 255),
  statusId: statusRule('statusId', input.statusId ?? stored, 2),
})

async function seed(db: Database): Promise<void> {
  const odd = oddNames('categorias')
  const rows = categoryNames.map((name, k) => ({
    id: k + 1,
    dscNome: odd.get(k + 1) ?? name,
    dscEnum: fold(name).replaceAll(/\W+/g, '_').toUpperCase(),
    dscImagem: k % 9 === 8 ? null : `/imagens/categoria-${k + 1}.png`,
    statusId: k % 8 === 5 ? 2 : 1,
  }))
  await insertAll(db, categorias, rows)
}

export const categoriasNoun: Noun = {
  tables: [categorias],
  seed,
  routes: [
    list(categoriasListar, {
      table: categorias,
      columns: {
        id: categorias.id,
        dscNome: categorias.busca,
        dscEnum: categorias.buscaEnum,
        dscImagem: categorias.dscImagem,
        statusId: categorias.statusId,
        'status.id': categorias.statusId,
        status: statusOrder(categorias.statusId),
        'status.descricao': statusOrder(categorias.statusId),
      },
      filters: {},
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(categorias).where(inArray(categorias.id, ids))).map(onWire),
    }),
    route(categoriasVisualizar, async ({ id }, { db }) =>
      onWire(found(await db.orm.select().from(categorias).where(eq(categorias.id, id)), 'Categoria')),
    ),
    route(
      categoriasCriar,
      async (input, { db }) =>
        onWire(found(await db.orm.insert(categorias).values(checked(input)).returning(), 'Categoria')),
      { status: 201 },
    ),
    route(categoriasAtualizar, async (input, { db }) => {
      const stored = await db.orm.select().from(categorias).where(eq(categorias.id, input.id))
      const { statusId } = found(stored, 'Categoria')
      const change = db.orm.update(categorias).set(checked(input, statusId)).where(eq(categorias.id, input.id))
      return onWire(found(await change.returning(), 'Categoria'))
    }),
    route(categoriasDeletar, ({ id }, { db }) =>
      deleteRow(db, categorias, id, 'Categoria', 'fornecedores ou produtos'),
    ),
  ],
}
