// @vitest-environment jsdom
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
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

/** The record as the platform stores it. */
let stored: { dscNome: string; numPreco: number | null; obs: string; statusId?: number }
const sent: unknown[] = []
const save = vi.fn((values: unknown) => {
  sent.push(values)
  return Promise.resolve(undefined)
})
/** The raw response with the record. */
let rawResponse: object | null
vi.mock('#api/page.ts', async (original) => ({ ...(await original<object>()), getRawResponse: () => rawResponse }))
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
const storeChanges = (...changes: FieldChange[]) =>
  loadSavedValues(storeSavedValues(changes) ?? '') ?? { fields: [], left: [] }
const createPartialError = (options: ConstructorParameters<typeof ApiError>[0]) =>
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
  rawResponse = null
  stored = { dscNome: 'Depois', numPreco: 10, obs: 'de outra pessoa' }
})

describe('an undone save', () => {
  const saved = () => storeChanges(change('dscNome', 'Antes', 'Depois'), change('numPreco', '5,00', '10'))
  it('restores the changed fields and leaves the others as they are now', async () => {
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBe('Loja #7: dscNome, numPreco como antes')
    expect(sent).toEqual([{ dscNome: 'Antes', numPreco: 5, obs: 'de outra pessoa' }])
  })
  it('sends nothing if one of those fields was changed since, and names the field [P2]', async () => {
    stored.dscNome = 'De novo'
    expect(await rejection(restoreSavedValues(form, 7, saved(), 'before'))).toBe(
      'Loja #7 foi alterada depois (dscNome): nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('sends nothing if config.json forbids the save since', async () => {
    setCapabilities({ withoutCommands: ['loja.editar'] })
    onTestFinished(() => setCapabilities(null))
    expect(await rejection(restoreSavedValues(form, 7, saved(), 'before'))).toBe(
      'A plataforma não atende este comando. Nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('treats 10 and 10,00 as equal', async () => {
    stored = { dscNome: 'Depois', numPreco: 10, obs: '' }
    await restoreSavedValues(form, 7, saved(), 'before')
    expect(sent).toHaveLength(1)
  })
  it('sends nothing if the record already has its old values', async () => {
    stored = { dscNome: 'Antes', numPreco: 5, obs: '' }
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBeInstanceOf(UnchangedResult)
    expect(sent).toEqual([])
  })
  it('is redone in the same way [P3]', async () => {
    stored = { dscNome: 'Antes', numPreco: 5, obs: '' }
    await restoreSavedValues(form, 7, saved(), 'after')
    expect(sent).toEqual([{ dscNome: 'Depois', numPreco: 10, obs: '' }])
  })
  it('after a partial try restores the remaining fields [D10]', async () => {
    stored = { dscNome: 'Antes', numPreco: 10, obs: '' }
    expect(await restoreSavedValues(form, 7, saved(), 'before')).toBe('Loja #7: dscNome, numPreco como antes')
    expect(sent).toEqual([{ dscNome: 'Antes', numPreco: 5, obs: '' }])
  })
  it('names the fields that cannot be restored, and what was saved in part', async () => {
    const withFile = storeChanges(
      change('obs', 'x', 'de outra pessoa'),
      change('imagem', '', '', { isTransient: true, label: 'Imagem' }),
    )
    expect(await restoreSavedValues(form, 7, withFile, 'before')).toBe('Loja #7: obs como antes. Não volta: Imagem')
    save.mockRejectedValueOnce(createPartialError({ kind: 'network' }))
    expect(await rejection(restoreSavedValues(form, 7, saved(), 'before'))).toBe(
      'Loja salva (#7), plano não salvo. Tente de novo.',
    )
  })
  it.each([
    [{ kind: 'timeout', isUncertain: true }, true],
    [{ kind: 'network', isUncertain: true }, true],
    [{ kind: 'status', status: 422 }, false],
    [{ kind: 'not-sent', isUncertain: true }, false],
  ] as const)('is reported by the result of its second call: %j [O1]', async (options, lost) => {
    save.mockRejectedValueOnce(createPartialError(options))
    const error = await restoreSavedValues(form, 7, saved(), 'before').catch((thrown: unknown) => thrown)
    expect(isUnconfirmed(error)).toBe(lost)
    expect(getFailureText({} as JobDescription, error)).toMatch(
      'isUncertain' in options ? /: não se sabe\. Tente/ : /, plano não salvo\. Tente/,
    )
  })
  it('reports only the ended session if the session ended during the second call', async () => {
    save.mockRejectedValueOnce(createPartialError({ kind: 'session' }))
    const error = await restoreSavedValues(form, 7, saved(), 'before').catch((thrown: unknown) => thrown)
    expect(isSessionEnded(error)).toBe(true)
  })
  it('sends nothing if a value of the record cannot be read, unless the restored value replaces it [N3]', async () => {
    stored = { dscNome: 'Depois', numPreco: null, obs: '' }
    rawResponse = { dscNome: 'Depois', numPreco: 'R$ 10', obs: ' ' }
    const name = storeChanges(change('dscNome', 'Antes', 'Depois'))
    expect(await rejection(restoreSavedValues(form, 7, name, 'before'))).toBe(
      'Loja #7 tem um valor que não pôde ser lido: nada foi enviado',
    )
    expect(sent).toEqual([])
    rawResponse = { dscNome: 'Depois', numPreco: null, obs: '' }
    await restoreSavedValues(form, 7, name, 'before')
    rawResponse = { numPreco: 'R$ 10' }
    await restoreSavedValues(form, 7, storeChanges(change('numPreco', '5,00', '')), 'before')
    expect(sent).toEqual([
      { dscNome: 'Antes', numPreco: undefined, obs: '' },
      { dscNome: 'Depois', numPreco: 5, obs: '' },
    ])
  })
  describe('with an unverifiable field, which a second call sends too', () => {
    const linked = { ...form, unverifiableField: 'numPreco' } as AnyForm
    const plan = (before: string, after: string) => storeChanges(change('numPreco', before, after))
    it.each([
      ['2', '3', 2, { numPreco: 3 }],
      ['', '3', null, { numPreco: 3 }],
      ['2', '', 2, { numPreco: null }],
    ])(
      'after a try that executed only the first call sends the second: %j over %j [D10]',
      async (before, after, now, was) => {
        stored = { dscNome: 'Depois', numPreco: now, obs: '' }
        const bare = { ...linked, toValues: (record: object) => record } as AnyForm
        expect(await restoreSavedValues(bare, 7, plan(before, after), 'before')).toBe('Loja #7: numPreco como antes')
        // `loaded` has the value that the undone save had left, so that the save sees a change.
        expect(save).toHaveBeenCalledWith(expect.anything(), { id: 7, loaded: expect.objectContaining(was) as object })
      },
    )
    it('reports that nothing changes if that field was not changed', async () => {
      stored = { dscNome: 'Antes', numPreco: 2, obs: '' }
      expect(
        await restoreSavedValues(linked, 7, storeChanges(change('dscNome', 'Antes', 'Depois')), 'before'),
      ).toBeInstanceOf(UnchangedResult)
      expect(sent).toEqual([])
    })
  })
  it('does not erase a list that cannot be read [N3]', async () => {
    const withList = { ...form, toValues: (record: object) => ({ ...form.toValues(record), niveis: [] }) } as AnyForm
    stored = { dscNome: 'Depois', numPreco: null, obs: '' }
    rawResponse = { niveis: { content: [{ nivel: 1 }] } }
    const levels = storeChanges(change('dscNome', 'Antes', 'Depois'), change('niveis', [], []))
    expect(await rejection(restoreSavedValues(withList, 7, levels, 'before'))).toContain(
      'não pôde ser lido: nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('sends nothing for a removed choice, because no call can remove one, and reports no success', async () => {
    stored = { ...stored, statusId: 1 }
    expect(await rejection(restoreSavedValues(form, 7, storeChanges(change('statusId', '', '1')), 'before'))).toBe(
      'Loja #7: os valores de antes não servem mais, nada foi enviado',
    )
    expect(sent).toEqual([])
  })
  it('sends no value that the schema refuses', async () => {
    const long = storeChanges(change('dscNome', 'x'.repeat(30), 'Depois'))
    expect(await rejection(restoreSavedValues(form, 7, long, 'before'))).toContain('não servem mais')
    expect(sent).toEqual([])
  })
})

describe('the stored changes of a save', () => {
  it('are none if only files were changed', () =>
    expect(storeSavedValues([change('imagem', '', new File(['x'], 'x.png'))])).toBeNull())
  it('can be read only by their operator [M1, P3]', () => {
    const key = storeSavedValues([change('dscNome', 'a', 'b')]) ?? ''
    ownerStore.set('2')
    expect(loadSavedValues(key)).toBeNull()
    ownerStore.set('1')
    expect(loadSavedValues(key)?.fields).toHaveLength(1)
  })
})
