/** Mistakes in a table of the sandbox that must not compile: a field or a filter that the contract has is missing. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { usuariosListar } from '#sections/usuarios/contract.ts'
import { usuarios } from '#sandbox/tables/usuarios.ts'
import { defineListRoute } from './list.ts'

const source = { table: usuarios, columns: { id: usuarios.id }, sort: 'id,ASC' }
const row = { id: 1, dscNome: 'Ana', dscEmail: 'ana@correio.test', dscFoto: null }

it('compiles with every field of a row and every filter of the call, and not without one', () => {
  expect(() => {
    const filters = { nome: () => sql`1` }
    defineListRoute(usuariosListar, { ...source, filters, rows: () => Promise.resolve([row]) })
    const { dscEmail: _, ...incomplete } = row
    // @ts-expect-error: the row has no dscEmail
    defineListRoute(usuariosListar, { ...source, filters, rows: () => Promise.resolve([incomplete]) })
    // @ts-expect-error: the call filters by nome
    defineListRoute(usuariosListar, { ...source, filters: {}, rows: () => Promise.resolve([row]) })
  }).not.toThrow()
})
