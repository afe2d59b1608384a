/** Tests requests of a hostile client: each gets a 4xx and changes no data. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './test-server.ts'
import { startTestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const lists = [
  '/gestor/cashback/listar?size=1000',
  '/gestor/categorias/listar?size=1000',
  '/gestor/fornecedor/listar?size=1000',
  '/gestor/lojas/listar?size=1000',
  '/gestor/produtos/listar?size=1000',
  '/gestor/cashback-planos?size=1000',
  '/gestor/rv-hub/listar?size=50',
  '/gestor/bonus?size=200',
  '/gestor/estatisticas/usuarios?SIZE=20',
  '/gestor/estatisticas/transacoes?SIZE=20',
  '/gestor/estatisticas/pedidos?SIZE=20',
]
const everything = async () => Promise.all(lists.map(async (path) => (await server.call(`GET ${path}`)).text))

/** Runs `attack` and checks that no list has changed. */
async function unharmed(attack: () => Promise<unknown>) {
  const before = await everything()
  await attack()
  expect(await everything()).toEqual(before)
}

const injections = [
  "x'; DROP TABLE produtos; --",
  "' OR '1'='1",
  '1); DELETE FROM bonus; --',
  "'||(SELECT senha FROM operadores LIMIT 1)||'",
  '%27%20UNION%20SELECT%20senha%20FROM%20operadores--',
]

describe('SQL in every string', () => {
  test('filters, sorts, path parameters and dates', async () => {
    await unharmed(async () => {
      for (const text of injections) {
        const value = encodeURIComponent(text)
        const calls = [
          `GET /gestor/cashback/listar?DSC_CASHBACK=${value}`,
          `GET /gestor/cashback/listar?STATUS_ID=${value}`,
          `GET /gestor/estatisticas/usuarios?nome=${value}`,
          `GET /gestor/produtos/listar?sort=${value},ASC`,
          `GET /gestor/produtos/listar?sort=id,${value}`,
          `GET /gestor/produtos/max-nivel?nome=${value}&preco=${value}`,
          `GET /gestor/rv-hub/findAll?provider=${value}`,
          `GET /auditoria/transacoes/tipo/${value}`,
          `GET /auditoria/transacoes/valor?dataInicio=${value}`,
          `GET /gestor/produtos/${value}`,
          `DELETE /gestor/produtos/${value}`,
          `DELETE /gestor/cashback/deletar?id=${value}`,
          `POST /gestor/bonus/${value}/liberar`,
        ]
        for (const line of calls) {
          const response = await server.call(line)
          expect([line, response.status < 500]).toEqual([line, true])
          if (response.status === 200) expect([line, response.json.totalElements]).toEqual([line, 0])
          expect(response.text).not.toContain('$')
        }
      }
    })
  })

  test('payloads are stored unchanged', async () => {
    for (const text of injections) {
      const created = await server.call('POST /gestor/lojas', { dscNome: text, dscInstrucoes: text })
      const { json } = await server.call(`GET /gestor/lojas/${created.json.id}`)
      expect([json['dscNome'], json['dscInstrucoes']]).toEqual([text.trim(), text.trim()])
      await server.call(`DELETE /gestor/lojas/${created.json.id}`)
    }
    const cut = await server.call('POST /gestor/lojas', { dscNome: 'x\0; DROP TABLE lojas' })
    expect([cut.status, cut.json.errors[0]?.field]).toEqual([422, 'dscNome'])
    const login = await server.call('POST /gestor/auth/login', { dscEmail: "' OR 1=1 --", dscSenha: "' OR 1=1 --" })
    expect(login.status).toBe(401)
  })
})

describe('invalid bodies', () => {
  const json = { 'Content-Type': 'application/json' }
  const bad: [name: string, body: string, headers: Record<string, string>, status: number][] = [
    ['cut JSON', '{"dscNome": "x', json, 400],
    ['an array', '[]', json, 400],
    ['null', 'null', json, 400],
    ['a number', '7', json, 400],
    ['no JSON by its type', '{"dscNome":"x"}', { 'Content-Type': 'text/plain' }, 415],
    ['a form', 'dscNome=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['8 MB', JSON.stringify({ dscNome: 'x'.repeat(8_000_000) }), json, 413],
    ['20,000 brackets', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, json, 400],
    ['objects for texts', '{"dscNome":{"toString":"x"}}', json, 400],
    ['arrays for texts', '{"dscNome":["x"]}', json, 400],
    ['texts for numbers', '{"dscNome":"x","statusId":"1"}', json, 400],
    ['numbers beyond', '{"dscNome":"x","statusId":1e400}', json, 400],
    ['booleans for numbers', '{"dscNome":"x","statusId":true}', json, 400],
  ]

  test('are refused with their status and a message', async () => {
    await unharmed(async () => {
      for (const [name, body, headers, status] of bad) {
        for (const line of ['POST /gestor/lojas', 'PUT /gestor/lojas/3']) {
          const response = await server.call(line, body, headers)
          expect([name, response.status, response.json.message]).toEqual([name, status, expect.stringMatching(/\S/)])
        }
      }
    })
  })

  test('multipart instead of JSON, JSON instead of multipart, a wrong boundary', async () => {
    await unharmed(async () => {
      const form = new FormData()
      form.set('dscNome', 'x')
      expect((await server.call('POST /gestor/lojas', form)).status).toBe(415)
      expect((await server.call('PUT /gestor/fornecedor/atualizar', { id: 3, dscNome: 'x' })).status).toBe(415)
      const lying = { 'Content-Type': 'multipart/form-data; boundary=a' }
      expect((await server.call('PUT /gestor/fornecedor/atualizar', '--b\r\n\r\nx\r\n--b--', lying)).status).toBe(400)
      form.set('imagem', 'texto no lugar do arquivo')
      form.set('id', '3')
      expect((await server.call('PUT /gestor/fornecedor/atualizar', form)).status).toBe(400)
    })
  })

  test('keys of the prototype have no special meaning', async () => {
    const body = '{"dscNome":"Loja limpa","__proto__":{"statusId":2},"constructor":{"prototype":{"statusId":2}}}'
    const created = await server.call('POST /gestor/lojas', body, json)
    expect([created.status, created.json.statusId]).toEqual([201, 1])
    expect(({} as Record<string, unknown>)['statusId']).toBe(undefined)
    await server.call(`DELETE /gestor/lojas/${created.json.id}`)
    expect((await server.call('GET /gestor/bonus?__proto__=1&constructor=2&toString=3')).status).toBe(200)
  })
})

describe('ids and paths', () => {
  const ids = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    '９',
    '9007199254740993',
    '99999999999999999999',
    '%00',
    '..%2f1',
    ' ',
  ]

  test('invalid ids find and change nothing', async () => {
    await unharmed(async () => {
      for (const id of ids) {
        for (const line of [
          `GET /gestor/produtos/${id}`,
          `DELETE /gestor/produtos/${id}`,
          `DELETE /gestor/categorias/${id}`,
          `DELETE /gestor/cashback/deletar?id=${id}`,
          `POST /gestor/bonus/${id}/liberar`,
        ]) {
          const response = await server.call(line)
          expect([line, Math.floor(response.status / 100)]).toEqual([line, 4])
        }
      }
    })
  })

  test('methods outside the contract', async () => {
    await unharmed(async () => {
      for (const line of [
        'DELETE /gestor/bonus',
        'PUT /gestor/bonus/9',
        'PATCH /gestor/produtos/12',
        'POST /gestor/produtos/12',
      ]) {
        expect([line, (await server.call(line, {})).status]).toEqual([line, 404])
      }
    })
  })

  test('an id in the body does not redirect a call to another record', async () => {
    const { json } = await server.call('GET /gestor/lojas/4')
    await server.call('PUT /gestor/lojas/5', { id: 4, dscNome: 'Outra' })
    expect((await server.call('GET /gestor/lojas/4')).json).toEqual(json)
    expect((await server.call('GET /gestor/lojas/5')).json['dscNome']).toBe('Outra')
  })
})
