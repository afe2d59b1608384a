/**
 * Runs an operator's journey behind a host that serves https alone, with the platform on another origin: the operator
 * signs in, a list comes, and a form is saved.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, cpSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { EXAMPLE_DEPLOYMENT } from '#app/build/hosts/deployment.ts'
import { withScriptHashes } from '#app/build/hosts/write-host-files.ts'
import { startServer } from '#sandbox/server.ts'
import { Operator } from '../operator.ts'
import { type Certificate, createCertificate } from './certificate.ts'
import { collectProblems } from './page-problems.ts'
import { type Host, startHost } from './servers.ts'

/** Browsers resolve every name below localhost to this machine. */
const SITE = 'gestor.localhost'
const PLATFORM = 'plataforma.localhost'

/** Serves `target`, which has plain http, with https: a page that is secure calls nothing else. */
async function startHttpsProxy(target: string, { chain, key }: Certificate) {
  const { host } = new URL(target)
  const server = createServer({ cert: readFileSync(chain), key: readFileSync(key) }, (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const forwarded = request(new URL(url, target), { method, headers: { ...headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `https://${PLATFORM}:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Runs the journey on `ports`. Returns problems in words. */
export async function runHttpsJourney(
  browser: Browser,
  host: Host,
  dist: string,
  ports: { http: number; https: number },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-https-'))
  const certificate = createCertificate(folder, SITE, PLATFORM)
  const origin = `https://${SITE}:${ports.https}`
  const platform = await startServer({
    port: 0,
    database: join(folder, 'plataforma.db'),
    dist: null,
    hosts: ['127.0.0.1'],
    cors: [origin],
  })
  const proxy = await startHttpsProxy(platform.url, certificate)
  const documents = join(folder, 'www')
  const config = { ...EXAMPLE_DEPLOYMENT.config, apiBase: `${proxy.origin}/api`, cdnBase: proxy.origin }
  mkdirSync(documents)
  cpSync(dist, documents, { recursive: true })
  writeFileSync(join(documents, 'config.json'), JSON.stringify(config))
  const deployment = await withScriptHashes(
    {
      ...EXAMPLE_DEPLOYMENT,
      siteName: SITE,
      documentRoot: documents,
      proxies: {},
      policy: { isHttpsOnly: true, connectOrigins: [proxy.origin], imageOrigins: [proxy.origin] },
      certificate,
      config,
    },
    readFileSync(join(dist, 'index.html'), 'utf8'),
  )
  const stop = await startHost(host, join(folder, 'host'), deployment, ports.http, ports.https)
  // The certificate is signed by nobody whom the browser knows.
  const context = await browser.newContext({ locale: 'pt-BR', ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const problems = await collectProblems(page)
    const calledOrigins = new Set<string>()
    page.on('response', (response) => {
      const { origin: called, pathname } = new URL(response.url())
      if (pathname.startsWith('/api/')) calledOrigins.add(called)
    })
    const operator = new Operator(page, origin)
    await operator.opens('/login')
    await operator.signsInThroughPage()
    await expect(page).toHaveURL(`${origin}/cashbacks`)
    await expect(operator.row('#')).toBeVisible()
    await operator.opens('/lojas/editar/3')
    await expect(operator.field('Nome')).not.toHaveValue('')
    await operator.fills('Nome', 'Loja por https')
    await operator.clicks('Salvar')
    await expect(page).toHaveURL(`${origin}/lojas`)
    await expect(page.getByText('Loja por https').filter({ visible: true }).first()).toBeVisible()
    if ([...calledOrigins].join() !== proxy.origin) problems.push(`calls went to ${[...calledOrigins].join(', ')}`)
    return problems
  } finally {
    await context.close()
    await stop()
    proxy.close()
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
