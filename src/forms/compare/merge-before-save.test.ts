import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { loja } from '#commands/resources.fixture.ts'
import type { ConflictDecision } from '#ui/dialogs/conflict-types.ts'
import { mergeRemoteChanges, mergeWithStored, findUnreadable } from './merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalChoice, optionalNumber, requiredText } from '#forms/schema.ts'
import type { FormValues } from '#forms/values.ts'

/** The record as the platform has it now, and how it answered that. */
let stored: Record<string, unknown>
let answer: object | null
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))
vi.mock('#api/page.ts', () => ({ getRawResponse: () => answer }))
/** What the operator chooses where both sides changed a field. */
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
const save = (left: FormValues) =>
  mergeWithStored(form, 7, { fields, openedAtMs: 0, opened, edited: left }).then(
    (reconciled) => reconciled?.adopted,
    (error: unknown) => (error as Error).message,
  )

beforeEach(() => {
  stored = { dscNome: 'Antes', numPreco: null, ativo: false }
})

it.each([
  ['that could not be read', { numPreco: 'R$ 10', ativo: false }],
  ['that is no number at all', { numPreco: {} }],
])('a value %s is not taken away by what the form shows of it [N3]', async (_, given) => {
  answer = given
  expect(await save({ ...opened, dscNome: 'Depois' })).toMatch(
    /^Não foi possível ler Preço deste registro: nada foi env/,
  )
  // What the operator typed there is meant.
  expect(await save({ ...opened, numPreco: '12' })).toEqual({})
})

it.each([[{ numPreco: null }], [{ numPreco: '  ' }], [{}], [null]])(
  'a value that is missing stays so: %j',
  async (given) => {
    answer = given
    expect(await save({ ...opened, dscNome: 'Depois' })).toEqual({})
  },
)

it('a value that was read when the form opened, and cannot be read now, is no change of others [N3]', async () => {
  answer = { numPreco: 'R$ 10' }
  const saving = mergeWithStored(form, 7, {
    fields,
    openedAtMs: 0,
    opened: { ...opened, numPreco: '10' },
    edited: { ...opened, numPreco: '10', dscNome: 'Depois' },
  })
  await expect(saving).rejects.toThrow('Não foi possível ler Preço')
})

it('a field that shows nothing of the record, as a new picture, is not unread [N3]', () => {
  answer = { imagem: '/imagens/4.png' }
  const values = { ...stored }
  const named = (imagem: unknown): AnyForm => ({ ...form, toValues: () => ({ ...values, imagem }) })
  expect(findUnreadable(named(undefined), answer)).not.toContain('imagem')
  expect(findUnreadable(named(null), answer)).toContain('imagem')
})

it('a value that was sent under its other spelling and could not be read is not taken away [N3]', async () => {
  const sides = {
    fields: [...fields, field('rvProductId', 'RV ID')],
    openedAtMs: 0,
    opened: { ...opened, rvProductId: '' },
  }
  const spelled: AnyForm = { ...form, aliases: { rvProductId: 'rvId' } }
  stored = { ...stored, rvProductId: null }
  const saving = (rvProductId: string) => mergeWithStored(spelled, 7, { ...sides, edited: { ...opened, rvProductId } })
  answer = { rvId: 'RV-7' }
  await expect(saving('')).rejects.toThrow('Não foi possível ler RV ID deste registro: nada foi enviado')
  await expect(saving('9')).resolves.toMatchObject({ adopted: {} })
  for (const missing of [{ rvId: null }, { rvId: '' }, {}]) {
    answer = missing
    await expect(saving('')).resolves.toMatchObject({ adopted: {} })
  }
})

describe('a list', () => {
  const levels = [...fields, field('niveis', 'Níveis')]
  const typed = [{ nivel: '1', percentual: '5' }]
  const saveList = (niveis: unknown[], given: unknown, left: FormValues['string'] = '') => {
    stored = { ...stored, niveis }
    answer = { niveis: given }
    const sides = { fields: levels, openedAtMs: 0, opened: { ...opened, niveis: niveis as [] } }
    return mergeWithStored(form, 7, { ...sides, edited: { ...opened, niveis: left } }).then(
      (reconciled) => reconciled?.adopted,
      (error: unknown) => (error as Error).message,
    )
  }

  it.each([[{ content: typed }], [JSON.stringify(typed)], [7]])(
    'that is none, %j, is not taken away [N3]',
    async (given) => {
      expect(await saveList([], given)).toMatch(/^Não foi possível ler Níveis deste registro: nada foi enviado/)
      expect(await saveList([], given, typed)).toEqual({})
    },
  )
  it('of which a part was no record is not sent without it [N3]', async () => {
    expect(await saveList(typed, ['1: 5%', ...typed], typed)).toMatch(/^Não foi possível ler Níveis/)
    expect(await saveList(typed, ['1: 5%', ...typed], [])).toMatch(/^Não foi possível ler Níveis/)
  })
  it.each([[[]], [null], [undefined], ['']])('that is empty or missing stays so: %j', async (given) => {
    expect(await saveList([], given)).toEqual({})
  })
})

describe('a choice that was made on both sides', () => {
  const schema = z.object({ dscNome: requiredText('Informe o nome.', 20), statusId: optionalChoice() })
  const none = { dscNome: 'Antes', statusId: '' }
  const setValue = vi.fn()
  const decided = (side: 'original' | 'mine' | 'current') => {
    stored = { dscNome: 'Antes', statusId: 2 }
    answer = stored
    decision = { statusId: side }
    const sides = { fields: [...fields, field('statusId', 'Status')], openedAtMs: 0, opened: none }
    const sent = { values: { dscNome: 'Antes', statusId: 1 }, setValue }
    return mergeRemoteChanges({ ...form, schema } as AnyForm, 7, { ...sides, edited: { ...none, statusId: '1' } }, sent)
  }

  it.each([
    ['mine', 1],
    ['current', 2],
  ] as const)('is sent as it was decided: %s', async (side, statusId) => {
    expect(await decided(side)).toMatchObject({ values: { dscNome: 'Antes', statusId } })
  })
  it('is never told as taken away, for no call can: nothing is sent [N1]', async () => {
    await expect(decided('original')).rejects.toMatchObject({
      kind: 'not-sent',
      message: 'O que ficaria gravado não serve aqui: confira os campos.',
    })
  })
})

describe('a field that a second call sends too, of which no look tells', () => {
  const schema = z.object({
    dscNome: requiredText('Informe o nome.', 20),
    planoId: optionalNumber({ invalidMessage: 'Não' }),
  })
  const linked = { ...form, schema, unverifiableField: 'planoId' } as unknown as AnyForm
  const was = { dscNome: 'Antes', planoId: '1' }
  const joining = (planoId: string, now: number | null) => {
    stored = { dscNome: 'Antes', planoId: now }
    answer = stored
    const sides = {
      fields: [...fields, field('planoId', 'Plano')],
      openedAtMs: 0,
      opened: was,
      edited: { ...was, planoId },
    }
    return mergeRemoteChanges(linked, 7, sides, { values: {}, setValue: vi.fn() })
  }

  it.each([
    ['2', 2],
    ['', null],
  ])('is still to be sent where a first half stored it as it is left: %j [D10]', async (left, now) => {
    expect(await joining(left, now)).toMatchObject({
      loaded: { dscNome: 'Antes', planoId: 1 },
      before: { dscNome: 'Antes', planoId: '1' },
    })
  })
  it.each([
    ['1', 1],
    ['2', 1],
    ['1', 3],
    ['1', null],
  ])('is as it is stored by now otherwise: %j over %j', async (left, now) => {
    expect(await joining(left, now)).toMatchObject({ loaded: { planoId: now } })
  })
})
