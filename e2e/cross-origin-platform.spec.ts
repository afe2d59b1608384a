/** The platform on another origin that cannot be called: each reason has its own words, and says what to set. */
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { serveFolder } from './serve-folder.ts'
import { Operator } from './operator.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

const test = base.extend<object, { aberta: TestPlatform; fechada: TestPlatform }>({
  aberta: platformFixture({ cors: ['*'] }),
  fechada: platformFixture(),
})

async function signIn(page: Page, url: string) {
  const operator = new Operator(page, url)
  await operator.open('/login')
  await operator.signInThroughPage()
}

const advice = (page: Page) => page.getByRole('alert').filter({ hasText: /plataforma|segurança/ })

/** What stands before a platform and answers for it what may be called from elsewhere. */
async function gate(platform: TestPlatform, permits: OutgoingHttpHeaders) {
  const server = createServer((req, res) => {
    const own = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Max-Age': '0', ...permits }
    if (req.method === 'OPTIONS') return void res.writeHead(204, own).end()
    const headers: IncomingHttpHeaders = { ...req.headers, host: new URL(platform.url).host }
    const passed = request(platform.url + req.url, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...own })
      answer.pipe(res)
    })
    req.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

test('a platform that does not permit the console’s origin is told from one that is down [F16]', async ({
  page,
  fechada,
}) => {
  const site = await serveFolder(`${fechada.url}/api`, [fechada.url])
  await signIn(page, site.url)
  await expect(advice(page)).toContainText(`A plataforma em ${fechada.url} está no ar`)
  await expect(advice(page)).toContainText(`(CORS). Libere nela a origem ${new URL(site.url).origin}, os métodos GET`)
  await site.close()
})

test('a policy that does not name the platform says what to add to it', async ({ page, aberta }) => {
  const site = await serveFolder(`${aberta.url}/api`, [])
  await signIn(page, site.url)
  await expect(advice(page)).toContainText(
    `Acrescente ${aberta.url} a connect-src no cabeçalho Content-Security-Policy`,
  )
  await site.close()
})

test('a platform that is down is called that [F16]', async ({ page, aberta }) => {
  const gone = await gate(aberta, {})
  await gone.close()
  const site = await serveFolder(`${gone.url}/api`, [gone.url])
  await signIn(page, site.url)
  await expect(advice(page)).toHaveText(
    `A plataforma não respondeu em ${gone.url}/api. Verifique a conexão e tente de novo.`,
  )
  await site.close()
})

test('a wrong address of the platform is told with that address, and nothing waits for ever [F16]', async ({
  page,
  aberta,
}) => {
  const wrong = `${aberta.url}/api/outra`
  const site = await serveFolder(wrong, [aberta.url])
  await signIn(page, site.url)
  await expect(advice(page)).toHaveText(
    `Quem respondeu em ${wrong} não é a plataforma (erro 404). Confira apiBase, no arquivo config.json.`,
  )
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
  // The same for one who comes with a session.
  await page.evaluate(() => localStorage.setItem('authToken', ['e30', 'e30', 'x'].join('.')))
  await page.goto(`${site.url}/cashbacks`)
  await expect(page).toHaveURL(`${site.url}/login`)
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
  await site.close()
})

test('a platform without https is told to a console with it', async ({ page }) => {
  const site = await serveFolder('http://plataforma.test/api', ['http://plataforma.test'])
  // The certificate's part alone: the page's address is https, what it asks for comes from the site.
  await page.route('https://gestor.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    // The host may close a connection that was kept just as it is used again.
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site.url).href, maxRetries: 2 }) })
  })
  await signIn(page, 'https://gestor.test/gestor')
  await expect(advice(page)).toContainText('a plataforma em http://plataforma.test, sem https')
  // It may still be fetching what it does not show yet.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await site.close()
})

test('a token that may not be sent ends at the sign-in, which says why', async ({ page, fechada }) => {
  const strict = await gate(fechada, { 'Access-Control-Allow-Headers': 'Content-Type' })
  const site = await serveFolder(`${strict.url}/api`, [strict.url])
  await signIn(page, site.url)
  await expect(page.getByRole('status').filter({ hasText: 'CORS' })).toContainText(
    `A plataforma em ${strict.url} está no ar`,
  )
  await expect(page).toHaveURL(`${site.url}/login`)
  await site.close()
  await strict.close()
})

test('a method that is not permitted is told when it is first needed', async ({ page, fechada }) => {
  const strict = await gate(fechada, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, X-Retry',
  })
  const site = await serveFolder(`${strict.url}/api`, [strict.url])
  await signIn(page, site.url)
  await expect(page).toHaveURL(`${site.url}/cashbacks`)
  const operator = new Operator(page, site.url)
  await operator.runOnRecord('excluir categoria', 12)
  await expect(page.getByText(/está no ar, mas não permite chamadas deste console \(CORS\)/).first()).toBeVisible()
  await site.close()
  await strict.close()
})
