/** Checks a host that serves https alone, with a certificate that openssl signs itself. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLE_DEPLOYMENT } from '#app/build/hosts/deployment.ts'
import { withScriptHashes } from '#app/build/hosts/write-host-files.ts'
import { createCertificate } from './certificate.ts'
import { type Host, startHost } from './servers.ts'

const SITE = 'gestor.localhost'

interface HostAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a path of the site from this machine. No redirect is followed, and any certificate is taken. */
const fetchFrom = (protocol: 'http' | 'https', port: number, path: string): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const headers = { Host: port === 443 || port === 80 ? SITE : `${SITE}:${port}` }
    const options = { host: '127.0.0.1', port, path, headers, servername: SITE, rejectUnauthorized: false }
    const request = (protocol === 'https' ? getHttps : getHttp)(options, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    request.on('error', reject)
  })

/** Starts the host with https and returns what is wrong, in words. */
export async function checkHttps(
  host: Host,
  dist: string,
  { http, https }: { http: number; https: number },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-https-'))
  // Only the page: a host must not answer it in the place of a file that is missing.
  const documents = join(folder, 'www')
  mkdirSync(join(documents, '.well-known', 'acme-challenge'), { recursive: true })
  cpSync(join(dist, 'index.html'), join(documents, 'index.html'))
  writeFileSync(join(documents, '.well-known', 'acme-challenge', 'token'), 'answer')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const deployment = await withScriptHashes(
    {
      ...EXAMPLE_DEPLOYMENT,
      siteName: SITE,
      documentRoot: documents,
      policy: { isHttpsOnly: true },
      certificate: createCertificate(folder, SITE),
    },
    html,
  )
  const stop = await startHost(host, join(folder, 'host'), deployment, http, https)
  try {
    const problems: string[] = []
    const require = (isRight: boolean, problem: string) => {
      if (!isRight) problems.push(problem)
    }
    for (const path of ['/', '/produtos/editar/12?a=1', '/api/gestor/auth/login', '/config.json']) {
      const { status, headers } = await fetchFrom('http', http, path)
      const target = `https://${SITE}:${https}${path}`
      require([301, 308].includes(status ?? 0), `http ${path}: ${status} instead of a redirect`)
      require(headers.location === target ||
        headers.location === target.replace(`:${https}`, ''), `http ${path}: leads to ${headers.location}`)
    }
    const page = await fetchFrom('https', https, '/produtos')
    require(page.status === 200 && page.body === html, `https: ${page.status} instead of the page`)
    const hsts = page.headers['strict-transport-security']
    require(hsts === 'max-age=63072000', `https: HSTS is ${hsts}`)
    require(page.headers['x-robots-tag'] === 'noindex', 'https: search engines may keep the page')
    const health = await fetchFrom('https', https, '/healthz')
    require(health.status === 404, `healthz that is not there: ${health.status}`)
    if (host.name !== 'caddy') {
      // Caddy gets its certificates by itself.
      const challenge = await fetchFrom('http', http, '/.well-known/acme-challenge/token')
      require(challenge.body === 'answer', `the check for a certificate: ${challenge.status}`)
    }
    return problems
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
