import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoint } from '#api/endpoint.ts'
import { defineNoun, type NounDefinition, type Row } from '#commands/noun.ts'
import * as z from 'zod/mini'
import { checkSave } from './check-save.ts'
import type { AnyForm } from './define.ts'
import type { Change } from './values.ts'

const names = (...given: string[]) => given.map((nome, at) => ({ id: at + 1, nome }))
/** The platform's list. */
let rows: Row[] = []
let totalPages = 1
vi.mock('#api/client.ts', () => ({
  call: () => Promise.resolve({ content: rows, totalPages, totalElements: rows.length }),
}))

const list = () =>
  Promise.resolve(
    defineEndpoint({ id: 'temas.listar', call: 'GET /temas', input: z.any(), output: z.any(), stales: [] } as never),
  )
const formOf = (found: Partial<NounDefinition<Row>>) =>
  ({
    noun: defineNoun<Row>({
      id: 'tema',
      singular: 'tema',
      plural: 'temas',
      article: 'o',
      summary: ({ nome }) => ({ name: String(nome) }),
      ...found,
    }),
    nameField: 'titulo',
  }) as Partial<AnyForm> as AnyForm

const searched = formOf({ search: { by: 'q', list: list as never } })
const walked = formOf({ list: list as never, walk: { by: 'name', sort: 'nome,ASC' } })
const typed = (name: string, after: string): Change => ({ name, label: name, show: String, before: '', after })
const endOf = (form: AnyForm, ...changes: Change[]) => checkSave(form, null, changes)
const textOf = async (form: AnyForm, ...changes: Change[]) => (await checkSave(form, null, changes)).text

beforeEach(() => {
  rows = names('Natal', 'Páscoa', 'natal')
  totalPages = 1
})

describe('a new record whose end is not known [O1]', () => {
  it.each([
    ['searched by name', searched],
    ['gone through', walked],
  ])('is found by the field that the form calls its name, in a list that is %s', async (_, form) => {
    expect(await textOf(form, typed('dscNota', 'Páscoa'), typed('titulo', ' NATAL '))).toMatch(/^Tema #1, #3 tem/)
    expect(await textOf(form, typed('titulo', 'Verão'))).toMatch(/^Não foi criado: “Verão”/)
  })
  it('is left to the operator where nothing was typed there, or no list finds a name', async () => {
    expect(await textOf(searched, typed('dscNota', 'Natal'))).toMatch(/^Confira na lista de Temas/)
    expect(await textOf(formOf({}), typed('titulo', 'Natal'))).toMatch(/^Confira na lista de Temas/)
  })
  it('is settled where the list tells that it is not there, and nowhere else', async () => {
    expect((await endOf(searched, typed('titulo', 'Verão'))).done).toBe(false)
    expect((await endOf(searched, typed('titulo', 'Natal'))).done).toBeNull()
    expect((await endOf(formOf({}), typed('titulo', 'Natal'))).done).toBeNull()
    totalPages = 100
    expect((await endOf(walked, typed('titulo', 'Verão'))).done).toBeNull()
  })
  it('is not denied where the list is longer than what was gone through', async () => {
    totalPages = 100
    expect(await textOf(walked, typed('titulo', 'Verão'))).toMatch(/^Confira na lista de Temas/)
    expect(await textOf(walked, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
})
