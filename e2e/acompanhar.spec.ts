/** A list that is followed (listing/README §10): what changed is marked, and the cursor stays on its record. */
import { expect, test } from './test.ts'

for (const { path, call, field } of [
  { path: '/cashbacks', call: '**/api/gestor/cashback/listar*', field: 'dscCashback' },
  { path: '/transacoes', call: '**/api/gestor/estatisticas/transacoes*', field: 'dscDescricao' },
])
  test(`${path}: a row that changed elsewhere is marked`, async ({ page, operador, espera }) => {
    await page.clock.install()
    await operador.entra(path)
    await espera.linha('#')
    await operador.tecla('j j')
    const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
    const id = await cursor.innerText()
    // Somebody else has written: the next answer has another text in its first row.
    await page.route(call, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { content: Record<string, unknown>[] }
      if (body.content[0]) body.content[0][field] = 'Mudado por outra pessoa'
      await route.fulfill({ response: answer, json: body })
    })
    await operador.manda('acompanhar a cada 10 segundos')
    await expect(page.getByRole('status').filter({ hasText: 'Acompanhando a cada 10 s' }).first()).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(operador.linha('Mudado por outra pessoa')).toBeVisible()
    await expect(operador.linha('Mudado por outra pessoa')).toHaveAttribute('data-fresh', 'true')
    await expect(page).toHaveTitle(/^\(1\) /)
    expect(await cursor.innerText()).toBe(id)
    await operador.tecla('Escape Escape')
    await operador.manda('parar de acompanhar')
    await expect(page).not.toHaveTitle(/^\(/)
  })
