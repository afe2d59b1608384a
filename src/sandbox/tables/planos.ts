/** Multi-level cashback plans with their levels (spec 2 §2-§5, §7). Percentages are kept in hundredths. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  planosAtualizar,
  planosCriar,
  planosDeletar,
  planosListar,
  planosNiveis,
  planosProfundidade,
  planosVisualizar,
} from '#sections/planos/contract.ts'
import { contains } from '#sandbox/database/filters.ts'
import { folded } from '#sandbox/database/fold.ts'
import type { Database } from '#sandbox/database/open.ts'
import { deleteRow, found, insertAll, mustExist } from '#sandbox/database/rows.ts'
import { list } from '#sandbox/http/list.ts'
import { Refusal, conflict, invalid } from '#sandbox/http/refusal.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { hundredths, textRule, wholeRule } from '#sandbox/http/rules.ts'
import { oddNames } from '#sandbox/sentinels.ts'

export const planos = sqliteTable('planos', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  busca: folded('dscNome'),
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

/** Depth and number of levels beyond which nobody means it. */
const deepest = 100

async function rowsOf(db: Database, ids: number[]) {
  const plans = await db.orm.select().from(planos).where(inArray(planos.id, ids))
  const levels = await db.orm.select().from(niveis).where(inArray(niveis.planoId, ids)).orderBy(asc(niveis.nivel))
  return plans.map(({ busca: _, ...plan }) => ({
    ...plan,
    niveis: levels
      .filter(({ planoId }) => planoId === plan.id)
      .map(({ nivel, percentual }) => ({ nivel, percentual: percentual / 100 })),
  }))
}

interface Payload {
  dscNome: string
  isAtivo: boolean
  isPadrao: boolean
  maxDepth: number
}

/** `id` is the plan's own on an update: it may stay the default, another may not become it. */
async function checked(db: Database, input: Payload, id = 0) {
  const values = {
    dscNome: textRule('dscNome', 'Nome', input.dscNome, 100),
    isAtivo: input.isAtivo,
    isPadrao: input.isPadrao,
    maxDepth: wholeRule('maxDepth', 'Profundidade', input.maxDepth, 1, deepest),
  }
  const other = and(eq(planos.isPadrao, true), ne(planos.id, id))
  const [standard] = input.isPadrao ? await db.orm.select({ id: planos.id }).from(planos).where(other) : []
  if (!standard) return values
  const message = `Já existe um plano padrão (#${standard.id}).`
  throw new Refusal(409, message, [{ field: 'isPadrao', message }])
}

function checkedLevels(planoId: number, input: readonly { nivel: number; percentual: number }[]) {
  if (input.length > deepest) throw invalid('niveis', `Um plano tem no máximo ${deepest} níveis.`)
  const seen = new Set<number>()
  return input.map(({ nivel, percentual }, k) => {
    const field = `niveis[${k}].nivel`
    wholeRule(field, 'Nível', nivel, 1, deepest)
    if (seen.has(nivel)) throw invalid(field, `O nível ${nivel} está repetido.`)
    seen.add(nivel)
    return { planoId, nivel, percentual: hundredths(`niveis[${k}].percentual`, 'Percentual', percentual, 0, 100) }
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
  const odd = oddNames('planos')
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

export const planosNoun: Noun = {
  tables: [planos, niveis],
  seed,
  routes: [
    list(planosListar, {
      table: planos,
      columns: {
        id: planos.id,
        dscNome: planos.busca,
        isAtivo: planos.isAtivo,
        isPadrao: planos.isPadrao,
        maxDepth: planos.maxDepth,
      },
      filters: { dscNome: contains(planos.busca) },
      sort: 'id,DESC',
      rows: rowsOf,
    }),
    route(planosVisualizar, async ({ id }, { db }) => found(await rowsOf(db, [id]), 'Plano')),
    route(
      planosCriar,
      async (input, { db }) => {
        const values = await checked(db, input)
        const [row] = await db.orm.insert(planos).values(values).returning({ id: planos.id })
        return { data: found(await rowsOf(db, [row?.id ?? 0]), 'Plano') }
      },
      { status: 201 },
    ),
    route(planosAtualizar, async (input, { db }) => {
      await mustExist(db, planos, input.id, 'Plano')
      const values = await checked(db, input, input.id)
      await db.orm.update(planos).set(values).where(eq(planos.id, input.id))
      return { data: found(await rowsOf(db, [input.id]), 'Plano') }
    }),
    route(planosDeletar, async ({ id }, { db }) => {
      const [plan] = await db.orm.select({ isPadrao: planos.isPadrao }).from(planos).where(eq(planos.id, id))
      if (plan?.isPadrao) throw conflict(`Plano #${id} é o padrão: não pode ser excluído.`)
      return deleteRow(db, planos, id, 'Plano', 'produtos')
    }),
    route(planosNiveis, async ({ id, niveis: sent }, { db }) => {
      await mustExist(db, planos, id, 'Plano')
      const levels = checkedLevels(id, sent)
      const cleared = db.orm.delete(niveis).where(eq(niveis.planoId, id))
      await (levels.length ? db.orm.batch([cleared, db.orm.insert(niveis).values(levels)]) : cleared)
      return { data: found(await rowsOf(db, [id]), 'Plano') }
    }),
    route(planosProfundidade, async ({ id, maxDepth }, { db }) => {
      await mustExist(db, planos, id, 'Plano')
      const values = { maxDepth: wholeRule('maxDepth', 'Profundidade', maxDepth, 1, deepest) }
      await db.orm.update(planos).set(values).where(eq(planos.id, id))
      return { data: found(await rowsOf(db, [id]), 'Plano') }
    }),
  ],
}
