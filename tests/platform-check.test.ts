/**
 * The check of a live platform, run against the sandbox: in each of its envelopes it finds no deviation, and each of
 * ten deviations of a platform is found by its name.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseConfig } from '#app/config.ts'
import { runCheck } from '#app/build/platform-check/run-check.ts'
import { formatReport } from '#app/build/platform-check/format-report.ts'
import { ENVELOPE_FORMS } from '#sandbox/http/envelope.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { endpoints } from './all-endpoints.ts'

const ORIGIN = 'https://gestor.exemplo.com'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ faults: true, cors: [ORIGIN] })
})
afterAll(() => server.close())

const control = (path: string, body: object) =>
  server.raw(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const check = (...only: readonly string[]) =>
  runCheck({ api: `${server.url}/api`, email: 'operador@gestor.test', password: 'cashback2026', origin: ORIGIN, only })

/** The deviations without the notes: 'produtos.listar order-ignored numPreco'. */
const listDeviations = ({ findings }: Awaited<ReturnType<typeof check>>) =>
  findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ call, code, field }) => [call, code, field].filter(Boolean).join(' '))

test.each(ENVELOPE_FORMS)('finds no deviation in the envelope %s', { timeout: 30_000 }, async (form) => {
  await control('envelope', { form })
  // All calls share the code that reads an envelope, so one run over all of them is enough.
  const report = await (form === 'plain' ? check() : check('bonus', 'rvhub'))
  expect(listDeviations(report)).toEqual([])
  expect(report).toMatchObject({ exitCode: 0, capabilities: null })
})

const products = { path: '^/gestor/produtos/listar' }

describe('finds and names', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    await server.raw('/__sandbox/faults', { method: 'DELETE' })
    await control('envelope', { form: 'plain' })
    await control('cors', { hiddenHeaders: [] })
    await control('token', { paths: ['refreshToken'] })
  })

  test.each([
    ['an ignored order', { kind: 'query', ignores: 'order' }, 'order-ignored numPreco'],
    ['an ignored filter', { kind: 'query', ignores: 'filters' }, 'filter-ignored dscNome'],
    ['pages counted from 1', { kind: 'query', firstPage: 1 }, 'one-based-pages'],
    ['a size capped at 50', { kind: 'query', maxSize: 50 }, 'page-size-capped'],
    ['absent totals', { kind: 'data', fault: 'noTotals' }, 'totals-absent'],
    ['numbers sent as text', { kind: 'data', fault: 'textNumbers' }, 'text-for-number numPreco'],
    [
      'an error with a status of success',
      { kind: 'status', status: 200, body: 'failure' },
      'error-with-success-status',
    ],
  ])('%s', async (_, effect, expected) => {
    await control('faults', { match: products, effect })
    const { findings } = await check('produtos')
    const own = findings.filter(({ call }) => call === 'produtos.listar')
    expect(own.map(({ code, field }) => [code, field].filter(Boolean).join(' '))).toContain(expected)
    expect(findings.filter(({ call, severity }) => call !== 'produtos.listar' && severity === 'misleads')).toEqual([])
  })

  test('dates sent as epoch', async () => {
    await control('faults', { match: { path: '^/gestor/bonus' }, effect: { kind: 'data', fault: 'epochDates' } })
    const { findings } = await check('bonus')
    expect(findings).toContainEqual(expect.objectContaining({ call: 'bonus.listar', code: 'date-epoch' }))
  })

  test('a preflight that does not allow X-Retry', async () => {
    await control('cors', { hiddenHeaders: ['X-Retry'] })
    expect(listDeviations(await check('saldo'))).toEqual(['cors cors-header X-Retry'])
  })

  test('a refresh under another name', async () => {
    await control('token', { paths: ['refresh'] })
    const report = await check('saldo')
    expect(listDeviations(report)).toEqual(['auth.refreshToken refresh-name'])
    expect(report.findings[0]?.observed).toContain('/gestor/auth/refresh')
  })

  test('settings that help, ready to paste', async () => {
    await control('faults', [
      { match: products, effect: { kind: 'query', ignores: 'order' } },
      { match: products, effect: { kind: 'query', maxSize: 50 } },
    ])
    const report = await check('produtos')
    expect(report).toMatchObject({
      exitCode: 1,
      capabilities: { maxPageSize: 50, withoutSort: { '/produtos': expect.arrayContaining(['numPreco']) } },
    })
    expect(formatReport(report)).toContain('"maxPageSize": 50')
    expect(parseConfig(JSON.stringify({ capabilities: report.capabilities }))).not.toHaveProperty('problems')
  })
})

describe('writing', { timeout: 30_000 }, () => {
  const writeCalls = endpoints
    .filter(({ file, endpoint }) => file.includes('/sections/') && endpoint.method !== 'GET')
    .map(({ endpoint }) => endpoint.id)
  const checkWriting = (only: readonly string[] = writeCalls) =>
    runCheck({
      api: `${server.url}/api`,
      email: 'operador@gestor.test',
      password: 'cashback2026',
      only,
      writeMark: 'Verificação de teste',
    })
  beforeEach(async () => {
    await server.raw('/__sandbox/faults', { method: 'DELETE' })
    await control('token', { paths: ['refreshToken'] })
  })

  test('creates, changes and removes a record of each kind, and leaves none', async () => {
    const report = await checkWriting()
    expect(listDeviations(report)).toEqual([])
    expect(report.leftBehind).toEqual([])
    const untried = report.findings
      .filter(({ observed }) => observed.startsWith('escrita não tentada'))
      .map(({ call }) => call)
    const asked = report.calls.map(({ call }) => call).filter((call) => writeCalls.includes(call))
    expect([...asked, ...untried].toSorted()).toEqual(writeCalls.toSorted())
    expect(untried).toHaveLength(5)
  })

  test('writes only the kinds that are wanted, and reads only the ids that they need', async () => {
    const listWriting = async (...only: readonly string[]) => {
      const { calls, findings, leftBehind } = await checkWriting(only)
      expect(leftBehind).toEqual([])
      expect(findings.filter(({ observed }) => observed.startsWith('escrita não tentada'))).toEqual([])
      return calls.map(({ call }) => call).filter((call) => !/^(auth|produtos)\./.test(call))
    }
    expect(await listWriting('saldo')).toEqual([])
    expect(await listWriting('produtos')).toEqual(['categorias.listar', 'fornecedores.listar', 'planos.listar'])
  })

  const refuse = (status: number, method: string, path: string, body = 'message') => ({
    match: { method, path: `^${path}` },
    effect: { kind: 'status', status, body },
  })
  const refuseAll = (status: number, path: string, body?: string) =>
    ['POST', 'PUT', 'DELETE'].map((method) => refuse(status, method, path, body))

  test.each([403, 404, 405, 501])('says what was left behind, and which call does not write: %d', async (status) => {
    await control('faults', refuse(status, 'DELETE', '/gestor/lojas'))
    const report = await checkWriting(['lojas'])
    expect(listDeviations(report)).toEqual(['lojas.deletar write-not-allowed'])
    expect(report.leftBehind).toEqual([expect.stringMatching(/^loja #\d+ “Verificação de teste”$/)])
    expect(report.capabilities).toEqual({ readOnly: ['lojas.deletar'] })
    expect(formatReport(report)).toContain('Ficou na plataforma: loja #')
    expect(parseConfig(JSON.stringify({ capabilities: report.capabilities }))).not.toHaveProperty('problems')
  })

  test('suggests that a resource only reads if none of its writes is allowed, and says what the console does', async () => {
    await control('faults', [...refuseAll(403, '/gestor/lojas'), ...refuseAll(405, '/gestor/cashback-planos', 'html')])
    const report = await checkWriting(['lojas', 'planos'])
    expect(report.capabilities).toEqual({ readOnly: ['lojas', 'planos'] })
    expect(report.leftBehind).toEqual([])
    const text = formatReport(report)
    expect(text).toContain('lojas.atualizar: recusou a escrita (403)')
    expect(text).toContain('um 403 encerra a sessão de quem tenta')
    expect(text).toContain('com capabilities.readOnly: ["lojas"] o console só consulta')
    expect(text).toContain('"readOnly": [')
    // A refusal of everything says nothing about records without a name.
    expect(report.findings.filter(({ call }) => call === 'erros')).toEqual([])
  })

  test.each([401, 422, 500])('suggests nothing for a refusal that is not about the call: %d', async (status) => {
    await control('faults', refuse(status, 'DELETE', '/gestor/lojas'))
    const report = await checkWriting(['lojas'])
    expect(listDeviations(report)).toEqual(['lojas.deletar write-refused'])
    expect(report.capabilities).toBeNull()
  })

  test('does not take a missing record for a call that is not allowed', async () => {
    await control('faults', refuse(404, 'POST', '/gestor/lojas'))
    const report = await checkWriting(['lojas'])
    expect(report.capabilities).toEqual({ readOnly: ['lojas.criar'] })
    expect(report.findings.filter(({ code }) => code === 'not-checked').map(({ call }) => call)).toEqual([
      'lojas.atualizar',
      'lojas.deletar',
    ])
  })

  test.each([
    ['/gestor/produtos/\\d+/estoque', 'produtos.ajustarEstoque write-not-saved'],
    ['/gestor/cashback-planos/\\d+/niveis', 'planos.niveis write-not-saved'],
    ['/gestor/cashback-planos/\\d+/profundidade', 'planos.profundidade write-not-saved'],
    ['/gestor/cashback-planos/\\d+/associar', 'planos.associarProduto write-not-saved'],
  ])('finds that %s succeeds and changes nothing', async (path, expected) => {
    await control('faults', {
      match: { method: 'PUT', path: `^${path}` },
      effect: { kind: 'status', status: 200, body: 'empty' },
    })
    expect(listDeviations(await checkWriting())).toEqual([expected])
  })
})

test('asks for a record that does not exist only by a call that --only allows', { timeout: 30_000 }, async () => {
  const listCalls = (report: Awaited<ReturnType<typeof check>>) =>
    report.calls.map(({ call }) => call).filter((call) => !call.startsWith('auth.'))
  const stores = await check('lojas')
  expect(listCalls(stores)).toEqual(['lojas.listar', 'lojas.visualizar'])
  const orders = await check('pedidos')
  expect(listCalls(orders)).toEqual(['pedidos.listar'])
  expect(orders.findings.filter(({ call }) => call === 'erros')).toMatchObject([
    { code: 'not-checked', severity: 'note', observed: expect.stringContaining('nenhuma chamada de --only') },
  ])
})

test('writes nothing unless told to', async () => {
  const report = await check('lojas')
  expect(report.leftBehind).toBeNull()
  expect(report.calls.filter(({ call }) => /criar|atualizar|deletar/.test(call))).toEqual([])
})

test('says that nothing answers at an address', async () => {
  const report = await runCheck({ api: 'http://127.0.0.1:9/api', email: 'a@b.c', password: 'x' })
  expect(report).toMatchObject({ exitCode: 2, findings: [{ code: 'unreachable', call: 'auth.login' }] })
})
