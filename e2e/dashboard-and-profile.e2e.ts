/** Dashboard and profile (spec 1 §2.7, §4, §7; spec 2 §2, §5). */
import { expect, test } from './fixtures.ts'

const refusedCall = /Failed to load resource: the server responded with a status of 50\d/

test('shows totals that lead to their lists, the credit of the hub, and recent commands, and reads all again', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/')
  await expected.heading('Dashboard')
  const main = page.getByRole('main')
  for (const [label, total, path, call] of [
    ['Total de pedidos', '2.000', '/pedidos', 'pedidos'],
    ['Total de transações', '5.000', '/transacoes', 'transacoes'],
    ['Total de usuarios', '500', '/usuarios', 'usuarios'],
  ] as const) {
    const box = main.getByRole('link').filter({ hasText: label })
    await expect(box).toContainText(total)
    await expect(box).toHaveAttribute('href', path)
    await expected.call('GET', `/gestor/estatisticas/${call}/total`)
  }
  await test.step('the credit of the hub, in reais, with the bar of the open part', async () => {
    for (const label of ['Limite de Crédito', 'Disponível', 'Fatura em Aberto']) await expected.text(label)
    const bar = page.getByRole('progressbar', { name: /^\d+% do limite em aberto$/ })
    await expect(bar).toBeVisible()
    await expected.text(new RegExp(`^${await bar.getAttribute('aria-valuenow')}% do limite em aberto$`))
  })
  await test.step('r reads all four again', async () => {
    await expected.text('2.000')
    await operator.presses('r')
    for (const path of ['estatisticas/pedidos/total', 'estatisticas/usuarios/total', 'rv-hub/saldo'])
      await expect.poll(() => expected.countCalls('GET', `/gestor/${path}`)).toBe(2)
  })
  await test.step('a total leads to its list', async () => {
    await main.getByRole('link').filter({ hasText: 'Total de usuarios' }).click()
    await expected.path('/usuarios')
  })
  await test.step('figures are shown as a notice from any screen', async () => {
    await operator.opens('/blank')
    await expected.heading('Página em branco')
    await operator.runs('quantos pedidos')
    await expected.toast('Total de pedidos: 2.000')
    await operator.runs('ver limite de crédito')
    await expected.toast(/Limite de Crédito R\$.*Fatura em Aberto R\$/)
  })
  await test.step('a command that ran is listed under recent commands and runs again', async () => {
    await operator.opensList('/bonus')
    await operator.runsOnRecord('liberar bônus', 599)
    await expected.toast('Bônus liberado')
    await operator.presses('g d')
    await page.getByRole('button', { name: /liberar bônus #?599/ }).click()
    await operator.rejectsDialog('Liberar bônus #599?')
  })
})

test('failed and unreadable figures are 0 and say so quietly, and leave the others visible [F11]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await test.step('a hub that fails leaves the totals visible', async () => {
    await operator.opensSignedIn('/', 'hub-indisponivel@gestor.test')
    await expected.text('2.000')
    await expect(page.getByText('R$ 0,00')).toHaveCount(3)
    await expect(page.getByText('indisponível')).toHaveCount(3)
    await expected.noText('Antecipado')
    await expected.text('0% do limite em aberto')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('failed totals are 0', async () => {
    await operator.replacesToken(await operator.fetchToken('painel-indisponivel@gestor.test'))
    await operator.opens('/')
    await expect(page.getByText('indisponível')).toHaveCount(6)
    await expect(page.getByRole('link').filter({ hasText: 'Total de pedidos' })).toContainText(/pedidos.*0/)
    await expected.noText('Estatísticas indisponíveis.')
  })
  await test.step('a figure that cannot be read', async () => {
    await platform.addFault({ match: { path: 'pedidos/total' }, effect: { kind: 'data', fault: 'wrapper' } })
    await platform.addFault({ match: { path: 'saldo' }, effect: { kind: 'data', fault: 'textMoney' } })
    await operator.replacesToken(await operator.fetchToken())
    await operator.opens('/')
    await expected.text('5.000')
    const total = page.getByRole('link').filter({ hasText: 'Total de pedidos' })
    await expect(total).toContainText('indisponível')
    await expect(page.getByText('indisponível')).toHaveCount(4)
    await operator.runs('quantos pedidos')
    await expected.toast('Total de pedidos: 0 (indisponível)')
  })
})

test('the profile shows who is signed in and sample content in tabs, whose form only logs', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/perfil')
  await expect(page.getByRole('main').getByText('@gestor.test')).toBeVisible()
  await page.getByRole('tab', { name: 'Atividade' }).focus()
  await operator.presses('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Linha do tempo' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Linha do tempo' })).toHaveAttribute('aria-selected', 'true')
  await operator.runs('aba configurações do perfil')
  await expected.text('Formulário de exemplo: nada é gravado.')
  await test.step('the sample form only logs, and only if it is complete', async () => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
    await operator.opens('/perfil?aba=configuracoes')
    const countWrites = () => watch.calls.filter(({ method }) => method !== 'GET').length
    const before = countWrites()
    await operator.field('Nome').focus()
    await operator.presses('Mod+Enter')
    await expected.text('Informe o nome.')
    await page.keyboard.type('Marina')
    await operator.fills('E-mail', 'sem-arroba')
    await operator.presses('Enter')
    await expected.text('Informe um e-mail válido.')
    await operator.fills('E-mail', 'marina@exemplo.com.br')
    await page.getByLabel('Aceito os termos e condições').check()
    await operator.clicks(/^Enviar/)
    await expected.text('Registrado no console do navegador.')
    expect(logged).toHaveLength(1)
    expect(countWrites()).toBe(before)
  })
})
