/** Rows deleted, added and changed in the middle of somebody's reading. */
import type { Database } from '#sandbox/database/open.ts'
import type { RowsMoved } from './rules.ts'

/** Rows that point at a transaction go before it. */
const DEPENDENT: Readonly<Record<RowsMoved['table'], readonly string[]>> = {
  bonus: [],
  transacoes: ['bonus', 'historico'],
}

/** Moves the rows at once; what was counted of the lists is counted anew. */
export async function moveRows({ client, counts }: Database, { table, move }: RowsMoved): Promise<void> {
  if (move.act === 'add') {
    const { rows } = await client.execute(`PRAGMA table_info("${table}")`)
    const others = rows.map(({ name }) => `"${String(name)}"`).filter((name) => name !== '"id"')
    for (let at = 0; at < move.count; at++)
      await client.execute(
        `INSERT INTO "${table}" (id, ${others.join(', ')}) SELECT id + 1, ${others.join(', ')} FROM "${table}" ORDER BY id DESC LIMIT 1`,
      )
  } else {
    const ids = move.ids.map(() => '?').join(', ')
    if (move.act === 'set')
      await client.execute({
        sql: `UPDATE "${table}" SET "${move.column}" = ? WHERE id IN (${ids})`,
        args: [move.value, ...move.ids],
      })
    else {
      for (const dependent of DEPENDENT[table])
        await client.execute({ sql: `DELETE FROM "${dependent}" WHERE "transacaoId" IN (${ids})`, args: move.ids })
      await client.execute({ sql: `DELETE FROM "${table}" WHERE id IN (${ids})`, args: move.ids })
    }
  }
  counts.clear()
}
