/** The registry of the platform: every file in `tables/`, in the order in which their tables refer to each other. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Noun } from './http/route.ts'
import { imagens } from './images.ts'

const imagensNoun: Noun = { tables: [imagens], routes: [] }

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'tables' in value && 'routes' in value

/** The nouns that these files of `tables/` export; files without one hold what others share. */
async function nounsOf(files: readonly string[]): Promise<Noun[]> {
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(`./tables/${basename(file, '.ts')}.ts`)),
  )
  return modules.flatMap((exports) => Object.values(exports).filter(isNoun))
}

/**
 * Each noun after those that its tables refer to, so that rows can be inserted in this order and tables dropped in the
 * other; else as given. Throws where two refer to each other.
 */
export function inReferenceOrder(nouns: readonly Noun[]): Noun[] {
  const ordered: Noun[] = []
  const under: Noun[] = []
  const holder = (table: SQLiteTable) => nouns.find(({ tables }) => tables.includes(table))
  const place = (noun: Noun) => {
    if (ordered.includes(noun)) return
    if (under.includes(noun)) throw new Error('Two tables of the sandbox refer to each other')
    under.push(noun)
    for (const table of noun.tables) {
      for (const key of getTableConfig(table).foreignKeys) {
        const other = holder(key.reference().foreignTable)
        if (other && other !== noun) place(other)
      }
    }
    ordered.push(noun)
  }
  for (const noun of nouns) place(noun)
  return ordered
}

const files = readdirSync(new URL('./tables', import.meta.url)).filter((file) => /(?<!\.test)\.ts$/.test(file))

export const nouns: readonly Noun[] = inReferenceOrder([imagensNoun, ...(await nounsOf(files.sort()))])
