/** Suppliers (spec 1 §2.10, §3, §5, §7): JSON on create, multipart with the picture on update. */
import { eq, inArray, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import {
  fornecedoresAtualizar,
  fornecedoresCriar,
  fornecedoresDeletar,
  fornecedoresListar,
  fornecedoresVisualizar,
} from '#sections/fornecedores/contract.ts'
import { orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, insertAll, requireReference } from '#sandbox/database/rows.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateOptionalText, toStatus, validateStatus, validateText } from '#sandbox/http/validation.ts'
import { storeImage, storeImageText } from '#sandbox/images.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { cashbacks } from './cashbacks.ts'
import { categorias } from './categorias.ts'
import { cities, supplierNames } from './seed-names.ts'

export const fornecedores = sqliteTable(
  'fornecedores',
  {
    id: integer().primaryKey(),
    dscNome: text().notNull(),
    busca: normalizedColumn('dscNome'),
    dscImagem: text(),
    categoriaId: integer().references(() => categorias.id),
    cashbackId: integer().references(() => cashbacks.id),
    statusId: integer().notNull(),
    dscTermosCondicoes: text(),
  },
  (table) => [
    index('fornecedores_categoria').on(table.categoriaId),
    index('fornecedores_cashback').on(table.cashbackId),
  ],
)

async function loadRows(db: Database, ids: number[]) {
  const rows = await db.orm
    .select({ row: fornecedores, categoria: { id: categorias.id, dscNome: categorias.dscNome } })
    .from(fornecedores)
    .leftJoin(categorias, eq(categorias.id, fornecedores.categoriaId))
    .where(inArray(fornecedores.id, ids))
  return rows.map(({ row, categoria }) => ({
    id: row.id,
    dscNome: row.dscNome,
    imagem: row.dscImagem,
    dscImagem: row.dscImagem,
    categoriaId: row.categoriaId,
    categoria,
    cashbackId: row.cashbackId,
    statusId: row.statusId,
    status: toStatus(row.statusId),
    dscTermosCondicoes: row.dscTermosCondicoes,
  }))
}

/** The keys that creation and update share, and the supplier's cashback, which only an update sends. */
type Payload = Omit<InputOf<typeof fornecedoresAtualizar>, 'id' | 'imagem'>

type Stored = Pick<typeof fornecedores.$inferSelect, 'categoriaId' | 'cashbackId' | 'statusId'>

/** Missing values keep the stored ones. A new supplier is Ativo, without category and cashback. */
async function validatePayload(db: Database, input: Payload, stored: Stored) {
  const { categoriaId, cashbackId } = input
  return {
    dscNome: validateText('dscNome', 'Nome', input.dscNome, 100),
    statusId: validateStatus('statusId', input.statusId ?? stored.statusId, 2),
    categoriaId:
      categoriaId === undefined
        ? stored.categoriaId
        : await requireReference(db, categorias, categoriaId, 'categoriaId', 'Categoria'),
    cashbackId:
      cashbackId === undefined
        ? stored.cashbackId
        : await requireReference(db, cashbacks, cashbackId, 'cashbackId', 'Cashback'),
  }
}

/** The seed refers to no category up to 20 and no cashback up to 99, so that these can be deleted. */
async function seed(db: Database): Promise<void> {
  const odd = getOddNames('fornecedores')
  const rows = Array.from({ length: 140 }, (_, k) => {
    const id = k + 1
    const round = Math.floor(k / supplierNames.length)
    const name = `${supplierNames[k % supplierNames.length]}${round ? ` ${cities[round - 1]}` : ''}`
    return {
      id,
      dscNome: odd.get(id) ?? name,
      dscImagem: id % 11 === 0 ? null : `/imagens/fornecedor-${id}.png`,
      categoriaId: 21 + ((k * 7) % 40),
      cashbackId: id % 3 === 0 ? null : 100 + (k % 40),
      statusId: id % 9 === 4 ? 2 : 1,
      dscTermosCondicoes: id % 2 ? `Cashback creditado em até 30 dias após a confirmação da compra em ${name}.` : null,
    }
  })
  await insertAll(db, fornecedores, rows)
}

export const fornecedoresResource: SandboxResource = {
  tables: [fornecedores],
  seed,
  routes: [
    defineListRoute(fornecedoresListar, {
      table: fornecedores,
      columns: {
        id: fornecedores.id,
        dscNome: fornecedores.busca,
        'categoria.dscNome': sql`(select busca from categorias c where c.id = ${fornecedores.categoriaId})`,
        'categoria.id': fornecedores.categoriaId,
        categoriaId: fornecedores.categoriaId,
        cashbackId: fornecedores.cashbackId,
        dscImagem: fornecedores.dscImagem,
        statusId: fornecedores.statusId,
        'status.id': fornecedores.statusId,
        status: orderByStatusName(fornecedores.statusId),
        'status.descricao': orderByStatusName(fornecedores.statusId),
      },
      filters: {},
      sort: 'id,DESC',
      rows: loadRows,
    }),
    defineRoute(fornecedoresVisualizar, async ({ id }, { db }) =>
      firstOrNotFound(await loadRows(db, [id]), 'Fornecedor'),
    ),
    defineRoute(
      fornecedoresCriar,
      async (input, { db }) => {
        const values = {
          ...(await validatePayload(db, input, { categoriaId: null, cashbackId: null, statusId: 1 })),
          dscTermosCondicoes: validateOptionalText('dscTermosCondicoes', 'Termos', input.dscTermosCondicoes, 5000),
          dscImagem: input.imagem ? await storeImageText(db, input.imagem) : null,
        }
        const [row] = await db.orm.insert(fornecedores).values(values).returning({ id: fornecedores.id })
        return firstOrNotFound(await loadRows(db, [row?.id ?? 0]), 'Fornecedor')
      },
      { status: 201 },
    ),
    defineRoute(fornecedoresAtualizar, async (input, { db }) => {
      const { imagem } = input
      const stored = firstOrNotFound(await loadRows(db, [input.id]), 'Fornecedor')
      const values = {
        ...(await validatePayload(db, input, stored)),
        ...(imagem?.size ? { dscImagem: await storeImage(db, Buffer.from(await imagem.arrayBuffer())) } : {}),
      }
      await db.orm.update(fornecedores).set(values).where(eq(fornecedores.id, input.id))
      return firstOrNotFound(await loadRows(db, [input.id]), 'Fornecedor')
    }),
    defineRoute(fornecedoresDeletar, ({ id }, { db }) => deleteRow(db, fornecedores, id, 'Fornecedor', 'produtos')),
  ],
}
