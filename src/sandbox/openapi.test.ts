import { describe, expect, test } from 'vitest'
import { createOpenApiDocument } from './openapi.ts'
import { getCallSummary } from './openapi-summaries.ts'
import { listRoutes } from './platform.ts'

const document: unknown = JSON.parse(JSON.stringify(createOpenApiDocument(listRoutes(), '1.2.3')))

/** Reads a value of the document by its keys, as a consumer does. Throws if a key is missing. */
const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null) throw new Error(`No ${key} in ${keys.join(' > ')}`)
    return Reflect.get(node, key)
  }, document)
const path = (name: string, method: string, ...keys: readonly string[]) => at('paths', name, method, ...keys)
const schemaOf = (name: string, method: string, ...keys: readonly string[]) =>
  path(name, method, 'requestBody', 'content', 'application/json', 'schema', ...keys)

describe('the OpenAPI document', () => {
  test('has every route once, with its own id', () => {
    const operations = Object.values(at('paths') as object).flatMap((each) => Object.values(each as object))
    const ids = operations.map(({ operationId }) => operationId as string)
    expect(ids.toSorted()).toEqual(
      listRoutes()
        .map(({ endpoint }) => endpoint.id)
        .toSorted(),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect([at('openapi'), at('info', 'version')]).toEqual(['3.1.0', '1.2.3'])
  })

  test('summarizes every call in one line', () => {
    for (const { endpoint } of listRoutes())
      expect(getCallSummary(endpoint.id), endpoint.id).toMatch(/^[A-Z].{8,}[^.]$/)
    const summaries = listRoutes().map(({ endpoint }) => getCallSummary(endpoint.id))
    expect(new Set(summaries).size).toBe(summaries.length)
    expect(path('/gestor/produtos/{id}', 'delete', 'summary')).toBe('Exclui um produto')
  })

  test('derives the summary from the names of the resource, and needs no entry for a new call', () => {
    expect(getCallSummary('categorias.listar')).toBe('Lista as categorias, por página')
    expect(getCallSummary('lojas.duplicarComEstoque')).toBe('Duplicar com estoque uma loja')
    expect(getCallSummary('nenhuma.criar')).toBe('Cadastra um registro de nenhuma')
  })

  test('spells parameters and payloads as on the wire', () => {
    const parameters = path('/gestor/estatisticas/usuarios', 'get', 'parameters') as { name: string }[]
    expect(parameters.map(({ name }) => name)).toEqual(['PAGE', 'SIZE', 'ORDER', 'nome'])
    expect(schemaOf('/gestor/fornecedor', 'post', 'properties')).toHaveProperty('dscTermosECondicoes')
    expect(schemaOf('/gestor/fornecedor', 'post', 'required')).toEqual(['dscNome'])
    expect(path('/gestor/produtos/{id}', 'put', 'parameters')).toEqual([
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      },
    ])
    expect(schemaOf('/gestor/produtos/{id}', 'put', 'required')).toContain('id')
  })

  test('marks files and calls without a token', () => {
    const form = path('/gestor/fornecedor/atualizar', 'put', 'requestBody', 'content', 'multipart/form-data', 'schema')
    expect(form).toMatchObject({ properties: { imagem: { type: 'string', format: 'binary' } } })
    expect(path('/gestor/auth/login', 'post', 'security')).toEqual([])
    expect(path('/gestor/auth/me', 'get', 'security')).toBe(undefined)
  })

  test('describes what the console reads of a page and of a record', () => {
    const answer = (name: string) =>
      path(name, 'get', 'responses', '200', 'content', 'application/json', 'schema', 'properties')
    const page = answer('/gestor/bonus') as object
    expect(Object.keys(page)).toEqual(['content', 'totalElements', 'totalPages', 'size', 'number'])
    expect(page).toMatchObject({ content: { items: { properties: { valor: { type: ['number', 'null'] } } } } })
    expect(answer('/gestor/cashback/visualizar')).toMatchObject({ dscCashback: { type: ['string', 'null'] } })
  })
})
