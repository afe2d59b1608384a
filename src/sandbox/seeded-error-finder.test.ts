import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRoutes } from './platform.ts'
import type { SeededError } from './seeded-errors.ts'
import { SEEDED_ERRORS } from './seeded-errors.ts'
import { getOddNames } from './seeded-error-finder.ts'
import type { TestServer } from './test-server.ts'
import { startTestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const endpoints = new Map(listRoutes().map(({ endpoint }) => [endpoint.id, endpoint]))
const callsOf = ({ endpointIds }: SeededError) =>
  [...endpoints.keys()].filter((id) =>
    endpointIds.some((name) => (name.endsWith('.') ? id.startsWith(name) : id === name)),
  )

/** A payload that every call accepts. */
const payload = {
  status: { id: 1 },
  statusId: 1,
  dscCashback: 'x',
  porcentagemCashback: 1,
  dscNome: 'x',
  dscEnum: 'X',
  dscModelo: 'x',
  categoriaId: 21,
  fornecedorId: 21,
  precoVariavel: false,
  isAtivo: true,
  isPadrao: false,
  maxDepth: 1,
  quantidade: 1,
  name: 'x',
  provider: 'x',
  kind: 'x',
  statusIdDefault: 2,
  planoProdutoIdDefault: 1,
  atualizarExistentes: 1,
}

/** The records that updates with a text trigger may change. */
const record = (path: string) => (path.includes('rv-hub') ? 9004 : 12)

async function provoke(seededError: SeededError, call: string, token?: string) {
  const endpoint = endpoints.get(call)!
  const id = seededError.recordId ?? record(endpoint.path)
  const line = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, slot: string) => (slot === 'tipo' ? 'CASHBACK' : String(id)))
  const text =
    seededError.textPrefix === undefined
      ? {}
      : { dscNome: seededError.textPrefix, dscCashback: seededError.textPrefix, name: seededError.textPrefix }
  const niveis = [{ nivel: 1, percentual: seededError.percentual ?? 1 }]
  const body = { ...payload, ...text, niveis, id }
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const form = new FormData()
  for (const name of ['id', 'dscNome', 'categoriaId', 'statusId'] as const) form.set(name, String(body[name]))
  const sent = hasBody ? (endpoint.encoding === 'multipart' ? form : body) : undefined
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return server.call(`${endpoint.method} ${line}${hasBody ? '' : `?id=${id}`}`, sent, headers)
}

describe('seeded error cases', () => {
  test.each(SEEDED_ERRORS)('$expectedEffect', async (seededError) => {
    const token = seededError.operatorEmail === undefined ? undefined : await server.login(seededError.operatorEmail)
    expect(callsOf(seededError).length).toBeGreaterThan(0)
    for (const call of callsOf(seededError)) {
      const response = await provoke(seededError, call, token)
      if (seededError.errorResponse)
        expect([call, response.status, response.text]).toEqual([
          call,
          seededError.errorResponse.status,
          seededError.errorResponse.body ?? '',
        ])
      else
        expect([call, response.status < 300, response.json]).toEqual([
          call,
          true,
          { message: seededError.successMessage },
        ])
      if (seededError.isOnce) expect((await provoke(seededError, call, token)).status).toBe(200)
    }
  })

  test('leave other records alone: the same calls succeed for them', async () => {
    expect((await server.call('GET /gestor/categorias/visualizar?id=8')).status).toBe(200)
    expect((await server.call('POST /gestor/bonus/94/liberar')).status).toBe(200)
    expect((await server.call('GET /gestor/estatisticas/usuarios/total')).status).toBe(200)
  })

  test('are recognizable by their names in the lists', async () => {
    const { json } = await server.call('GET /gestor/produtos/31')
    expect(json['dscNome']).toBe('Sentinela: ajustarEstoque recusa com mensagem')
    expect(getOddNames('lojas').get(51)).toBe('<img src=x onerror="alert(1)">')
  })
})
