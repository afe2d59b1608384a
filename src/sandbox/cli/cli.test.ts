/** Tests the commands, each in its own process: how they work side by side, and how they fail. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  child: ChildProcess
  /** The output so far, of both streams. */
  said: () => string
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

function run(command: string, env: Readonly<Record<string, string>> = {}, ...args: string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/sandbox/cli/${command}.ts`, ...args], {
    env: { ...process.env, SANDBOX_DIST: folder, ...env },
  })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { child, said: () => text, ended }
}

const started = ({ said, ended }: Run) =>
  Promise.race([
    ended.then(() => Promise.reject(new Error(said()))),
    vi.waitFor(() => expect(said()).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/), { timeout: 60_000, interval: 20 }),
  ])

const addressOf = (one: Run) => /http:\/\/127\.0\.0\.1:\d+/.exec(one.said())?.[0] ?? ''

/**
 * The number of transactions that a process serves. Requested over HTTP, because this process must not open its file.
 */
async function served(one: Run): Promise<unknown> {
  const api = `${addressOf(one)}/api/gestor`
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const list = await fetch(`${api}/estatisticas/transacoes?PAGE=0&SIZE=1`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  return ((await list.json()) as { totalElements: number }).totalElements
}

describe('two processes on one file', () => {
  it('that start at the same time: one fills it, and both serve all of it', async () => {
    const env = { SANDBOX_DB: join(folder, 'juntos.db'), PORT: '0' }
    const both = [run('start', env), run('start', env), run('start', env)]
    await Promise.all(both.map(started))
    for (const one of both) expect(await served(one)).toBe(5_000)
  })

  it('reset and seed refuse while a process is running, and work when it has ended', async () => {
    const env = { SANDBOX_DB: join(folder, 'em-uso.db'), PORT: '0' }
    const server = run('start', env)
    await started(server)
    for (const command of ['reset', 'seed']) {
      const refused = run(command, env)
      expect(await refused.ended).toBe(1)
      expect(refused.said()).toBe(
        `Os dados em ${env.SANDBOX_DB} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.\n`,
      )
    }
    expect(await served(server)).toBe(5_000)
    server.child.kill('SIGTERM')
    await server.ended
    const seed = run('seed', env, '--transactions', '100')
    expect([await seed.ended, seed.said()]).toEqual([0, expect.stringMatching(/^100 transações, 20 usuários/)])
    const again = run('start', env)
    await started(again)
    expect(await served(again)).toBe(100)
    again.child.kill('SIGTERM')
    await again.ended
    const reset = run('reset', env)
    expect([await reset.ended, reset.said()]).toEqual([0, expect.stringMatching(/apagados/)])
  })
})

describe('a start that fails ends in one sentence', () => {
  const notADatabase = join(folder, 'texto.db')
  writeFileSync(notADatabase, 'isto não é um banco de dados, e é longo o bastante para que se veja'.repeat(20))
  const database = join(folder, 'falhas.db')

  it.each([
    ['start', { PORT: 'oitenta' }, 'PORT: esperado um número inteiro, veio "oitenta"'],
    ['dev', { PORT: '65536' }, 'PORT: esperado um número de 0 a 65535, veio "65536"'],
    ['start', { SANDBOX_ENVELOPE: 'x' }, /^SANDBOX_ENVELOPE: esperado um de plain, .+/],
    ['start', { SANDBOX_CORS: 'gestor' }, /^SANDBOX_CORS: esperadas origens .+ veio "gestor"/],
    ['start', { SANDBOX_HOSTS: 'https://x' }, /^SANDBOX_HOSTS: esperados nomes .+ veio "https:\/\/x"/],
    ['seed', { SANDBOX_TOKEN_TTL: '-1' }, 'SANDBOX_TOKEN_TTL: esperado um número inteiro, veio "-1"'],
    ['start', { HOST: '203.0.113.7', PORT: '0' }, /^Este computador não tem o endereço "203\.0\.113\.7": .+/],
    ['start', { SANDBOX_DB: notADatabase }, /^.+texto\.db não é um banco de dados do sandbox: .+/],
    ['reset', { SANDBOX_DB: 'http://127.0.0.1:9' }, /^SANDBOX_DB aponta para um servidor libSQL: .+/],
  ])('%s with %j', async (command, env, sentence) => {
    const { ended, said } = run(command, { SANDBOX_DB: database, ...env })
    expect(await ended).toBe(1)
    expect(said().trim()).toMatch(sentence)
    expect(said().trim().split('\n')).toHaveLength(1)
  })

  it.each(['start', 'dev', 'seed', 'reset'])(
    '%s on somebody else’s database, which stays as it is',
    async (command) => {
      const file = join(folder, `alheio-${command}.db`)
      const client = createClient({ url: pathToFileURL(file).href })
      await client.executeMultiple('CREATE TABLE produtos (id INTEGER); INSERT INTO produtos VALUES (7)')
      client.close()
      const before = readFileSync(file)
      const { ended, said } = run(command, { SANDBOX_DB: file })
      expect(await ended).toBe(1)
      expect(said()).toBe(
        `${file} tem tabelas que o sandbox não fez (produtos): nada foi mudado. Escolha outro lugar com SANDBOX_DB.\n`,
      )
      expect(readFileSync(file)).toEqual(before)
    },
  )

  it('reset of its own file with a foreign table', async () => {
    const file = join(folder, 'com-notas.db')
    const client = createClient({ url: pathToFileURL(file).href })
    await client.executeMultiple('CREATE TABLE sandbox_meta (id INTEGER, forma TEXT); CREATE TABLE notas (texto TEXT)')
    client.close()
    const { ended, said } = run('reset', { SANDBOX_DB: file })
    expect([await ended, said()]).toEqual([1, expect.stringContaining('(notas): nada foi apagado.')])
    expect(existsSync(file)).toBe(true)
  })

  it('reset of a damaged file, which may be anybody’s, renames it', async () => {
    const file = join(folder, 'danificado.db')
    const client = createClient({ url: pathToFileURL(file).href })
    await client.executeMultiple('CREATE TABLE notas (texto TEXT)')
    client.close()
    const damaged = readFileSync(file).fill(0xff, 100)
    writeFileSync(file, damaged)
    const { ended, said } = run('reset', { SANDBOX_DB: file })
    expect([await ended, said()]).toEqual([0, expect.stringContaining('danificados, guardados em ')])
    expect(readFileSync(/guardados em (\S+);/.exec(said())?.[1] ?? '')).toEqual(damaged)
    expect(existsSync(file)).toBe(false)
  })

  it('start with a libSQL server that does not exist', async () => {
    const gone = createServer()
    await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
    await new Promise((done) => gone.close(done))
    const { ended, said } = run('start', { SANDBOX_DB: url })
    expect([await ended, said()]).toEqual([1, `O servidor libSQL em ${url} não responde (SANDBOX_DB).\n`])
  })

  it.each(['start', 'dev'])('%s on a port that is taken', async (command) => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const { ended, said } = run(command, { SANDBOX_DB: database, PORT: String(port) })
    expect(await ended).toBe(1)
    expect(said()).toBe(`A porta ${port} está ocupada: escolha outra com PORT.\n`)
    other.close()
  })

  it('seed with an unknown option', async () => {
    const { ended, said } = run('seed', { SANDBOX_DB: database }, '--transactions', 'mil')
    expect([await ended, said()]).toEqual([
      1,
      '--transactions: esperado um número inteiro de 1 a 99999999, veio "mil"\n',
    ])
  })
})

it('contract prints JSON and nothing else', async () => {
  const { ended, said } = run('contract')
  expect(await ended).toBe(0)
  expect(JSON.parse(said())).toHaveProperty('openapi', '3.1.0')
})
