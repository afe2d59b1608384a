/** A connection that is lost, hangs or returns, and parts of a screen that do not load. */
import type { Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { PNG } from './png.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('opened offline the console says so, continues by itself once online, and signs nobody out [K1]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  // The files come from the browser's cache; everything else fails.
  await page.addInitScript(() => {
    Object.assign(window, { isConnected: false })
    const get = () => (window as unknown as { isConnected: boolean }).isConnected
    Object.defineProperty(navigator, 'onLine', { get })
  })
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await operator.opensSignedIn('/cashbacks')
  await expect(page.locator('footer').getByText('Sem conexão')).toBeVisible()
  await expected.text('Não foi possível carregar.')
  await expected.text('Sem conexão: nada foi lido.')
  await expected.text(/^Sem conexão desde \d\d:\d\d\.$/)
  await page.unroute('**/api/**')
  await page.evaluate(() => {
    Object.assign(window, { isConnected: true })
    dispatchEvent(new Event('online'))
  })
  await expected.row('#250')
  await expect(page.locator('footer').getByText('Conectado')).toBeVisible()
  await expected.path('/cashbacks')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe('')
})

test('loaded rows stay offline, and a page that cannot be requested is not the last [K9]', async ({
  page,
  context,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  await expected.pageNumber(1, 25)
  // The code of keys and notices is loaded by then.
  await operator.presses('j')
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await context.setOffline(true)
  await expected.text(/^Sem conexão\. Mostrando dados de \d\d:\d\d\.$/)
  await operator.presses('r')
  await expected.toast('Sem conexão: a lista fica como foi lida por último')
  await expected.row('#250')
  await operator.presses(']')
  await expected.toast('Sem conexão: a página 2 não foi lida. A lista fica como está')
  await expected.row('#250')
  await expected.pageNumber(1, 25)
  await expected.noText('Nenhum registro')
  await expected.noText('Última página')
  await context.setOffline(false)
  await expected.noText(/^Sem conexão/)
  await operator.presses(']')
  await expected.pageNumber(2, 25)
  await expected.row('#240')
})

test('an offline save says so at once, keeps what was typed, and is sent once when pressed again [K3]', async ({
  context,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição', 'Sem rede')
  await context.setOffline(true)
  await operator.clicks('Atualizar')
  await expected.text(/Sem resposta do servidor/)
  await expect(operator.field('Descrição')).toHaveValue('Sem rede')
  await expected.path('/cashbacks/editar/12')
  await context.setOffline(false)
  await operator.field('Descrição').press('Enter')
  // The read before the write had no response: nothing was sent, so the next try needs no check.
  await expected.path('/cashbacks')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  const content = await operator.fetchRows<{ id: number; dscCashback: string }>(
    '/gestor/cashback/listar?page=0&size=500&sort=id,ASC',
  )
  expect(content.find(({ id }) => id === 12)?.dscCashback).toBe('Sem rede')
})

test('a connection without a response is given up after 15 s, and reported in the same way [K4]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await page.clock.install()
  await operator.editsRecord('/cashbacks/editar/48', 'Descrição', 'Sem resposta')
  await platform.delayCalls('atualizar$', 40_000)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await operator.clicks('Atualizar')
  await expected.call('PUT', ATUALIZAR)
  const message = page.getByText(/Sem resposta do servidor. Verifique antes de repetir/).first()
  await page.clock.runFor(14_900)
  await expect(message).toHaveCount(0)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(message).toBeVisible()
  await expect(operator.field('Descrição')).toHaveValue('Sem resposta')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
})

test('a screen that breaks says so; palette, menu and the other screens still work [G4]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/quebrou|uncaught/)
  // Rendering throws; the file itself loads, because the commands of its section are in it.
  await page.route(/\/assets\/screens-lists-.*\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const brokenCode = body.replace(/["`]max-w-\[1208px\] [^"`]*["`]/, '(()=>{throw Error("quebrou")})()')
    expect(brokenCode).not.toBe(body)
    await route.fulfill({ contentType: 'text/javascript', body: brokenCode })
  })
  await operator.opensSignedIn('/lojas/cadastrar')
  await operator.fills('Nome', 'Loja pela metade')
  await expected.text(/Rascunho guardado/)
  // Opened in the same tab without the form's knowledge, as a typed address is.
  page.on('dialog', (dialog) => void dialog.accept())
  await operator.opens('/saldo')
  await expected.heading('Esta tela falhou')
  await operator.runs('ir para cashbacks')
  await expected.path('/cashbacks')
  await expected.row('#')
  await operator.runs('ir para saldo')
  await expected.heading('Esta tela falhou')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Lojas' }).click()
  await expected.path('/lojas')
  await expected.row('#')
  await operator.presses('c')
  await expected.path('/lojas/cadastrar')
  await expect(operator.field('Nome')).toHaveValue('Loja pela metade')
})

/** Opens a supplier's form with a new name and a chosen picture; returns the displayed picture. */
async function openWithPicture(page: Page, operator: Operator) {
  await operator.editsRecord('/fornecedores/editar/4', 'Nome', 'Com figura')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  const picture = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(picture).toBeVisible()
  return picture
}

test('an upload refused by a proxy with a page of its own, then interrupted, keeps file and fields, and is sent once on each next try [L6, L7]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const picture = await openWithPicture(page, operator)
  const countSaves = () => expected.countCalls('PUT', '/gestor/fornecedor/atualizar')
  // A refusal is final, so the next try needs no check first.
  for (const [index, [status, words]] of (
    [
      [413, 'O conteúdo enviado é grande demais.'],
      [415, 'O tipo do arquivo enviado não é aceito.'],
    ] as const
  ).entries())
    await test.step(`${status}: reported in words`, async () => {
      const effect = { kind: 'status', status, body: 'html' }
      await platform.addFault({ match: { path: 'fornecedor/atualizar$' }, times: 1, effect })
      await operator.clicks('Atualizar')
      await expected.formError(words)
      await expected.noText(/Serviço indisponível|Erro ao (processar|salvar)/)
      await expect(picture).toBeVisible()
      await expect(operator.field('Nome')).toHaveValue('Com figura')
      await expected.path('/fornecedores/editar/4')
      expect(countSaves()).toBe(index + 1)
    })
  await page.route('**/fornecedor/atualizar', (route) => route.abort('connectionreset'), { times: 1 })
  await operator.clicks('Atualizar')
  await expected.text(/Sem resposta do servidor/)
  await expect(picture).toBeVisible()
  await expect(operator.field('Nome')).toHaveValue('Com figura')
  await operator.clicks('Atualizar')
  await operator.clicks('Enviar de novo')
  await expected.toast('Fornecedor atualizado com sucesso')
  expect(countSaves()).toBe(4)
})

test('a missing picture is replaced by its icon and not requested again [L9]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const requestCounts = new Map<string, number>()
  await page.route('**/imagens/**', (route) => {
    const path = new URL(route.request().url()).pathname
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1)
    return route.fulfill({ status: 404, body: '' })
  })
  await operator.opensListSignedIn('/fornecedores')
  await expect.poll(() => requestCounts.size).toBeGreaterThan(3)
  await operator.presses('j j j k k')
  await expected.row('#')
  expect(Math.max(...requestCounts.values())).toBe(1)
})

test('a URL opened without a session opens after the sign-in, and a reload keeps its filter, order and page [I1, I11]', async ({
  page,
  operator,
  expected,
}) => {
  const url = '/cashbacks?pagina=2&ordem=id,ASC&STATUS_ID=1'
  await operator.opens(url)
  await expected.path('/login')
  await operator.replacesToken(await operator.fetchToken())
  await operator.opens('/')
  await operator.clicks('Voltar para onde parei')
  await expected.path('/cashbacks')
  await expected.call('GET', '/gestor/cashback/listar', { query: { page: '1', sort: 'id,ASC', STATUS_ID: '1' } })
  await expected.row('#')
  const rows = await page.getByRole('grid').getByRole('row').allTextContents()
  await page.reload()
  await expected.row('#')
  expect(await page.getByRole('grid').getByRole('row').allTextContents()).toEqual(rows)
  await expect(operator.field('Status ID')).toHaveValue('1')
})
