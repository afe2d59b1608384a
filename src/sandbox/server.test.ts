import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './test-server.ts'
import { startTestServer } from './test-server.ts'

const config = {
  apiBase: '/api',
  analyticsUrl: 'https://medidas.exemplo.test/v',
  reportUrl: 'https://relatos.exemplo.test/r',
}

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'gestor-dist-'))
const dist = join(folder, 'dist')
const firstScript = 'document.title = "ç"'
const page = `<!doctype html><script>${firstScript}</script><title>Gestor</title>`
const script = `export const texto = '${'console '.repeat(400)}'`

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), script)
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'segredo.txt'), 'fora da pasta')
  server = await startTestServer({ dist, config })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request line unchanged, because fetch would normalize the path first. */
function rawRequest(line: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(server.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('end', () => done(text))
    socket.on('error', failed)
    socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`)
  })
}

describe('the console as files', () => {
  test('every path of the console gets its page, which is never cached', async () => {
    for (const path of ['/', '/produtos', '/auditoria/transacoes/12', '/perfil?x=1', '/cashbacks/editar/1.5']) {
      const response = await server.raw(path)
      expect([response.status, response.text]).toEqual([200, page])
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('assets are cached for a year, compressed for clients that accept it, and 404 if missing', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await server.raw('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': encoding } })
      expect(response.text).toBe(script)
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const missing = await server.raw('/assets/main-0000.js')
    expect([missing.status, missing.text]).toEqual([404, 'Arquivo não encontrado.'])
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect((await server.raw('/favicon.ico')).status).toBe(404)
  })

  test.each([
    'GET /../segredo.txt',
    'GET /assets/../../segredo.txt',
    'GET /%2e%2e/segredo.txt',
    'GET /..%2fsegredo.txt',
    'GET /assets/..%5c..%5csegredo.txt',
    'GET /%00segredo.txt',
    'GET /%zz.txt',
  ])('%s does not leave the folder', async (line) => {
    const response = await rawRequest(line)
    expect(response).not.toContain('fora da pasta')
    expect(response).toMatch(/^HTTP\/1\.1 (404|400)/)
  })

  test('files are read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await server.raw('/', { method })).status).toBe(405)
  })
})

describe('the security headers', () => {
  test('keep platform responses from acting as pages of the console’s origin', async () => {
    for (const path of ['/api/nada', '/api/', '/imagens/x.png', '/imagens/loja-1.png']) {
      const { headers } = await server.raw(path)
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('are on pages, assets and errors, and allow calls to the origins in config.json', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/assets/x.js']) {
      const { headers } = await server.raw(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types gestor-leitura")
      expect(policy).toContain("connect-src 'self' https://medidas.exemplo.test https://relatos.exemplo.test;")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('keep files from other origins, but not platform responses', async () => {
    const policy = async (path: string) => (await server.raw(path)).headers.get('cross-origin-resource-policy')
    for (const path of ['/', '/assets/main-1a2b.js', '/assets/x.js']) expect(await policy(path)).toBe('same-origin')
    for (const path of ['/api/nada', '/imagens/loja-1.png', '/config.json']) expect(await policy(path)).toBe(null)
  })

  test('allow the page’s own script only by its hash', async () => {
    const policy = (await server.raw('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(firstScript).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
})

describe('beside the API', () => {
  test('config.json has the content of the settings', async () => {
    const { json } = await server.raw('/config.json')
    expect(json).toEqual(config)
  })

  test('generated pictures are repeatable and differ from each other', async () => {
    const picture = async (name: string) => (await fetch(`${server.url}/imagens/${name}`)).arrayBuffer()
    const [one, again, other] = await Promise.all(['loja-1.png', 'loja-1.png', 'loja-2.png'].map(picture))
    expect(Buffer.from(one!).equals(Buffer.from(again!))).toBe(true)
    expect(Buffer.from(one!).equals(Buffer.from(other!))).toBe(false)
    expect(Buffer.from(one!).subarray(1, 4).toString()).toBe('PNG')
  })

  test('missing paths get JSON, and the controls do not exist without their flag', async () => {
    const missing = await server.raw('/api/gestor/nada')
    expect([missing.status, missing.json.message]).toEqual([404, 'Recurso não encontrado.'])
    for (const path of ['/__sandbox/stats', '/__sandbox/faults', '/__sandbox/reset']) {
      expect((await server.raw(path, { method: 'POST' })).status).toBe(404)
      expect((await server.raw(path)).status).toBe(404)
    }
  })
})

describe('responses of the platform', () => {
  test('are compressed if they are long and the client accepts it', async () => {
    const list = (encoding: string) =>
      server.call('GET /gestor/bonus?size=100', undefined, { 'Accept-Encoding': encoding })
    const [plain, packed] = await Promise.all([list('identity'), list('gzip, br')])
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(packed.headers.get('cache-control')).toBe('no-store')
    expect(packed.json.content).toHaveLength(plain.json.content.length)
    const short = await server.call('GET /gestor/auth/me', undefined, { 'Accept-Encoding': 'gzip' })
    expect([short.status, short.headers.get('content-encoding')]).toEqual([200, null])
  })

  test('can be read only by the origins that SANDBOX_CORS names, errors included', async () => {
    const console = 'https://gestor.exemplo.test'
    const open = await startTestServer({ cors: [console] })
    const allowedFor = async (origin: string, path: string, init: RequestInit = {}) =>
      (await open.raw(path, { ...init, headers: { Origin: origin, ...init.headers } })).headers.get(
        'access-control-allow-origin',
      )
    for (const path of ['/api/gestor/auth/me', '/api/nada', '/imagens/loja-1.png']) {
      expect(await allowedFor(console, path)).toBe(console)
      expect(await allowedFor('https://outro.exemplo.test', path)).toBe(null)
    }
    const asked = await open.raw('/api/gestor/produtos/1', {
      method: 'OPTIONS',
      headers: {
        Origin: console,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,x-retry',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Content-Type.*X-Retry/)
    await open.close()
    expect(
      (await server.raw('/api/nada', { headers: { Origin: console } })).headers.has('access-control-allow-origin'),
    ).toBe(false)
  })
})
