/** What the browser blocks to protect the operator: foreign code, frames, messages, referrers (src/api/SECURITY.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { alterRows } from './change-answers.ts'
import { expect, test } from './fixtures.ts'

const HOSTILE = `<img src=x onerror="window.pwned=1">{{7*7}}</script><b>`
const isPwned = (page: Page) => page.evaluate(() => 'pwned' in window)

test('markup in a name is text in cells, dialogs, notices, panels, details and palette [J1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 422/)
  await operator.opensSignedIn('/lojas/cadastrar')
  await operator.fills('Nome', HOSTILE)
  await operator.selectsOption('Status', 'Ativo')
  await operator.presses('Mod+Enter')
  await expected.toast('Loja criada com sucesso')
  await expected.path('/lojas')
  await expected.row(HOSTILE)
  const id = (await operator.row(HOSTILE).getByRole('gridcell').nth(1).textContent())?.replace('#', '') ?? ''
  await operator.typesKeyByKey(`excluir loja ${id}`)
  await expect(operator.palette).toContainText(HOSTILE)
  await operator.presses('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(HOSTILE)
  await operator.presses('n')
  await operator.opens(`/lojas/editar/${id}`)
  await expect(operator.field('Nome')).toHaveValue(HOSTILE)
  await operator.opens('/lojas')
  await operator.focusesRow(HOSTILE)
  await operator.presses('i')
  await expect(page.getByRole('complementary').filter({ hasText: HOSTILE }).first()).toBeVisible()
  // A name that the operator has given, in a notice.
  await operator.runs('salvar visão <img src=x onerror=alert(1)>')
  await expected.toast(/<img src=x onerror=alert\(1\)>/)
  // A message from the platform.
  await platform.addFault({ match: { method: 'DELETE' }, effect: { kind: 'status', status: 422, message: HOSTILE } })
  await operator.runsOnRecord('excluir cashback', 249)
  await expected.toast('Erro ao excluir')
  await operator.clicks('Detalhes')
  await expect(page.getByRole('alertdialog')).toContainText('<img src=x onerror=')
  await expect(page.locator('img[src="x"], b')).toHaveCount(0)
  await operator.presses('Escape')
  await expect(page.locator('img[src="x"], b')).toHaveCount(0)
  expect(await isPwned(page)).toBe(false)
})

test('inside the page of another origin it is refused by its headers, and without them it shows nothing [J7]', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(
    /foreign request|frame-ancestors|X-Frame-Options|Refused to (display|frame)|status of 404|Framing/,
  )
  await operator.storesToken(await operator.fetchToken())
  const frame = createServer((_, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.end(`<!doctype html><iframe src="${platform.url}/cashbacks" width="900" height="600"></iframe>`)
  })
  await new Promise<void>((done) => frame.listen(0, '127.0.0.1', done))
  for (const [name, headers] of [
    ['with headers', true],
    ['on a host without headers', false],
  ] as const)
    await test.step(name, async () => {
      if (!headers)
        await page.route(`${platform.url}/cashbacks`, async (route) => {
          const response = await route.fetch()
          const { 'content-security-policy': _, 'x-frame-options': __, ...rest } = response.headers()
          await route.fulfill({ response, headers: rest })
        })
      await page.goto(`http://127.0.0.1:${(frame.address() as AddressInfo).port}/`)
      const inner = page.frameLocator('iframe')
      if (!headers) {
        await expect(inner.locator('html')).toHaveAttribute('hidden', /.*/)
        // Shown below the hidden page instead of the console, which would have started by then.
        await expect(inner.locator('#root')).toContainText('O console não funciona dentro de outra página.')
      }
      await expect(inner.getByRole('grid')).toHaveCount(0)
      await expect(inner.getByText('Cashbacks')).toHaveCount(0)
      expect(watch.calls).toEqual([])
    })
  await new Promise((done) => frame.close(done))
})

test('messages, the name of the window and the opener control nothing [J13]', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  await page.evaluate(() => {
    window.name = 'saiu'
    for (const data of ['saiu', { type: 'logout' }, '{"authToken":""}']) window.postMessage(data, '*')
  })
  await operator.presses('r')
  await expected.row('#')
  await expected.path('/cashbacks')
  expect(await page.evaluate(() => localStorage.getItem('authToken')?.split('.').length)).toBe(3)
  const opened = page.context().waitForEvent('page')
  await operator.typesKeyByKey('ir para lojas')
  await expect(operator.palette.getByRole('option', { selected: true })).toBeVisible()
  await operator.presses('Mod+Enter')
  expect(await (await opened).evaluate(() => window.opener === null)).toBe(true)
})

test('the build has no source maps, no sandbox and no credentials [J16]', () => {
  const dist = resolve(process.env['DIST'] ?? 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const text = readFileSync(join(dist, name), 'utf8')
    for (const word of [
      'sourceMappingURL',
      '__sandbox',
      DEMO_LOGIN.dscEmail,
      DEMO_LOGIN.dscSenha,
      'react-query-devtools',
    ])
      expect([name, word, text.includes(word)]).toEqual([name, word, false])
  }
})

test('passwords are typed into password fields, can be pasted or filled in, and are in no storage [J17, E17]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opens('/login')
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  const pasted = await password.evaluate((box) =>
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(pasted, 'pasting is not prevented').toBe(true)
  // A password manager fills the fields without a key.
  await page.evaluate(
    ({ dscEmail, dscSenha }) => {
      for (const [type, value] of [
        ['email', dscEmail],
        ['password', dscSenha],
      ] as const) {
        const box = document.querySelector<HTMLInputElement>(`input[type=${type}]`)
        if (box) box.value = value
      }
    },
    { ...DEMO_LOGIN },
  )
  await operator.clicks('Acessar')
  await expected.call('POST', '/gestor/auth/login', { body: DEMO_LOGIN })
  await expected.path('/cashbacks')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(DEMO_LOGIN.dscSenha)
})

test('scripts cannot create a policy or start a worker of their own; the one policy allows one address [J5]', async ({
  page,
  operator,
  watch,
}) => {
  watch.acceptProblem(/Trusted|policy/i)
  await operator.opensSignedIn('/transacoes')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const tryForbidden = () =>
    page.evaluate(() => {
      const types = Reflect.get(globalThis, 'trustedTypes') as {
        createPolicy(name: string, rules: object): unknown
      }
      const isAllowed = (attempt: () => unknown) => {
        try {
          attempt()
          return true
        } catch {
          return false
        }
      }
      return {
        other: isAllowed(() => types.createPolicy('outra', { createScriptURL: (text: string) => text })),
        same: isAllowed(() => types.createPolicy('gestor-leitura', { createScriptURL: (text: string) => text })),
        worker: isAllowed(() => new Worker('/assets/x.js')),
      }
    })
  await operator.runs('ler tudo')
  await expect(page.getByRole('complementary', { name: 'Leitura' }).getByText('Provada', { exact: true })).toBeVisible()
  expect(await tryForbidden()).toEqual({ other: false, same: false, worker: false })
  const workers = page.workers().map((worker) => new URL(worker.url()))
  expect(workers.map(({ origin }) => origin)).toEqual([new URL(page.url()).origin])
  expect(workers[0]?.pathname).toMatch(/\/assets\/scan-worker-[\w-]+\.js$/)
})

test('scripts, handlers and styles put into the page are blocked by the policy [J6, J4, J5]', async ({
  page,
  operator,
  watch,
}) => {
  watch.acceptProblem(
    /securitypolicyviolation|Content Security Policy|TrustedHTML|TrustedScript|trusted-types|foreign request/i,
  )
  await operator.opensListSignedIn('/cashbacks')
  const policy = (await (await page.request.get('/')).headersArray()).find(
    ({ name }) => name.toLowerCase() === 'content-security-policy',
  )?.value
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types ',
  ])
    expect(policy).toContain(directive)
  const outcomes = await page.evaluate(() => {
    const outcome: string[] = []
    const attempt = (name: string, work: () => void) => {
      try {
        work()
      } catch {
        outcome.push(name)
      }
    }
    const addScript = (fill: (script: HTMLScriptElement) => void) => {
      const script = document.createElement('script')
      fill(script)
      document.body.append(script)
    }
    const box = document.body.appendChild(document.createElement('div'))
    attempt('text', () => addScript((script) => (script.text = 'window.pwned = 1')))
    attempt('src', () => addScript((script) => (script.src = 'data:text/javascript,window.pwned=1')))
    // oxlint-disable-next-line no-restricted-properties -- what the policy has to refuse
    attempt('innerHTML', () => (box.innerHTML = '<img src=x onerror="window.pwned=1">'))
    attempt('handler', () => box.setAttribute('onclick', 'window.pwned = 1'))
    box.click()
    box.setAttribute('style', 'position: fixed')
    outcome.push(getComputedStyle(box).position)
    box.remove()
    return outcome
  })
  expect(outcomes).toEqual(expect.arrayContaining(['text', 'src', 'innerHTML', 'handler', 'static']))
  const call = page.evaluate(() =>
    fetch('https://fora.exemplo.test/').then(
      () => 'respondeu',
      () => 'bloqueado',
    ),
  )
  expect(await call).toBe('bloqueado')
  expect(await isPwned(page)).toBe(false)
  // The tests' own watch reports what the browser blocks.
  expect(watch.problems.filter((problem) => problem.includes('securitypolicyviolation')).length).toBeGreaterThan(3)
})

test('an image host gets no referrer [J18]', async ({ page, operator, watch }) => {
  watch.acceptProblem(/foreign request: https:\/\/imagens\.exemplo\.test\//)
  const seenHeaders: Record<string, string>[] = []
  await page.route('https://imagens.exemplo.test/**', async (route) => {
    seenHeaders.push(await route.request().allHeaders())
    await route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })
  await alterRows(page, '/gestor/fornecedor/listar', ([row]) =>
    Object.assign(row ?? {}, { dscImagem: 'https://imagens.exemplo.test/a.png' }),
  )
  await operator.opensSignedIn('/fornecedores?pagina=1')
  await expect.poll(() => seenHeaders.length).toBe(1)
  expect(seenHeaders[0]).not.toHaveProperty('referer')
  expect(await page.locator('img[src^="https://imagens"]').getAttribute('referrerpolicy')).toBe('no-referrer')
})
