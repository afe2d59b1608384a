/** Cashbacks (spec 1 §2.8, §3, §5, §7). Percentages are kept in hundredths. */
import { asc, eq, inArray } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  cashbacksAtualizar,
  cashbacksCriar,
  cashbacksDeletar,
  cashbacksListar,
  cashbacksVisualizar,
} from '#sections/cashbacks/contract.ts'
import { contains, equalsHundredths, equalsId, statusOrder } from '#sandbox/database/filters.ts'
import { folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { random } from '#sandbox/database/random.ts'
import { deleteRow, found, insertAll, mustExist } from '#sandbox/database/rows.ts'
import { isoLocal, minute, seedEnd } from '#sandbox/database/time.ts'
import { list } from '#sandbox/http/list.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { hundredths, statusOf, statusRule, textRule } from '#sandbox/http/rules.ts'
import { oddNames } from '#sandbox/sentinels.ts'
import { cashbacksOpcoes } from '#sandbox/uncalled.ts'

export const cashbacks = sqliteTable(
  'cashbacks',
  {
    id: integer().primaryKey(),
    dscCashback: text().notNull(),
    busca: folded('dscCashback'),
    porcentagem: integer().notNull(),
    statusId: integer().notNull(),
    dtCadastro: integer().notNull(),
    dtAtualizacao: integer().notNull(),
  },
  (table) => [index('cashbacks_busca').on(table.busca)],
)

const onWire = (row: typeof cashbacks.$inferSelect) => ({
  id: row.id,
  dscCashback: row.dscCashback,
  porcentagemCashback: row.porcentagem / 100,
  status: statusOf(row.statusId),
  dtCadastro: isoLocal(row.dtCadastro),
  dtAtualizacao: isoLocal(row.dtAtualizacao),
})

function checked(input: { dscCashback: string; porcentagemCashback: number }, statusId: number, statusField: string) {
  return {
    statusId: statusRule(statusField, statusId, 2),
    dscCashback: textRule('dscCashback', 'Descrição', input.dscCashback, 100),
    porcentagem: hundredths('porcentagemCashback', 'Percentual', input.porcentagemCashback, 0, 100),
  }
}

/** The usual campaigns of a cashback programme, over the areas of its shops. */
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
  const chance = random(11)
  const odd = oddNames('cashbacks')
  const rows = Array.from({ length: 250 }, (_, k) => {
    const id = k + 1
    const area = areas[k % areas.length]
    const dtCadastro = seedEnd - (250 - id) * 4 * 60 * minute - chance.whole(0, 200) * minute
    const since = Math.floor((seedEnd - dtCadastro) / minute)
    const changed = dtCadastro + (id % 5 < 3 ? 0 : chance.whole(0, since)) * minute
    return {
      id,
      dscCashback: odd.get(id) ?? `${campaigns[(k * 3) % campaigns.length]} · ${area}`,
      porcentagem: chance.whole(1, 60) * 25,
      statusId: id % 7 === 0 ? 2 : 1,
      dtCadastro,
      dtAtualizacao: changed,
    }
  })
  await insertAll(db, cashbacks, rows)
}

export const cashbacksNoun: Noun = {
  tables: [cashbacks],
  seed,
  routes: [
    list(cashbacksListar, {
      table: cashbacks,
      columns: {
        id: cashbacks.id,
        dscCashback: cashbacks.busca,
        porcentagemCashback: cashbacks.porcentagem,
        statusId: cashbacks.statusId,
        'status.id': cashbacks.statusId,
        status: statusOrder(cashbacks.statusId),
        'status.descricao': statusOrder(cashbacks.statusId),
        dtCadastro: cashbacks.dtCadastro,
        dtAtualizacao: cashbacks.dtAtualizacao,
      },
      filters: {
        DSC_CASHBACK: contains(cashbacks.busca),
        PORCENTAGEM_CASHBACK: equalsHundredths(cashbacks.porcentagem, 'PORCENTAGEM_CASHBACK'),
        STATUS_ID: equalsId(cashbacks.statusId, 'STATUS_ID'),
      },
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(cashbacks).where(inArray(cashbacks.id, ids))).map(onWire),
    }),
    route(cashbacksOpcoes, (_, { db }) =>
      db.orm
        .select({ id: cashbacks.id, dscCashback: cashbacks.dscCashback })
        .from(cashbacks)
        .where(eq(cashbacks.statusId, 1))
        .orderBy(asc(cashbacks.busca)),
    ),
    route(cashbacksVisualizar, async ({ id }, { db }) =>
      onWire(found(await db.orm.select().from(cashbacks).where(eq(cashbacks.id, id)), 'Cashback')),
    ),
    route(
      cashbacksCriar,
      async (input, { db, now }) => {
        const values = checked(input, input.status.id, 'status.id')
        const rows = await db.orm
          .insert(cashbacks)
          .values({ ...values, dtCadastro: now, dtAtualizacao: now })
          .returning()
        return onWire(found(rows, 'Cashback'))
      },
      { status: 201 },
    ),
    route(cashbacksAtualizar, async (input, { db, now }) => {
      await mustExist(db, cashbacks, input.id, 'Cashback')
      const values = { ...checked(input, input.statusId, 'statusId'), dtAtualizacao: now }
      const rows = await db.orm.update(cashbacks).set(values).where(eq(cashbacks.id, input.id)).returning()
      return onWire(found(rows, 'Cashback'))
    }),
    route(cashbacksDeletar, ({ id }, { db }) => deleteRow(db, cashbacks, id, 'Cashback', 'fornecedores')),
  ],
}
