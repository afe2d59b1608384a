import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONFIG_KEYS, parseConfig } from '#app/config.ts'
import { createPortablePage } from '#app/build/index-page.ts'
import { inlineScriptHashes } from '#lib/security-headers.ts'
import { createCaddyfile } from './caddy.ts'
import { EXAMPLE_DEPLOYMENT } from './deployment.ts'
import { createNginxConf } from './nginx.ts'
import { createHeadersFile, createRedirectsFile } from './pages.ts'
import { writeHostFiles } from './write-host-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-hosts-'))
const read = (name: string) => readFileSync(join(folder, 'dist-hosts', name), 'utf8')
let page = ''
const consolePaths = ['/', '/produtos', '/produtos/editar/$id', '/login']

beforeAll(async () => {
  const tags =
    '<script type="module" src="./assets/index-1.js"></script><link rel="stylesheet" href="./assets/i-2.css">'
  const html = `<head><meta charset="utf-8" />${tags}</head>`
  page = await createPortablePage(html, 'start()', ['produtos', 'login'], () => ({
    first: [],
    session: [],
    visitor: [],
    parts: [],
  }))
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'dist', 'index.html'), page)
  for (const name of ['a-lazy.js', 'a-lazy.js.br', 'i-2.css', 'index-1.js', 'index-1.js.gz'])
    writeFileSync(join(folder, 'dist', 'assets', name), '')
  await writeHostFiles(join(folder, 'dist'), EXAMPLE_DEPLOYMENT, { consolePaths })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(['nginx.conf', 'Caddyfile', 's3-cloudfront.md', 'pages/_headers'])(
  '%s has the policy of this page, and no header that forbids plain http',
  async (name) => {
    const [hash] = await inlineScriptHashes(page)
    expect(read(name)).toContain(`script-src 'self' '${hash}';`)
    expect(read(name)).toContain("frame-ancestors 'none'")
    expect(read(name)).toContain('Cross-Origin-Resource-Policy')
    expect(read(name)).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/)
  },
)

it.each([
  [
    'nginx.conf',
    /location \^~ \/api\/ \{[^}]*add_header Content-Security-Policy "sandbox; default-src 'none'" always;/,
  ],
  ['nginx.conf', /location \^~ \/api\/ \{[^}]*add_header X-Content-Type-Options "nosniff" always;/],
  [
    'Caddyfile',
    /handle \/api\/\* \{[^]*?\theader Content-Security-Policy "sandbox; default-src 'none'"\n\t+header X-Content-Type-Options "nosniff"\n[^]*?reverse_proxy/,
  ],
  [
    'pages/_headers',
    /\n\/api\/\*\n {2}Content-Security-Policy: sandbox; default-src 'none'\n {2}X-Content-Type-Options: nosniff\n/,
  ],
  ['pages/_redirects', /the platform itself sends "Content-Security-Policy: sandbox; default-src 'none'"/],
  [
    's3-cloudfront.md',
    /behaviour `\/api\/\*`, so that[^]*\| Content-Security-Policy \| `sandbox; default-src 'none'` \|\n\| X-Content-Type-Options \| `nosniff` \|/,
  ],
])('%s lets no response of the platform act as a page of the console’s origin', (name, rule) =>
  expect(read(name)).toMatch(rule),
)

it('has that rule for every proxied path', () => {
  const proxied = { '/api/': 'http://127.0.0.1:8080/', '/imagens/': 'http://127.0.0.1:8080/imagens/' }
  for (const text of [
    createNginxConf({ ...EXAMPLE_DEPLOYMENT, proxies: proxied }),
    createCaddyfile({ ...EXAMPLE_DEPLOYMENT, proxies: proxied }),
  ])
    expect(text.match(/sandbox; default-src 'none'/g)).toHaveLength(2)
})

it.each(['nginx.conf', 'Caddyfile', 's3-cloudfront.md', 'pages/_redirects'])(
  '%s says how long the files of an older build must stay [R3]',
  (name) => expect(read(name)).toContain('Keep the assets of the builds before for a week'),
)

it('has the https headers if requested, and the allowed origins', () => {
  const policy = {
    connectOrigins: ['https://api.exemplo.test'],
    imageOrigins: ['http://fotos.exemplo.test'],
    isHttpsOnly: true,
  }
  for (const text of [
    createNginxConf({ ...EXAMPLE_DEPLOYMENT, policy }),
    createCaddyfile({ ...EXAMPLE_DEPLOYMENT, policy }),
    createHeadersFile({ ...EXAMPLE_DEPLOYMENT, policy }, [], []),
  ]) {
    expect(text).toMatch(/upgrade-insecure-requests[^]*Strict-Transport-Security/)
    expect(text).toContain("connect-src 'self' https://api.exemplo.test;")
    expect(text).toContain("img-src 'self' data: blob: https: http://fotos.exemplo.test;")
  }
})

describe('a missing asset', () => {
  it.each([
    ['/gone.js', true],
    ['/produtos/gone.js', true],
    ['/a/b/c.woff2', true],
    ['/produtos/editar/12', false],
    ['/produtos/editar/1.5', false],
  ])('%s names a file: %s, and a file that is missing is a 404 at any depth', (path, isFile) => {
    const [, location = ''] = /location ~ (\S+) \{/.exec(read('nginx.conf')) ?? []
    const [, matcher = ''] = /path_regexp (\S+)/.exec(read('Caddyfile')) ?? []
    const [, condition = ''] = /if \(!\/(.+)\/\.test/.exec(read('s3-cloudfront.md')) ?? []
    for (const pattern of [location, matcher, condition])
      expect([pattern, new RegExp(pattern).test(path)]).toEqual([pattern, isFile])
  })

  it('is never cached: the year does not apply to every status, and each host has its own response for it', () => {
    expect(read('nginx.conf')).toMatch(/add_header Cache-Control "public, max-age=31536000, immutable";/)
    expect(read('nginx.conf')).not.toMatch(/immutable" always/)
    expect(read('nginx.conf')).toMatch(/location @missing \{\s+add_header Cache-Control "no-store" always;/)
    expect(read('Caddyfile')).toMatch(/header Cache-Control "no-store"\n\s+respond 404/)
  })

  it('is covered by no rule of _headers, because rules apply to every status: each file is listed, first those of the start', () => {
    const rules = read('pages/_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'))
    const pages = ['/', '/produtos', '/produtos/*', '/login', '/login/*']
    expect(rules).toEqual(['/*', '/api/*', ...pages, '/assets/index-1.js', '/assets/i-2.css', '/assets/a-lazy.js'])
    expect(read('pages/_headers')).not.toContain('/assets/*')
  })
})

it('serves the page at the console’s own addresses, and the same page as 404.html elsewhere', () => {
  expect(read('pages/404.html')).toBe(page)
  expect(createRedirectsFile({ ...EXAMPLE_DEPLOYMENT, folder: '/gestor/' }, ['produtos'])).toMatch(
    /\/api\/\* http:\/\/127\.0\.0\.1:8080\/:splat 200\n\/gestor\/produtos \/gestor\/ 200\n$/,
  )
  expect(read('pages/_redirects')).toMatch(/\n\/produtos \/ 200\n\/produtos\/editar\/:id \/ 200\n\/login \/ 200\n$/)
  // A splat would answer the page for a script that is missing below a screen.
  expect(read('pages/_redirects')).not.toMatch(/^\/produtos.*\*/m)
})

it('forwards calls under a path of their own, with enough room for a picture', () => {
  expect(createNginxConf(EXAMPLE_DEPLOYMENT)).toMatch(
    /client_max_body_size 7m;[^]*location \^~ \/api\/ \{\s+proxy_pass http:\/\/127.0.0.1:8080\/;/,
  )
  expect(createCaddyfile(EXAMPLE_DEPLOYMENT)).toMatch(
    /handle \/api\/\* \{\s+request_body \{\s+max_size 7MiB[^]*uri strip_prefix \/api\n/,
  )
  const createFor = (upstream: string) => createCaddyfile({ ...EXAMPLE_DEPLOYMENT, proxies: { '/api/': upstream } })
  expect(createFor('http://10.0.0.5:81/v1/')).toMatch(/uri strip_prefix \/api\n\s+rewrite \* \/v1\{uri\}\n/)
  expect(createFor('http://10.0.0.5:81/api/')).not.toMatch(/strip_prefix|rewrite/)
})

it('copies every file of a build into a bucket, the page last, and config.json apart from them', () => {
  const copied = [...read('s3-cloudfront.md').matchAll(/aws s3 \w+ (dist\S+)/g)].map(([, file]) => file)
  expect(copied).toEqual([
    'dist/assets',
    'dist/build.json',
    'dist/healthz',
    'dist/index.html',
    'dist-hosts/config.json',
  ])
})

it.each(['config.json', 'pages/config.json'])('writes a complete %s, which the console accepts', (name) => {
  expect(parseConfig(read(name))).toEqual({ config: EXAMPLE_DEPLOYMENT.config })
  expect(Object.keys(JSON.parse(read(name)) as object)).toEqual(CONFIG_KEYS)
})

it.each(['nginx.conf', 'Caddyfile'])('%s says that config.json is copied once', (name) =>
  expect(read(name)).toContain('Copy the config.json beside this file once'),
)

it.each(['nginx.conf', 'Caddyfile'])('%s says how a new build gets there without an outage', (name) =>
  expect(read(name)).toMatch(
    /policy below belongs to this build[^]*npm run hosts -- --replacing \/srv\/www[^]*npm run deploy -- --to \/srv\/www/,
  ),
)

it('says for a bucket and for page hosts that the policy belongs to the build', () => {
  expect(read('s3-cloudfront.md')).toContain('--replacing https://gestor.exemplo.com/"')
  expect(read('pages/_redirects')).toContain('deploy them together with it')
})

it('has with the Dockerfile what it copies', () => {
  const copied = [...read('Dockerfile').matchAll(/COPY (\S+) \/etc\/gestor\//g)].map(([, source]) => source)
  expect(copied).toEqual(['dist-hosts/container/'])
  for (const name of ['start.sh', 'nginx.conf.template', 'proxy.conf.template'])
    expect(read(`container/${name}`)).not.toBe('')
})

it('lets no intermediary rewrite the page on any host, because the policy knows its first script by its hash', () => {
  for (const name of ['nginx.conf', 'Caddyfile', 's3-cloudfront.md'])
    expect(read(name)).toContain('no-cache, no-transform')
  for (const address of ['/', '/produtos', '/produtos/*'])
    expect(read('pages/_headers')).toContain(`\n${address}\n  Cache-Control: no-cache, no-transform\n`)
})

it('answers 404 for the check of the host if its file is missing, and not the page', () => {
  expect(read('nginx.conf')).toMatch(/location = \/healthz \{\s+try_files \$uri @missing;\s+default_type text\/plain;/)
  expect(read('Caddyfile')).toContain('path_regexp (\\.\\w*[A-Za-z]\\w*$|/healthz$)')
})

describe('https alone', () => {
  const secure = { ...EXAMPLE_DEPLOYMENT, policy: { isHttpsOnly: true } }
  const listens = (text: string) => [...text.matchAll(/listen (.+);/g)].map(([, value]) => value)

  it('answers plain http with nothing but the redirect and the check for a certificate', () => {
    const conf = createNginxConf(secure)
    expect(listens(conf)).toEqual(['80', '443 ssl http2'])
    const plain = conf.slice(conf.indexOf('server {'), conf.lastIndexOf('server {'))
    expect([...plain.matchAll(/location (.+) \{/g)].map(([, match]) => match)).toEqual([
      '^~ /.well-known/acme-challenge/',
      '/',
    ])
    expect(plain).toContain('return 301 https://gestor.exemplo.com$request_uri;')
    expect(conf).toContain('ssl_certificate /etc/letsencrypt/live/gestor.exemplo.com/fullchain.pem;')
    expect(listens(createNginxConf(EXAMPLE_DEPLOYMENT))).toEqual(['80'])
  })

  it('uses the certificate that is given', () => {
    const own = { ...secure, certificate: { chain: '/etc/ssl/gestor.pem', key: '/etc/ssl/gestor.key' } }
    expect(createNginxConf(own)).toMatch(
      /ssl_certificate \/etc\/ssl\/gestor.pem;\s+ssl_certificate_key \/etc\/ssl\/gestor.key;/,
    )
    expect(createCaddyfile(own)).toContain('\ttls /etc/ssl/gestor.pem /etc/ssl/gestor.key\n')
    expect(createCaddyfile(secure)).not.toContain('tls ')
  })

  it('speaks of no subdomain unless asked', () => {
    expect(createNginxConf(secure)).toContain('"max-age=63072000"')
    const all = { ...secure, policy: { isHttpsOnly: true, includesSubdomains: true } }
    expect(createNginxConf(all)).toContain('"max-age=63072000; includeSubDomains"')
  })
})

it.each(['nginx.conf', 'Caddyfile', 'pages/_headers', 's3-cloudfront.md'])('%s keeps search engines away', (name) =>
  expect(read(name)).toMatch(/X-Robots-Tag\W+"?noindex|x_robots_tag "noindex"/),
)

it('installs in a folder of the same document root', () => {
  const inFolder = { ...EXAMPLE_DEPLOYMENT, folder: '/gestor/' }
  expect(createNginxConf(inFolder)).toMatch(
    /root \/srv\/www;[^]*location \/gestor\/ \{\s+try_files \$uri \/gestor\/index.html;/,
  )
  expect(createNginxConf(inFolder)).toContain('location = /gestor {')
  expect(createCaddyfile(inFolder)).toContain('redir /gestor /gestor/')
  expect(createCaddyfile(inFolder)).toMatch(/\n\thandle \{\n\t\trespond 404\n\t\}\n\}\n$/)
  expect(createCaddyfile(inFolder)).toContain('try_files {path} /gestor/index.html')
})

it('allows the page that is replaced too, until the next build [R3]', async () => {
  const running = '<script>before()</script>'
  const [[hash], [oldHash]] = await Promise.all([inlineScriptHashes(page), inlineScriptHashes(running)])
  await writeHostFiles(join(folder, 'dist'), EXAMPLE_DEPLOYMENT, { consolePaths, replacedPage: running })
  for (const name of ['nginx.conf', 'Caddyfile'])
    expect(read(name)).toContain(`script-src 'self' '${hash}' '${oldHash}';`)
  await writeHostFiles(join(folder, 'dist'), EXAMPLE_DEPLOYMENT, { consolePaths })
  expect(read('nginx.conf')).not.toContain(oldHash)
})

it('is written for the platform and the environment that npm run hosts is told', async () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/app/build/hosts-cli.ts', '--dist', join(folder, 'dist'), ...args],
      { encoding: 'utf8' },
    )
  const { stderr } = run('--connect', 'https://api.exemplo.com/v1', '--environment', 'Teste', '--kind', 'staging')
  expect(stderr).toBe('')
  expect(parseConfig(read('config.json'))).toMatchObject({
    config: { apiBase: 'https://api.exemplo.com/v1', environment: { name: 'Teste', kind: 'staging' } },
  })
  expect(run('--environment', 'Teste', '--kind', 'prova').stderr).toContain('environment.kind: esperado um destes')
  run('--replacing', join(folder, 'dist'))
  const [hash] = await inlineScriptHashes(page)
  // The page that runs is the same, so its hash stands there once.
  expect(read('Caddyfile').split(`${hash}`)).toHaveLength(2)
  expect(run('--replacing', 'http://127.0.0.1:1/').stderr).toContain('o servidor não respondeu')
  expect(run('--key', 'a.key', '--https').stderr).toContain('--certificate e --key vêm juntos')
  expect(run('--hsts-subdomains').stderr).toContain('só valem com --https')
  expect(run('--proxy', '/imagens=http://a/').stderr).toContain('--proxy: esperado')
  run('--proxy', '/imagens/=http://127.0.0.1:8080/imagens/')
  expect(read('nginx.conf')).toMatch(/\^~ \/imagens\/ \{\s+proxy_pass http:\/\/127.0.0.1:8080\/imagens\/;/)
})
