/** The bonus ledger (spec 2 §2-§4, §7 Bonus). Money is stored in cents. */
import { and, eq, inArray } from 'drizzle-orm'
import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { bonusLiberar, bonusListar, bonusReprocessar } from '#sections/bonus/contract.ts'
import { drawSql, insertSeries, risingTimeSql } from '#sandbox/database/seed-sql.ts'
import { equalsId } from '#sandbox/database/filters.ts'
import { firstOrNotFound, requireExisting } from '#sandbox/database/rows.ts'
import { formatLocalIso } from '#sandbox/database/time.ts'
import { getTotal } from '#sandbox/database/totals.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import { conflict } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { pedidos } from './pedidos.ts'
import { historico, transacoes } from './transacoes.ts'
import { usuarios } from './usuarios.ts'

/** The status ids of bonus entries. The specification leaves their meaning to the platform (spec 2 §4). */
export const BONUS_STATUS = { pendente: 1, liberado: 2, cancelado: 3 } as const

export const bonus = sqliteTable(
  'bonus',
  {
    id: integer().primaryKey(),
    beneficiarioId: integer()
      .notNull()
      .references(() => usuarios.id),
    origemId: integer()
      .notNull()
      .references(() => usuarios.id),
    pedidoId: integer()
      .notNull()
      .references(() => pedidos.id),
    transacaoId: integer()
      .notNull()
      .references(() => transacoes.id),
    nivel: integer().notNull(),
    valor: integer().notNull(),
    statusId: integer().notNull(),
    dtCadastro: integer().notNull(),
  },
  (table) => [
    index('bonus_beneficiario').on(table.beneficiarioId),
    index('bonus_origem').on(table.origemId),
    index('bonus_pedido').on(table.pedidoId),
    index('bonus_transacao').on(table.transacaoId),
    index('bonus_nivel').on(table.nivel),
    index('bonus_valor').on(table.valor),
    index('bonus_status').on(table.statusId, table.dtCadastro),
    index('bonus_data').on(table.dtCadastro),
  ],
)

const columns = {
  id: bonus.id,
  beneficiarioId: bonus.beneficiarioId,
  origemId: bonus.origemId,
  pedidoId: bonus.pedidoId,
  transacaoId: bonus.transacaoId,
  nivel: bonus.nivel,
  valor: bonus.valor,
  statusId: bonus.statusId,
  dtCadastro: bonus.dtCadastro,
}

export const bonusResource: SandboxResource = {
  tables: [bonus],
  seed: (db, scale) =>
    insertSeries(db, 'bonus', scale.bonus, {
      id: 'i',
      beneficiarioId: `1 + ${drawSql('i', 31, scale.usuarios)}`,
      origemId: `1 + ${drawSql('i', 32, scale.usuarios)}`,
      pedidoId: `1 + ${drawSql('i', 33, scale.pedidos)}`,
      transacaoId: `1 + ${drawSql('i', 34, scale.transacoes)}`,
      nivel: `1 + ${drawSql('i', 35, 5)}`,
      valor: `100 + ${drawSql('i', 36, 12_000)}`,
      statusId: `CASE WHEN i % 15 = 7 THEN 3 WHEN i % 4 = 0 THEN 2 ELSE 1 END`,
      dtCadastro: risingTimeSql('i', 37, scale.bonus),
    }),
  routes: [
    defineListRoute(bonusListar, {
      table: bonus,
      columns,
      filters: {
        beneficiarioId: equalsId(bonus.beneficiarioId, 'beneficiarioId'),
        origemId: equalsId(bonus.origemId, 'origemId'),
        pedidoId: equalsId(bonus.pedidoId, 'pedidoId'),
        transacaoId: equalsId(bonus.transacaoId, 'transacaoId'),
        nivel: equalsId(bonus.nivel, 'nivel'),
        statusId: equalsId(bonus.statusId, 'statusId'),
      },
      sort: 'dtCadastro,DESC',
      total: (db) => getTotal(db, 'bonus'),
      rows: async (db, ids) =>
        (await db.orm.select().from(bonus).where(inArray(bonus.id, ids))).map((row) => ({
          ...row,
          valor: row.valor / 100,
          dtCadastro: formatLocalIso(row.dtCadastro),
        })),
    }),
    defineRoute(bonusLiberar, async ({ id }, { db, nowMs: now }) => {
      const entry = firstOrNotFound(await db.orm.select().from(bonus).where(eq(bonus.id, id)), 'Bônus')
      if (entry.statusId === BONUS_STATUS.liberado) throw conflict(`Bônus #${id} já foi liberado.`)
      if (entry.statusId === BONUS_STATUS.cancelado) throw conflict(`Bônus #${id} está cancelado.`)
      const { transacaoId, valor } = entry
      await db.orm.batch([
        db.orm
          .update(bonus)
          .set({ statusId: BONUS_STATUS.liberado })
          .where(and(eq(bonus.id, id), eq(bonus.statusId, BONUS_STATUS.pendente))),
        db.orm
          .insert(historico)
          .values({ transacaoId, dscDescricao: `Bônus #${id} liberado`, valor, status: 'Aprovada', dtCadastro: now }),
      ])
      return {}
    }),
    /** Reprocesses an order: its cancelled entries become pending again, its released ones stay released. */
    defineRoute(bonusReprocessar, async ({ pedidoId }, { db }) => {
      await requireExisting(db, pedidos, pedidoId, 'Pedido')
      const { rowsAffected } = await db.orm
        .update(bonus)
        .set({ statusId: BONUS_STATUS.pendente })
        .where(and(eq(bonus.pedidoId, pedidoId), eq(bonus.statusId, BONUS_STATUS.cancelado)))
      return { pedidoId, reabertos: rowsAffected }
    }),
  ],
}
