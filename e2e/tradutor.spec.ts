/** A page whose every text a browser's translator has replaced, as one does that heeds no request to leave it alone. */
import { startTranslator } from '#ui/translator.fixture.ts'
import { painel } from './leitura.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

test.beforeEach(({ page }) => page.addInitScript(startTranslator))

test('a list pages, sorts, marks, goes offline and comes back [G14]', async ({
  page,
  context,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/produtos')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('font').first()).toBeAttached()
  await espera.texto(/^Página 1 de/)
  const first = await operador.numero(0)
  await operador.tecla('j ]')
  await espera.texto(/^Página 2 de/)
  expect(await operador.numero(0)).not.toBe(first)
  await operador.tecla('[')
  await espera.texto(/^Página 1 de/)
  await operador.tecla('j x j x')
  await espera.texto('2 selecionados')
  await operador.tecla('i j Escape . Escape ? Escape')
  await context.setOffline(true)
  await espera.texto(/Sem conexão\. Mostrando dados de/)
  await operador.tecla('r')
  await context.setOffline(false)
  await espera.semTexto(/Sem conexão/)
  await espera.texto(/^Página 1 de/)
  await operador.manda('100 por página')
  await espera.texto(/^Página 1 de 4 /)
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('320')
  await operador.tecla('Escape')
})

test('the palette types, asks, leads on and comes back [G14]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  for (const line of ['ver lojas', 'excluir produto 12, 15-18', 'nada que se entenda', 'filtrar']) {
    await operador.digita(line)
    await expect(operador.paleta.getByRole('combobox').first()).toHaveValue(line)
  }
  await operador.manda('ver lojas')
  await espera.caminho('/lojas')
  await operador.tecla('g p')
  await espera.caminho('/produtos')
  await page.goBack()
  await espera.caminho('/lojas')
})

test('a form tells what is wrong, saves late, and leads back [G14]', async ({ page, operador, espera, plataforma }) => {
  await operador.entra('/categorias/cadastrar')
  await expect(operador.campo('Nome')).toBeFocused()
  await operador.tecla('Control+Enter')
  await espera.texto(/^Corrija/)
  await operador.preenche('Nome', 'Traduzida')
  await operador.preenche('Enum', 'TRADUZIDA')
  await espera.semTexto(/^Corrija/)
  await plataforma.late('categoria', 1_000, { times: 1 })
  await operador.tecla('Control+Enter')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await espera.caminho('/categorias')
})
