/** The registry of the platform's resources: every file in `tables/`, sorted by the references between their tables. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { SandboxResource } from './http/route.ts'
import { imagens } from './images.ts'

const imagensResource: SandboxResource = { tables: [imagens], routes: [] }

const isSandboxResource = (value: unknown): value is SandboxResource =>
  typeof value === 'object' && value !== null && 'tables' in value && 'routes' in value

/** Imports these files of `tables/` and returns the resources that they export. Files without one hold shared code. */
async function importResources(files: readonly string[]): Promise<SandboxResource[]> {
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(`./tables/${basename(file, '.ts')}.ts`)),
  )
  return modules.flatMap((exports) => Object.values(exports).filter(isSandboxResource))
}

/**
 * Sorts each resource after those that its tables refer to; otherwise keeps the order. Rows can be inserted in this
 * order, and tables dropped in reverse order. Throws if two resources refer to each other.
 */
export function sortByReferences(resources: readonly SandboxResource[]): SandboxResource[] {
  const ordered: SandboxResource[] = []
  const visiting: SandboxResource[] = []
  const findOwner = (table: SQLiteTable) => resources.find(({ tables }) => tables.includes(table))
  const visit = (resource: SandboxResource) => {
    if (ordered.includes(resource)) return
    if (visiting.includes(resource)) throw new Error('Two tables of the sandbox refer to each other')
    visiting.push(resource)
    for (const table of resource.tables) {
      for (const key of getTableConfig(table).foreignKeys) {
        const other = findOwner(key.reference().foreignTable)
        if (other && other !== resource) visit(other)
      }
    }
    ordered.push(resource)
  }
  for (const resource of resources) visit(resource)
  return ordered
}

const files = readdirSync(new URL('./tables', import.meta.url)).filter((file) => /(?<!\.test)\.ts$/.test(file))

export const sandboxResources: readonly SandboxResource[] = sortByReferences([
  imagensResource,
  ...(await importResources(files.sort())),
])
