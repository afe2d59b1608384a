/** The credit hub's catalogue and balance (spec 2 §3, §7 Credit hub). Money is kept in cents. */
import { eq, inArray, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PageQuery } from '#api/page.ts'
import {
  rvhubAjustarEstoque,
  rvhubDeletar,
  rvhubEstoque,
  rvhubFindAll,
  rvhubFornecedores,
  rvhubListar,
  rvhubSaldo,
  rvhubVisualizar,
} from '#sections/rvhub/contract.ts'
import { contains, equalsHundredths, equalsId, equalsText } from '#sandbox/database/filters.ts'
import { folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { random } from '#sandbox/database/random.ts'
import { deleteRow, exists, found, insertAll, mustExist } from '#sandbox/database/rows.ts'
import type { ListSource } from '#sandbox/http/list.ts'
import { list } from '#sandbox/http/list.ts'
import { conflict } from '#sandbox/http/refusal.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { hundredths, textRule, wholeRule } from '#sandbox/http/rules.ts'
import { oddNames } from '#sandbox/sentinels.ts'
import { rvhubAtualizar, rvhubCriar } from '#sandbox/uncalled.ts'

/** The id in the paths and the hub's product id are the same number. */
export const rvItens = sqliteTable(
  'rv_itens',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    busca: folded('name'),
    provider: text().notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    estoque: integer().notNull(),
  },
  (table) => [index('rv_itens_provider').on(table.provider, table.kind)],
)

const onWire = ({ id, name, provider, kind, amount, estoque }: typeof rvItens.$inferSelect) => ({
  id,
  product_id: id,
  productId: id,
  name,
  provider,
  kind,
  amount: amount / 100,
  stock_quantity: estoque,
})

interface Payload {
  name?: string | undefined
  provider?: string | undefined
  kind?: string | undefined
  amount?: number | undefined
  stock_quantity?: number | undefined
}

const checked = (input: Payload) => ({
  name: textRule('name', 'Nome', input.name, 255),
  provider: textRule('provider', 'Fornecedor', input.provider, 100),
  kind: textRule('kind', 'Tipo', input.kind, 100),
  amount: hundredths('amount', 'Valor', input.amount ?? 0, 0, 1_000_000),
  estoque: wholeRule('stock_quantity', 'Estoque', input.stock_quantity ?? 0, 0),
})

const source = {
  table: rvItens,
  columns: {
    id: rvItens.id,
    product_id: rvItens.id,
    productId: rvItens.id,
    name: rvItens.busca,
    provider: sql`${rvItens.provider} collate nocase`,
    kind: sql`${rvItens.kind} collate nocase`,
    amount: rvItens.amount,
    stock_quantity: rvItens.estoque,
  },
  sort: 'id,DESC',
  rows: async (db: Database, ids: number[]) =>
    (await db.orm.select().from(rvItens).where(inArray(rvItens.id, ids))).map(onWire),
} satisfies Omit<ListSource<PageQuery>, 'filters'>

const filters = {
  name: contains(rvItens.busca),
  provider: equalsText(rvItens.provider),
  kind: equalsText(rvItens.kind),
  amount: equalsHundredths(rvItens.amount, 'amount'),
  product_id: equalsId(rvItens.id, 'product_id'),
}

const catalogue = [
  {
    kind: 'RECARGA',
    providers: ['Andorinha Móvel', 'Telefonia Sabiá', 'Conecta Rural'],
    what: 'Recarga',
    values: [1500, 2000, 3000, 5000, 10000],
  },
  {
    kind: 'GIFTCARD',
    providers: ['Livraria Cedro', 'Estação Games', 'Doce Serra'],
    what: 'Vale-presente',
    values: [2500, 5000, 10000, 20000, 50000],
  },
  {
    kind: 'TV',
    providers: ['Antena Clara', 'Cine Pátio'],
    what: 'TV pré-paga',
    values: [1990, 3990, 5990, 8990, 12990],
  },
  {
    kind: 'GAME',
    providers: ['Estação Games', 'Fliperama Digital'],
    what: 'Créditos',
    values: [1000, 2500, 4000, 8000, 15000],
  },
] as const

/** The first id of the hub's catalogue, far from those of the platform's own products. */
export const firstRvId = 9001
const rvCount = 300

async function seed(db: Database): Promise<void> {
  const chance = random(31)
  const odd = oddNames('rvhub')
  const rows = Array.from({ length: rvCount }, (_, k) => {
    const { kind, providers, what, values } = catalogue[k % 4] ?? catalogue[0]
    const provider = providers[Math.floor(k / 4) % providers.length] ?? providers[0]
    const amount = values[Math.floor(k / 12) % values.length] ?? values[0]
    return {
      id: firstRvId + k,
      name:
        odd.get(firstRvId + k) ??
        `${what} ${provider} ${(amount / 100).toFixed(2).replace('.', ',')} · lote ${Math.floor(k / 60) + 1}`,
      provider,
      kind,
      amount,
      estoque: kind === 'RECARGA' ? 9999 : chance.whole(0, 400),
    }
  })
  await insertAll(db, rvItens, rows)
}

/** Cents, as the hub sends them (spec 1 §3). */
const saldo = { credit_limit: 25_000_000, available_limit: 16_348_250, antecipated: 1_250_000, open_amount: 8_651_750 }

export const rvItensNoun: Noun = {
  tables: [rvItens],
  seed,
  routes: [
    list(rvhubListar, { ...source, filters }),
    list(rvhubFindAll, { ...source, filters }),
    route(rvhubFornecedores, async (_, { db }) => ({
      data: await db.orm.selectDistinct({ provider: rvItens.provider, kind: rvItens.kind }).from(rvItens),
    })),
    route(rvhubSaldo, () => saldo),
    route(rvhubVisualizar, async ({ id }, { db }) =>
      onWire(found(await db.orm.select().from(rvItens).where(eq(rvItens.id, id)), 'Item RV')),
    ),
    route(
      rvhubCriar,
      async (input, { db }) => {
        const { product_id: id } = input
        if (id !== undefined) {
          wholeRule('product_id', 'Código', id, 1, 999_999_999)
          if (await exists(db, rvItens, id)) throw conflict(`Item RV #${id} já existe.`)
        }
        const values = { ...checked(input), ...(id === undefined ? {} : { id }) }
        return onWire(found(await db.orm.insert(rvItens).values(values).returning(), 'Item RV'))
      },
      { status: 201 },
    ),
    route(rvhubAtualizar, async ({ id, ...input }, { db }) => {
      const stored = onWire(found(await db.orm.select().from(rvItens).where(eq(rvItens.id, id)), 'Item RV'))
      const values = checked({ ...stored, ...(input as Payload) })
      return onWire(found(await db.orm.update(rvItens).set(values).where(eq(rvItens.id, id)).returning(), 'Item RV'))
    }),
    route(rvhubDeletar, ({ id }, { db }) => deleteRow(db, rvItens, id, 'Item RV', 'produtos')),
    route(rvhubEstoque, async ({ id }, { db }) => {
      const rows = await db.orm.select({ quantidade: rvItens.estoque }).from(rvItens).where(eq(rvItens.id, id))
      return found(rows, 'Item RV')
    }),
    route(rvhubAjustarEstoque, async ({ id, quantidade }, { db }) => {
      await mustExist(db, rvItens, id, 'Item RV')
      const estoque = wholeRule('quantidade', 'Estoque', quantidade, 0)
      await db.orm.update(rvItens).set({ estoque }).where(eq(rvItens.id, id))
      return { quantidade: estoque }
    }),
  ],
}
