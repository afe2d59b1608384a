/** A page whose texts were all replaced by a browser's translator that ignores the request not to translate. */
import { startTranslator } from '#ui/translator.fixture.ts'
import { getScanPanel } from './scan-page.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test.beforeEach(({ page }) => page.addInitScript(startTranslator))

test('a list pages, sorts, selects, goes offline and returns [G14]', async ({
  page,
  context,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/produtos')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('font').first()).toBeAttached()
  await expected.text(/^Página 1 de/)
  const first = await operator.readRowId(0)
  await operator.presses('j ]')
  await expected.text(/^Página 2 de/)
  expect(await operator.readRowId(0)).not.toBe(first)
  await operator.presses('[')
  await expected.text(/^Página 1 de/)
  await operator.presses('j x j x')
  await expected.text('2 selecionados')
  await operator.presses('i j Escape . Escape ? Escape')
  await context.setOffline(true)
  await expected.text(/Sem conexão\. Mostrando dados de/)
  await operator.presses('r')
  await context.setOffline(false)
  await expected.noText(/Sem conexão/)
  await expected.text(/^Página 1 de/)
  await operator.runs('100 por página')
  await expected.text(/^Página 1 de 4 /)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('320')
  await operator.presses('Escape')
})

test('the palette takes input, confirms, leads on and returns, and a form reports errors, saves late, and leads back [G14]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  for (const line of ['ver lojas', 'excluir produto 12, 15-18', 'nada que se entenda', 'filtrar']) {
    await operator.typesKeyByKey(line)
    await expect(operator.palette.getByRole('combobox').first()).toHaveValue(line)
  }
  await operator.runs('ver lojas')
  await expected.path('/lojas')
  await operator.presses('g p')
  await expected.path('/produtos')
  await page.goBack()
  await expected.path('/lojas')
  await test.step('A form', async () => {
    await operator.opens('/categorias/cadastrar')
    await expect(operator.field('Nome')).toBeFocused()
    await operator.presses('Control+Enter')
    await expected.text(/^Corrija/)
    await operator.fills('Nome', 'Traduzida')
    await operator.fills('Enum', 'TRADUZIDA')
    await expected.noText(/^Corrija/)
    await platform.delayCalls('categoria', 1_000, { times: 1 })
    await operator.presses('Control+Enter')
    await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
    await expected.path('/categorias')
  })
})
