/** A connection that is gone, hangs or comes back, and what of a screen does not come. */
import type { Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { PNG } from './png.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('opened without a connection the console says so, goes on by itself when it is back, and logs nobody out [K1]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  // The files come from the browser's cache; nothing else does.
  await page.addInitScript(() => {
    Object.assign(window, { isConnected: false })
    const get = () => (window as unknown as { isConnected: boolean }).isConnected
    Object.defineProperty(navigator, 'onLine', { get })
  })
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await operator.openSignedIn('/cashbacks')
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

test('what was read stays without a connection, and a page that cannot be asked for is not the last [K9]', async ({
  page,
  context,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  await expected.pageNumber(1, 25)
  // The code of the keys and of the notices is there by then.
  await operator.press('j')
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await context.setOffline(true)
  await expected.text(/^Sem conexão\. Mostrando dados de \d\d:\d\d\.$/)
  await operator.press('r')
  await expected.toast('Sem conexão: a lista fica como foi lida por último')
  await expected.row('#250')
  await operator.press(']')
  await expected.toast('Sem conexão: a página 2 não foi lida. A lista fica como está')
  await expected.row('#250')
  await expected.pageNumber(1, 25)
  await expected.noText('Nenhum registro')
  await expected.noText('Última página')
  await context.setOffline(false)
  await expected.noText(/^Sem conexão/)
  await operator.press(']')
  await expected.pageNumber(2, 25)
  await expected.row('#240')
})

test('a save without a connection says so at once, keeps what was typed, and is sent once when pressed again [K3]', async ({
  context,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editRecord('/cashbacks/editar/12', 'Descrição', 'Sem rede')
  await context.setOffline(true)
  await operator.click('Atualizar')
  await expected.text(/Sem resposta do servidor/)
  await expect(operator.field('Descrição')).toHaveValue('Sem rede')
  await expected.path('/cashbacks/editar/12')
  await context.setOffline(false)
  await operator.field('Descrição').press('Enter')
  // The read before the write had no answer: nothing was sent, so nothing has to be asked before it is.
  await expected.path('/cashbacks')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  const content = await operator.fetchRows<{ id: number; dscCashback: string }>(
    '/gestor/cashback/listar?page=0&size=500&sort=id,ASC',
  )
  expect(content.find(({ id }) => id === 12)?.dscCashback).toBe('Sem rede')
})

test('a connection that answers nothing is given up after 15 s, and told the same way [K4]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await page.clock.install()
  await operator.editRecord('/cashbacks/editar/48', 'Descrição', 'Sem resposta')
  await platform.delayCalls('atualizar$', 40_000)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await operator.click('Atualizar')
  await expected.call('PUT', ATUALIZAR)
  const said = page.getByText(/Sem resposta do servidor. Verifique antes de repetir/).first()
  await page.clock.runFor(14_900)
  await expect(said).toHaveCount(0)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(said).toBeVisible()
  await expect(operator.field('Descrição')).toHaveValue('Sem resposta')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
})

test('a screen that breaks says so; palette, menu and the other screens go on [G4]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/quebrou|uncaught/)
  // Its drawing throws; the file itself is whole, for the verbs of its section are in it.
  await page.route(/\/assets\/telas-listas-.*\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const broken = body.replace(/["`]max-w-\[1208px\] [^"`]*["`]/, '(()=>{throw Error("quebrou")})()')
    expect(broken).not.toBe(body)
    await route.fulfill({ contentType: 'text/javascript', body: broken })
  })
  await operator.openSignedIn('/lojas/cadastrar')
  await operator.fill('Nome', 'Loja pela metade')
  await expected.text(/Rascunho guardado/)
  // Opened in the same tab without a word to the form, as by an address that is typed.
  page.on('dialog', (dialog) => void dialog.accept())
  await operator.open('/saldo')
  await expected.heading('Esta tela falhou')
  await operator.runLine('ir para cashbacks')
  await expected.path('/cashbacks')
  await expected.row('#')
  await operator.runLine('ir para saldo')
  await expected.heading('Esta tela falhou')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Lojas' }).click()
  await expected.path('/lojas')
  await expected.row('#')
  await operator.press('c')
  await expected.path('/lojas/cadastrar')
  await expect(operator.field('Nome')).toHaveValue('Loja pela metade')
})

/** A supplier's form with another name and a picture chosen; gives the picture that it shows. */
async function withPicture(page: Page, operator: Operator) {
  await operator.editRecord('/fornecedores/editar/4', 'Nome', 'Com figura')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  const shown = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(shown).toBeVisible()
  return shown
}

test('an upload that is cut keeps file and fields, and is sent once when it is tried again [L6]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const shown = await withPicture(page, operator)
  await page.route('**/fornecedor/atualizar', (route) => route.abort('connectionreset'), { times: 1 })
  await operator.click('Atualizar')
  await expected.text(/Sem resposta do servidor/)
  await expect(shown).toBeVisible()
  await expect(operator.field('Nome')).toHaveValue('Com figura')
  await operator.click('Atualizar')
  await operator.click('Enviar de novo')
  await expected.toast('Fornecedor atualizado com sucesso')
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(2)
})

for (const [status, words] of [
  [413, 'O conteúdo enviado é grande demais.'],
  [415, 'O tipo do arquivo enviado não é aceito.'],
] as const)
  test(`a proxy that refuses an upload with ${status} and a page of its own is told in words, with file and fields kept [L7]`, async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    const shown = await withPicture(page, operator)
    const effect = { kind: 'status', status, body: 'html' }
    await platform.addFault({ match: { path: 'fornecedor/atualizar$' }, times: 1, effect })
    await operator.click('Atualizar')
    await expected.formError(words)
    await expected.noText(/Serviço indisponível|Erro ao (processar|salvar)/)
    await expect(shown).toBeVisible()
    await expect(operator.field('Nome')).toHaveValue('Com figura')
    await expected.path('/fornecedores/editar/4')
    // Refused for good, so that nothing is asked before it is sent again.
    await operator.click('Atualizar')
    await expected.toast('Fornecedor atualizado com sucesso')
    expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(2)
  })

test('a picture that is not there gives way to its icon and is not asked for again [L9]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const asked = new Map<string, number>()
  await page.route('**/imagens/**', (route) => {
    const path = new URL(route.request().url()).pathname
    asked.set(path, (asked.get(path) ?? 0) + 1)
    return route.fulfill({ status: 404, body: '' })
  })
  await operator.openListSignedIn('/fornecedores')
  await expect.poll(() => asked.size).toBeGreaterThan(3)
  await operator.press('j j j k k')
  await expected.row('#')
  expect(Math.max(...asked.values())).toBe(1)
})

test('an address opened without a session is gone back to after signing in [I1]', async ({ operator, expected }) => {
  await operator.open('/lojas/editar/7')
  await expected.path('/login')
  await operator.replaceToken(await operator.fetchToken())
  await operator.open('/')
  await operator.click('Voltar para onde parei')
  await expected.path('/lojas/editar/7')
})

test('a reload keeps filter, order and page [I11]', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/cashbacks?pagina=2&ordem=id,ASC&STATUS_ID=1')
  await expected.call('GET', '/gestor/cashback/listar', { query: { page: '1', sort: 'id,ASC', STATUS_ID: '1' } })
  await expected.row('#')
  const rows = await page.getByRole('grid').getByRole('row').allTextContents()
  await page.reload()
  await expected.row('#')
  expect(await page.getByRole('grid').getByRole('row').allTextContents()).toEqual(rows)
  await expect(operator.field('Status ID')).toHaveValue('1')
})
