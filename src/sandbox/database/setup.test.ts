/** A database that was just filled (sandbox/README §5). */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { fill } from '#sandbox/platform.ts'
import { openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-fill-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('stands in its file as a whole: who asks first does not wait until a fill is written', async () => {
  const file = join(folder, 'plataforma.db')
  const db = await openDatabase(file)
  await fill(db, { transacoes: 500, usuarios: 100, pedidos: 150, bonus: 250 })
  expect(statSync(`${file}-wal`).size).toBe(0)
  db.close()
})
