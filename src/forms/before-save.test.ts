import { beforeEach, expect, it, vi } from 'vitest'
import { loja } from '#commands/nouns.fixture.ts'
import { reconcileForm } from './before-save.ts'
import type { AnyForm } from './define.ts'
import type { FormValues } from './values.ts'

/** The record as the platform has it now, and how it answered that. */
let stored: Record<string, unknown>
let answer: object | null
vi.mock('#api/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))
vi.mock('#api/page.ts', () => ({ answerOf: () => answer }))

const form = { noun: loja, toValues: (values: object) => values } as Partial<AnyForm> as AnyForm
const field = (name: string, label: string) => ({ name, label, show: String })
const fields = [field('dscNome', 'Nome'), field('numPreco', 'Preço'), field('ativo', 'Ativo')]
const opened = { dscNome: 'Antes', numPreco: '', ativo: '' }
const save = (left: FormValues) =>
  reconcileForm(form, 7, { fields, openedAt: 0, opened, left }).then(
    (reconciled) => reconciled?.takes,
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
  expect(await save({ ...opened, dscNome: 'Depois' })).toMatch(/^Preço deste registro não pôde ser lido: nada foi env/)
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
