import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from '#api/page.ts'
import type { ResponseBody, Row, TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'
import { normalizeText } from '#sandbox/database/normalize-text.ts'
import { ENVELOPE_FORMS } from './envelope.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ faults: true })
})
afterAll(() => server.close())

const page = async (line: string) => (await server.call(`GET ${line}`)).json
const valueAt = (row: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], row)

/** Every list with the sortable columns of the specification. */
const lists: [path: string, columns: string[], upper?: true][] = [
  ['/gestor/cashback/listar', ['id', 'dscCashback', 'porcentagemCashback', 'status.descricao', 'dtCadastro']],
  ['/gestor/categorias/listar', ['id', 'dscNome', 'dscEnum', 'status.descricao']],
  ['/gestor/fornecedor/listar', ['id', 'dscNome', 'categoria.dscNome', 'status.descricao']],
  ['/gestor/lojas/listar', ['id', 'dscNome', 'dscCashback', 'status.descricao']],
  [
    '/gestor/produtos/listar',
    ['id', 'dscNome', 'fornecedor.dscNome', 'categoria.dscNome', 'numPreco', 'numEstoque', 'status.descricao'],
  ],
  ['/gestor/cashback-planos', ['id', 'dscNome', 'isAtivo', 'isPadrao', 'maxDepth']],
  ['/gestor/rv-hub/listar', ['id', 'name', 'amount', 'stock_quantity']],
  ['/gestor/bonus', ['id', 'beneficiarioId', 'pedidoId', 'transacaoId', 'nivel', 'valor', 'statusId', 'dtCadastro']],
  [
    '/gestor/estatisticas/pedidos',
    ['id', 'usuario.nomeCompleto', 'produto.dscNome', 'numPreco', 'dscAuthorizationCode', 'dtCadastro'],
    true,
  ],
  [
    '/gestor/estatisticas/transacoes',
    [
      'id',
      'dscDescricao',
      'numAmount',
      'dscPaymentType',
      'tipoTransacao.descricao',
      'statusDescricao',
      'usuarioOrigem.dscNome',
      'usuarioDestino.dscNome',
      'dtCadastro',
    ],
    true,
  ],
  ['/gestor/estatisticas/usuarios', ['id', 'dscNome', 'dscEmail'], true],
]

/** The order of SQLite: the bytes of the normalized text; true after false. */
const comparable = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(normalizeText(value)).toString('hex') : Number(value ?? -1)

describe('lists', () => {
  test.each(lists)('%s is sorted by every listed column, both ways, ties by id', async (path, columns, upper?) => {
    const [order, size] = upper ? ['ORDER', 'SIZE'] : ['sort', 'size']
    for (const column of columns) {
      const rising = await page(`${path}?${size}=1000&${order}=${column},ASC`)
      const keys = rising.content.map((row) => comparable(valueAt(row, column)))
      expect(keys, column).toEqual([...keys].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
      const falling = await page(`${path}?${size}=1000&${order}=${column},DESC`)
      const ids = (response: ResponseBody) => response.content.map(({ id }) => id)
      expect(ids(falling), column).toEqual(ids(rising).reverse())
    }
  })

  test('the pages from both ends form the complete list, each row once', async () => {
    for (const sort of ['dtCadastro,DESC', 'dtCadastro,ASC', 'nivel,DESC']) {
      const pages = await Promise.all(
        Array.from({ length: 11 }, (_, number) => page(`/gestor/bonus?size=19&sort=${sort}&page=${number}`)),
      )
      const ids = pages.flatMap(({ content }) => content.map(({ id }) => id))
      const completeList = await page(`/gestor/bonus?size=1000&sort=${sort}`)
      expect(ids).toEqual(completeList.content.map(({ id }) => id))
      expect(new Set(ids).size).toBe(200)
    }
  })

  test('a page beyond the end is empty and has the totals', async () => {
    expect(await page('/gestor/categorias/listar?page=99&size=50')).toEqual({
      content: [],
      totalElements: 60,
      totalPages: 2,
      size: 50,
      number: 99,
    })
  })

  test('without parameters: ten rows in the screen’s default order', async () => {
    const { content, size, number } = await page('/gestor/produtos/listar')
    expect([content.length, content[0]?.id, size, number]).toEqual([10, 320, 10, 0])
  })

  test('filters ignore accents and case, and % has no special meaning', async () => {
    const found = await page('/gestor/cashback/listar?DSC_CASHBACK=ANIVERSARIO&size=100')
    expect(found.totalElements).toBeGreaterThan(5)
    for (const { dscCashback } of found.content) expect(dscCashback).toMatch(/Aniversário/)
    expect((await page('/gestor/cashback/listar?DSC_CASHBACK=%25')).totalElements).toBe(0)
    expect((await page('/gestor/cashback/listar?DSC_CASHBACK=&STATUS_ID=2')).totalElements).toBeLessThan(40)
  })

  test('periods and values limit the audit at both ends', async () => {
    const all = await page('/auditoria/transacoes/valor?size=1000&sort=numAmount,ASC')
    const middle = all.content[500] as Row & { numAmount: number; dtCadastro: string }
    const from = await page(`/auditoria/transacoes/valor?valorMinimo=${middle.numAmount}`)
    const to = await page(`/auditoria/transacoes/valor?valorMaximo=${middle.numAmount}`)
    const at = await page(`/auditoria/transacoes/valor?valorMinimo=${middle.numAmount}&valorMaximo=${middle.numAmount}`)
    expect(from.totalElements + to.totalElements - at.totalElements).toBe(1000)
    const minute = middle.dtCadastro.slice(0, 16)
    const within = await page(`/auditoria/transacoes/valor?dataInicio=${minute}&dataFim=${minute}`)
    expect(within.content.map(({ dtCadastro }) => dtCadastro)).toContain(middle.dtCadastro)
  })

  test('an audit by user has only what the user sent and received', async () => {
    const { content } = await page('/auditoria/transacoes/usuario/9?size=1000')
    expect(content.length).toBeGreaterThan(3)
    for (const row of content) expect([row.usuarioOrigem, row.usuarioDestino].map(({ id }) => id)).toContain(9)
  })

  test.each([
    '/gestor/bonus?page=-1',
    '/gestor/bonus?page=1.5',
    '/gestor/bonus?page=abc',
    '/gestor/bonus?page=1e9',
    '/gestor/bonus?size=0',
    '/gestor/bonus?sort=senha,ASC',
    '/gestor/bonus?sort=id,CIMA',
    '/gestor/bonus?sort=constructor,ASC',
    '/gestor/bonus?beneficiarioId=1%20or%201=1',
    '/auditoria/transacoes/valor?valorMinimo=muito',
    '/auditoria/transacoes/valor?dataInicio=ontem',
    '/auditoria/transacoes/valor?dataInicio=2026-02-31T00:00',
    '/gestor/cashback/listar?PORCENTAGEM_CASHBACK=NaN',
  ])('%s is refused with a message', async (line) => {
    const response = await server.call(`GET ${line}`)
    expect(response.status).toBe(400)
    expect(response.json.message).toMatch(/\S/)
  })
})

describe('envelopes', () => {
  test.each(ENVELOPE_FORMS)('%s is read as the same page', async (form) => {
    const plain = parsePage(await page('/gestor/cashback-planos?size=5&page=1'))
    await server.raw('/__sandbox/envelope', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form }),
    })
    const wrapped = await page('/gestor/cashback-planos?size=5&page=1')
    expect(parsePage(wrapped)).toEqual(plain)
    expect(plain.number).toBe(1)
    await server.raw('/__sandbox/envelope', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: 'plain' }),
    })
  })
})
