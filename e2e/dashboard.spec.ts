/** Dashboard and profile (spec 1 §2.7, §4, §7; spec 2 §2, §5). */
import { expect, test } from './test.ts'

const refusedCall = /Failed to load resource: the server responded with a status of 50\d/

test('three totals link to their lists', async ({ page, operador, espera }) => {
  await operador.entra('/')
  await espera.titulo('Dashboard')
  const main = page.getByRole('main')
  for (const [label, total, path, call] of [
    ['Total de pedidos', '2.000', '/pedidos', 'pedidos'],
    ['Total de transações', '5.000', '/transacoes', 'transacoes'],
    ['Total de usuarios', '500', '/usuarios', 'usuarios'],
  ] as const) {
    const box = main.getByRole('link').filter({ hasText: label })
    await expect(box).toContainText(total)
    await expect(box).toHaveAttribute('href', path)
    await espera.chamada('GET', `/gestor/estatisticas/${call}/total`)
  }
  await main.getByRole('link').filter({ hasText: 'Total de usuarios' }).click()
  await espera.caminho('/usuarios')
})

test('the credit of the hub stands in reais, with the bar of what is open', async ({ page, operador, espera }) => {
  await operador.entra('/')
  for (const label of ['Limite de Crédito', 'Disponível', 'Fatura em Aberto']) await espera.texto(label)
  const bar = page.getByRole('progressbar', { name: /^\d+% do limite em aberto$/ })
  await expect(bar).toBeVisible()
  await espera.texto(new RegExp(`^${await bar.getAttribute('aria-valuenow')}% do limite em aberto$`))
})

test('a hub that fails leaves the totals alone', async ({ page, operador, espera, vigia }) => {
  vigia.accept(refusedCall)
  await operador.entra('/', 'hub-indisponivel@gestor.test')
  await espera.texto('2.000')
  await expect(page.getByText('R$ 0,00')).toHaveCount(3)
  await expect(page.getByText('indisponível')).toHaveCount(3)
  await espera.semTexto('Antecipado')
  await espera.texto('0% do limite em aberto')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('failed totals are 0 and say so quietly [F11]', async ({ page, operador, espera, vigia }) => {
  vigia.accept(refusedCall)
  await operador.entra('/', 'painel-indisponivel@gestor.test')
  await expect(page.getByText('indisponível')).toHaveCount(6)
  await expect(page.getByRole('link').filter({ hasText: 'Total de pedidos' })).toContainText(/pedidos.*0/)
  await espera.semTexto('Estatísticas indisponíveis.')
})

test('a figure that cannot be read is told like one that failed [F11]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await plataforma.fault({ match: { path: 'pedidos/total' }, effect: { kind: 'data', fault: 'wrapper' } })
  await plataforma.fault({ match: { path: 'saldo' }, effect: { kind: 'data', fault: 'textMoney' } })
  await operador.entra('/')
  await espera.texto('5.000')
  const total = page.getByRole('link').filter({ hasText: 'Total de pedidos' })
  await expect(total).toContainText('indisponível')
  await expect(page.getByText('indisponível')).toHaveCount(4)
  await operador.manda('quantos pedidos')
  await espera.toast('Total de pedidos: 0 (indisponível)')
})

test('r reads all four again', async ({ operador, espera }) => {
  await operador.entra('/')
  await espera.texto('2.000')
  await operador.tecla('r')
  for (const path of ['estatisticas/pedidos/total', 'estatisticas/usuarios/total', 'rv-hub/saldo'])
    await expect.poll(() => espera.vezes('GET', `/gestor/${path}`)).toBe(2)
})

test('figures are told as a notice from any screen', async ({ operador, espera }) => {
  await operador.entra('/blank')
  await espera.titulo('Página em branco')
  await operador.manda('quantos pedidos')
  await espera.toast('Total de pedidos: 2.000')
  await operador.manda('ver limite de crédito')
  await espera.toast(/Limite de Crédito R\$.*Fatura em Aberto R\$/)
})

test('what was run stands under recent commands and runs again', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/bonus')
  await operador.faz('liberar bônus', 599)
  await espera.toast('Bônus liberado')
  await operador.tecla('g d')
  await page.getByRole('button', { name: /liberar bônus #?599/ }).click()
  await operador.cancela('Liberar bônus #599?')
})

test.describe('profile', () => {
  test('shows who is signed in, and sample content in tabs', async ({ page, operador, espera }) => {
    await operador.entra('/perfil')
    await expect(page.getByRole('main').getByText('@gestor.test')).toBeVisible()
    await page.getByRole('tab', { name: 'Atividade' }).focus()
    await operador.tecla('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Linha do tempo' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Linha do tempo' })).toHaveAttribute('aria-selected', 'true')
    await operador.manda('aba configurações do perfil')
    await espera.texto('Formulário de exemplo: nada é gravado.')
  })

  test('the sample form only logs, and only what is complete', async ({ page, operador, espera, vigia }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
    await operador.entra('/perfil?aba=configuracoes')
    const asked = () => vigia.calls.filter(({ method }) => method !== 'GET').length
    const before = asked()
    await operador.campo('Nome').focus()
    await operador.tecla('Mod+Enter')
    await espera.texto('Informe o nome.')
    await page.keyboard.type('Marina')
    await operador.preenche('E-mail', 'sem-arroba')
    await operador.tecla('Enter')
    await espera.texto('Informe um e-mail válido.')
    await operador.preenche('E-mail', 'marina@exemplo.com.br')
    await page.getByLabel('Aceito os termos e condições').check()
    await operador.clica(/^Enviar/)
    await espera.texto('Registrado no console do navegador.')
    expect(logged).toHaveLength(1)
    expect(asked()).toBe(before)
  })
})
