/** The sandbox's campaigns: a name, an amount, a period, a status. Money is stored in cents. */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import {
  campanhasAtualizar,
  campanhasCriar,
  campanhasDeletar,
  campanhasListar,
  campanhasVisualizar,
} from './contract.ts'
import { containsText, equalsId, orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, insertAll } from '#sandbox/database/rows.ts'
import { DAY_MS, formatLocalIso, parseLocalIso, SEED_END_MS } from '#sandbox/database/time.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import { unprocessable } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { toStatus, validateHundredths, validateStatus, validateText } from '#sandbox/http/validation.ts'

const campanhas = sqliteTable('campanhas', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: normalizedColumn('dscNome'),
  centavos: integer().notNull(),
  dtInicio: integer().notNull(),
  dtFim: integer(),
  statusId: integer().notNull(),
})

const toWire = ({ id, dscNome, centavos, dtInicio, dtFim, statusId }: typeof campanhas.$inferSelect) => ({
  id,
  dscNome,
  numValor: centavos / 100,
  dtInicio: formatLocalIso(dtInicio),
  dtFim: formatLocalIso(dtFim),
  statusId,
  status: toStatus(statusId),
})

type Payload = InputOf<typeof campanhasCriar>

function validatePayload(input: Payload, stored = 1) {
  const dtInicio = parseLocalIso(input.dtInicio)
  if (dtInicio === null) throw unprocessable('dtInicio', 'Início deve ser uma data.')
  const dtFim = input.dtFim ? parseLocalIso(input.dtFim) : null
  if (dtFim !== null && dtFim < dtInicio) throw unprocessable('dtFim', 'O fim é antes do início.')
  return {
    dscNome: validateText('dscNome', 'Nome', input.dscNome, 100),
    centavos: validateHundredths('numValor', 'Valor', input.numValor, 0, 1_000_000),
    dtInicio,
    dtFim,
    statusId: validateStatus('statusId', input.statusId ?? stored, 2),
  }
}

async function seed(db: Database): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, k) => ({
    id: k + 1,
    dscNome: `${['Natal', 'Black Friday', 'Dia das Mães', 'Volta às aulas'][k % 4]} ${2020 + Math.floor(k / 4)}`,
    centavos: (k + 1) * 1050,
    dtInicio: SEED_END_MS - (31 - k) * 7 * DAY_MS,
    dtFim: k % 5 === 4 ? null : SEED_END_MS - (30 - k) * 7 * DAY_MS,
    statusId: k % 6 === 5 ? 2 : 1,
  }))
  await insertAll(db, campanhas, rows)
}

export const campanhasResource: SandboxResource = {
  tables: [campanhas],
  seed,
  routes: [
    defineListRoute(campanhasListar, {
      table: campanhas,
      columns: {
        id: campanhas.id,
        dscNome: campanhas.busca,
        numValor: campanhas.centavos,
        dtInicio: campanhas.dtInicio,
        dtFim: campanhas.dtFim,
        statusId: campanhas.statusId,
        'status.descricao': orderByStatusName(campanhas.statusId),
      },
      filters: {
        dscNome: containsText(campanhas.busca),
        statusId: equalsId(campanhas.statusId, 'statusId'),
      },
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(campanhas).where(inArray(campanhas.id, ids))).map(toWire),
    }),
    defineRoute(campanhasVisualizar, async ({ id }, { db }) =>
      toWire(firstOrNotFound(await db.orm.select().from(campanhas).where(eq(campanhas.id, id)), 'Campanha')),
    ),
    defineRoute(
      campanhasCriar,
      async (input, { db }) =>
        toWire(firstOrNotFound(await db.orm.insert(campanhas).values(validatePayload(input)).returning(), 'Campanha')),
      { status: 201 },
    ),
    defineRoute(campanhasAtualizar, async (input, { db }) => {
      const { statusId } = firstOrNotFound(
        await db.orm.select().from(campanhas).where(eq(campanhas.id, input.id)),
        'Campanha',
      )
      const updated = db.orm.update(campanhas).set(validatePayload(input, statusId)).where(eq(campanhas.id, input.id))
      return toWire(firstOrNotFound(await updated.returning(), 'Campanha'))
    }),
    defineRoute(campanhasDeletar, ({ id }, { db }) => deleteRow(db, campanhas, id, 'Campanha', 'outros registros')),
  ],
}
