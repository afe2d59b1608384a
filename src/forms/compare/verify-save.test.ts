import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoint } from '#api/endpoint.ts'
import { defineResource, type ResourceDefinition, type Row } from '#commands/resource.ts'
import * as z from 'zod/mini'
import { verifySave } from './verify-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalNumber, requiredText } from '#forms/schema.ts'
import type { FieldChange } from '#forms/values.ts'

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
    defineEndpoint({
      id: 'temas.listar',
      call: 'GET /temas',
      input: z.any(),
      output: z.any(),
      invalidates: [],
    } as never),
  )
const formOf = (found: Partial<ResourceDefinition<Row>>) =>
  ({
    resource: defineResource({
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
const walked = formOf({ list: list as never, scanOrder: { key: 'name', sort: 'nome,ASC' } })
const typed = (name: string, after: string): FieldChange => ({ name, label: name, format: String, before: '', after })
const endOf = (form: AnyForm, ...changes: FieldChange[]) => verifySave(form, null, changes)
const textOf = async (form: AnyForm, ...changes: FieldChange[]) => (await verifySave(form, null, changes)).text

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
    expect((await endOf(searched, typed('titulo', 'Verão'))).isSaved).toBe(false)
    expect(await endOf(searched, typed('titulo', 'Natal'))).toMatchObject({
      isSaved: null,
      finding: 'Tema #1, #3 tem este nome e pode ser o que foi enviado.',
    })
    expect((await endOf(formOf({}), typed('titulo', 'Natal'))).isSaved).toBeNull()
    totalPages = 100
    expect((await endOf(walked, typed('titulo', 'Verão'))).isSaved).toBeNull()
  })
  it('is not denied where the list is longer than what was gone through', async () => {
    totalPages = 100
    expect(await textOf(walked, typed('titulo', 'Verão'))).toMatch(/^Confira na lista de Temas/)
    expect(await textOf(walked, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
  it('is not denied where a search found more than it gave', async () => {
    more = 1
    expect(await endOf(searched, typed('titulo', 'Verão'))).toMatchObject({ isSaved: null })
    expect(await textOf(searched, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
})

describe('an update whose end is not known [O1]', () => {
  const form = {
    ...formOf({}),
    schema: z.object({
      titulo: requiredText('Informe o título.', 20),
      numPreco: optionalNumber({ invalidMessage: 'Não é um preço.', decimals: 2 }),
    }),
    toValues: (values: typeof record) => values,
  } as Partial<AnyForm> as AnyForm

  it('was done where the record holds what was sent, however it was typed [O1]', async () => {
    const done = await verifySave(form, 5, [typed('titulo', 'Bebês e mães '), typed('numPreco', 'R$ 1234,5')])
    expect(done).toEqual({ text: 'Foi salvo: o registro já tem o que você digitou.', isSaved: true })
  })
  it('is left to the operator where nothing of it can be compared, as a file', async () => {
    const file = { ...typed('imagem', 'novo.png'), isTransient: true }
    expect(await verifySave(form, 5, [file])).toMatchObject({ isSaved: null })
    expect(await verifySave(form, 5, [])).toMatchObject({ isSaved: null })
  })
  it('was not where it holds something else, which is named', async () => {
    const done = await verifySave(form, 5, [typed('titulo', 'Bebês'), typed('numPreco', '1234,5')])
    expect(done).toEqual({ text: 'Não foi salvo: titulo.', isSaved: false })
  })
})
