/**
 * Saves stored records by their forms, as the console does: form values, schema, payload, HTTP, table. What is saved
 * unchanged stays as it was, and a new record gets every value of the form.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import { parseOutput } from '#api/call/client-response.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { parseNewId } from '#api/page.ts'
import type { AnyForm } from '#forms/define.ts'
import { type FormValue, type FormValues, toFormValues } from '#forms/values.ts'
import { conflict } from '#sandbox/http/http-error.ts'
import type { Route, SandboxResource } from '#sandbox/http/route.ts'
import { sandboxResources, sortByReferences } from '#sandbox/resources.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { campanhasCriar } from './campanhas/contract.ts'
import { campanhasResource } from './campanhas/table.ts'
import { forms } from './forms.ts'

/** The example with a second unique field: no two campaigns have the same amount. */
function withUniqueAmount(resource: SandboxResource): SandboxResource {
  const routes = resource.routes.map((route): Route => {
    if (route.endpoint.id !== campanhasCriar.id) return route
    return {
      ...route,
      async handle(input, call) {
        const stored = await call.db.orm.select().from(resource.tables[0]!)
        const cents = Math.round((input as { numValor: number }).numValor * 100)
        if (stored.some(({ centavos }) => centavos === cents))
          throw conflict('Já existe uma campanha com este valor.', 'numValor')
        return route.handle(input, call)
      },
    }
  })
  return { ...resource, routes }
}

let server: TestServer
beforeAll(async () => {
  const resources = sortByReferences([withUniqueAmount(campanhasResource), ...sandboxResources])
  server = await startTestServer({}, resources)
})
afterAll(() => server.close())

/** Sends a call to the sandbox. Throws its response if it is refused. */
async function send(endpoint: AnyEndpoint, input: unknown): Promise<unknown> {
  const request = buildRequest(endpoint, input)
  const { 'Content-Type': type } = request.headers
  const { status, json, text } = await server.call(
    `${endpoint.method} ${request.path}`,
    request.createBody() ?? undefined,
    type ? { 'Content-Type': type } : {},
  )
  if (status >= 300) throw new Error(`${endpoint.id}: ${status} ${text}`)
  return json
}
const read = async (endpoint: AnyEndpoint, input: unknown) => parseOutput(endpoint, await send(endpoint, input))
vi.mock('#api/cache/write.ts', async (original) => ({
  ...(await original<object>()),
  sendWrite: (endpoint: AnyEndpoint, input: unknown) => read(endpoint, input),
}))
vi.mock('#api/session/client.ts', () => ({ call: (endpoint: AnyEndpoint, input: unknown) => read(endpoint, input) }))

/** The values that the form has fields for. */
const toShown = (form: AnyForm, loaded: unknown) =>
  Object.fromEntries(Object.entries(toFormValues(form.toValues(loaded))).filter(([name]) => name in form.schema.shape))

/** The payload of these values. Throws what the schema refuses. */
async function parse(form: AnyForm, values: object): Promise<Readonly<Record<string, unknown>>> {
  const result = await form.schema['~standard'].validate(values)
  if (result.issues) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join(' '))
  return result.value
}

/** Saves the form with these values; `id` is null for a new record. */
const save = async (form: AnyForm, values: object, id: number | null, loaded: unknown) =>
  form.save(await parse(form, values), { id, loaded })

/** The field of which a refusal (409) says that another record has its value; undefined for any other error. */
const findTakenField = (error: unknown): string | undefined => / 409 .*"field":"(\w+)"/.exec(String(error))?.[1]

/** Another value of the same kind: a text keeps its length, which may be fixed. */
function toOtherValue(form: AnyForm, name: string, value: FormValue, seed: string): string {
  const text = String(value)
  const field = form.fieldDefinitions[name]
  return field && 'kind' in field && field.kind === 'text' ? seed + text.slice(seed.length) : seed + text
}

/** Saves a new record. Each field that is unique gets another value. Returns its id and the values that were saved. */
async function saveNew(form: AnyForm, values: FormValues, seed: string): Promise<{ id: number; values: FormValues }> {
  try {
    return { id: parseNewId(await save(form, values, null, null))!, values }
  } catch (error) {
    const name = findTakenField(error)
    // A value that begins with the seed is of this record: it is refused for another reason.
    if (name === undefined || String(values[name]).startsWith(seed)) throw error
    return saveNew(form, { ...values, [name]: toOtherValue(form, name, values[name]!, seed) }, seed)
  }
}

/** A record without what the platform itself changes at a save. */
const withoutDates = (record: unknown) =>
  Object.fromEntries(Object.entries(record as object).filter(([name]) => !/^dt(Cadastro|Atualizacao)$/.test(name)))

// Record 1 is the default plan, of which there is only one.
const ids = [2, 3, 4, 5, 6]

describe.each(forms)('%s', (_, form) => {
  it('leaves a stored record as it was if nothing is changed', async () => {
    for (const id of ids) {
      const before = await send(form.load, { id })
      const loaded = parseOutput(form.load, before)
      await save(form, toShown(form, loaded), id, loaded)
      expect(withoutDates(await send(form.load, { id }))).toEqual(withoutDates(before))
    }
  })

  it('gives a new record every value of another one but its name and what else is unique', async () => {
    for (const id of ids) {
      const values = { ...toShown(form, await read(form.load, { id })), [form.nameField]: `Outro ${id}` }
      const created = await saveNew(form, values, `9${id}`)
      expect(toShown(form, await read(form.load, { id: created.id }))).toEqual(created.values)
    }
  })

  it('is told at the field that it refuses', async () => {
    const loaded = await read(form.load, { id: 2 })
    const stored = await parse(form, toShown(form, loaded))
    const required = await form.schema['~standard'].validate({})
    const names = [...new Set(required.issues?.map(({ path }) => String(path?.[0])))]
    for (const name of names) {
      const refused = { ...stored, [name]: typeof stored[name] === 'number' ? -1 : '' }
      await expect(form.save(refused, { id: 2, loaded }), name).rejects.toThrow(`"field":"${name}"`)
    }
  })
})
