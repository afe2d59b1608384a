/**
 * The platform on another origin that the browser may not call: each reason has its own message, which says what to
 * configure.
 */
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { serveFolder } from './serve-folder.ts'
import { Operator } from './operator.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'

const test = base.extend<object, { openPlatform: TestPlatform; closedPlatform: TestPlatform }>({
  openPlatform: platformFixture({ cors: ['*'] }),
  closedPlatform: platformFixture(),
})

async function signIn(page: Page, url: string) {
  const operator = new Operator(page, url)
  await operator.opens('/login')
  await operator.signsInThroughPage()
}

const getAdvice = (page: Page) => page.getByRole('alert').filter({ hasText: /plataforma|segurança/ })

/** Starts a proxy in front of a platform that answers for it which cross-origin calls are permitted. */
async function startCorsProxy(platform: TestPlatform, corsHeaders: OutgoingHttpHeaders) {
  const server = createServer((req, res) => {
    const responseHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Max-Age': '0', ...corsHeaders }
    if (req.method === 'OPTIONS') return void res.writeHead(204, responseHeaders).end()
    const headers: IncomingHttpHeaders = { ...req.headers, host: new URL(platform.url).host }
    const proxyRequest = request(platform.url + req.url, { method: req.method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, { ...response.headers, ...responseHeaders })
      response.pipe(res)
    })
    req.pipe(proxyRequest)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

test('a platform that does not permit the console’s origin, its token or a method is told apart from one that is down [F16]', async ({
  page,
  closedPlatform,
}) => {
  await test.step('the origin', async () => {
    const site = await serveFolder(`${closedPlatform.url}/api`, [closedPlatform.url])
    await signIn(page, site.url)
    await expect(getAdvice(page)).toContainText(`A plataforma em ${closedPlatform.url} está no ar`)
    await expect(getAdvice(page)).toContainText(
      `(CORS). Libere nela a origem ${new URL(site.url).origin}, os métodos GET`,
    )
    await site.close()
  })
  await test.step('the token, which leads to the sign-in with the reason', async () => {
    const strictProxy = await startCorsProxy(closedPlatform, { 'Access-Control-Allow-Headers': 'Content-Type' })
    const site = await serveFolder(`${strictProxy.url}/api`, [strictProxy.url])
    await signIn(page, site.url)
    await expect(page.getByRole('status').filter({ hasText: 'CORS' })).toContainText(
      `A plataforma em ${strictProxy.url} está no ar`,
    )
    await expect(page).toHaveURL(`${site.url}/login`)
    await site.close()
    await strictProxy.close()
  })
  await test.step('a method, at its first use', async () => {
    const strictProxy = await startCorsProxy(closedPlatform, {
      'Access-Control-Allow-Methods': 'GET, POST, PUT',
      'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, X-Retry',
    })
    const site = await serveFolder(`${strictProxy.url}/api`, [strictProxy.url])
    await signIn(page, site.url)
    await expect(page).toHaveURL(`${site.url}/cashbacks`)
    const operator = new Operator(page, site.url)
    await operator.runsOnRecord('excluir categoria', 12)
    await expect(page.getByText(/está no ar, mas não permite chamadas deste console \(CORS\)/).first()).toBeVisible()
    await site.close()
    await strictProxy.close()
  })
})

test('a policy that does not name the platform, a platform that is down and a wrong address are told apart [F16]', async ({
  page,
  openPlatform,
}) => {
  await test.step('the policy: the message says what to add', async () => {
    const site = await serveFolder(`${openPlatform.url}/api`, [])
    await signIn(page, site.url)
    await expect(getAdvice(page)).toContainText(
      `Acrescente ${openPlatform.url} a connect-src no cabeçalho Content-Security-Policy`,
    )
    await site.close()
  })
  await test.step('a platform that is down', async () => {
    const stoppedProxy = await startCorsProxy(openPlatform, {})
    await stoppedProxy.close()
    const site = await serveFolder(`${stoppedProxy.url}/api`, [stoppedProxy.url])
    await signIn(page, site.url)
    await expect(getAdvice(page)).toHaveText(
      `A plataforma não respondeu em ${stoppedProxy.url}/api. Verifique a conexão e tente de novo.`,
    )
    await site.close()
  })
  await test.step('a wrong address is shown, and nothing waits for ever', async () => {
    const wrongApiBase = `${openPlatform.url}/api/outra`
    const site = await serveFolder(wrongApiBase, [openPlatform.url])
    await signIn(page, site.url)
    await expect(getAdvice(page)).toHaveText(
      `Quem respondeu em ${wrongApiBase} não é a plataforma (erro 404). Confira apiBase, no arquivo config.json.`,
    )
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
    // The same with a stored session.
    await page.evaluate(() => localStorage.setItem('authToken', ['e30', 'e30', 'x'].join('.')))
    await page.goto(`${site.url}/cashbacks`)
    await expect(page).toHaveURL(`${site.url}/login`)
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
    await site.close()
  })
})

test('a platform without https is reported to a console with https', async ({ page }) => {
  const site = await serveFolder('http://plataforma.test/api', ['http://plataforma.test'])
  // Stands in for the certificate: the page's address is https, its files come from the site.
  await page.route('https://gestor.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    // The host may close a kept-alive connection just as it is used again.
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site.url).href, maxRetries: 2 }) })
  })
  await signIn(page, 'https://gestor.test/gestor')
  await expect(getAdvice(page)).toContainText('a plataforma em http://plataforma.test, sem https')
  // The page may still be fetching chunks that it does not show yet.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await site.close()
})
