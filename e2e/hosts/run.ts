/**
 * `npm run e2e:hosts`: tests the built console behind real nginx and Caddy, at the root and in a folder, with the
 * platform behind the same host and on an origin of its own. Files are requested directly; then an operator signs in,
 * performs three actions (one uploads 5 MB), follows a deep link and reloads. Then the console is upgraded while a
 * changed form is open, and served by https with the platform on another origin. Names select hosts: `-- caddy`.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, expect } from '@playwright/test'
import { ensureBrowser } from '#app/build/find-browser.ts'
import type { Deployment } from '#app/build/hosts/deployment.ts'
import { withScriptHashes } from '#app/build/hosts/write-host-files.ts'
import { startServer } from '#sandbox/server.ts'
import { Operator } from '../operator.ts'
import { PNG } from '../png.ts'
import { checkFiles, checkPlatformPicture, checkPlatformResponse } from './files.ts'
import { collectProblems } from './page-problems.ts'
import { checkHttps } from './https.ts'
import { runHttpsJourney } from './https-journey.ts'
import { runUpgrade } from './upgrade.ts'
import { installHost, type Host, hosts, startHost } from './servers.ts'

const dist = resolve(process.env['DIST'] ?? 'dist')
const PORT = Number(process.env['PORT'] ?? (await findFreePort()))
const HTTPS_PORT = await findFreePort()
const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024

/** A port that nobody listens on now; the host is told of it before it starts. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A picture of exactly 5 MB: bytes after its end do not belong to the picture, but are sent all the same. */
function createLargePicture(): Buffer {
  const bytes = Buffer.alloc(UPLOAD_LIMIT_BYTES)
  PNG.copy(bytes)
  return bytes
}

async function runOperatorJourney(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  const problems = await collectProblems(page)
  const operator = new Operator(page, url.slice(0, -1))
  const waitForNotice = (text: string | RegExp) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

  await operator.opens('/login')
  await operator.signsInThroughPage()
  await expect(page).toHaveURL(`${url}cashbacks`)

  await operator.runs('desabilitar cashback 250')
  await operator.acceptsDialog('Desabilitar cashback #250?')
  await operator.runs('ajustar estoque do produto 12 para 30')
  await operator.acceptsDialog('Ajustar o estoque do produto #12 para 30?')
  await operator.opens('/fornecedores/editar/4')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: createLargePicture() })
  const [upload] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    operator.clicks('Atualizar'),
  ])
  expect(upload.status(), 'upload of 5 MB').toBe(200)
  await waitForNotice('Fornecedor atualizado com sucesso')

  await operator.opens('/produtos/editar/12')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await page.reload()
  await expect(operator.field('Nome')).not.toHaveValue('')
  await page.close()
  return problems
}

/** A picture that runs a script in the origin it is opened in, as somebody may upload to the platform. */
const SCRIPTED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>
  document.documentElement.setAttribute('data-ran', '')
  localStorage.setItem('escrito', '1')
  fetch('/api/gestor/cashbacks?id=1', { method: 'DELETE' })
</script></svg>`

/** Starts a server that answers every path with that picture. */
async function startPictureServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, res) => res.setHeader('Content-Type', 'image/svg+xml').end(SCRIPTED_SVG))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Opens the picture at the console's own origin, where its script must not run. Returns problems in words. */
async function checkPicture(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage()
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && calls.push(request.url()))
  await page.goto(`${origin}/arquivos/foto.svg`)
  const ranCount = await page.locator('svg[data-ran]').count()
  await page.goto(`${origin}/arquivos/nada.txt`).catch(() => null)
  const { origins } = await page.context().storageState()
  await page.close()
  return ranCount + calls.length + origins.length > 0 ? ['a picture of the platform ran a script'] : []
}

interface HostRound {
  host: Host
  folder: string
  isOtherOrigin: boolean
  isUpgrade: boolean
}

/** Prints the result of one round. `run` resolves to problems in words. */
async function report(host: Host, folder: string, subject: string, run: () => Promise<string[]>): Promise<void> {
  const started = performance.now()
  const problems = await run().catch((error: unknown) => [String(error)])
  if (problems.length > 0) failed += 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mark = problems.length > 0 ? '✗' : '✓'
  console.log(`${mark} ${host.name.padEnd(14)} ${folder.padEnd(8)} ${subject.padEnd(26)} ${seconds} s`)
  for (const line of problems) console.log(`    ${line}`)
}

/** Tests one host with one folder and one kind of platform origin. Returns problems in words. */
async function runRound(browser: Browser, { host, folder, isOtherOrigin, isUpgrade }: HostRound): Promise<string[]> {
  const folderPath = mkdtempSync(join(tmpdir(), 'gestor-hosts-'))
  const origin = `http://127.0.0.1:${PORT}`
  const picture = await startPictureServer()
  const platform = await startServer({
    port: 0,
    database: join(folderPath, 'plataforma.db'),
    dist: null,
    hosts: ['127.0.0.1'],
    cors: isOtherOrigin ? [origin] : [],
  })
  try {
    const documents = join(folderPath, 'www')
    const config = {
      apiBase: isOtherOrigin ? `${platform.url}/api` : '/api',
      cdnBase: isOtherOrigin ? platform.url : '',
      analyticsUrl: null,
      reportUrl: null,
      reportShare: 0.1,
      environment: null,
      capabilities: null,
    }
    // The build is copied over a folder that has a config.json, as over an older build.
    mkdirSync(join(documents, folder), { recursive: true })
    writeFileSync(join(documents, folder, 'config.json'), JSON.stringify(config))
    cpSync(dist, join(documents, folder), { recursive: true })
    const described: Deployment = {
      folder,
      documentRoot: documents,
      siteName: '127.0.0.1',
      proxies: isOtherOrigin
        ? {}
        : {
            '/api/': `${platform.url}/api/`,
            '/imagens/': `${platform.url}/imagens/`,
            '/arquivos/': `${picture.url}/`,
          },
      policy: isOtherOrigin ? { connectOrigins: [platform.url], imageOrigins: [platform.url] } : {},
      certificate: null,
      config,
    }
    const deployment = await withScriptHashes(described, readFileSync(join(dist, 'index.html'), 'utf8'))
    let stop = await startHost(host, join(folderPath, 'host'), deployment, PORT)
    try {
      const url = origin + folder
      if (isUpgrade) {
        const restart = async (next: Deployment) => {
          await stop()
          stop = await startHost(host, join(folderPath, 'host'), next, PORT)
        }
        return await runUpgrade(browser, dist, folderPath, {
          url,
          documents: join(documents, folder),
          deployment,
          restart,
        })
      }
      const answers = isOtherOrigin
        ? []
        : [
            ...(await checkPlatformResponse(`${origin}/api/nada`)),
            ...(await checkPlatformPicture(`${origin}/imagens/loja-1.png`)),
            ...(await checkPicture(browser, origin)),
          ]
      return [...(await checkFiles(host, url, dist)), ...answers, ...(await runOperatorJourney(browser, url))]
    } finally {
      await stop()
    }
  } finally {
    picture.close()
    await platform.close()
    rmSync(folderPath, { recursive: true, force: true })
  }
}

const selectedHosts = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
let failed = 0
for (const host of hosts.filter(({ name }) => selectedHosts.length === 0 || selectedHosts.includes(name))) {
  if (!installHost(host)) {
    console.log(`- ${host.name}: not there; as root "apt-get install ${host.package}" brings it`)
    continue
  }
  const rounds: HostRound[] = (host.isWholeServer ? ['/', '/gestor/'] : ['/']).flatMap((folder) => [
    { host, folder, isOtherOrigin: false, isUpgrade: false },
    { host, folder, isOtherOrigin: true, isUpgrade: false },
  ])
  for (const round of [...rounds, { host, folder: '/', isOtherOrigin: false, isUpgrade: true }]) {
    const subject = round.isUpgrade
      ? 'upgrade with an open form'
      : round.isOtherOrigin
        ? 'platform on another origin'
        : 'platform behind the host'
    await report(host, round.folder, subject, () => runRound(browser, round))
  }
  if (!host.isWholeServer) continue
  const ports = { http: PORT, https: HTTPS_PORT }
  await report(host, '/', 'https alone', () => checkHttps(host, dist, ports))
  await report(host, '/', 'https, in the browser', () => runHttpsJourney(browser, host, dist, ports))
}
await browser.close()
process.exitCode = failed === 0 ? 0 : 1
