import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#app/config.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import { createContainerTemplates, createDockerfile, createPrebuiltDockerignore } from './container.ts'
import { EXAMPLE_DEPLOYMENT } from './deployment.ts'

const root = mkdtempSync(join(tmpdir(), 'gestor-container-'))
const run = join(root, 'run')
const deployment = { ...EXAMPLE_DEPLOYMENT, policy: { scriptHashes: ['sha256-abc='] } }
const startScript = fileURLToPath(new URL('container-start.sh', import.meta.url))

beforeAll(() => {
  for (const folder of ['bin', 'templates']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'bin', 'nginx'), '#!/bin/sh\necho "nginx $*"\n')
  chmodSync(join(root, 'bin', 'nginx'), 0o755)
  for (const [name, text] of Object.entries(createContainerTemplates(deployment)))
    writeFileSync(join(root, 'templates', name), text)
})
beforeEach(() => rmSync(run, { recursive: true, force: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function start(variables: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', [startScript], {
    encoding: 'utf8',
    env: {
      PATH: `${join(root, 'bin')}:/usr/bin:/bin`,
      GESTOR_TEMPLATES: join(root, 'templates'),
      GESTOR_RUN: run,
      ...variables,
    },
  })
  return { status, output: stdout + stderr }
}
const read = (file: string) => readFileSync(join(run, file), 'utf8')
const readPolicy = () => /gestor_content_security_policy "(.*)";/.exec(read('nginx.conf'))?.[1]
const API = 'http://plataforma:8080/v1/'

it('starts nginx on the port, and leaves no placeholder', () => {
  expect(start({ GESTOR_API: API, PORT: '9000' })).toEqual({
    status: 0,
    output: `nginx -e stderr -c ${run}/nginx.conf -g daemon off;\n`,
  })
  expect(read('nginx.conf')).toContain('listen 9000;')
  expect(read('nginx.conf') + read('proxies/api.conf')).not.toMatch(/@[A-Z_]+@/)
  expect(read('proxies/api.conf')).toMatch(/location \^~ \/api\/ \{\s+proxy_pass http:\/\/plataforma:8080\/v1\/;/)
  expect(read('proxies/api.conf')).toContain('"sandbox; default-src \'none\'" always')
})

it('has by default the policy and the headers of the other hosts, and no header that forbids plain http', () => {
  start({ GESTOR_API: API })
  expect(readPolicy()).toBe(securityHeaders(deployment.policy)['Content-Security-Policy'])
  // nginx sends no header whose value is empty.
  expect(read('nginx.conf')).toContain('set $gestor_strict_transport_security "";')
})

it('serves over https alone if told so', () => {
  start({ GESTOR_API: API, GESTOR_HTTPS: 'yes' })
  const headers = securityHeaders({ ...deployment.policy, isHttpsOnly: true })
  expect(readPolicy()).toBe(headers['Content-Security-Policy'])
  expect(read('nginx.conf')).toContain(
    `set $gestor_strict_transport_security "${headers['Strict-Transport-Security']}";`,
  )
})

it('calls a platform on another origin, with images from elsewhere', () => {
  start({ GESTOR_CONNECT: 'https://api.exemplo.com/v1', GESTOR_IMAGES: 'http://a.exemplo http://b.exemplo:81' })
  const policy = {
    ...deployment.policy,
    connectOrigins: ['https://api.exemplo.com'],
    imageOrigins: ['http://a.exemplo', 'http://b.exemplo:81'],
  }
  expect(readPolicy()).toBe(securityHeaders(policy)['Content-Security-Policy'])
  expect(parseConfig(read('www/config.json'))).toMatchObject({ config: { apiBase: 'https://api.exemplo.com/v1' } })
  expect(existsSync(join(run, 'proxies', 'api.conf'))).toBe(false)
})

it('calls another origin beside a platform that it passes on to, for analytics and reports', () => {
  start({ GESTOR_API: API, GESTOR_CONNECT: 'https://relatos.exemplo.com/v1 https://visitas.exemplo.com' })
  expect(readPolicy()).toContain("connect-src 'self' https://relatos.exemplo.com https://visitas.exemplo.com;")
  expect(parseConfig(read('www/config.json'))).toMatchObject({ config: { apiBase: '/api' } })
})

it('writes config.json as it is given, and forgets what another start wrote', () => {
  const config = '{ "environment": { "name": "Homologação & \\"teste\\"", "kind": "staging" } }'
  start({ GESTOR_API: API, GESTOR_CONFIG: config, GESTOR_PROXY: '/a/=http://x/ /imagens/=http://y/i/' })
  expect(read('www/config.json')).toBe(`${config}\n`)
  expect(read('proxies/2.conf')).toMatch(/\^~ \/imagens\/ \{\s+proxy_pass http:\/\/y\/i\/;/)
  start({ GESTOR_API: API })
  expect(parseConfig(read('www/config.json'))).toMatchObject({ config: { apiBase: '/api', environment: null } })
  expect(existsSync(join(run, 'proxies', '2.conf'))).toBe(false)
})

describe('refuses with a sentence, and starts nothing, for', () => {
  it.each([
    ['no platform', {}, 'falta o endereço da plataforma'],
    ['a directive in an address', { GESTOR_CONNECT: 'https://a https://b;' }, 'GESTOR_CONNECT'],
    ['an upstream without a slash', { GESTOR_API: 'http://plataforma:8080' }, 'GESTOR_API'],
    ['a directive in an upstream', { GESTOR_API: 'http://a/;return 200 x;/' }, 'GESTOR_API'],
    ['a second line', { GESTOR_API: 'http://a/\nevil/' }, 'mais de uma linha'],
    ['a sed expression', { GESTOR_API: 'http://a/|w x/' }, 'GESTOR_API'],
    ['a quote in an origin', { GESTOR_API: API, GESTOR_IMAGES: 'http://a";' }, 'GESTOR_IMAGES'],
    ['a proxy without a path', { GESTOR_API: API, GESTOR_PROXY: 'http://a/' }, 'GESTOR_PROXY'],
    ['a port in words', { GESTOR_API: API, PORT: 'http' }, 'PORT'],
    ['another word than yes', { GESTOR_API: API, GESTOR_HTTPS: 'true' }, 'GESTOR_HTTPS'],
    ['a config that is no object', { GESTOR_API: API, GESTOR_CONFIG: '/etc/config.json' }, 'GESTOR_CONFIG'],
  ])('%s', (_, variables, message) => {
    const { status, output } = start(variables)
    expect(output).toContain(message)
    expect(output).not.toContain('nginx -e')
    expect(status).toBe(64)
  })
})

it('is built by the Dockerfile of the project, which `npm run unit -- container.test.ts -u` writes anew', async () => {
  await expect(createDockerfile({ kind: 'sources' })).toMatchFileSnapshot('../../../../Dockerfile')
})

it.each([
  ['sources', createDockerfile({ kind: 'sources' }), '--from=build /gestor/'],
  ['a build', createDockerfile({ kind: 'folder', hosts: 'dist-hosts' }), ''],
])(
  'from %s it runs without root, is checked at healthz, and keeps the assets of the image before [R3]',
  (_, text, from) => {
    const last = text.slice(text.lastIndexOf('FROM '))
    expect(last).toMatch(/\nUSER 101:101\nEXPOSE 8080\n/)
    expect(last).toMatch(/HEALTHCHECK [^]*127\.0\.0\.1:\$\{PORT:-8080\}\/healthz/)
    expect(last).toContain('COPY --from=previous /srv/gestor/assets/ /srv/gestor/assets/')
    expect(last).toContain(`COPY ${from}dist/ /srv/gestor/\n`)
  },
)

it('gets of the project what a Dockerfile copies, and no local build or data', () => {
  expect(createPrebuiltDockerignore('dist-hosts')).toBe('*\n!dist\n!dist-hosts/container\n')
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['node_modules', 'dist', 'dist-hosts', '.sandbox']) expect(ignored).toContain(name)
  // build.json names the commit.
  expect(ignored).not.toContain('.git')
})
