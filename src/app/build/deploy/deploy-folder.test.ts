import { execFile, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPortablePage } from '#app/build/index-page.ts'
import { listPageFiles } from '#app/build/hosts/write-host-files.ts'
import { inlineScriptHashes } from '#lib/security-headers.ts'
import { DeploymentRefusedError, type DeploymentStep, LOCK_FILE, planDeployment } from './deploy-folder.ts'
import { describeHostProblem, fetchHostPage, findForbiddenHashes } from './host-policy.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-11-02T12:00:00Z')
let root = ''
let to = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gestor-deploy-'))
  to = join(root, 'www')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a build whose files differ from those of builds with another name; `name` has eight letters. */
async function createBuild(name: string, { isPacked = true } = {}): Promise<string> {
  const folder = join(root, name)
  const [entry, lazy] = [`assets/start-${name}.js`, `assets/lazy-${name}.js`]
  const html = await createPortablePage(
    `<head><meta charset="utf-8" /><script type="module" src="./${entry}"></script></head>`,
    `start('${name}')`,
    ['produtos'],
    () => ({ first: [], session: [], visitor: [], parts: [] }),
  )
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const files: Record<string, string> = {
    'index.html': html,
    ...(isPacked ? { 'index.html.gz': `packed ${html}`, 'index.html.br': `packed ${html}` } : {}),
    [entry]: `import('./lazy-${name}.js')`,
    [lazy]: `export default '${name}'`,
    'assets/same-for_both.js': 'export {}',
    'build.json': JSON.stringify({ id: entry, files: [entry, lazy] }),
    healthz: 'ok\n',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

const plan = (from: string, { now = START, config = null as string | null } = {}) =>
  planDeployment({ from, to, config, keepOldAssetsMs: 7 * DAY_MS, now })

async function listSteps(...args: Parameters<typeof plan>): Promise<DeploymentStep[]> {
  const { prepare, replace, clean } = await plan(...args)
  return [...prepare, ...replace, ...clean]
}

const CLI = ['--import', 'tsx', 'src/app/build/deploy-cli.ts']

/** Runs npm run deploy while this process answers as the host. */
const runCli = (...args: string[]): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [...CLI, ...args], (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

/** Deploys and returns the number of changed files. */
async function deploy(...args: Parameters<typeof plan>): Promise<number> {
  const steps = await listSteps(...args)
  for (const step of steps) step.run()
  return steps.length
}

const read = (file: string) => readFileSync(join(to, file), 'utf8')
const listAssets = () => readdirSync(join(to, 'assets')).toSorted()

/** The files that a page in the folder, packed or not, or its build.json names and that are not there. */
function findMissingFiles(): string[] {
  const pages = ['index.html', 'index.html.gz', 'index.html.br'].filter((file) => existsSync(join(to, file)))
  const { files } = JSON.parse(read('build.json')) as { files: string[] }
  return [...pages.flatMap((page) => listPageFiles(read(page))), ...files].filter((file) => !existsSync(join(to, file)))
}

describe('a folder', () => {
  it('is made if it is not there, with the config.json of the host files', async () => {
    writeFileSync(join(root, 'config.json'), '{"apiBase":"/v1"}')
    await deploy(await createBuild('aaaaaaaa'), { config: join(root, 'config.json') })
    expect(findMissingFiles()).toEqual([])
    expect(read('config.json')).toBe('{"apiBase":"/v1"}')
  })

  it('keeps its config.json and the host’s own files, also those in assets', async () => {
    writeFileSync(join(root, 'config.json'), 'another')
    mkdirSync(join(to, 'assets'), { recursive: true })
    writeFileSync(join(to, 'config.json'), '{}')
    rmSync(join(to, 'assets'), { recursive: true })
    await deploy(await createBuild('aaaaaaaa'), { config: join(root, 'config.json') })
    writeFileSync(join(to, 'robots.txt'), 'mine')
    writeFileSync(join(to, 'assets', 'logo.png'), 'mine')
    const next = await createBuild('bbbbbbbb')
    writeFileSync(join(next, 'config.json'), 'of the build')
    await deploy(next, { config: join(root, 'config.json') })
    await deploy(next, { now: START + 30 * DAY_MS })
    expect([read('config.json'), read('robots.txt'), read('assets/logo.png')]).toEqual(['{}', 'mine', 'mine'])
  })

  it('gets no config.json by an upgrade if it ran without one', async () => {
    writeFileSync(join(root, 'config.json'), '{}')
    await deploy(await createBuild('aaaaaaaa'))
    await deploy(await createBuild('bbbbbbbb'), { config: join(root, 'config.json') })
    expect(existsSync(join(to, 'config.json'))).toBe(false)
  })

  it.each([
    ['has another site', 'index.html', '<!doctype html><title>Loja</title>'],
    ['has other files', 'notas.txt', ''],
  ])('is refused if it %s, and stays as it is', async (_, file, text) => {
    mkdirSync(to)
    writeFileSync(join(to, file), text)
    await expect(plan(await createBuild('aaaaaaaa'))).rejects.toThrow('tem outra coisa que não o Gestor')
    expect(readdirSync(to)).toEqual([file])
  })

  it('is refused if it contains the build or lies in it', async () => {
    const from = await createBuild('aaaaaaaa')
    for (const folder of [from, root, join(from, 'www')]) {
      to = folder
      await expect(plan(from)).rejects.toThrow(DeploymentRefusedError)
    }
  })
})

it('refuses a build that lacks a file which it names', async () => {
  const from = await createBuild('aaaaaaaa')
  rmSync(join(from, 'assets', 'lazy-aaaaaaaa.js'))
  await expect(plan(from)).rejects.toThrow('falta assets/lazy-aaaaaaaa.js')
  rmSync(join(from, 'index.html'))
  await expect(plan(from)).rejects.toThrow('npm run build')
})

it('writes assets first, the page last, and then the file by which open consoles notice it', async () => {
  await deploy(await createBuild('aaaaaaaa'))
  const { prepare, replace } = await plan(await createBuild('bbbbbbbb'))
  expect(prepare.map(({ file }) => file)).toEqual(['assets/lazy-bbbbbbbb.js', 'assets/start-bbbbbbbb.js'])
  expect(replace.map(({ file }) => file)).toEqual(['index.html.gz', 'index.html.br', 'index.html', 'build.json'])
})

it('leaves a complete console wherever it stops, and then finishes [R3]', async () => {
  const [first, second] = [await createBuild('aaaaaaaa'), await createBuild('bbbbbbbb')]
  await deploy(first)
  const stepCount = (await listSteps(second)).length
  expect(stepCount).toBeGreaterThan(5)
  for (let stop = 0; stop < stepCount; stop++) {
    rmSync(to, { recursive: true })
    await deploy(first)
    for (const step of (await listSteps(second)).slice(0, stop)) step.run()
    // Half of a file, as a process leaves it that ends while it copies.
    writeFileSync(join(to, 'assets', 'lazy-bbbbbbbb.js.part'), 'expo')
    expect([stop, findMissingFiles()]).toEqual([stop, []])
    expect(listAssets()).toContain('lazy-aaaaaaaa.js')
    await deploy(second)
    expect(read('index.html.gz')).toContain('start-bbbbbbbb.js')
    expect(findMissingFiles()).toEqual([])
    expect(listAssets().filter((name) => name.endsWith('.part'))).toEqual([])
  }
})

it('finishes a first deployment that stopped before the page', async () => {
  const from = await createBuild('aaaaaaaa')
  for (const step of (await listSteps(from)).slice(0, 2)) step.run()
  await deploy(from)
  expect(findMissingFiles()).toEqual([])
})

it('copies a file anew that somebody left half copied under its own name', async () => {
  const from = await createBuild('aaaaaaaa')
  await deploy(from)
  writeFileSync(join(to, 'assets', 'lazy-aaaaaaaa.js'), 'expo')
  expect(await deploy(from)).toBe(1)
  expect(read('assets/lazy-aaaaaaaa.js')).toBe("export default 'aaaaaaaa'")
})

it('changes nothing the second time', async () => {
  const from = await createBuild('aaaaaaaa')
  await deploy(from)
  expect(await deploy(from, { now: START + DAY_MS })).toBe(0)
})

it('keeps the assets of a replaced build for a week after it was replaced, however long it ran [R3]', async () => {
  await deploy(await createBuild('aaaaaaaa'))
  const second = await createBuild('bbbbbbbb')
  const replacedAt = START + 60 * DAY_MS
  await deploy(second, { now: replacedAt })
  await deploy(second, { now: replacedAt + 7 * DAY_MS - 1 })
  expect(listAssets()).toContain('lazy-aaaaaaaa.js')
  await deploy(second, { now: replacedAt + 7 * DAY_MS })
  expect(listAssets()).toEqual(['lazy-bbbbbbbb.js', 'same-for_both.js', 'start-bbbbbbbb.js'])
})

it('keeps the assets of a build that came back', async () => {
  const [first, second] = [await createBuild('aaaaaaaa'), await createBuild('bbbbbbbb')]
  await deploy(first)
  await deploy(second)
  await deploy(first, { now: START + 6 * DAY_MS })
  await deploy(first, { now: START + 12 * DAY_MS })
  expect(listAssets()).toContain('lazy-aaaaaaaa.js')
  expect(listAssets()).toContain('lazy-bbbbbbbb.js')
  await deploy(first, { now: START + 13 * DAY_MS })
  expect(listAssets()).toEqual(['lazy-aaaaaaaa.js', 'same-for_both.js', 'start-aaaaaaaa.js'])
})

it('keeps old assets if the record of their age cannot be read', async () => {
  await deploy(await createBuild('aaaaaaaa'))
  writeFileSync(join(to, 'old-assets.json'), '{ "lazy-aaaaaaaa.js": "ontem"')
  await deploy(await createBuild('bbbbbbbb'), { now: START + 60 * DAY_MS })
  expect(listAssets()).toContain('lazy-aaaaaaaa.js')
})

it('removes the packed page of an older build, which hosts prefer, if the new one has none', async () => {
  await deploy(await createBuild('aaaaaaaa'))
  await deploy(await createBuild('bbbbbbbb', { isPacked: false }))
  expect(readdirSync(to).filter((name) => /\.(gz|br)$/.test(name))).toEqual([])
  expect(read('index.html')).toContain('bbbbbbbb')
})

describe('the policy of the host', () => {
  it('forbids the page of a build that it does not know; without a policy the page’s own holds', async () => {
    const [old] = await inlineScriptHashes('<script>start(1)</script>')
    const html = '<script>start(2)</script>'
    const [hash = ''] = await inlineScriptHashes(html)
    const policy = `script-src 'self' '${old}'`
    expect(findForbiddenHashes(policy, [hash])).toEqual([hash])
    expect(findForbiddenHashes(`${policy} '${hash}'`, [hash])).toEqual([])
    expect(findForbiddenHashes(null, [hash])).toEqual([])
    const describeProblem = (status: number, served: string, sent: string | null) =>
      describeHostProblem({ status, html: served, policy: sent }, html)
    expect(await describeProblem(200, html, policy)).toContain('não permite a página desta versão')
    expect(await describeProblem(200, '<script>start(1)</script>', policy)).toContain('outra página')
    expect(await describeProblem(502, '', null)).toContain('502')
    expect(await describeProblem(200, html, null)).toBe(null)
  })

  it('cannot be asked of a host that does not answer, and the message says why', async () => {
    await expect(fetchHostPage('http://127.0.0.1:1/')).rejects.toThrow(
      'http://127.0.0.1:1/: o servidor não respondeu (',
    )
  })

  it('stops npm run deploy --url before the page is replaced, and lets it pass when the host knows both', async () => {
    const [first, second] = [await createBuild('aaaaaaaa'), await createBuild('bbbbbbbb')]
    await deploy(first)
    const known = await inlineScriptHashes(read('index.html'))
    const host = createServer((_, response) => {
      const policy = `script-src ${known.map((hash) => `'${hash}'`).join(' ')}`
      response.setHeader('Content-Security-Policy', policy).end(read('index.html'))
    })
    await once(host.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
    try {
      const refused = await runCli('--from', second, '--to', to, '--url', url)
      expect(refused).toMatchObject({ status: 1 })
      expect(refused.output).toContain('ainda não permite a página nova')
      expect(read('index.html')).toContain('aaaaaaaa')
      expect(read('index.html.gz')).toContain('aaaaaaaa')
      known.push(...(await inlineScriptHashes(readFileSync(join(second, 'index.html'), 'utf8'))))
      const done = await runCli('--from', second, '--to', to, '--url', url)
      expect(done.output).toContain('a página nova é servida, e a política a permite')
      expect(done.status).toBe(0)
      expect(read('index.html')).toContain('bbbbbbbb')
    } finally {
      host.close()
    }
  })

  it('is told of if it changed and nobody checks it; --dry-run changes nothing', async () => {
    await deploy(await createBuild('aaaaaaaa'))
    const second = await createBuild('bbbbbbbb')
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [...CLI, '--from', second, '--to', to, ...args], { encoding: 'utf8' }).stdout
    expect(run('--dry-run')).toContain(`+ ${join(to, 'index.html')}\n`)
    expect(read('index.html')).toContain('aaaaaaaa')
    expect(run()).toContain('a política mudou com esta versão')
    expect(run()).toBe(`${to}: já era esta versão\n`)
  })
})

it('npm run deploy changes nothing while another deployment has the folder, and unlocks it at its own end', async () => {
  await deploy(await createBuild('aaaaaaaa'))
  const from = await createBuild('bbbbbbbb')
  const lock = join(to, LOCK_FILE)
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date(START).toISOString() }))
  const refused = await runCli('--from', from, '--to', to)
  expect(refused.status).toBe(1)
  expect(refused.output).toContain('outra implantação está em curso')
  expect(findMissingFiles()).toEqual([])
  expect([read('index.html').includes('bbbbbbbb'), listAssets().some((name) => name.includes('bbbbbbbb'))]).toEqual([
    false,
    false,
  ])
  rmSync(lock)
  expect(await runCli('--from', from, '--to', to)).toMatchObject({ status: 0 })
  expect([read('index.html').includes('bbbbbbbb'), existsSync(lock)]).toEqual([true, false])
})
