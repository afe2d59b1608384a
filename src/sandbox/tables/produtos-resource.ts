/** The product resource: its seed, its association with a plan and its synchronisation with the hub (spec 2 §7). */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { rvhubSincronizar } from '#sections/rvhub/contract.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { createRandom } from '#sandbox/database/random.ts'
import { insertAll, requireExisting, requireReference } from '#sandbox/database/rows.ts'
import { conflict } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateStatus } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'
import { planos } from './planos.ts'
import { produtos, produtosRoutes } from './produtos.ts'
import { FIRST_RV_ID, rvItens } from './rv-itens.ts'
import { goods, variants } from './seed-names.ts'

/** Nothing refers to the products up to 20, so that they can be deleted. Orders use later ones (pedidos.ts). */
async function seed(db: Database): Promise<void> {
  const chance = createRandom(41)
  const odd = getOddNames('produtos')
  const rows = Array.from({ length: 320 }, (_, k) => {
    const id = k + 1
    const [name, model, price] = goods[k % goods.length] ?? goods[0]!
    const variant = variants[Math.floor(k / goods.length)] ?? ''
    return {
      id,
      dscNome: odd.get(id) ?? `${name}${variant}`,
      dscModelo: `${model}${variant === '' ? '' : `/${Math.floor(k / goods.length)}`}`,
      dscDescricao: `${name}, com garantia do fornecedor e cashback na próxima compra.`,
      categoriaId: 21 + ((k * 11) % 40),
      fornecedorId: 21 + ((k * 13) % 120),
      statusId: k % 10 === 6 ? 2 : k % 23 === 13 ? 3 : k % 14 === 8 ? 4 : 1,
      planoProdutoId: k % 4 === 3 ? null : (k % 6) + 1,
      maxNivelId: id > 30 && k % 5 === 0 ? 21 + (k % 9) : null,
      rvProductId: k % 8 === 0 && k < 300 ? FIRST_RV_ID + k : null,
      precoVariavel: k % 9 === 0,
      preco: price + Math.floor(k / goods.length) * 1000,
      estoque: k % 17 === 5 ? 0 : chance.integer(1, 600),
      instrucoes: k % 3 ? null : 'O código chega por e-mail em até 10 minutos.',
      dscTermosCondicoes: k % 6 ? null : 'Válido por 90 dias. Não cumulativo com outras ofertas.',
    }
  })
  await insertAll(db, produtos, rows)
}

/** How many items of the catalogue one synchronisation imports. */
const SYNC_BATCH_SIZE = 10
/**
 * Category and supplier of products imported from the hub until somebody sorts them: 'Recargas' and a supplier of
 * recharges.
 */
const NEW_PRODUCT_VALUES = { categoriaId: 53, fornecedorId: 36 }

interface SyncInput {
  statusIdDefault: number
  planoProdutoIdDefault: number
  atualizarExistentes: number
}

async function synchronise(db: Database, input: SyncInput) {
  const statusId = validateStatus('statusIdDefault', input.statusIdDefault, 4)
  const planoProdutoId = await requireReference(
    db,
    planos,
    input.planoProdutoIdDefault,
    'planoProdutoIdDefault',
    'Plano',
  )
  const linked = and(eq(produtos.rvProductId, rvItens.id))
  const newItems = await db.orm
    .select({ item: rvItens })
    .from(rvItens)
    .leftJoin(produtos, linked)
    .where(isNull(produtos.id))
    .orderBy(asc(rvItens.id))
    .limit(SYNC_BATCH_SIZE)
  const updated = input.atualizarExistentes
    ? await db.orm
        .update(produtos)
        .set({ estoque: sql`(select estoque from rv_itens where rv_itens.id = ${produtos.rvProductId})` })
        .where(isNotNull(produtos.rvProductId))
    : { rowsAffected: 0 }
  await insertAll(
    db,
    produtos,
    newItems.map(({ item }) => ({
      ...NEW_PRODUCT_VALUES,
      statusId,
      planoProdutoId,
      dscNome: item.name.slice(0, 100),
      dscModelo: `RV-${item.id}`,
      rvProductId: item.id,
      precoVariavel: false,
      preco: item.amount,
      estoque: item.estoque,
    })),
  )
  return { criados: newItems.length, atualizados: updated.rowsAffected }
}

export const produtosResource: SandboxResource = {
  tables: [produtos],
  seed,
  routes: [
    ...produtosRoutes,
    defineRoute(rvhubSincronizar, (input, { db }) => synchronise(db, input)),
    defineRoute(planosAssociarProduto, async ({ id, produtoId }, { db }) => {
      await requireExisting(db, planos, id, 'Plano')
      await requireExisting(db, produtos, produtoId, 'Produto')
      await db.orm.update(produtos).set({ planoProdutoId: id }).where(eq(produtos.id, produtoId))
      return {}
    }),
    defineRoute(planosDesassociarProduto, async ({ id, produtoId }, { db }) => {
      await requireExisting(db, planos, id, 'Plano')
      await requireExisting(db, produtos, produtoId, 'Produto')
      const both = and(eq(produtos.id, produtoId), eq(produtos.planoProdutoId, id))
      const { rowsAffected } = await db.orm.update(produtos).set({ planoProdutoId: null }).where(both)
      if (!rowsAffected) throw conflict(`O produto #${produtoId} não está associado ao plano #${id}.`)
      return {}
    }),
  ],
}
