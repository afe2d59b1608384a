import { describe, expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { summaryOf } from './openapi-summaries.ts'
import { allRoutes } from './platform.ts'

// The document is read as any consumer would: by its keys.
// oxlint-disable-next-line typescript/no-explicit-any -- a JSON document under test
const document = JSON.parse(JSON.stringify(openApi(allRoutes(), '1.2.3'))) as any

describe('the OpenAPI document', () => {
  test('has every route once, under an id of its own', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object))
    const ids = operations.map(({ operationId }) => operationId as string)
    expect(ids.toSorted()).toEqual(
      allRoutes()
        .map(({ endpoint }) => endpoint.id)
        .toSorted(),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.2.3'])
  })

  test('says of every call in one line what it does', () => {
    for (const { endpoint } of allRoutes()) expect(summaryOf(endpoint.id), endpoint.id).toMatch(/^[A-Z].{8,}[^.]$/)
    const summaries = allRoutes().map(({ endpoint }) => summaryOf(endpoint.id))
    expect(new Set(summaries).size).toBe(summaries.length)
    expect(document.paths['/gestor/produtos/{id}'].delete.summary).toBe('Exclui um produto')
  })

  test('spells parameters and payloads as the wire does', () => {
    const names = document.paths['/gestor/estatisticas/usuarios'].get.parameters.map(
      ({ name }: { name: string }) => name,
    )
    expect(names).toEqual(['PAGE', 'SIZE', 'ORDER', 'nome'])
    const supplier = document.paths['/gestor/fornecedor'].post.requestBody.content['application/json'].schema
    expect(Object.keys(supplier.properties)).toContain('dscTermosECondicoes')
    expect(supplier.required).toEqual(['dscNome'])
    const product = document.paths['/gestor/produtos/{id}'].put
    expect(product.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'number' } }])
    expect(product.requestBody.content['application/json'].schema.required).toContain('id')
  })

  test('says what is sent as a file and what needs no token', () => {
    const update = document.paths['/gestor/fornecedor/atualizar'].put.requestBody.content
    expect(update['multipart/form-data'].schema.properties.imagem).toEqual({ type: 'string', format: 'binary' })
    expect(document.paths['/gestor/auth/login'].post.security).toEqual([])
    expect(document.paths['/gestor/auth/me'].get.security).toBe(undefined)
  })

  test('tells what is read of a page and of a record', () => {
    const answer = (path: string) => document.paths[path].get.responses['200'].content['application/json'].schema
    const page = answer('/gestor/bonus').properties
    expect(Object.keys(page)).toEqual(['content', 'totalElements', 'totalPages', 'size', 'number'])
    expect(page.content.items.properties.valor).toEqual({ type: ['number', 'null'] })
    expect(answer('/gestor/cashback/visualizar').properties.dscCashback).toEqual({ type: ['string', 'null'] })
  })
})
