/** Deletes, adds and changes rows while a client reads them page by page. */
import type { Database } from '#sandbox/database/open-database.ts'
import type { RowsEffect } from './rules.ts'

/** Tables whose rows refer to a transaction; these rows are deleted first. */
const DEPENDENT_TABLES: Readonly<Record<RowsEffect['table'], readonly string[]>> = {
  bonus: [],
  transacoes: ['bonus', 'historico'],
}

/** Changes the rows at once, and clears the cached totals of filtered lists. */
export async function changeRows({ client, counts }: Database, { table, move }: RowsEffect): Promise<void> {
  if (move.act === 'add') {
    const { rows } = await client.execute(`PRAGMA table_info("${table}")`)
    const otherColumns = rows.map(({ name }) => `"${String(name)}"`).filter((name) => name !== '"id"')
    for (let copied = 0; copied < move.count; copied++)
      await client.execute(
        `INSERT INTO "${table}" (id, ${otherColumns.join(', ')}) SELECT id + 1, ${otherColumns.join(', ')} FROM "${table}" ORDER BY id DESC LIMIT 1`,
      )
  } else {
    const ids = move.ids.map(() => '?').join(', ')
    if (move.act === 'set')
      await client.execute({
        sql: `UPDATE "${table}" SET "${move.column}" = ? WHERE id IN (${ids})`,
        args: [move.value, ...move.ids],
      })
    else {
      for (const dependent of DEPENDENT_TABLES[table])
        await client.execute({ sql: `DELETE FROM "${dependent}" WHERE "transacaoId" IN (${ids})`, args: move.ids })
      await client.execute({ sql: `DELETE FROM "${table}" WHERE id IN (${ids})`, args: move.ids })
    }
  }
  counts.clear()
}
