/** The credit hub's catalogue and balance (spec 2 §3, §7 Credit hub). Money is stored in cents. */
import { eq, inArray, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
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
import { containsText, equalsHundredths, equalsId, equalsText } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { createRandom } from '#sandbox/database/random.ts'
import { deleteRow, exists, firstOrNotFound, insertAll, requireExisting } from '#sandbox/database/rows.ts'
import type { ListSource } from '#sandbox/http/list.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import { conflict } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateHundredths, validateText, validateInteger } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { rvhubAtualizar, rvhubCriar } from '#sandbox/uncalled-endpoints.ts'

/** The id in the paths and the hub's product id are the same number. */
export const rvItens = sqliteTable(
  'rv_itens',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    busca: normalizedColumn('name'),
    provider: text().notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    estoque: integer().notNull(),
  },
  (table) => [index('rv_itens_provider').on(table.provider, table.kind)],
)

const toWire = ({ id, name, provider, kind, amount, estoque }: typeof rvItens.$inferSelect) => ({
  id,
  product_id: id,
  productId: id,
  name,
  provider,
  kind,
  amount: amount / 100,
  stock_quantity: estoque,
})

type Payload = InputOf<typeof rvhubCriar>

const validatePayload = (input: Payload) => ({
  name: validateText('name', 'Nome', input.name, 255),
  provider: validateText('provider', 'Fornecedor', input.provider, 100),
  kind: validateText('kind', 'Tipo', input.kind, 100),
  amount: validateHundredths('amount', 'Valor', input.amount ?? 0, 0, 1_000_000),
  estoque: validateInteger('stock_quantity', 'Estoque', input.stock_quantity ?? 0, 0),
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
    (await db.orm.select().from(rvItens).where(inArray(rvItens.id, ids))).map(toWire),
} satisfies Omit<ListSource<PageQuery>, 'filters'>

const filters = {
  name: containsText(rvItens.busca),
  provider: equalsText(rvItens.provider),
  kind: equalsText(rvItens.kind),
  amount: equalsHundredths(rvItens.amount, 'amount'),
  product_id: equalsId(rvItens.id, 'product_id'),
}

const catalogue = [
  {
    kind: 'RECARGA',
    providers: ['Andorinha Móvel', 'Telefonia Sabiá', 'Conecta Rural'],
    label: 'Recarga',
    values: [1500, 2000, 3000, 5000, 10000],
  },
  {
    kind: 'GIFTCARD',
    providers: ['Livraria Cedro', 'Estação Games', 'Doce Serra'],
    label: 'Vale-presente',
    values: [2500, 5000, 10000, 20000, 50000],
  },
  {
    kind: 'TV',
    providers: ['Antena Clara', 'Cine Pátio'],
    label: 'TV pré-paga',
    values: [1990, 3990, 5990, 8990, 12990],
  },
  {
    kind: 'GAME',
    providers: ['Estação Games', 'Fliperama Digital'],
    label: 'Créditos',
    values: [1000, 2500, 4000, 8000, 15000],
  },
] as const

/** The first id of the hub's catalogue, far from the ids of the platform's own products. */
export const FIRST_RV_ID = 9001
const RV_ITEM_COUNT = 300

async function seed(db: Database): Promise<void> {
  const chance = createRandom(31)
  const odd = getOddNames('rvhub')
  const rows = Array.from({ length: RV_ITEM_COUNT }, (_, k) => {
    const { kind, providers, label, values } = catalogue[k % 4] ?? catalogue[0]
    const provider = providers[Math.floor(k / 4) % providers.length] ?? providers[0]
    const amount = values[Math.floor(k / 12) % values.length] ?? values[0]
    return {
      id: FIRST_RV_ID + k,
      name:
        odd.get(FIRST_RV_ID + k) ??
        `${label} ${provider} ${(amount / 100).toFixed(2).replace('.', ',')} · lote ${Math.floor(k / 60) + 1}`,
      provider,
      kind,
      amount,
      estoque: kind === 'RECARGA' ? 9999 : chance.integer(0, 400),
    }
  })
  await insertAll(db, rvItens, rows)
}

/** In cents, as the hub sends them (spec 1 §3). */
const saldo = { credit_limit: 25_000_000, available_limit: 16_348_250, antecipated: 1_250_000, open_amount: 8_651_750 }

export const rvItensResource: SandboxResource = {
  tables: [rvItens],
  seed,
  routes: [
    defineListRoute(rvhubListar, { ...source, filters }),
    defineListRoute(rvhubFindAll, { ...source, filters }),
    defineRoute(rvhubFornecedores, async (_, { db }) => ({
      data: await db.orm.selectDistinct({ provider: rvItens.provider, kind: rvItens.kind }).from(rvItens),
    })),
    defineRoute(rvhubSaldo, () => saldo),
    defineRoute(rvhubVisualizar, async ({ id }, { db }) =>
      toWire(firstOrNotFound(await db.orm.select().from(rvItens).where(eq(rvItens.id, id)), 'Item RV')),
    ),
    defineRoute(
      rvhubCriar,
      async (input, { db }) => {
        const { product_id: id } = input
        if (id !== undefined) {
          validateInteger('product_id', 'Código', id, 1, 999_999_999)
          if (await exists(db, rvItens, id)) throw conflict(`Item RV #${id} já existe.`)
        }
        const values = { ...validatePayload(input), ...(id === undefined ? {} : { id }) }
        return toWire(firstOrNotFound(await db.orm.insert(rvItens).values(values).returning(), 'Item RV'))
      },
      { status: 201 },
    ),
    defineRoute(rvhubAtualizar, async ({ id, ...input }, { db }) => {
      const stored = toWire(firstOrNotFound(await db.orm.select().from(rvItens).where(eq(rvItens.id, id)), 'Item RV'))
      const values = validatePayload({ ...stored, ...(input as Payload) })
      return toWire(
        firstOrNotFound(await db.orm.update(rvItens).set(values).where(eq(rvItens.id, id)).returning(), 'Item RV'),
      )
    }),
    defineRoute(rvhubDeletar, ({ id }, { db }) => deleteRow(db, rvItens, id, 'Item RV', 'produtos')),
    defineRoute(rvhubEstoque, async ({ id }, { db }) => {
      const rows = await db.orm.select({ quantidade: rvItens.estoque }).from(rvItens).where(eq(rvItens.id, id))
      return firstOrNotFound(rows, 'Item RV')
    }),
    defineRoute(rvhubAjustarEstoque, async ({ id, quantidade }, { db }) => {
      await requireExisting(db, rvItens, id, 'Item RV')
      const estoque = validateInteger('quantidade', 'Estoque', quantidade, 0)
      await db.orm.update(rvItens).set({ estoque }).where(eq(rvItens.id, id))
      return { quantidade: estoque }
    }),
  ],
}
