/** The bonus ledger: release, reprocessing, filters and the ways to order and transaction (spec 2 §2, §5, §8). */
import { expect, test } from './test.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (409|422|500)/
const reprocessed = (id: number) => `/gestor/bonus/reprocessar/pedido/${id}`

test('the ledger asks for twenty, newest first', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/bonus')
  await espera.chamada('GET', '/gestor/bonus', { query: { page: '0', size: '20', sort: 'dtCadastro,DESC' } })
  const columns = ['ID', 'Beneficiário', 'Origem', 'Pedido', 'Transação', 'Nível', 'Valor', 'Status', 'Data']
  for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await espera.pagina(1, 30)
})

test.describe('release', () => {
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/bonus')
  })

  test('of the row under the cursor, by its key', async ({ operador, espera }) => {
    await operador.foca('#599')
    await operador.tecla('l')
    await operador.confirma('Liberar bônus #599?')
    await espera.toast('Bônus liberado')
    const { body } = await espera.chamada('POST', '/gestor/bonus/599/liberar')
    expect(body ?? {}).toEqual({})
  })

  test('is answered by key after a press beside the question too', async ({ page, operador, espera }) => {
    await operador.foca('#599')
    await operador.tecla('l')
    const question = page.getByRole('alertdialog', { name: 'Liberar bônus #599?' })
    await expect(question).toBeVisible()
    await page.mouse.click(5, 300)
    await page.keyboard.press('s')
    await expect(question).toBeHidden()
    await espera.chamada('POST', '/gestor/bonus/599/liberar')
  })

  test('that is refused says why, in the server’s words or its own', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.faz('liberar bônus', 91)
    await espera.toast('Bônus #91 retido para análise.')
    await operador.faz('liberar bônus', 92)
    await espera.toast('Erro ao liberar')
  })

  test('of five asks once, goes on after a failure and names it', async ({ page, operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.manda('liberar bônus 94, 89-91 e 93')
    await operador.confirma('Liberar 5 bônus? #89, #90, #91, #93, #94')
    await espera.texto(/4 bônus liberados, 1 falhou/)
    await espera.texto('Bônus #91 retido para análise.')
    for (const id of [89, 90, 91, 93, 94]) expect(espera.vezes('POST', `/gestor/bonus/${id}/liberar`)).toBe(1)
    await expect(page.getByText('Tentar novamente').first()).toBeVisible()
  })
})

test.describe('Reprocessar por Pedido', () => {
  const dialog = { name: 'Reprocessar por Pedido' }
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/bonus')
  })

  test('asks for the order by key and sends it', async ({ page, operador, espera }) => {
    await operador.tecla('a r')
    await expect(operador.campo('ID do pedido')).toBeFocused()
    await page.keyboard.type('31')
    await operador.tecla('Enter')
    await espera.toast('Reprocessamento solicitado')
    await espera.chamada('POST', reprocessed(31))
  })

  test('keeps what is typed though a press goes beside it', async ({ page, operador, espera }) => {
    await operador.tecla('a r')
    await expect(operador.campo('ID do pedido')).toBeFocused()
    await page.keyboard.type('3')
    await page.mouse.click(5, 300)
    await page.keyboard.type('1')
    await expect(operador.campo('ID do pedido')).toHaveValue('31')
    await operador.tecla('Enter')
    await espera.chamada('POST', reprocessed(31))
  })

  test('ignores in silence what is no order', async ({ page, operador, vigia }) => {
    for (const answer of ['', '0', 'abc', '-3', '1,5']) {
      await operador.clica(/^Reprocessar por Pedido/)
      await page.getByRole('dialog', dialog).getByRole('textbox').fill(answer)
      await operador.tecla('Enter')
      await expect(page.getByRole('dialog', dialog), answer).toBeHidden()
      await expect(page.getByText(/Reprocessamento solicitado|Erro ao reprocessar/), answer).toHaveCount(0)
      expect(
        vigia.calls.filter(({ path }) => path.includes('reprocessar')),
        answer,
      ).toEqual([])
    }
  })

  test('tells a refusal', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    for (const [id, said] of [
      ['91', 'Pedido #91 em apuração.'],
      ['92', 'Erro ao reprocessar'],
    ] as const) {
      await operador.clica(/^Reprocessar por Pedido/)
      await operador.preenche('ID do pedido', id)
      await operador.tecla('Enter')
      await espera.toast(said)
    }
  })

  test('with an id in the phrase asks a plain question', async ({ operador, espera }) => {
    await operador.manda('reprocessar pedido 31')
    await operador.confirma('Reprocessar o pedido #31?')
    await espera.toast('Reprocessamento solicitado')
  })

  test('stands on the rows of Pedidos as well', async ({ operador, espera }) => {
    await operador.tecla('g o')
    await espera.linha('#2000')
    await operador.foca('#2000')
    await operador.tecla('a r')
    await operador.confirma('Reprocessar o pedido #2000?')
    await espera.chamada('POST', reprocessed(2000))
  })
})

test.describe('from an entry', () => {
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/bonus')
  })

  test('Enter opens the history of its transaction', async ({ page, operador }) => {
    const id = await operador.linha('#600').getByRole('link').nth(1).textContent()
    await operador.foca('#600')
    await operador.tecla('Enter')
    await expect(page.getByRole('heading', { name: `Histórico da Transação ${id}` })).toBeVisible()
  })

  test('its order is a link that leads to the orders', async ({ page, operador, espera }) => {
    const id = (await operador.linha('#600').getByRole('link').first().textContent())?.slice(1)
    await operador.linha('#600').getByRole('link').first().click()
    await espera.caminho('/pedidos')
    const missing = page.getByText(`O pedido #${id} não está nesta página.`)
    const under = page.locator('[role=grid] tr[data-cursor]').filter({ hasText: `#${id}` })
    await expect(missing.or(under).first()).toBeVisible()
  })
})

test('filters by field and by phrase', async ({ operador, espera }) => {
  await operador.entra('/bonus')
  await operador.preenche('Nível', '3')
  await operador.preenche('Status', '1')
  await operador.tecla('Enter')
  await espera.chamada('GET', '/gestor/bonus', { query: { nivel: '3', statusId: '1', page: '0' } })
  await operador.manda('bônus do pedido 12')
  await espera.chamada('GET', '/gestor/bonus', { query: { pedidoId: '12', page: '0' } })
})
