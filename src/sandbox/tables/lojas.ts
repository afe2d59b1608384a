/** Stores (spec 1 §2.11, §3, §5, §7): the picture is read as dscImage and written as dscImagem. */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import { lojasAtualizar, lojasCriar, lojasDeletar, lojasListar, lojasVisualizar } from '#sections/lojas/contract.ts'
import { orderByStatusName } from '#sandbox/database/filters.ts'
import { normalizeText, normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, insertAll } from '#sandbox/database/rows.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import { unprocessable } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateOptionalText, toStatus, validateStatus, validateText } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { supplierNames } from './seed-names.ts'

export const lojas = sqliteTable('lojas', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: normalizedColumn('dscNome'),
  dscImagem: text(),
  dscCashback: text(),
  buscaCashback: normalizedColumn('dscCashback'),
  dscLink: text(),
  dscInstrucoes: text(),
  buscaInstrucoes: normalizedColumn('dscInstrucoes'),
  statusId: integer().notNull(),
})

const toWire = ({
  id,
  dscNome,
  dscImagem,
  dscCashback,
  dscLink,
  dscInstrucoes,
  statusId,
}: typeof lojas.$inferSelect) => ({
  id,
  dscNome,
  // Written as dscImagem, read as dscImage (spec 1 §3): no response has the first name.
  dscImage: dscImagem,
  dscImagem: undefined,
  dscCashback,
  dscLink,
  dscInstrucoes,
  statusId,
  status: toStatus(statusId),
})

type Payload = InputOf<typeof lojasCriar>

function validateLink(value: string | undefined): string | null {
  const link = validateOptionalText('dscLink', 'Link', value, 2000)
  if (link !== null && !/^https?:\/\/[^\s]+$/i.test(link))
    throw unprocessable('dscLink', 'Link deve começar com http:// ou https://.')
  return link
}

/** A missing status keeps the stored one; a new store is Ativo. */
const validatePayload = (input: Payload, stored = 1) => ({
  dscNome: validateText('dscNome', 'Nome', input.dscNome, 255),
  dscImagem: validateOptionalText('dscImagem', 'Imagem', input.dscImagem, 255),
  dscCashback: validateOptionalText('dscCashback', 'Cashback', input.dscCashback, 255),
  dscLink: validateLink(input.dscLink),
  dscInstrucoes: validateOptionalText('dscInstrucoes', 'Instruções', input.dscInstrucoes, 5000),
  statusId: validateStatus('statusId', input.statusId ?? stored, 2),
})

async function seed(db: Database): Promise<void> {
  const odd = getOddNames('lojas')
  const rows = Array.from({ length: 80 }, (_, k) => {
    const id = k + 1
    const name = `${supplierNames[k % supplierNames.length]}${k < supplierNames.length ? '' : k < 70 ? ' On-line' : ' Outlet'}`
    return {
      id,
      dscNome: odd.get(id) ?? name,
      dscImagem: id % 13 === 0 ? null : `/imagens/loja-${id}.png`,
      dscCashback: `${(k % 12) + 1},${k % 2 ? 5 : 0}%`,
      dscLink: `https://${normalizeText(name).replaceAll(/\W+/g, '-')}.test/`,
      dscInstrucoes: 'Ative o cashback antes de abrir a loja e conclua a compra na mesma janela.',
      statusId: id % 8 === 3 ? 2 : 1,
    }
  })
  await insertAll(db, lojas, rows)
}

export const lojasResource: SandboxResource = {
  tables: [lojas],
  seed,
  routes: [
    defineListRoute(lojasListar, {
      table: lojas,
      columns: {
        id: lojas.id,
        dscNome: lojas.busca,
        dscImage: lojas.dscImagem,
        dscImagem: lojas.dscImagem,
        dscCashback: lojas.buscaCashback,
        dscLink: lojas.dscLink,
        dscInstrucoes: lojas.buscaInstrucoes,
        statusId: lojas.statusId,
        'status.id': lojas.statusId,
        status: orderByStatusName(lojas.statusId),
        'status.descricao': orderByStatusName(lojas.statusId),
      },
      filters: {},
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(lojas).where(inArray(lojas.id, ids))).map(toWire),
    }),
    defineRoute(lojasVisualizar, async ({ id }, { db }) =>
      toWire(firstOrNotFound(await db.orm.select().from(lojas).where(eq(lojas.id, id)), 'Loja')),
    ),
    defineRoute(
      lojasCriar,
      async (input, { db }) =>
        toWire(firstOrNotFound(await db.orm.insert(lojas).values(validatePayload(input)).returning(), 'Loja')),
      { status: 201 },
    ),
    defineRoute(lojasAtualizar, async (input, { db }) => {
      const { statusId } = firstOrNotFound(await db.orm.select().from(lojas).where(eq(lojas.id, input.id)), 'Loja')
      const change = db.orm.update(lojas).set(validatePayload(input, statusId)).where(eq(lojas.id, input.id))
      return toWire(firstOrNotFound(await change.returning(), 'Loja'))
    }),
    defineRoute(lojasDeletar, ({ id }, { db }) => deleteRow(db, lojas, id, 'Loja', 'outros registros')),
  ],
}
