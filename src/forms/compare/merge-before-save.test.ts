import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { loja } from '#commands/resources.fixture.ts'
import type { ConflictDecision } from '#ui/dialogs/conflict-types.ts'
import { mergeBeforeSave, readAndMerge, findUnreadable } from './merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalChoice, optionalNumber, requiredText } from '#forms/schema.ts'
import type { FormValues } from '#forms/values.ts'

/** The record as the platform stores it now, and the raw response with it. */
let stored: Record<string, unknown>
let rawResponse: object | null
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))
vi.mock('#api/page.ts', () => ({ getRawResponse: () => rawResponse }))
/** The operator's choice for fields that both sides changed. */
let decision: ConflictDecision
vi.mock('#ui/dialogs/conflict.ts', () => ({ resolveConflict: () => Promise.resolve(decision) }))

const form = {
  resource: loja,
  submitLabels: { create: 'Salvar', edit: 'Salvar' },
  schema: z.object({}),
  toValues: (values: object) => values,
} as Partial<AnyForm> as AnyForm
const field = (name: string, label: string) => ({ name, label, format: String })
const fields = [field('dscNome', 'Nome'), field('numPreco', 'Preço'), field('ativo', 'Ativo')]
const opened = { dscNome: 'Antes', numPreco: '', ativo: '' }
const save = (edited: FormValues) =>
  readAndMerge(form, 7, { fields, openedAtMs: 0, opened, edited }).then(
    (result) => result?.adopted,
    (error: unknown) => (error as Error).message,
  )

beforeEach(() => {
  stored = { dscNome: 'Antes', numPreco: null, ativo: false }
})

it.each([
  ['that could not be read', { numPreco: 'R$ 10', ativo: false }],
  ['that is no number at all', { numPreco: {} }],
])('a value %s is not erased by the empty value in the form [N3]', async (_, response) => {
  rawResponse = response
  expect(await save({ ...opened, dscNome: 'Depois' })).toMatch(
    /^Não foi possível ler Preço deste registro: nada foi env/,
  )
  // A value that the operator typed in that field is sent.
  expect(await save({ ...opened, numPreco: '12' })).toEqual({})
})

it.each([[{ numPreco: null }], [{ numPreco: '  ' }], [{}], [null]])(
  'a missing value stays missing: %j',
  async (response) => {
    rawResponse = response
    expect(await save({ ...opened, dscNome: 'Depois' })).toEqual({})
  },
)

it('a value that was readable when the form opened, and is not now, is no change by others [N3]', async () => {
  rawResponse = { numPreco: 'R$ 10' }
  const saving = readAndMerge(form, 7, {
    fields,
    openedAtMs: 0,
    opened: { ...opened, numPreco: '10' },
    edited: { ...opened, numPreco: '10', dscNome: 'Depois' },
  })
  await expect(saving).rejects.toThrow('Não foi possível ler Preço')
})

it('a field that shows nothing of the record, such as a new picture, is not unreadable [N3]', () => {
  rawResponse = { imagem: '/imagens/4.png' }
  const values = { ...stored }
  const createForm = (imagem: unknown): AnyForm => ({ ...form, toValues: () => ({ ...values, imagem }) })
  expect(findUnreadable(createForm(undefined), rawResponse)).not.toContain('imagem')
  expect(findUnreadable(createForm(null), rawResponse)).toContain('imagem')
})

it('an unreadable value under the field’s other name is not erased [N3]', async () => {
  const sides = {
    fields: [...fields, field('rvProductId', 'RV ID')],
    openedAtMs: 0,
    opened: { ...opened, rvProductId: '' },
  }
  const aliasedForm: AnyForm = { ...form, aliases: { rvProductId: 'rvId' } }
  stored = { ...stored, rvProductId: null }
  const saving = (rvProductId: string) => readAndMerge(aliasedForm, 7, { ...sides, edited: { ...opened, rvProductId } })
  rawResponse = { rvId: 'RV-7' }
  await expect(saving('')).rejects.toThrow('Não foi possível ler RV ID deste registro: nada foi enviado')
  await expect(saving('9')).resolves.toMatchObject({ adopted: {} })
  for (const missing of [{ rvId: null }, { rvId: '' }, {}]) {
    rawResponse = missing
    await expect(saving('')).resolves.toMatchObject({ adopted: {} })
  }
})

describe('a list', () => {
  const levels = [...fields, field('niveis', 'Níveis')]
  const typed = [{ nivel: '1', percentual: '5' }]
  const saveList = (niveis: unknown[], response: unknown, edited: FormValues['string'] = '') => {
    stored = { ...stored, niveis }
    rawResponse = { niveis: response }
    const sides = { fields: levels, openedAtMs: 0, opened: { ...opened, niveis: niveis as [] } }
    return readAndMerge(form, 7, { ...sides, edited: { ...opened, niveis: edited } }).then(
      (result) => result?.adopted,
      (error: unknown) => (error as Error).message,
    )
  }

  it.each([[{ content: typed }], [JSON.stringify(typed)], [7]])(
    'that is unreadable, %j, is not erased [N3]',
    async (given) => {
      expect(await saveList([], given)).toMatch(/^Não foi possível ler Níveis deste registro: nada foi enviado/)
      expect(await saveList([], given, typed)).toEqual({})
    },
  )
  it('with an unreadable row is not sent without that row [N3]', async () => {
    expect(await saveList(typed, ['1: 5%', ...typed], typed)).toMatch(/^Não foi possível ler Níveis/)
    expect(await saveList(typed, ['1: 5%', ...typed], [])).toMatch(/^Não foi possível ler Níveis/)
  })
  it.each([[[]], [null], [undefined], ['']])('that is empty or missing stays so: %j', async (given) => {
    expect(await saveList([], given)).toEqual({})
  })
})

describe('a choice that both sides changed', () => {
  const schema = z.object({ dscNome: requiredText('Informe o nome.', 20), statusId: optionalChoice() })
  const none = { dscNome: 'Antes', statusId: '' }
  const setValue = vi.fn()
  const mergeWithDecision = (side: 'original' | 'mine' | 'current') => {
    stored = { dscNome: 'Antes', statusId: 2 }
    rawResponse = stored
    decision = { statusId: side }
    const sides = { fields: [...fields, field('statusId', 'Status')], openedAtMs: 0, opened: none }
    const sent = { values: { dscNome: 'Antes', statusId: 1 }, setValue }
    return mergeBeforeSave({ ...form, schema } as AnyForm, 7, { ...sides, edited: { ...none, statusId: '1' } }, sent)
  }

  it.each([
    ['mine', 1],
    ['current', 2],
  ] as const)('is sent as the operator decided: %s', async (side, statusId) => {
    expect(await mergeWithDecision(side)).toMatchObject({ values: { dscNome: 'Antes', statusId } })
  })
  it('cannot be removed, because no call can remove it: nothing is sent [N1]', async () => {
    await expect(mergeWithDecision('original')).rejects.toMatchObject({
      kind: 'not-sent',
      message: 'O que ficaria gravado não serve aqui: confira os campos.',
    })
  })
})

describe('an unverifiable field, which a second call sends too', () => {
  const schema = z.object({
    dscNome: requiredText('Informe o nome.', 20),
    planoId: optionalNumber({ invalidMessage: 'Não' }),
  })
  const linked = { ...form, schema, unverifiableField: 'planoId' } as unknown as AnyForm
  const before = { dscNome: 'Antes', planoId: '1' }
  const merge = (planoId: string, storedPlan: number | null) => {
    stored = { dscNome: 'Antes', planoId: storedPlan }
    rawResponse = stored
    const sides = {
      fields: [...fields, field('planoId', 'Plano')],
      openedAtMs: 0,
      opened: before,
      edited: { ...before, planoId },
    }
    return mergeBeforeSave(linked, 7, sides, { values: {}, setValue: vi.fn() })
  }

  it.each([
    ['2', 2],
    ['', null],
  ])('is sent again if it is stored as edited, perhaps by a partial save: %j [D10]', async (edited, storedPlan) => {
    expect(await merge(edited, storedPlan)).toMatchObject({
      loaded: { dscNome: 'Antes', planoId: 1 },
      before: { dscNome: 'Antes', planoId: '1' },
    })
  })
  it.each([
    ['1', 1],
    ['2', 1],
    ['1', 3],
    ['1', null],
  ])('otherwise has its stored value: %j over %j', async (edited, storedPlan) => {
    expect(await merge(edited, storedPlan)).toMatchObject({ loaded: { planoId: storedPlan } })
  })
})
