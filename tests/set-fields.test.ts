/**
 * Sets each field that a command can set, in records of the sandbox: the request is the one that the form would send,
 * and of the stored record only that field has changed.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import { parseOutput } from '#api/call/client-response.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { getRawResponse } from '#api/page.ts'
import { call } from '#api/session/client.ts'
import type { ArgValues } from '#commands/args.ts'
import { type CommandContext, ReplacedResult, UnchangedResult } from '#commands/define.ts'
import type { RoutedResource } from '#commands/resource.ts'
import type { AnyForm } from '#forms/define.ts'
import { type FormFields, getSettableFields, type SettableField } from '#forms/form-fields.ts'
import { createSetFieldCommand } from '#forms/resource-commands/field-commands.ts'
import { changeRecord, planRecordChange } from '#forms/set/change-record.ts'
import { toFormValues } from '#forms/values.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { sandboxResources, sortByReferences } from '#sandbox/resources.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { campanhasResource } from './campanhas/table.ts'
import { forms } from './forms.ts'
import { at, getResource } from './registry.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, sortByReferences([campanhasResource, ...sandboxResources]))
})
afterAll(() => server.close())

/** The writes that were sent: endpoint and input. */
const sent: [id: string, input: unknown][] = []
beforeEach(() => void sent.splice(0))

async function read(endpoint: AnyEndpoint, input: unknown) {
  const request = buildRequest(endpoint, input)
  const { 'Content-Type': type } = request.headers
  const { status, json, text } = await server.call(
    `${endpoint.method} ${request.path}`,
    request.createBody() ?? undefined,
    type ? { 'Content-Type': type } : {},
  )
  if (status >= 300) throw new Error(`${endpoint.id}: ${status} ${text}`)
  return parseOutput(endpoint, json)
}
vi.mock('#api/cache/write.ts', async (original) => ({
  ...(await original<object>()),
  sendWrite(endpoint: AnyEndpoint, input: unknown) {
    sent.push([endpoint.id, input])
    return read(endpoint, input)
  },
}))
vi.mock('#api/session/client.ts', () => ({
  call: vi.fn((endpoint: AnyEndpoint, input: unknown) => read(endpoint, input)),
}))
vi.mock('#forms/form-screens.ts', async (original) => ({
  ...(await original<object>()),
  loadFormDefinition: () => Promise.resolve(produto),
}))

const ID = 3
const load = (form: AnyForm) => read(form.load as AnyEndpoint, { id: ID })

/** Values that the platform's own rules allow. */
const VALUES: Readonly<Record<string, string>> = {
  dscLink: 'https://loja.example.com/promo',
  dtInicio: '2020-01-24T10:30',
}
/** The platform refuses every value: of a second default plan, of an item that the sandbox's hub may lack. */
const REFUSED = new Set(['isPadrao', 'rvProductId'])

/** A value of the field other than the stored one. */
const getOtherValue = (field: SettableField, stored: unknown): string => {
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ value }) => value !== stored)?.value ?? ''
    case 'flag':
      return stored === 'on' ? '' : 'on'
    case 'money':
      return '1.234,50'
    case 'percent':
      return '7,25'
    case 'whole':
    case 'record':
      return stored === '2' ? '3' : '2'
    case 'datetime':
      return '2026-12-24T10:30'
    default:
      return `/${field.kind}/outro`
  }
}

const cases = forms.flatMap(([file, form]) =>
  getSettableFields(form.fieldDefinitions as FormFields).map(
    ([name, field]) => [file, field.label, form, name, field] as const,
  ),
)

describe('the fields of each form', () => {
  it.each(forms)('%s: are those of its schema', (_, form) => {
    expect(Object.keys(form.fieldDefinitions).toSorted()).toEqual(Object.keys(form.schema.shape).toSorted())
  })
})

describe('a field that is set', () => {
  it.each(cases)('%s: %s is sent as the form sends it, and nothing else changes', async (_, __, form, name, field) => {
    const loaded = await load(form)
    const stored = toFormValues(form.toValues(loaded))
    const value = VALUES[name] ?? getOtherValue(field, stored[name])
    const saving = changeRecord(form, ID, { [name]: value })
    if (REFUSED.has(name)) await expect(saving).rejects.toThrow(`"field":"${name}"`)
    else expect(await saving).toBeInstanceOf(ReplacedResult)
    const asSet = sent.splice(0)

    // The form submits the values of all its controls.
    const shown = Object.entries({ ...stored, [name]: value }).filter(
      ([each, text]) => each in form.schema.shape && text !== '',
    )
    const parsed = await form.schema['~standard'].validate(Object.fromEntries(shown))
    if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
    await Promise.resolve(form.save(parsed.value as never, { id: ID, loaded })).catch((error: unknown) => {
      if (!REFUSED.has(name)) throw error
    })
    expect(asSet).toEqual(sent)
    if (REFUSED.has(name)) return

    const after = toFormValues(form.toValues(await load(form)))
    const isRead = ([each]: [string, unknown]) => each in form.schema.shape && each !== name
    expect(Object.fromEntries(Object.entries(after).filter(isRead))).toEqual(
      Object.fromEntries(Object.entries(stored).filter(isRead)),
    )
    expect(planRecordChange(form, await load(form), { [name]: value })).toEqual({ kind: 'unchanged' })
    await changeRecord(form, ID, { [name]: stored[name] ?? '' }).catch(() => undefined)
  })
})

const [, produto] = forms.find(([file]) => file.includes('produtos'))!

describe('a record is refused', () => {
  it('with the message of the field whose schema refuses the value', async () => {
    await expect(changeRecord(produto, ID, { numPreco: '10,999' })).rejects.toThrow(
      'Informe um preço de 0,00 ou mais, com até duas casas decimais.',
    )
    await expect(changeRecord(produto, ID, { dscNome: '' })).rejects.toThrow('Informe o nome.')
    expect(sent).toEqual([])
  })

  it('if a field that is not set cannot be read, because the save would erase it [N3]', async () => {
    const loaded = await load(produto)
    Object(getRawResponse(loaded)).numPreco = 'R$ 10'
    const unreadable = { ...Object(loaded), numPreco: null }
    expect(planRecordChange(produto, loaded, { dscNome: 'Outro' })).toMatchObject({ kind: 'changed' })
    // The raw response belongs to the record that was read.
    Object.assign(Object(loaded), unreadable)
    expect(planRecordChange(produto, loaded, { dscNome: 'Outro' })).toEqual({
      kind: 'refused',
      reason: 'não foi possível ler Preço',
    })
    expect(planRecordChange(produto, loaded, { numPreco: '12' })).toMatchObject({ kind: 'changed' })
  })

  it('if somebody else has changed the field since it was shown [N1]', async () => {
    await expect(changeRecord(produto, ID, { dscNome: 'Outro' }, { dscNome: 'Como estava' })).rejects.toThrow(
      /^Nome mudou depois de mostrado: agora é .+\. Nada foi enviado/,
    )
    expect(sent).toEqual([])
  })

  it('without an error if it has the value already, even if it was shown with another one', async () => {
    const { dscNome = '' } = toFormValues(produto.toValues(await load(produto)))
    expect(await changeRecord(produto, ID, { dscNome }, { dscNome: 'Como estava' })).toBeInstanceOf(UnchangedResult)
    expect(sent).toEqual([])
  })
})

describe('a run of the command', () => {
  beforeAll(() => ownerStore.set('1'))
  const command = createSetFieldCommand(
    getResource('produto') as RoutedResource,
    produto.fieldDefinitions as FormFields,
  )
  const context = at('/produtos') as unknown as CommandContext
  const preview = (args: ArgValues) =>
    command.preview!(args, { findRecord: () => null, context, signal: new AbortController().signal })
  const others = { ids: [4, 5], campo: 'dscNome', valor: 'Um só nome' }

  it('refuses what has changed since its own preview, whatever was previewed meanwhile [N1]', async () => {
    const { args } = await preview(others)
    await preview({ ids: [ID], campo: 'dscNome', valor: 'Outro' })
    await changeRecord(produto, 5, { dscNome: 'Nome de outra pessoa' })
    sent.splice(0)
    expect(await command.runEach!(4, { ...others, ...args }, context)).toBeInstanceOf(ReplacedResult)
    await expect(command.runEach!(5, { ...others, ...args }, context)).rejects.toThrow('mudou depois de mostrado')
    expect(sent).toHaveLength(1)
  })

  it('sends the record that the preview has found, and does not read it again', async () => {
    const { categoria } = Object(await load(produto)) as { categoria: { id: number } }
    const chosen = { ids: [4], campo: 'categoriaId', valor: `#${categoria.id === 2 ? 3 : 2}` }
    const { args } = await preview(chosen)
    vi.mocked(call).mockClear()
    await command.runEach!(4, { ...chosen, ...args }, context)
    const calledIds = vi.mocked(call).mock.calls.map(([endpoint]) => endpoint.id)
    expect(calledIds.filter((id) => !id.startsWith('produtos.'))).toEqual([])
  })

  it.each([{ conferidos: 'perdido' }, {}])('refuses a record whose preview is not stored: %o', (args) =>
    expect(command.runEach!(4, { ...others, ...args }, context)).rejects.toThrow(
      'O que foi conferido não está mais guardado',
    ),
  )

  it('sets each record by the same difference, as it was shown, and no record below the range of the field', async () => {
    const setStock = async (id: number, numEstoque: string) => changeRecord(produto, id, { numEstoque })
    await setStock(4, '361')
    await setStock(5, '30')
    const args = { ids: [4, 5], campo: 'numEstoque', valor: '50 a menos' }
    const { details, skip, args: resolved } = await preview(args)
    expect(details.map(({ value }) => value)).toEqual([
      '361 →\u00a0311',
      'fica de fora: daria -20. Informe um estoque de 0 ou mais, sem decimais.',
    ])
    expect([...skip!.keys()]).toEqual([5])
    sent.splice(0)
    await command.runEach!(4, { ...args, ...resolved }, context)
    expect(sent).toMatchObject([['produtos.atualizar', { numEstoque: 311 }]])
    // The value that was shown is sent, not the difference: a second attempt finds it there.
    expect(await command.runEach!(4, { ...args, ...resolved }, context)).toBeInstanceOf(UnchangedResult)
    await setStock(4, '100')
    await expect(command.runEach!(4, { ...args, ...resolved }, context)).rejects.toThrow('mudou depois de mostrado')
    expect((await preview({ ...args, campo: 'numPreco', valor: '10% a mais' })).details[0]?.label).toBe('Soma de Preço')
  })

  it('lets the operator choose among several records that a name may mean, and sends nothing', async () => {
    const { prompt, skip } = await preview({ ids: [4], campo: 'fornecedorId', valor: 'a' })
    expect(prompt).toMatchObject({ argName: 'valor' })
    expect(prompt?.choices.length).toBeGreaterThan(1)
    expect(skip).toBeUndefined()
  })
})
