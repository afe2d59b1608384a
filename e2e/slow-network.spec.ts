/** A slow line, a long wait and a long absence. */
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const LIST = '/gestor/cashback/listar'

test('on a slow line the first screen is usable, nothing is asked twice, and Esc gives up [K5]', async ({
  page,
  context,
  operator,
  expected,
  watch,
}) => {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  // 50 kbit/s, in bytes. The console's files are in the browser's cache since the last visit: all of them are some 500
  // kB.
  const slow = { offline: false, latency: 800, downloadThroughput: 6_250, uploadThroughput: 6_250 }
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j')
  await expected.allChunksLoaded()
  watch.calls.length = 0
  await line.send('Network.emulateNetworkConditions', slow)
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 })
  const asked = watch.calls.map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`)
  expect(asked).toEqual([...new Set(asked)])
  await page.getByRole('grid').focus()
  const next = page.waitForRequest(/page=1&/)
  await operator.press(']')
  await next
  await page.getByRole('grid').focus()
  await page.keyboard.press('Escape')
  await expected.text('Não foi possível carregar.')
  await expect.poll(() => watch.cancelledCalls.filter(({ query }) => query['page'] === '1').length).toBe(1)
  await line.send('Network.emulateNetworkConditions', {
    ...slow,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await operator.press('r')
  await expected.pageNumber(2, 25)
  await expected.row('#')
})

test('a long wait is seen at once, after 8 s says how to give up, and is read out once [K8]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await page.clock.install()
  await operator.openListSignedIn('/cashbacks')
  // What the region for screen readers says from now on.
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('body > [role=status]'))
        if (region.textContent && region.textContent !== said.at(-1)) said.push(region.textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await platform.delayCalls('listar$', 12_000, { query: { page: '1' } })
  await operator.press(']')
  const grid = page.getByRole('grid')
  await expect(grid).toContainText('Carregando...')
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(8_500)
  await expect(grid).toContainText('Ainda aguardando...')
  await page.clock.runFor(3_000)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((text) => text === 'Ainda aguardando a plataforma. Esc desiste.')).toHaveLength(1)
  await grid.focus()
  await page.keyboard.press('Escape')
  await expected.text('Não foi possível carregar.')
  expect(expected.countCalls('GET', LIST)).toBe(2)
})

test('the question about leaving goes with the save that ends meanwhile, and the row has the keys', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.openListSignedIn('/lojas')
  await operator.press('j e')
  await operator.fill('Nome', 'Loja do meio')
  await platform.addFault({ match: { method: 'PUT' }, effect: { kind: 'latency', ms: 4000 } })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await operator.press('Mod+S')
  await sent
  await operator.press('Escape Escape')
  const question = page.getByRole('alertdialog', { name: 'Descartar alterações?' })
  await expect(question).toContainText('Já foi enviado e pode ser salvo.')
  await expected.toast('Loja atualizada com sucesso')
  await expect(question).toBeHidden()
  await expected.path('/lojas')
  await expect(page.getByRole('grid')).toBeFocused()
  // A key pressed at once may be an answer to the question that went: it acts after a pause.
  await expect(async () => {
    await operator.press('e')
    await expect(operator.field('Nome')).toHaveValue('Loja do meio', { timeout: 1_500 })
  }).toPass()
})

test('a tab that was hidden for ten minutes, past the end of its token, is not logged out [A18]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  // Its token ends three minutes after the sign-in; the platform renews it still.
  await platform.setTokenControls({ ttlSeconds: 180 })
  const token = await operator.fetchToken()
  await platform.setTokenControls({ ttlSeconds: 3600 })
  await page.clock.install()
  await operator.storeToken(token)
  await operator.open('/cashbacks')
  await expected.row('#')
  expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(0)
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await look('hidden')
  await page.clock.fastForward(10 * 60_000)
  await look('visible')
  await expected.call('POST', '/gestor/auth/refreshToken')
  await page.clock.runFor(3_000)
  await operator.press('r')
  await expected.row('#')
  await expected.path('/cashbacks')
  expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe(token)
})
