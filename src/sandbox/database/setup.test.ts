/** Tests how the sandbox prepares a database: a new one, one of its own, a foreign one (sandbox/README §5). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fillDatabase } from '#sandbox/platform.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { DEFAULT_SCALE } from '#sandbox/settings.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './setup.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-fill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let file: string
beforeEach(() => (file = join(folder, `${Math.random().toString(36).slice(2)}.db`)))

it('is completely written to its file, so that the first call does not wait for that', async () => {
  const db = await openDatabase(file)
  await fillDatabase(db, { transacoes: 500, usuarios: 100, pedidos: 150, bonus: 250 })
  expect(statSync(`${file}-wal`).size).toBe(0)
  db.close()
})

/** Runs these statements on the file, as another program would, or queries it. */
async function onFile(...statements: string[]) {
  const client = createClient({ url: pathToFileURL(file).href })
  const answers = []
  for (const statement of statements) answers.push((await client.execute(statement)).rows.map((row) => ({ ...row })))
  client.close()
  return answers.at(-1)
}

describe('a database that the sandbox did not create', () => {
  it.each([
    ['a table of the same name', ['produtos'], /tem tabelas que o sandbox não fez \(produtos\): nada foi mudado/],
    ['many others', ['a', 'b', 'c', 'd', 'e'], /\(a, b, c e mais 2\)/],
  ])('is refused and not changed: %s', async (_, tables, sentence) => {
    await onFile(...tables.flatMap((name) => [`CREATE TABLE ${name} (id INTEGER)`, `INSERT INTO ${name} VALUES (7)`]))
    const before = readFileSync(file)
    await expect(openDatabase(file)).rejects.toThrow(sentence)
    expect(readFileSync(file)).toEqual(before)
    expect(await onFile(`SELECT * FROM ${tables[0]}`)).toEqual([{ id: 7 }])
  })
})

describe('a database that the sandbox created', () => {
  // Triggers count the rows of these tables.
  const large = ['usuarios', 'pedidos', 'transacoes', 'bonus'].map((name) =>
    sqliteTable(name, { id: integer().primaryKey() }),
  )
  const seeded: string[] = []
  const nounOf = (name: string, ...tables: SandboxResource['tables'][number][]): SandboxResource => ({
    tables,
    routes: [],
    async seed({ client }) {
      seeded.push(name)
      if (name === 'lojas') await client.execute("INSERT INTO lojas (id, nome) VALUES (1, 'Centro')")
    },
  })
  const base = nounOf('base', ...large)
  const lojas = sqliteTable('lojas', { id: integer().primaryKey(), nome: text().notNull() })
  const before = [base, nounOf('lojas', lojas)]
  /** Starts the sandbox once with these tables; returns its message. */
  async function start(nouns: readonly SandboxResource[]): Promise<string | null> {
    const db = await openDatabase(file)
    return prepareDatabase(db, nouns, DEFAULT_SCALE).finally(() => db.close())
  }
  beforeEach(async () => {
    await start(before)
    await onFile("INSERT INTO lojas VALUES (2, 'Digitada')", 'INSERT INTO usuarios VALUES (5)')
    seeded.length = 0
  })
  const rows = () => onFile('SELECT * FROM lojas ORDER BY id')

  it('stays as it is, without a message', async () => {
    expect(await start(before)).toBeNull()
    expect(await rows()).toHaveLength(2)
    file = `${file}-outro`
    expect(await start(before)).toBe(`Dados novos em ${file}, com as linhas de exemplo.`)
  })

  it('keeps its rows if columns are added, with a message', async () => {
    const wider = sqliteTable('lojas', {
      id: integer().primaryKey(),
      nome: text().notNull(),
      cidade: text(),
      numero: integer().notNull(),
      aberta: integer().notNull().default(1),
    })
    expect(await start([base, nounOf('lojas', wider)])).toMatch(
      /mudaram nesta versão \(lojas\): as linhas de .+ mantidas\.$/,
    )
    const more = { cidade: null, numero: 0, aberta: 1 }
    expect(await rows()).toEqual([
      { id: 1, nome: 'Centro', ...more },
      { id: 2, nome: 'Digitada', ...more },
    ])
    expect(seeded).toEqual([])
    // The triggers still count, and the new version is known by now.
    await onFile('INSERT INTO usuarios VALUES (6)')
    expect(await onFile("SELECT total FROM totais WHERE tabela = 'usuarios'")).toEqual([{ total: 2 }])
    expect(await start([base, nounOf('lojas', wider)])).toBeNull()
  })

  it('fills only new tables', async () => {
    const metas = sqliteTable('metas', { id: integer().primaryKey() })
    expect(await start([...before, nounOf('metas', metas)])).toContain('(metas)')
    expect(seeded).toEqual(['metas'])
    expect(await rows()).toHaveLength(2)
  })

  it('is copied with all values before a column is removed', async () => {
    const narrower = sqliteTable('lojas', { id: integer().primaryKey() })
    expect(await start([base, nounOf('lojas', narrower)])).toMatch(
      /Saíram lojas\.nome; os dados de antes estão em .+\.antes-\d+\./,
    )
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }])
    file = join(folder, readdirSync(folder).find((name) => name.includes('.antes-')) ?? '')
    expect(await rows()).toEqual([
      { id: 1, nome: 'Centro' },
      { id: 2, nome: 'Digitada' },
    ])
  })

  it('is created again if its rows do not fit, and copied first', async () => {
    await onFile("INSERT INTO lojas VALUES (3, 'Digitada')")
    const unique = sqliteTable('lojas', { id: integer().primaryKey(), nome: text().notNull().unique() })
    const message = await start([base, nounOf('lojas', unique)])
    expect(message).toMatch(/não cabem nelas: dados criados de novo, os de antes estão em /)
    expect(await rows()).toEqual([{ id: 1, nome: 'Centro' }])
    file = /estão em (.+)\.$/.exec(message ?? '')?.[1] ?? ''
    expect(await rows()).toHaveLength(3)
  })

  it('is filled again after an interrupted fill, with a message', async () => {
    await onFile('DELETE FROM sandbox_meta')
    expect(await start(before)).toContain('não tinha chegado ao fim')
    expect(await rows()).toEqual([{ id: 1, nome: 'Centro' }])
  })

  it('keeps foreign tables beside its own', async () => {
    await onFile('CREATE TABLE notas (texto TEXT)', "INSERT INTO notas VALUES ('minha')", 'DELETE FROM sandbox_meta')
    await start(before)
    expect(await onFile('SELECT * FROM notas')).toEqual([{ texto: 'minha' }])
  })
})
