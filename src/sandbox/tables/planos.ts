/** Multi-level cashback plans with their levels (spec 2 §2-§5, §7). Percentages are stored in hundredths. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { InputOf } from '#api/endpoint.ts'
import {
  planosAtualizar,
  planosCriar,
  planosDeletar,
  planosListar,
  planosNiveis,
  planosProfundidade,
  planosVisualizar,
} from '#sections/planos/contract.ts'
import { containsText } from '#sandbox/database/filters.ts'
import { normalizedColumn } from '#sandbox/database/normalize-text.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { deleteRow, firstOrNotFound, insertAll, requireExisting } from '#sandbox/database/rows.ts'
import { defineListRoute } from '#sandbox/http/list.ts'
import { conflict, unprocessable } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { validateHundredths, validateText, validateInteger } from '#sandbox/http/validation.ts'
import { getOddNames } from '#sandbox/seeded-error-finder.ts'

export const planos = sqliteTable('planos', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: normalizedColumn('dscNome'),
  isAtivo: integer({ mode: 'boolean' }).notNull(),
  isPadrao: integer({ mode: 'boolean' }).notNull(),
  maxDepth: integer().notNull(),
})

const niveis = sqliteTable(
  'niveis',
  {
    id: integer().primaryKey(),
    planoId: integer()
      .notNull()
      .references(() => planos.id, { onDelete: 'cascade' }),
    nivel: integer().notNull(),
    percentual: integer().notNull(),
  },
  (table) => [uniqueIndex('niveis_plano').on(table.planoId, table.nivel)],
)

/** The maximum depth and number of levels; nobody means more. */
const MAX_LEVELS = 100

async function loadRows(db: Database, ids: number[]) {
  const plans = await db.orm.select().from(planos).where(inArray(planos.id, ids))
  const levels = await db.orm.select().from(niveis).where(inArray(niveis.planoId, ids)).orderBy(asc(niveis.nivel))
  return plans.map(({ busca: _, ...plan }) => ({
    ...plan,
    niveis: levels
      .filter(({ planoId }) => planoId === plan.id)
      .map(({ nivel, percentual }) => ({ nivel, percentual: percentual / 100 })),
  }))
}

type Payload = InputOf<typeof planosCriar>

/**
 * Validates a plan. `id` is its own id on an update: it may stay the default plan, but no second plan may become it.
 */
async function validatePayload(db: Database, input: Payload, id = 0) {
  const values = {
    dscNome: validateText('dscNome', 'Nome', input.dscNome, 100),
    isAtivo: input.isAtivo,
    isPadrao: input.isPadrao,
    maxDepth: validateInteger('maxDepth', 'Profundidade', input.maxDepth, 1, MAX_LEVELS),
  }
  const isOtherDefault = and(eq(planos.isPadrao, true), ne(planos.id, id))
  const [defaultPlan] = input.isPadrao ? await db.orm.select({ id: planos.id }).from(planos).where(isOtherDefault) : []
  if (!defaultPlan) return values
  throw conflict(`Já existe um plano padrão (#${defaultPlan.id}).`, 'isPadrao')
}

function validateLevels(planoId: number, input: readonly { nivel: number; percentual: number }[]) {
  if (input.length > MAX_LEVELS) throw unprocessable('niveis', `Um plano tem no máximo ${MAX_LEVELS} níveis.`)
  const seen = new Set<number>()
  return input.map(({ nivel, percentual }, k) => {
    const field = `niveis[${k}].nivel`
    validateInteger(field, 'Nível', nivel, 1, MAX_LEVELS)
    if (seen.has(nivel)) throw unprocessable(field, `O nível ${nivel} está repetido.`)
    seen.add(nivel)
    return {
      planoId,
      nivel,
      percentual: validateHundredths(`niveis[${k}].percentual`, 'Percentual', percentual, 0, 100),
    }
  })
}

const planNames = [
  'Padrão da plataforma',
  'Clube Ouro',
  'Clube Prata',
  'Parceiros regionais',
  'Recargas',
  'Vale-presente',
  'Lançamento Sul',
  'Piloto Nordeste',
  'Embaixadores',
  'Campanha de Natal',
  'Black November',
  'Legado 2025',
] as const

async function seed(db: Database): Promise<void> {
  const odd = getOddNames('planos')
  const plans = planNames.map((name, k) => ({
    id: k + 1,
    dscNome: odd.get(k + 1) ?? name,
    isAtivo: k !== 7 && k !== 11,
    isPadrao: k === 0,
    maxDepth: (k % 5) + 1,
  }))
  await insertAll(db, planos, plans)
  const levels = plans.flatMap(({ id, maxDepth }) =>
    Array.from({ length: id === 12 ? 0 : maxDepth }, (_, k) => ({
      planoId: id,
      nivel: k + 1,
      percentual: Math.round(1000 / (k + 1 + (id % 3))),
    })),
  )
  await insertAll(db, niveis, levels)
}

export const planosResource: SandboxResource = {
  tables: [planos, niveis],
  seed,
  routes: [
    defineListRoute(planosListar, {
      table: planos,
      columns: {
        id: planos.id,
        dscNome: planos.busca,
        isAtivo: planos.isAtivo,
        isPadrao: planos.isPadrao,
        maxDepth: planos.maxDepth,
      },
      filters: { dscNome: containsText(planos.busca) },
      sort: 'id,DESC',
      rows: loadRows,
    }),
    defineRoute(planosVisualizar, async ({ id }, { db }) => firstOrNotFound(await loadRows(db, [id]), 'Plano')),
    defineRoute(
      planosCriar,
      async (input, { db }) => {
        const values = await validatePayload(db, input)
        const [row] = await db.orm.insert(planos).values(values).returning({ id: planos.id })
        return { data: firstOrNotFound(await loadRows(db, [row?.id ?? 0]), 'Plano') }
      },
      { status: 201 },
    ),
    defineRoute(planosAtualizar, async (input, { db }) => {
      await requireExisting(db, planos, input.id, 'Plano')
      const values = await validatePayload(db, input, input.id)
      await db.orm.update(planos).set(values).where(eq(planos.id, input.id))
      return { data: firstOrNotFound(await loadRows(db, [input.id]), 'Plano') }
    }),
    defineRoute(planosDeletar, async ({ id }, { db }) => {
      const [plan] = await db.orm.select({ isPadrao: planos.isPadrao }).from(planos).where(eq(planos.id, id))
      if (plan?.isPadrao) throw conflict(`Plano #${id} é o padrão: não pode ser excluído.`)
      return deleteRow(db, planos, id, 'Plano', 'produtos')
    }),
    defineRoute(planosNiveis, async ({ id, niveis: sent }, { db }) => {
      await requireExisting(db, planos, id, 'Plano')
      const levels = validateLevels(id, sent)
      const cleared = db.orm.delete(niveis).where(eq(niveis.planoId, id))
      await (levels.length ? db.orm.batch([cleared, db.orm.insert(niveis).values(levels)]) : cleared)
      return { data: firstOrNotFound(await loadRows(db, [id]), 'Plano') }
    }),
    defineRoute(planosProfundidade, async ({ id, maxDepth }, { db }) => {
      await requireExisting(db, planos, id, 'Plano')
      const values = { maxDepth: validateInteger('maxDepth', 'Profundidade', maxDepth, 1, MAX_LEVELS) }
      await db.orm.update(planos).set(values).where(eq(planos.id, id))
      return { data: firstOrNotFound(await loadRows(db, [id]), 'Plano') }
    }),
  ],
}
