/** Stores (spec 1 §2.11, §3, §5, §7): the picture is read as dscImage and written as dscImagem. */
import { eq, inArray } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { lojasAtualizar, lojasCriar, lojasDeletar, lojasListar, lojasVisualizar } from '#sections/lojas/contract.ts'
import { statusOrder } from '#sandbox/database/filters.ts'
import { fold, folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { deleteRow, found, insertAll } from '#sandbox/database/rows.ts'
import { list } from '#sandbox/http/list.ts'
import { invalid } from '#sandbox/http/refusal.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { optionalTextRule, statusOf, statusRule, textRule } from '#sandbox/http/rules.ts'
import { oddNames } from '#sandbox/sentinels.ts'
import { supplierNames } from './seed-names.ts'

export const lojas = sqliteTable('lojas', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: folded('dscNome'),
  dscImagem: text(),
  dscCashback: text(),
  buscaCashback: folded('dscCashback'),
  dscLink: text(),
  dscInstrucoes: text(),
  buscaInstrucoes: folded('dscInstrucoes'),
  statusId: integer().notNull(),
})

const onWire = ({
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
  dscImage: dscImagem,
  dscCashback,
  dscLink,
  dscInstrucoes,
  statusId,
  status: statusOf(statusId),
})

interface Payload {
  dscNome: string
  dscImagem?: string | undefined
  dscCashback?: string | undefined
  dscLink?: string | undefined
  dscInstrucoes?: string | undefined
  statusId?: number | undefined
}

function linkRule(value: string | undefined): string | null {
  const link = optionalTextRule('dscLink', 'Link', value, 2000)
  if (link !== null && !/^https?:\/\/[^\s]+$/i.test(link))
    throw invalid('dscLink', 'Link deve começar com http:// ou https://.')
  return link
}

/** A status that is left out stays as it is stored; a new store is Ativo. */
const checked = (input: Payload, stored = 1) => ({
  dscNome: textRule('dscNome', 'Nome', input.dscNome, 255),
  dscImagem: optionalTextRule('dscImagem', 'Imagem', input.dscImagem, 255),
  dscCashback: optionalTextRule('dscCashback', 'Cashback', input.dscCashback, 255),
  dscLink: linkRule(input.dscLink),
  dscInstrucoes: optionalTextRule('dscInstrucoes', 'Instruções', input.dscInstrucoes, 5000),
  statusId: statusRule('statusId', input.statusId ?? stored, 2),
})

async function seed(db: Database): Promise<void> {
  const odd = oddNames('lojas')
  const rows = Array.from({ length: 80 }, (_, k) => {
    const id = k + 1
    const name = `${supplierNames[k % supplierNames.length]}${k < supplierNames.length ? '' : k < 70 ? ' On-line' : ' Outlet'}`
    return {
      id,
      dscNome: odd.get(id) ?? name,
      dscImagem: id % 13 === 0 ? null : `/imagens/loja-${id}.png`,
      dscCashback: `${(k % 12) + 1},${k % 2 ? 5 : 0}%`,
      dscLink: `https://${fold(name).replaceAll(/\W+/g, '-')}.test/`,
      dscInstrucoes: 'Ative o cashback antes de abrir a loja e conclua a compra na mesma janela.',
      statusId: id % 8 === 3 ? 2 : 1,
    }
  })
  await insertAll(db, lojas, rows)
}

export const lojasNoun: Noun = {
  tables: [lojas],
  seed,
  routes: [
    list(lojasListar, {
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
        status: statusOrder(lojas.statusId),
        'status.descricao': statusOrder(lojas.statusId),
      },
      filters: {},
      sort: 'id,DESC',
      rows: async (db, ids) => (await db.orm.select().from(lojas).where(inArray(lojas.id, ids))).map(onWire),
    }),
    route(lojasVisualizar, async ({ id }, { db }) =>
      onWire(found(await db.orm.select().from(lojas).where(eq(lojas.id, id)), 'Loja')),
    ),
    route(
      lojasCriar,
      async (input, { db }) => onWire(found(await db.orm.insert(lojas).values(checked(input)).returning(), 'Loja')),
      { status: 201 },
    ),
    route(lojasAtualizar, async (input, { db }) => {
      const { statusId } = found(await db.orm.select().from(lojas).where(eq(lojas.id, input.id)), 'Loja')
      const change = db.orm.update(lojas).set(checked(input, statusId)).where(eq(lojas.id, input.id))
      return onWire(found(await change.returning(), 'Loja'))
    }),
    route(lojasDeletar, ({ id }, { db }) => deleteRow(db, lojas, id, 'Loja', 'outros registros')),
  ],
}
