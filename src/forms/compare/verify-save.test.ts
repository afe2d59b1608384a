import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoint } from '#api/endpoint.ts'
import { defineResource, type ResourceDefinition, type Row } from '#commands/resource.ts'
import * as z from 'zod/mini'
import { verifySave } from './verify-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalNumber, requiredText } from '#forms/schema.ts'
import type { FieldChange } from '#forms/values.ts'

const createRows = (...names: string[]) => names.map((nome, index) => ({ id: index + 1, nome }))
/** The rows of the platform's list. */
let rows: Row[] = []
let totalPages = 1
/** How many more rows the platform counts than it returns. */
let hiddenCount = 0
const record = { titulo: 'Bebês e mães', numPreco: '1.234,50' }
vi.mock('#api/session/client.ts', () => ({
  call: (_: unknown, { id }: { id?: number }) =>
    Promise.resolve(
      id === undefined ? { content: rows, totalPages, totalElements: rows.length + hiddenCount } : record,
    ),
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
const createForm = (options: Partial<ResourceDefinition<Row>>) =>
  ({
    resource: defineResource({
      id: 'tema',
      singular: 'tema',
      plural: 'temas',
      article: 'o',
      summary: ({ nome }) => ({ name: String(nome) }),
      ...options,
    }),
    nameField: 'titulo',
  }) as Partial<AnyForm> as AnyForm

const searched = createForm({ search: { by: 'q', list: list as never } })
const scanned = createForm({ list: list as never, scanOrder: { key: 'name', sort: 'nome,ASC' } })
const typed = (name: string, after: string): FieldChange => ({ name, label: name, format: String, before: '', after })
const verify = (form: AnyForm, ...changes: FieldChange[]) => verifySave(form, null, changes)
const getVerificationText = async (form: AnyForm, ...changes: FieldChange[]) =>
  (await verifySave(form, null, changes)).text

beforeEach(() => {
  rows = createRows('Natal', 'Páscoa', 'natal')
  totalPages = 1
  hiddenCount = 0
})

describe('a new record whose save is unconfirmed [O1]', () => {
  it.each([
    ['searched by name', searched],
    ['scanned', scanned],
  ])('is found by the form’s name field, in a list that is %s', async (_, form) => {
    expect(await getVerificationText(form, typed('dscNota', 'Páscoa'), typed('titulo', ' NATAL '))).toMatch(
      /^Tema #1, #3 tem/,
    )
    expect(await getVerificationText(form, typed('titulo', 'Verão'))).toMatch(/^Não foi criado: “Verão”/)
  })
  it('is left to the operator if no name was typed, or no list finds names', async () => {
    expect(await getVerificationText(searched, typed('dscNota', 'Natal'))).toMatch(/^Confira na lista de Temas/)
    expect(await getVerificationText(createForm({}), typed('titulo', 'Natal'))).toMatch(/^Confira na lista de Temas/)
  })
  it('is reported as not created only if the complete list does not have it', async () => {
    expect((await verify(searched, typed('titulo', 'Verão'))).isSaved).toBe(false)
    expect(await verify(searched, typed('titulo', 'Natal'))).toMatchObject({
      isSaved: null,
      finding: 'Tema #1, #3 tem este nome e pode ser o que foi enviado.',
    })
    expect((await verify(createForm({}), typed('titulo', 'Natal'))).isSaved).toBeNull()
    totalPages = 100
    expect((await verify(scanned, typed('titulo', 'Verão'))).isSaved).toBeNull()
  })
  it('is not reported as missing if the scan did not read the complete list', async () => {
    totalPages = 100
    expect(await getVerificationText(scanned, typed('titulo', 'Verão'))).toMatch(/^Confira na lista de Temas/)
    expect(await getVerificationText(scanned, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
  it('is not reported as missing if a search found more than it returned', async () => {
    hiddenCount = 1
    expect(await verify(searched, typed('titulo', 'Verão'))).toMatchObject({ isSaved: null })
    expect(await getVerificationText(searched, typed('titulo', 'Páscoa'))).toMatch(/^Tema #2/)
  })
})

describe('an update that is unconfirmed [O1]', () => {
  const form = {
    ...createForm({}),
    schema: z.object({
      titulo: requiredText('Informe o título.', 20),
      numPreco: optionalNumber({ invalidMessage: 'Não é um preço.', decimals: 2 }),
    }),
    toValues: (values: typeof record) => values,
  } as Partial<AnyForm> as AnyForm

  it('was executed if the record has the sent values, however they were typed [O1]', async () => {
    const result = await verifySave(form, 5, [typed('titulo', 'Bebês e mães '), typed('numPreco', 'R$ 1234,5')])
    expect(result).toEqual({ text: 'Foi salvo: o registro já tem o que você digitou.', isSaved: true })
  })
  it('is left to the operator if nothing can be compared, for example a file', async () => {
    const file = { ...typed('imagem', 'novo.png'), isTransient: true }
    expect(await verifySave(form, 5, [file])).toMatchObject({ isSaved: null })
    expect(await verifySave(form, 5, [])).toMatchObject({ isSaved: null })
  })
  it('was not executed if the record has other values, whose fields are named', async () => {
    const result = await verifySave(form, 5, [typed('titulo', 'Bebês'), typed('numPreco', '1234,5')])
    expect(result).toEqual({ text: 'Não foi salvo: titulo.', isSaved: false })
  })
})
