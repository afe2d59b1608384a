import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoint } from '#api/endpoint.ts'
import { defineNoun, type NounDefinition, type Row } from '#commands/noun.ts'
import * as z from 'zod/mini'
import { checkSave } from './check-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalNumber, requiredText } from '#forms/schema.ts'
import type { Change } from '#forms/values.ts'

const names = (...given: string[]) => given.map((nome, at) => ({ id: at + 1, nome }))
/** The platform's list. */
let rows: Row[] = []
let totalPages = 1
/** How many the platform says that it has, where that is more than it gives. */
let more = 0
const record = { titulo: 'Bebês e mães', numPreco: '1.234,50' }
vi.mock('#api/session/client.ts', () => ({
  call: (_: unknown, { id }: { id?: number }) =>
    Promise.resolve(id === undefined ? { content: rows, totalPages, totalElements: rows.length + more } : record),
}))

const list = () =>
  Promise.resolve(
    defineEndpoint({ id: 'temas.listar', call: 'GET /temas', input: z.any(), output: z.any(), stales: [] } as never),
  )
const formOf = (found: Partial<NounDefinition<Row>>) =>
  ({
    noun: defineNoun({
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
  more = 0
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
    expect(await endOf(searched, typed('titulo', 'Natal'))).toMatchObject({
      done: null,
      found: 'Tema #1, #3 tem este nome e pode ser o que foi enviado.',
    })
    expect((await endOf(formOf({}), typed('titulo', 'Natal'))).done).toBeNull()
    totalPages = 100
    expect((await endOf(walked, typed('titulo', 'Verão'))).done).toBeNull()
  })
  it('is not denied where the list is longer than what was gone through', async () => {
    totalPages = 100
    expect(await textOf(walked, typed('titulo', 'Verão'))).toMatch(/^Confira na lista de Temas/)
    expect(await textOf(walked, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
  it('is not denied where a search found more than it gave', async () => {
    more = 1
    expect(await endOf(searched, typed('titulo', 'Verão'))).toMatchObject({ done: null })
    expect(await textOf(searched, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
})

describe('an update whose end is not known [O1]', () => {
  const form = {
    ...formOf({}),
    schema: z.object({
      titulo: requiredText('Informe o título.', 20),
      numPreco: optionalNumber({ wrong: 'Não é um preço.', decimals: 2 }),
    }),
    toValues: (values: typeof record) => values,
  } as Partial<AnyForm> as AnyForm

  it('was done where the record holds what was sent, however it was typed [O1]', async () => {
    const done = await checkSave(form, 5, [typed('titulo', 'Bebês e mães '), typed('numPreco', 'R$ 1234,5')])
    expect(done).toEqual({ text: 'Foi salvo: o registro já tem o que você digitou.', done: true })
  })
  it('is left to the operator where nothing of it can be compared, as a file', async () => {
    const file = { ...typed('imagem', 'novo.png'), transient: true }
    expect(await checkSave(form, 5, [file])).toMatchObject({ done: null })
    expect(await checkSave(form, 5, [])).toMatchObject({ done: null })
  })
  it('was not where it holds something else, which is named', async () => {
    const done = await checkSave(form, 5, [typed('titulo', 'Bebês'), typed('numPreco', '1234,5')])
    expect(done).toEqual({ text: 'Não foi salvo: titulo.', done: false })
  })
})
