/** A day's work typed in plain sentences: what is meant is done, and what is only spoken of is not. */
import { expect, test } from './test.ts'

test('lists are narrowed, ordered and sized in natural words', async ({ operador, page }) => {
  await operador.entra('/produtos')
  await operador.manda('só os bloqueados')
  await expect(page).toHaveURL(/statusId=3/)
  await operador.manda('do mais caro pro mais barato')
  await expect(page).toHaveURL(/statusId=3&ordem=|ordem=numPreco,DESC/)
  expect(new URL(page.url()).searchParams.get('statusId')).toBe('3')
  expect(new URL(page.url()).searchParams.get('ordem')).toBe('numPreco,DESC')
  await operador.manda('sem filtro de status')
  await expect(page).not.toHaveURL(/statusId/)
  await operador.manda('bônus do usuário 15')
  await expect(page).toHaveURL(/\/bonus\?beneficiarioId=15/)
  await operador.manda('me mostra as transações da semana passada')
  await expect(page).toHaveURL(/\/auditoria\/transacoes\/valor\?dataInicio=/)
})

test('a conjugated, polite request asks the exact question', async ({ operador, page }) => {
  await operador.entra('/')
  await operador.manda('por favor, exclua o produto doze')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir produto #12?')
  await page.keyboard.press('Escape')
})

test('nothing runs of a line that denies or asks, and it says why', async ({ operador, page }) => {
  await operador.entra('/')
  for (const line of ['não excluir produto 12', 'quem excluiu o produto 12?']) {
    await operador.digita(line)
    await expect(page.getByText(/Isto não executa nada/)).toBeVisible()
    await expect(page.getByRole('option', { name: /Excluir/ })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})

test('what a call cannot filter is said', async ({ operador, page }) => {
  await operador.entra('/produtos')
  await operador.digita('só os pendentes acima de 100 reais')
  await expect(page.getByText(/A lista de produtos não filtra por faixa de valor/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produtos$/)
})

test('what a call cannot filter is told whole, and the list is one key away without it', async ({ operador, page }) => {
  await operador.entra('/produtos')
  await operador.digita('pedidos de ontem do mais caro pro mais barato')
  const reason = page.getByText('A lista de pedidos não filtra por data')
  await expect(reason).toBeVisible()
  expect(await reason.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produtos$/)
  await page.keyboard.press('Control+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pedidos\?ordem=/)
})

test('an order is opened by its id, found in the list, with what belongs to it', async ({ operador, page, espera }) => {
  const { content, totalElements } = (await operador.consulta(
    '/gestor/estatisticas/pedidos?PAGE=0&SIZE=1000&ORDER=id,ASC',
  )) as { content: { id: number; produto: { dscNome: string } }[]; totalElements: number }
  const order = content[Math.floor(content.length / 3)]!
  expect(totalElements).toBeGreaterThan(100)
  await operador.entra('/')
  await operador.manda(`pedido ${order.id}`)
  const window = page.getByRole('dialog', { name: `Pedido #${order.id}` })
  await expect(window).toContainText(order.produto.dscNome)
  await expect(window.getByRole('link', { name: 'Bônus deste pedido' })).toBeVisible()
  expect(espera.vezes('GET', '/gestor/estatisticas/pedidos')).toBeLessThanOrEqual(13)
  await window.getByRole('link', { name: 'Bônus deste pedido' }).click()
  await expect(page).toHaveURL(new RegExp(`/bonus\\?pedidoId=${order.id}$`))
  await operador.manda('pedido 99999999')
  await expect(page.getByRole('dialog').getByText('Pedido #99999999 não existe.')).toBeVisible()
})

test('a transaction is opened by its id, and # means the screen’s own noun', async ({ operador, page, vigia }) => {
  // On a crowded machine #12 stands long enough to be looked for among all nouns, of which the hub has none.
  vigia.accept(/status of 404 .*\/rv-hub\/12\)/)
  await operador.entra('/produtos')
  await operador.manda('transação 42')
  const window = page.getByRole('dialog', { name: 'Transação #42' })
  await expect(window.getByRole('link', { name: 'Histórico desta transação' })).toBeVisible()
  await page.keyboard.press('Escape')
  await operador.abre('/produtos')
  await operador.manda('#12')
  await expect(page).toHaveURL(/\/produtos\/editar\/12$/)
})

test('a day’s work typed in plain sentences', async ({ operador, page, espera }) => {
  const users = await operador.lista<{ id: number; dscNome: string }>('/gestor/estatisticas/usuarios?PAGE=0&SIZE=1000')
  const ledger = await operador.lista<{ id: number; beneficiarioId: number }>(
    '/gestor/bonus?page=0&size=1000&statusId=1',
  )
  // Somebody of one name, with a few pending entries.
  const person = users.find(({ id, dscNome }) => {
    const theirs = ledger.filter(({ beneficiarioId }) => beneficiarioId === id).length
    return theirs > 1 && theirs < 20 && users.filter((other) => other.dscNome.includes(dscNome)).length === 1
  })!
  const theirs = ledger.filter(({ beneficiarioId }) => beneficiarioId === person.id)
  await operador.entra('/')

  await operador.manda('bom dia, me mostra os bônus pendentes')
  await expect(page).toHaveURL(/\/bonus\?statusId=1$/)
  await operador.manda('do maior valor pro menor')
  await expect(page).toHaveURL(/ordem=valor%2CDESC|ordem=valor,DESC/)

  await operador.digita(`libere os pendentes da @${person.dscNome}`)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('Liberar bônus')
  await operador.tecla('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(`Liberar ${theirs.length} bônus?`)
  await operador.tecla('s')
  await espera.toast(new RegExp(`${theirs.length} bônus liberados`))
  expect(await operador.lista(`/gestor/bonus?page=0&size=5&statusId=1&beneficiarioId=${person.id}`)).toEqual([])

  await operador.digita('e agora, produtos do fornecedor 3 ativos, do mais caro pro mais barato')
  await operador.tecla('Enter')
  await expect(page).toHaveURL(/\/produtos\?/)
  const asked = new URL(page.url()).searchParams
  expect([asked.get('fornecedorId'), asked.get('statusId'), asked.get('ordem')]).toEqual(['3', '1', 'numPreco,DESC'])

  await operador.digita('ajuste o estoque do produto mochila para trinta')
  await expect(operador.paleta.getByText(/qual produto\?/)).toBeVisible()
  await operador.tecla('ArrowDown')
  await operador.tecla('Escape')

  await operador.digita('quem liberou o bônus 88?')
  await expect(page.getByText(/Isto não executa nada/)).toBeVisible()
  await page.keyboard.press('Escape')

  await operador.manda('bota no modo escuro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /escuro|dark/)
  await operador.manda('modo claro')
})
