// @vitest-environment jsdom
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { getFailureText, isUnconfirmed, isSessionEnded } from '#commands/bulk/failure-text.ts'
import type { JobDescription } from '#commands/bulk/bulk-job.ts'
import { UnchangedResult } from '#commands/define.ts'
import { loja } from '#commands/resources.fixture.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { restoreSavedValues } from './restore-saved-values.ts'
import { storeSavedValues, loadSavedValues } from './saved-values.ts'
import { optionalChoice, optionalNumber, optionalText, requiredText } from '#forms/schema.ts'
import type { FieldChange, FormValue } from '#forms/values.ts'

/** The platform's record. */
let stored: { dscNome: string; numPreco: number | null; obs: string; statusId?: number }
const sent: unknown[] = []
const save = vi.fn((values: unknown) => {
  sent.push(values)
  return Promise.resolve(undefined)
})
/** How the platform answered it. */
let answer: object | null
vi.mock('#api/page.ts', async (original) => ({ ...(await original<object>()), getRawResponse: () => answer }))
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))

const form = {
  resource: { ...loja, path: '/lojas' },
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 20),
    numPreco: optionalNumber({ invalidMessage: 'Não é um preço.', decimals: 2 }),
    obs: optionalText(),
    statusId: optionalChoice(),
  }),
  toValues: ({ dscNome, numPreco, obs, statusId }: typeof stored) => ({
    dscNome,
    statusId,
    numPreco: numPreco === null ? '' : numPreco.toFixed(2).replace('.', ','),
    obs,
  }),
  save,
} as Partial<AnyForm> as AnyForm

const change = (name: string, before: FormValue, after: FormValue, more: Partial<FieldChange> = {}): FieldChange => ({
  name,
  label: name,
  before,
  after,
  format: String,
  ...more,
})
const kept = (...changes: FieldChange[]) => loadSavedValues(storeSavedValues(changes) ?? '') ?? { fields: [], left: [] }
const half = (options: ConstructorParameters<typeof ApiError>[0]) =>
  new PartialSaveError('Loja salva', 7, ['plano', 'salvo'], 'Tente de novo', new ApiError(options))
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as Error).message,
  )

beforeEach(() => {
  ownerStore.set('1')
  sent.length = 0
  save.mockClear()
  answer = null
  stored = { dscNome: 'Depois', numPreco: 10, obs: 'de outra pessoa' }
})

describe('a save taken back', () => {
  const saved = () => kept(change('dscNome', 'Antes', 'Depois'), change('numPreco', '5,00', '10'))
  it('writes what the changed fields were, and leaves the others as they are now', async () => {
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBe('Loja #7: dscNome, numPreco como antes')
    expect(sent).toEqual([{ dscNome: 'Antes', numPreco: 5, obs: 'de outra pessoa' }])
  })
  it('sends nothing where one of them was changed since, and names it [P2]', async () => {
    stored.dscNome = 'De novo'
    expect(await rejection(restoreSavedValues(form, 7, saved(), 'before'))).toBe(
      'Loja #7 foi alterada depois (dscNome): nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('tells 10 and 10,00 as one value', async () => {
    stored = { dscNome: 'Depois', numPreco: 10, obs: '' }
    await restoreSavedValues(form, 7, saved(), 'before')
    expect(sent).toHaveLength(1)
  })
  it('sends nothing where the record is as before already', async () => {
    stored = { dscNome: 'Antes', numPreco: 5, obs: '' }
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBeInstanceOf(UnchangedResult)
    expect(sent).toEqual([])
  })
  it('is done again the same way [P3]', async () => {
    stored = { dscNome: 'Antes', numPreco: 5, obs: '' }
    await restoreSavedValues(form, 7, saved(), 'after')
    expect(sent).toEqual([{ dscNome: 'Depois', numPreco: 10, obs: '' }])
  })
  it('tried again after a half that stored some of its fields it does the others [D10]', async () => {
    stored = { dscNome: 'Antes', numPreco: 10, obs: '' }
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBe('Loja #7: dscNome, numPreco como antes')
    expect(sent).toEqual([{ dscNome: 'Antes', numPreco: 5, obs: '' }])
  })
  it('says what stays, and what was saved in part', async () => {
    const withFile = kept(
      change('obs', 'x', 'de outra pessoa'),
      change('imagem', '', '', { isTransient: true, label: 'Imagem' }),
    )
    expect(await restoreSavedValues(form, 7, withFile, 'before')).toBe('Loja #7: obs como antes. Não volta: Imagem')
    save.mockRejectedValueOnce(half({ kind: 'network' }))
    expect(await rejection(restoreSavedValues(form, 7, saved(), 'before'))).toBe(
      'Loja salva (#7), plano não salvo. Tente de novo.',
    )
  })
  it.each([
    [{ kind: 'timeout', isUncertain: true }, true],
    [{ kind: 'network', isUncertain: true }, true],
    [{ kind: 'status', status: 422 }, false],
    [{ kind: 'not-sent', isUncertain: true }, false],
  ] as const)('is told as what its second call came to: %j [O1]', async (options, lost) => {
    save.mockRejectedValueOnce(half(options))
    const error = await restoreSavedValues(form, 7, saved(), 'before').catch((thrown: unknown) => thrown)
    expect(isUnconfirmed(error)).toBe(lost)
    expect(getFailureText({} as JobDescription, error)).toMatch(
      'isUncertain' in options ? /: não se sabe\. Tente/ : /, plano não salvo\. Tente/,
    )
  })
  it('says nothing of its second half where the session ended on the way', async () => {
    save.mockRejectedValueOnce(half({ kind: 'session' }))
    const error = await restoreSavedValues(form, 7, saved(), 'before').catch((thrown: unknown) => thrown)
    expect(isSessionEnded(error)).toBe(true)
  })
  it('sends nothing where a value of the record cannot be read, but what takes its place [N3]', async () => {
    stored = { dscNome: 'Depois', numPreco: null, obs: '' }
    answer = { dscNome: 'Depois', numPreco: 'R$ 10', obs: ' ' }
    const name = kept(change('dscNome', 'Antes', 'Depois'))
    expect(await rejection(restoreSavedValues(form, 7, name, 'before'))).toBe(
      'Loja #7 tem um valor que não pôde ser lido: nada foi enviado',
    )
    expect(sent).toEqual([])
    answer = { dscNome: 'Depois', numPreco: null, obs: '' }
    await restoreSavedValues(form, 7, name, 'before')
    answer = { numPreco: 'R$ 10' }
    await restoreSavedValues(form, 7, kept(change('numPreco', '5,00', '')), 'before')
    expect(sent).toEqual([
      { dscNome: 'Antes', numPreco: undefined, obs: '' },
      { dscNome: 'Depois', numPreco: 5, obs: '' },
    ])
  })
  describe('with a field that a second call sends too, of which no look tells', () => {
    const linked = { ...form, unverifiableField: 'numPreco' } as AnyForm
    const plan = (before: string, after: string) => kept(change('numPreco', before, after))
    it.each([
      ['2', '3', 2, { numPreco: 3 }],
      ['', '3', null, { numPreco: 3 }],
      ['2', '', 2, { numPreco: null }],
    ])(
      'tried again after its first half alone it does the other: %j over %j [D10]',
      async (before, after, now, was) => {
        stored = { dscNome: 'Depois', numPreco: now, obs: '' }
        const bare = { ...linked, toValues: (record: object) => record } as AnyForm
        expect(await restoreSavedValues(bare, 7, plan(before, after), 'before')).toBe('Loja #7: numPreco como antes')
        // What the save compares with: as the save that is taken back had left it.
        expect(save).toHaveBeenCalledWith(expect.anything(), { id: 7, loaded: expect.objectContaining(was) as object })
      },
    )
    it('says that all is as before where that field was not changed', async () => {
      stored = { dscNome: 'Antes', numPreco: 2, obs: '' }
      expect(await restoreSavedValues(linked, 7, kept(change('dscNome', 'Antes', 'Depois')), 'before')).toBeInstanceOf(
        UnchangedResult,
      )
      expect(sent).toEqual([])
    })
  })
  it('takes no list away that cannot be read [N3]', async () => {
    const withList = { ...form, toValues: (record: object) => ({ ...form.toValues(record), niveis: [] }) } as AnyForm
    stored = { dscNome: 'Depois', numPreco: null, obs: '' }
    answer = { niveis: { content: [{ nivel: 1 }] } }
    const levels = kept(change('dscNome', 'Antes', 'Depois'), change('niveis', [], []))
    expect(await rejection(restoreSavedValues(withList, 7, levels, 'before'))).toContain(
      'não pôde ser lido: nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('takes no choice away, for no call can: nothing is sent and nothing told as done', async () => {
    stored = { ...stored, statusId: 1 }
    expect(await rejection(restoreSavedValues(form, 7, kept(change('statusId', '', '1')), 'before'))).toBe(
      'Loja #7: os valores de antes não servem mais, nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('sends no value that the form refuses by now', async () => {
    const long = kept(change('dscNome', 'x'.repeat(30), 'Depois'))
    expect(await rejection(restoreSavedValues(form, 7, long, 'before'))).toContain('não servem mais')
    expect(sent).toEqual([])
  })
})

describe('what is kept of a save', () => {
  it('is nothing where only files were changed', () =>
    expect(storeSavedValues([change('imagem', '', new File(['x'], 'x.png'))])).toBeNull())
  it('is read by its operator alone [M1, P3]', () => {
    const key = storeSavedValues([change('dscNome', 'a', 'b')]) ?? ''
    ownerStore.set('2')
    expect(loadSavedValues(key)).toBeNull()
    ownerStore.set('1')
    expect(loadSavedValues(key)?.fields).toHaveLength(1)
  })
})
