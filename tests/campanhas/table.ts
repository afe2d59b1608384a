/** Campaigns: a name, when they run, whether they are on. */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  campanhasAtualizar,
  campanhasCriar,
  campanhasDeletar,
  campanhasListar,
  campanhasVisualizar,
} from './contract.ts'
import { contains, statusOrder } from '#sandbox/database/filters.ts'
import { folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { deleteRow, found, insertAll } from '#sandbox/database/rows.ts'
import { day, isoLocal, readLocal, seedEnd } from '#sandbox/database/time.ts'
import { list } from '#sandbox/http/list.ts'
import { invalid } from '#sandbox/http/refusal.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { statusOf, statusRule, textRule } from '#sandbox/http/rules.ts'

const campanhas = sqliteTable('campanhas', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: folded('dscNome'),
  dtInicio: integer().notNull(),
  dtFim: integer(),
  statusId: integer().notNull(),
})

const onWire = ({ id, dscNome, dtInicio, dtFim, statusId }: typeof campanhas.$inferSelect) => ({
  id,
  dscNome,
  dtInicio: isoLocal(dtInicio),
  dtFim: isoLocal(dtFim),
  statusId,
  status: statusOf(statusId),
})

interface Payload {
  dscNome: string
  dtInicio: string
  dtFim?: string | undefined
  statusId?: number | undefined
}

function checked(input: Payload, stored = 1) {
  const dtInicio = readLocal(input.dtInicio)
  if (dtInicio === null) throw invalid('dtInicio', 'Início deve ser uma data.')
  const dtFim = input.dtFim ? readLocal(input.dtFim) : null
  if (dtFim !== null && dtFim < dtInicio) throw invalid('dtFim', 'O fim é antes do início.')
  return {
    dscNome: textRule('dscNome', 'Nome', input.dscNome, 100),
    dtInicio,
    dtFim,
    statusId: statusRule('statusId', input.statusId ?? stored, 2),
  }
}

async function seed(db: Database): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, k) => ({
    id: k + 1,
    dscNome: `${['Natal', 'Black Friday', 'Dia das Mães', 'Volta às aulas'][k % 4]} ${2020 + Math.floor(k / 4)}`,
    dtInicio: seedEnd - (31 - k) * 7 * day,
    dtFim: k % 5 === 4 ? null : seedEnd - (30 - k) * 7 * day,
    statusId: k % 6 === 5 ? 2 : 1,
  }))
  await insertAll(db, campanhas, rows)
}

export const campanhasNoun: Noun = {
  tables: [campanhas],
  seed,
  routes: [
    list(campanhasListar, {
      table: campanhas,
      columns: {
        id: campanhas.id,
        dscNome: campanhas.busca,
        dtInicio: campanhas.dtInicio,
        dtFim: campanhas.dtFim,
        statusId: campanhas.statusId,
        'status.descricao': statusOrder(campanhas.statusId),
      },
      filters: { dscNome: contains(campanhas.busca) },
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(campanhas).where(inArray(campanhas.id, ids))).map(onWire),
    }),
    route(campanhasVisualizar, async ({ id }, { db }) =>
      onWire(found(await db.orm.select().from(campanhas).where(eq(campanhas.id, id)), 'Campanha')),
    ),
    route(
      campanhasCriar,
      async (input, { db }) =>
        onWire(found(await db.orm.insert(campanhas).values(checked(input)).returning(), 'Campanha')),
      { status: 201 },
    ),
    route(campanhasAtualizar, async (input, { db }) => {
      const { statusId } = found(await db.orm.select().from(campanhas).where(eq(campanhas.id, input.id)), 'Campanha')
      const change = db.orm.update(campanhas).set(checked(input, statusId)).where(eq(campanhas.id, input.id))
      return onWire(found(await change.returning(), 'Campanha'))
    }),
    route(campanhasDeletar, ({ id }, { db }) => deleteRow(db, campanhas, id, 'Campanha', 'outros registros')),
  ],
}
