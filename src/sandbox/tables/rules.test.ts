/** Tests the platform's rules over HTTP: what it refuses, with which status and message, and that nothing changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse, TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const cashback = { status: { id: 1 }, dscCashback: 'Retorno de teste', porcentagemCashback: 2.5 }
const categoria = { dscNome: 'Nova', dscEnum: 'NOVA', dscImagem: '', statusId: 1 }
const fornecedor = { dscNome: 'Novo fornecedor', categoriaId: 21, statusId: 1 }
const loja = { dscNome: 'Nova loja', dscLink: 'https://nova.test/', statusId: 2 }
const produto = {
  dscNome: 'Fone',
  dscModelo: 'X1',
  categoriaId: 21,
  fornecedorId: 21,
  statusId: 4,
  precoVariavel: false,
  numPreco: 199.9,
  numEstoque: 3,
}
const plano = { dscNome: 'Plano novo', isAtivo: true, isPadrao: false, maxDepth: 2 }
const long = (length: number) => 'á'.repeat(length)

const refused: [line: string, body: unknown, status: number, field?: string][] = [
  ['POST /gestor/cashback', { ...cashback, dscCashback: '  ' }, 422, 'dscCashback'],
  ['POST /gestor/cashback', { ...cashback, dscCashback: long(101) }, 422, 'dscCashback'],
  ['POST /gestor/cashback', { ...cashback, porcentagemCashback: 100.01 }, 422, 'porcentagemCashback'],
  ['POST /gestor/cashback', { ...cashback, porcentagemCashback: -0.01 }, 422, 'porcentagemCashback'],
  ['POST /gestor/cashback', { ...cashback, porcentagemCashback: 1.005 }, 422, 'porcentagemCashback'],
  ['POST /gestor/cashback', { ...cashback, porcentagemCashback: '2,5' }, 400, 'porcentagemCashback'],
  ['POST /gestor/cashback', { ...cashback, status: { id: 3 } }, 422, 'status.id'],
  ['POST /gestor/cashback', { dscCashback: 'x' }, 400, 'status'],
  ['PUT /gestor/cashback/atualizar', { id: 9999, statusId: 1, dscCashback: 'x', porcentagemCashback: 1 }, 404],
  ['POST /gestor/categorias', { ...categoria, dscNome: long(101) }, 422, 'dscNome'],
  ['POST /gestor/categorias', { ...categoria, dscEnum: '' }, 422, 'dscEnum'],
  ['POST /gestor/categorias', { ...categoria, dscImagem: long(256) }, 422, 'dscImagem'],
  ['POST /gestor/categorias', { ...categoria, statusId: 4 }, 422, 'statusId'],
  ['POST /gestor/fornecedor', { ...fornecedor, dscNome: long(101) }, 422, 'dscNome'],
  ['POST /gestor/fornecedor', { ...fornecedor, categoriaId: 999 }, 422, 'categoriaId'],
  ['POST /gestor/fornecedor', { ...fornecedor, imagem: 'data:image/svg+xml;base64,PHN2Zz4=' }, 422, 'imagem'],
  ['POST /gestor/lojas', { ...loja, dscNome: long(256) }, 422, 'dscNome'],
  ['POST /gestor/lojas', { ...loja, dscLink: 'javascript:alert(1)' }, 422, 'dscLink'],
  ['POST /gestor/produtos', { ...produto, dscNome: '' }, 422, 'dscNome'],
  ['POST /gestor/produtos', { ...produto, dscModelo: long(101) }, 422, 'dscModelo'],
  ['POST /gestor/produtos', { ...produto, dscDescricao: long(501) }, 422, 'dscDescricao'],
  ['POST /gestor/produtos', { ...produto, instrucoes: long(501) }, 422, 'instrucoes'],
  ['POST /gestor/produtos', { ...produto, dscTermosCondicoes: long(501) }, 422, 'dscTermosCondicoes'],
  ['POST /gestor/produtos', { ...produto, numPreco: -1 }, 422, 'numPreco'],
  ['POST /gestor/produtos', { ...produto, numPreco: 1.001 }, 422, 'numPreco'],
  ['POST /gestor/produtos', { ...produto, numEstoque: -1 }, 422, 'numEstoque'],
  ['POST /gestor/produtos', { ...produto, numEstoque: 1.5 }, 422, 'numEstoque'],
  ['POST /gestor/produtos', { ...produto, statusId: 5 }, 422, 'statusId'],
  ['POST /gestor/produtos', { ...produto, categoriaId: 999 }, 422, 'categoriaId'],
  ['POST /gestor/produtos', { ...produto, fornecedorId: 999 }, 422, 'fornecedorId'],
  ['POST /gestor/produtos', { ...produto, planoProdutoId: 999 }, 422, 'planoProdutoId'],
  ['POST /gestor/produtos', { ...produto, maxNivelId: 999 }, 422, 'maxNivelId'],
  ['POST /gestor/produtos', { ...produto, rvProductId: 999 }, 422, 'rvProductId'],
  ['PUT /gestor/produtos/12/estoque', { quantidade: -1 }, 422, 'quantidade'],
  ['PUT /gestor/rv-hub/9002/estoque', { quantidade: 0.5 }, 422, 'quantidade'],
  ['POST /gestor/cashback-planos', { ...plano, dscNome: '' }, 422, 'dscNome'],
  ['POST /gestor/cashback-planos', { ...plano, maxDepth: 0 }, 422, 'maxDepth'],
  ['POST /gestor/cashback-planos', { ...plano, isPadrao: true }, 409, 'isPadrao'],
  ['PUT /gestor/cashback-planos/3', { id: 3, ...plano, isPadrao: true }, 409, 'isPadrao'],
  ['PUT /gestor/cashback-planos/3/niveis', { niveis: [{ nivel: 0, percentual: 1 }] }, 422, 'niveis[0].nivel'],
  ['PUT /gestor/cashback-planos/3/niveis', { niveis: [{ nivel: 1, percentual: -1 }] }, 422, 'niveis[0].percentual'],
  ['PUT /gestor/cashback-planos/3/profundidade', { maxDepth: 0 }, 422, 'maxDepth'],
  ['PUT /gestor/cashback-planos/99/profundidade', { maxDepth: 1 }, 404],
  ['DELETE /gestor/cashback-planos/1', undefined, 409],
  ['DELETE /gestor/cashback-planos/2', undefined, 409],
  ['DELETE /gestor/cashback/deletar?id=110', undefined, 409],
  ['DELETE /gestor/categorias/30', undefined, 409],
  ['DELETE /gestor/fornecedor/40', undefined, 409],
  ['DELETE /gestor/produtos/21', undefined, 409],
  ['DELETE /gestor/rv-hub/9001', undefined, 409],
  ['DELETE /gestor/produtos/99999', undefined, 404],
  ['PUT /gestor/cashback-planos/5/associar/produto/9999', {}, 404],
  ['DELETE /gestor/cashback-planos/12/associar/produto/12', undefined, 409],
  ['POST /gestor/bonus/7/liberar', undefined, 409],
  ['POST /gestor/bonus/12/liberar', undefined, 409],
  ['POST /gestor/bonus/99999/liberar', undefined, 404],
  ['POST /gestor/bonus/reprocessar/pedido/99999', undefined, 404],
  [
    'POST /gestor/rv-hub/sincronizar/produtos',
    { statusIdDefault: 9, planoProdutoIdDefault: 1, atualizarExistentes: 1 },
    422,
  ],
]

describe('refused calls', () => {
  test.each(refused)('%s %j: %i %s', async (line, body, status, field?) => {
    const response = await server.call(line, body)
    expect([response.status, response.text]).toEqual([status, response.text])
    expect(response.json.message).toMatch(/[a-zà-ú]/i)
    if (field !== undefined) expect(response.json.errors.map((error) => error.field)).toContain(field)
  })

  test('two levels with the same number, and more than a hundred levels', async () => {
    const levels = (niveis: unknown[]) => server.call('PUT /gestor/cashback-planos/3/niveis', { niveis })
    expect(
      (
        await levels([
          { nivel: 2, percentual: 1 },
          { nivel: 2, percentual: 2 },
        ])
      ).json.message,
    ).toMatch(/repetido/)
    expect((await levels(Array.from({ length: 101 }, (_, k) => ({ nivel: k + 1, percentual: 1 })))).status).toBe(422)
  })
})

describe('accepted calls', () => {
  const id = ({ json }: TestResponse): number => json.id ?? json.data.id

  test('a record is created, changed, read back and deleted', async () => {
    const created = id(await server.call('POST /gestor/produtos', produto))
    await server.call(`PUT /gestor/produtos/${created}`, { ...produto, id: created, numPreco: 0.07, statusId: 3 })
    const { json } = await server.call(`GET /gestor/produtos/${created}`)
    expect([json['numPreco'], json.status, json['numEstoque']]).toEqual([0.07, { id: 3, descricao: 'Bloqueado' }, 3])
    expect((await server.call(`DELETE /gestor/produtos/${created}`)).status).toBe(200)
    expect((await server.call(`GET /gestor/produtos/${created}`)).status).toBe(404)
  })

  test('a supplier keeps its picture until another is sent, and returns the same bytes', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const form = (image?: File) => {
      const data = new FormData()
      for (const [name, value] of Object.entries({ id: 4, dscNome: 'Com foto', categoriaId: 22, statusId: 1 })) {
        data.set(name, String(value))
      }
      if (image) data.set('imagem', image)
      return data
    }
    const path = (await server.call('PUT /gestor/fornecedor/atualizar', form(new File([png], '../../x.svg')))).json[
      'dscImagem'
    ] as string
    expect(path).toMatch(/^\/imagens\/envio-\d+\.png$/)
    const image = await fetch(server.url + path)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await image.arrayBuffer()).equals(png)).toBe(true)
    expect((await server.call('PUT /gestor/fornecedor/atualizar', form())).json['dscImagem']).toBe(path)
    const svg = await server.call('PUT /gestor/fornecedor/atualizar', form(new File(['<svg/>'], 'a.png')))
    expect([svg.status, svg.json.errors[0]?.field]).toEqual([422, 'imagem'])
    const huge = new File([png, new Uint8Array(5 * 1024 * 1024)], 'a.png')
    expect((await server.call('PUT /gestor/fornecedor/atualizar', form(huge))).status).toBe(413)
    expect((await server.call('GET /gestor/fornecedor/visualizar?id=4')).json['dscImagem']).toBe(path)
  })

  test('a release shows in the ledger and in the history of its transaction', async () => {
    const entry = (await server.call('GET /gestor/bonus?size=1000')).json.content.find((row) => row.id === 9)
    const history = async () => (await server.call(`GET /auditoria/transacoes/${entry?.transacaoId}/paginado`)).json
    const before = (await history()).totalElements
    expect((await server.call('POST /gestor/bonus/9/liberar')).status).toBe(200)
    const after = await history()
    expect([after.totalElements, after.content[0]?.['descricao']]).toEqual([before + 1, 'Bônus #9 liberado'])
    expect((await server.call('POST /gestor/bonus/9/liberar')).json.message).toBe('Bônus #9 já foi liberado.')
  })

  test('of twenty concurrent releases one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('POST /gestor/bonus/10/liberar')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test('a reprocessed order has its cancelled entries pending again', async () => {
    const cancelled = (await server.call('GET /gestor/bonus?statusId=3&size=1')).json.content[0]
    const response = await server.call(`POST /gestor/bonus/reprocessar/pedido/${cancelled?.pedidoId}`)
    expect(response.json['reabertos']).toBeGreaterThan(0)
    const rows = (await server.call(`GET /gestor/bonus?pedidoId=${cancelled?.pedidoId}`)).json.content
    expect(rows.map((row) => row.statusId)).not.toContain(3)
  })

  test('a synchronisation imports products with the given defaults, and refreshes the stock of known ones', async () => {
    const total = async () => (await server.call('GET /gestor/produtos/listar?size=1')).json.totalElements
    const before = await total()
    await server.call('PUT /gestor/rv-hub/9009/estoque', { quantidade: 77 })
    const defaults = { statusIdDefault: 2, planoProdutoIdDefault: 1, atualizarExistentes: 1 }
    const { criados, atualizados } = (await server.call('POST /gestor/rv-hub/sincronizar/produtos', defaults)).json
    expect([criados, await total()]).toEqual([10, before + 10])
    expect(atualizados).toBeGreaterThan(30)
    const newest = (await server.call('GET /gestor/produtos/listar?size=1')).json.content[0]
    expect([newest?.statusId, newest?.['planoProdutoId'], newest?.categoria.dscNome]).toEqual([2, 1, 'Recargas'])
    const known = (await server.call('GET /gestor/produtos/listar?size=1000')).json.content.find(
      ({ rvProductId }) => rvProductId === 9009,
    )
    expect(known?.['numEstoque']).toBe(77)
  })

  test('levels replace each other and are returned with the plan', async () => {
    const created = await server.call('POST /gestor/cashback-planos', plano)
    const planId = created.json.data.id
    await server.call(`PUT /gestor/cashback-planos/${planId}/niveis`, { niveis: [{ nivel: 1, percentual: 9 }] })
    const levels = [
      { nivel: 1, percentual: 5.25 },
      { nivel: 2, percentual: 0 },
    ]
    await server.call(`PUT /gestor/cashback-planos/${planId}/niveis`, { niveis: levels })
    expect((await server.call(`GET /gestor/cashback-planos/${planId}`)).json['niveis']).toEqual(levels)
    await server.call(`PUT /gestor/cashback-planos/${planId}/niveis`, { niveis: [] })
    expect((await server.call(`GET /gestor/cashback-planos/${planId}`)).json['niveis']).toEqual([])
    expect((await server.call(`DELETE /gestor/cashback-planos/${planId}`)).status).toBe(200)
  })

  test('a reset restores the seed, and the session stays valid', async () => {
    await server.call('DELETE /gestor/cashback/deletar?id=12')
    const before = (await server.call('GET /gestor/cashback/listar?size=1000')).text
    await server.reset()
    const after = (await server.call('GET /gestor/cashback/listar?size=1000')).text
    expect(after).not.toBe(before)
    expect((await server.call('GET /gestor/cashback/visualizar?id=12')).status).toBe(200)
    await server.reset()
    expect((await server.call('GET /gestor/cashback/listar?size=1000')).text).toBe(after)
  })
})
