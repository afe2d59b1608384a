/** A list that is followed (listing/README §10): what changed is marked, and the cursor stays on its record. */
import { expect, test } from './test.ts'

for (const { path, call, field } of [
  { path: '/cashbacks', call: '**/api/gestor/cashback/listar*', field: 'dscCashback' },
  { path: '/transacoes', call: '**/api/gestor/estatisticas/transacoes*', field: 'dscDescricao' },
])
  test(`${path}: a row that changed elsewhere is marked`, async ({ page, operador }) => {
    await page.clock.install()
    await operador.entraNaLista(path)
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

for (const { path, call } of [
  { path: '/cashbacks', call: '/gestor/cashback/listar' },
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes' },
])
  test(`${path}: nothing is read under a question, a menu or out of sight, and after an hour no more`, async ({
    page,
    operador,
    espera,
  }) => {
    await page.clock.install()
    await operador.entraNaLista(path)
    await operador.tecla('j')
    await operador.manda('acompanhar')
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()
    await said('Acompanhando a cada 30 s')
    const asked = () => espera.vezes('GET', call)
    let before = asked()
    await page.clock.fastForward(30_000)
    await expect.poll(asked).toBe(before + 1)
    await page.waitForLoadState('networkidle')
    /** Nothing is asked in two rounds; then one is. */
    async function waits(begin: () => Promise<unknown>, end: () => Promise<unknown>) {
      await begin()
      before = asked()
      await page.clock.fastForward(30_000)
      await page.clock.fastForward(30_000)
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(before)
      await end()
      await page.clock.fastForward(30_000)
      await expect.poll(asked).toBe(before + 1)
      await page.waitForLoadState('networkidle')
    }
    const menu = page.getByRole('menu', { name: 'Colunas visíveis' })
    await waits(
      async () => {
        await page.getByRole('grid').focus()
        await operador.tecla('a c')
        await expect(menu).toBeVisible()
      },
      async () => {
        await operador.tecla('Escape')
        await expect(menu).toBeHidden()
      },
    )
    await waits(
      async () => {
        await operador.tecla('Mod+k')
        await expect(operador.paleta).toBeVisible()
      },
      async () => {
        await operador.tecla('Escape')
        await expect(operador.paleta).toBeHidden()
      },
    )
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      }, hidden)
    await waits(
      () => hide(true),
      () => hide(false),
    )
    await page.clock.fastForward(60 * 60_000)
    await said('Deixou de acompanhar: passou uma hora')
    before = asked()
    await page.clock.fastForward(60_000)
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(before)
  })

for (const path of ['/cashbacks', '/transacoes'])
  test(`${path}: one long table is not followed, and that is said`, async ({ page, operador, espera }) => {
    await page.clock.install()
    await operador.entraNaLista(path)
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()
    await operador.tecla('j')
    await operador.tecla('a w')
    await said('Acompanhando a cada 30 s')
    await operador.tecla('a m')
    await expect(page).toHaveURL(/modo=continuo/)
    await espera.linha('#')
    await page.clock.fastForward(30_000)
    await said('Deixou de acompanhar: só páginas se acompanham')
    await operador.tecla('a w')
    await said('Só páginas se acompanham')
  })
