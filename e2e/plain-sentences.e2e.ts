/** A day's work typed in plain sentences: what is requested is done, what is only mentioned is not. */
import { expect, test } from './fixtures.ts'

test('lists are narrowed, ordered and sized in natural words', async ({ operator, page }) => {
  await operator.opensSignedIn('/produtos')
  await operator.runs('só os bloqueados')
  await expect(page).toHaveURL(/statusId=3/)
  await operator.runs('do mais caro pro mais barato')
  await expect(page).toHaveURL(/statusId=3&ordem=|ordem=numPreco,DESC/)
  expect(new URL(page.url()).searchParams.get('statusId')).toBe('3')
  expect(new URL(page.url()).searchParams.get('ordem')).toBe('numPreco,DESC')
  await operator.runs('sem filtro de status')
  await expect(page).not.toHaveURL(/statusId/)
  await operator.runs('bônus do usuário 15')
  await expect(page).toHaveURL(/\/bonus\?beneficiarioId=15/)
  await operator.runs('me mostra as transações da semana passada')
  await expect(page).toHaveURL(/\/auditoria\/transacoes\/valor\?dataInicio=/)
})

test('a polite request opens its confirmation; a line that denies, asks or cannot be filtered runs nothing, and gives the reason', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/')
  await operator.runs('por favor, exclua o produto doze')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir produto #12?')
  await page.keyboard.press('Escape')
  await test.step('It denies or asks', async () => {
    for (const line of ['não excluir produto 12', 'quem excluiu o produto 12?']) {
      await operator.typesKeyByKey(line)
      await expect(page.getByText(/Isto não executa nada/)).toBeVisible()
      await expect(page.getByRole('option', { name: /Excluir/ })).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
  })
  await test.step('A condition that the call cannot filter by', async () => {
    await operator.opens('/produtos')
    await operator.typesKeyByKey('só os pendentes acima de 100 reais')
    await expect(page.getByText(/A lista de produtos não filtra por faixa de valor/).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/produtos$/)
    await page.keyboard.press('Escape')
  })
  await test.step('It is reported in full, and one key opens the list without it', async () => {
    await operator.typesKeyByKey('pedidos de ontem do mais caro pro mais barato')
    const reason = page.getByText('A lista de pedidos não filtra por data')
    await expect(reason).toBeVisible()
    expect(await reason.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/produtos$/)
    await page.keyboard.press('Control+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pedidos\?ordem=/)
  })
})

test('an order and a transaction are opened by their id, with their related records, and # means the screen’s own resource', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  const { content, totalElements } = (await operator.fetchJson(
    '/gestor/estatisticas/pedidos?PAGE=0&SIZE=1000&ORDER=id,ASC',
  )) as { content: { id: number; produto: { dscNome: string } }[]; totalElements: number }
  const order = content[Math.floor(content.length / 3)]!
  expect(totalElements).toBeGreaterThan(100)
  await operator.opensSignedIn('/')
  await operator.runs(`pedido ${order.id}`)
  const window = page.getByRole('dialog', { name: `Pedido #${order.id}` })
  await expect(window).toContainText(order.produto.dscNome)
  await expect(window.getByRole('link', { name: 'Bônus deste pedido' })).toBeVisible()
  expect(expected.countCalls('GET', '/gestor/estatisticas/pedidos')).toBeLessThanOrEqual(13)
  await window.getByRole('link', { name: 'Bônus deste pedido' }).click()
  await expect(page).toHaveURL(new RegExp(`/bonus\\?pedidoId=${order.id}$`))
  await operator.runs('pedido 99999999')
  await expect(page.getByRole('dialog').getByText('Pedido #99999999 não existe.')).toBeVisible()
  await test.step('A transaction', async () => {
    // On a crowded machine #12 stays long enough to be looked up in all resources; the hub has no such record.
    watch.acceptProblem(/status of 404 .*\/rv-hub\/12\)/)
    await operator.opens('/produtos')
    await operator.runs('transação 42')
    const transactionWindow = page.getByRole('dialog', { name: 'Transação #42' })
    await expect(transactionWindow.getByRole('link', { name: 'Histórico desta transação' })).toBeVisible()
    await page.keyboard.press('Escape')
    await operator.opens('/produtos')
    await operator.runs('#12')
    await expect(page).toHaveURL(/\/produtos\/editar\/12$/)
  })
})

test('a day’s work typed in plain sentences', async ({ operator, page, expected }) => {
  const users = await operator.fetchRows<{ id: number; dscNome: string }>(
    '/gestor/estatisticas/usuarios?PAGE=0&SIZE=1000',
  )
  const ledger = await operator.fetchRows<{ id: number; beneficiarioId: number }>(
    '/gestor/bonus?page=0&size=1000&statusId=1',
  )
  // A user with a unique name and a few pending entries.
  const person = users.find(({ id, dscNome }) => {
    const pendingCount = ledger.filter(({ beneficiarioId }) => beneficiarioId === id).length
    return (
      pendingCount > 1 && pendingCount < 20 && users.filter((other) => other.dscNome.includes(dscNome)).length === 1
    )
  })!
  const pendingEntries = ledger.filter(({ beneficiarioId }) => beneficiarioId === person.id)
  await operator.opensSignedIn('/')

  await operator.runs('bom dia, me mostra os bônus pendentes')
  await expect(page).toHaveURL(/\/bonus\?statusId=1$/)
  await operator.runs('do maior valor pro menor')
  await expect(page).toHaveURL(/ordem=valor%2CDESC|ordem=valor,DESC/)

  await operator.typesKeyByKey(`libere os pendentes da @${person.dscNome}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Liberar bônus')
  await operator.presses('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(`Liberar ${pendingEntries.length} bônus?`)
  await operator.presses('s')
  await expected.toast(new RegExp(`${pendingEntries.length} bônus liberados`))
  expect(await operator.fetchRows(`/gestor/bonus?page=0&size=5&statusId=1&beneficiarioId=${person.id}`)).toEqual([])

  await operator.typesKeyByKey('e agora, produtos do fornecedor 3 ativos, do mais caro pro mais barato')
  await operator.presses('Enter')
  await expect(page).toHaveURL(/\/produtos\?/)
  const searchParams = new URL(page.url()).searchParams
  expect([searchParams.get('fornecedorId'), searchParams.get('statusId'), searchParams.get('ordem')]).toEqual([
    '3',
    '1',
    'numPreco,DESC',
  ])

  await operator.typesKeyByKey('ajuste o estoque do produto mochila para trinta')
  await expect(operator.palette.getByText(/qual produto\?/)).toBeVisible()
  await operator.presses('ArrowDown')
  await operator.presses('Escape')

  await operator.typesKeyByKey('quem liberou o bônus 88?')
  await expect(page.getByText(/Isto não executa nada/)).toBeVisible()
  await page.keyboard.press('Escape')

  await operator.runs('bota no modo escuro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /escuro|dark/)
  await operator.runs('modo claro')
})
