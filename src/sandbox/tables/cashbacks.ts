/** Cashbacks (spec 1 §2.8, §3, §5, §7). Percentages are stored in hundredths. */
import { asc, eq, inArray } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import {
  cashbacksAtualizar,
  cashbacksCriar,
  cashbacksDeletar,
  cashbacksListar,
  cashbacksVisualizar,
} from '#sections/cashbacks/contract.ts'
import { containsText, equalsHundredths, equalsId, orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { createRandom } from '#sandbox/database/random.ts'
import { deleteRow, firstOrNotFound, insertAll, requireExisting } from '#sandbox/database/rows.ts'
import { formatLocalIso, MINUTE_MS, SEED_END_MS } from '#sandbox/database/time.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateHundredths, toStatus, validateStatus, validateText } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { cashbacksOpcoes } from '#sandbox/uncalled-endpoints.ts'

export const cashbacks = sqliteTable(
  'cashbacks',
  {
    id: integer().primaryKey(),
    dscCashback: text().notNull(),
    busca: normalizedColumn('dscCashback'),
    porcentagem: integer().notNull(),
    statusId: integer().notNull(),
    dtCadastro: integer().notNull(),
    dtAtualizacao: integer().notNull(),
  },
  (table) => [index('cashbacks_busca').on(table.busca)],
)

const toWire = (row: typeof cashbacks.$inferSelect) => ({
  id: row.id,
  dscCashback: row.dscCashback,
  porcentagemCashback: row.porcentagem / 100,
  status: toStatus(row.statusId),
  dtCadastro: formatLocalIso(row.dtCadastro),
  dtAtualizacao: formatLocalIso(row.dtAtualizacao),
})

function validatePayload(
  input: Pick<InputOf<typeof cashbacksCriar>, 'dscCashback' | 'porcentagemCashback'>,
  statusId: number,
  statusField: string,
) {
  return {
    statusId: validateStatus(statusField, statusId, 2),
    dscCashback: validateText('dscCashback', 'Descrição', input.dscCashback, 100),
    porcentagem: validateHundredths('porcentagemCashback', 'Percentual', input.porcentagemCashback, 0, 100),
  }
}

/** Typical campaigns of a cashback programme, for the categories of its stores. */
const campaigns = [
  'Semana do Consumidor',
  'Primeira compra',
  'Clube Ouro',
  'Clube Prata',
  'Black November',
  'Aniversário',
  'Recompra',
  'Volta às aulas',
  'Natal',
  'Indique e ganhe',
] as const
const areas = [
  'Eletrônicos',
  'Moda',
  'Farmácia',
  'Supermercado',
  'Viagens',
  'Casa e jardim',
  'Esportes',
  'Livraria',
  'Pet',
  'Beleza',
  'Recargas',
  'Brinquedos',
  'Alimentação',
] as const

async function seed(db: Database): Promise<void> {
  const chance = createRandom(11)
  const odd = getOddNames('cashbacks')
  const rows = Array.from({ length: 250 }, (_, k) => {
    const id = k + 1
    const area = areas[k % areas.length]
    const dtCadastro = SEED_END_MS - (250 - id) * 4 * 60 * MINUTE_MS - chance.integer(0, 200) * MINUTE_MS
    const since = Math.floor((SEED_END_MS - dtCadastro) / MINUTE_MS)
    const changed = dtCadastro + (id % 5 < 3 ? 0 : chance.integer(0, since)) * MINUTE_MS
    return {
      id,
      dscCashback: odd.get(id) ?? `${campaigns[(k * 3) % campaigns.length]} · ${area}`,
      porcentagem: chance.integer(1, 60) * 25,
      statusId: id % 7 === 0 ? 2 : 1,
      dtCadastro,
      dtAtualizacao: changed,
    }
  })
  await insertAll(db, cashbacks, rows)
}

export const cashbacksResource: SandboxResource = {
  tables: [cashbacks],
  seed,
  routes: [
    defineListRoute(cashbacksListar, {
      table: cashbacks,
      columns: {
        id: cashbacks.id,
        dscCashback: cashbacks.busca,
        porcentagemCashback: cashbacks.porcentagem,
        statusId: cashbacks.statusId,
        'status.id': cashbacks.statusId,
        status: orderByStatusName(cashbacks.statusId),
        'status.descricao': orderByStatusName(cashbacks.statusId),
        dtCadastro: cashbacks.dtCadastro,
        dtAtualizacao: cashbacks.dtAtualizacao,
      },
      filters: {
        DSC_CASHBACK: containsText(cashbacks.busca),
        PORCENTAGEM_CASHBACK: equalsHundredths(cashbacks.porcentagem, 'PORCENTAGEM_CASHBACK'),
        STATUS_ID: equalsId(cashbacks.statusId, 'STATUS_ID'),
      },
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(cashbacks).where(inArray(cashbacks.id, ids))).map(toWire),
    }),
    defineRoute(cashbacksOpcoes, (_, { db }) =>
      db.orm
        .select({ id: cashbacks.id, dscCashback: cashbacks.dscCashback })
        .from(cashbacks)
        .where(eq(cashbacks.statusId, 1))
        .orderBy(asc(cashbacks.busca)),
    ),
    defineRoute(cashbacksVisualizar, async ({ id }, { db }) =>
      toWire(firstOrNotFound(await db.orm.select().from(cashbacks).where(eq(cashbacks.id, id)), 'Cashback')),
    ),
    defineRoute(
      cashbacksCriar,
      async (input, { db, nowMs: now }) => {
        const values = validatePayload(input, input.status.id, 'status.id')
        const rows = await db.orm
          .insert(cashbacks)
          .values({ ...values, dtCadastro: now, dtAtualizacao: now })
          .returning()
        return toWire(firstOrNotFound(rows, 'Cashback'))
      },
      { status: 201 },
    ),
    defineRoute(cashbacksAtualizar, async (input, { db, nowMs: now }) => {
      await requireExisting(db, cashbacks, input.id, 'Cashback')
      const values = { ...validatePayload(input, input.statusId, 'statusId'), dtAtualizacao: now }
      const rows = await db.orm.update(cashbacks).set(values).where(eq(cashbacks.id, input.id)).returning()
      return toWire(firstOrNotFound(rows, 'Cashback'))
    }),
    defineRoute(cashbacksDeletar, ({ id }, { db }) => deleteRow(db, cashbacks, id, 'Cashback', 'fornecedores')),
  ],
}
