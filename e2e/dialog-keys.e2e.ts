/** The keys of each dialog (commands/keys/README §7): they work inside it, and the page below receives none. */
import { expect, test } from './fixtures.ts'

test('a record: next, previous, edit, close and return to its row; one that does not exist cannot be edited', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/Failed to load resource: the server responded with a status of 404/)
  await operator.opensSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('v')
  await expect(page.getByRole('dialog')).toContainText('#249')
  await operator.presses('j')
  await expect(page.getByRole('dialog')).toContainText('#248')
  await operator.presses('ArrowRight ArrowLeft k')
  await expect(page.getByRole('dialog')).toContainText('#249')
  for (const label of ['Descrição', 'Percentual', 'Status', 'Data Cadastro', 'Data Atualização'])
    await expect(page.getByRole('dialog').getByText(label, { exact: true })).toBeVisible()
  await operator.presses('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
  await test.step('opened by a phrase it leads to the row that it shows last', async () => {
    await operator.runs('ver cashback 245')
    await expect(page.getByRole('dialog')).toContainText('Cashback #245')
    await operator.presses('j')
    await expect(page.getByRole('dialog')).toContainText('Cashback #244')
    await operator.presses('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText('#244')
  })
  await operator.focusesRow('#249')
  await operator.presses('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await operator.presses('e')
  await expected.path('/cashbacks/editar/249')
  await test.step('a record that does not exist cannot be edited', async () => {
    await operator.opens('/cashbacks?ver=99999')
    await expected.text('Cashback #99999 não existe.')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await operator.presses('e')
    await operator.presses('Escape')
    await expect(dialog).toHaveCount(0)
    await expected.path('/cashbacks')
  })
})

test('a confirmation: the arrows change buttons, other keys do nothing; Back rejects it, and closes help and history', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('Delete')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await operator.presses('ArrowRight')
  await expect(confirmation.getByRole('button', { name: 'Excluir' })).toBeFocused()
  await operator.presses('] Mod+k e ArrowLeft')
  await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expect(operator.palette).toHaveCount(0)
  await operator.presses('n')
  await expect(confirmation).toHaveCount(0)
  await expected.pageNumber(1, 25)
  await test.step('Back', async () => {
    await operator.presses('g l')
    await expected.heading('Lojas')
    await expected.row('#')
    await operator.presses('j Delete')
    await expect(confirmation).toContainText(/^Excluir loja #\d+\?/)
    const back = () => page.evaluate(() => history.back())
    await back()
    await expect(confirmation).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
    await expected.path('/lojas')
    for (const [open, name] of [
      ['?', 'Atalhos'],
      ['', 'Histórico'],
    ] as const) {
      if (open) await operator.presses(open)
      else await operator.runs('histórico de comandos')
      const box = page.getByRole('dialog', { name })
      await expect(box).toBeVisible()
      await back()
      await expect(box).toHaveCount(0)
      await expected.path('/lojas')
    }
    expect(watch.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
    await back()
    await expected.path('/cashbacks')
    await expected.heading('Cashbacks')
  })
})

test('a search: ↓ to the rows, ] and [ turn the page outside a field, Esc chooses nothing', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/produtos/cadastrar')
  await operator.field('Max Nível ID').focus()
  await operator.presses('Alt+ArrowDown')
  const search = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  const choices = search.getByRole('button', { name: /^Selecionar #/ })
  const box = search.getByLabel('Filtrar por Nome')
  // The focus starts in a text box.
  await expect(search.getByRole('textbox').first()).toBeFocused()
  await expect(choices.first()).toBeVisible()
  await expect(search).toContainText('Página 1 de')
  await box.focus()
  await operator.presses('ArrowDown ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  // From a row the focus moves to the rows of the next page; from a text box or a button it stays.
  await operator.presses(']')
  await expect(search).toContainText('Página 2 de')
  await expect(choices.first()).toBeFocused()
  await operator.presses('[')
  await expect(search).toContainText('Página 1 de')
  await expect(choices.first()).toBeFocused()
  await box.focus()
  await page.keyboard.type(']')
  await expect(box).toHaveValue(']')
  await operator.presses('Escape')
  await expect(search).toBeHidden()
  await expect(operator.field('Max Nível ID')).toHaveValue('')
})

test('a report: r retries the failures, Ctrl+C copies it', async ({ page, operator, platform, watch, context }) => {
  watch.acceptProblem(/status of 500/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.opensSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, times: 1, effect: { kind: 'status', status: 500 } })
  await operator.runs('excluir cashback 247-249')
  await operator.acceptsDialog('Excluir 3 cashbacks? #247, #248, #249')
  const report = page.getByRole('dialog')
  await expect(report).toContainText('1 falhou')
  await operator.presses('Mod+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Falha provocada')
  await operator.presses('r')
  await expect(report).toBeHidden()
  await expect
    .poll(
      async () => ((await operator.fetchJson('/gestor/cashback/listar')) as { totalElements: number }).totalElements,
    )
    .toBe(247)
})

test('the help: j and the arrows move its list, / leads to the search; while a key is recorded, Esc and Tab end only the recording', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  const list = help.getByRole('group', { name: 'Lista de atalhos' })
  const top = () => list.evaluate((box) => box.scrollTop)
  await expect(help).toBeFocused()
  await operator.presses('j ArrowDown')
  await expect.poll(top).toBe(64)
  await operator.presses('k k')
  await expect.poll(top).toBe(0)
  await operator.presses('/')
  await page.keyboard.type('j')
  await expect(help.getByLabel('Buscar um atalho')).toHaveValue('j')
  await test.step('while a key is recorded', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await operator.presses('Escape Escape')
    await expect(help).toHaveCount(0)
    await operator.runs('configurar atalhos')
    const keys = page.getByRole('dialog', { name: 'Configurar atalhos' })
    await keys.getByLabel('Buscar um comando').fill('Última página')
    const changeButton = keys.getByRole('button', { name: 'Trocar a tecla de Última página', exact: true })
    await changeButton.click()
    await page.keyboard.press('z')
    await page.keyboard.press('Escape')
    await expect(keys.getByText('Enter grava, Esc cancela')).toHaveCount(0)
    await expect(keys).toBeVisible()
    await expect(changeButton).toBeFocused()
    // Tab ends the recording; a focus that moved away would lose the recorded key.
    for (const endKey of ['Tab', 'Shift+Tab', 'Enter']) {
      for (const key of ['Enter', 'g', 'y', endKey]) await page.keyboard.press(key)
      await expect(changeButton).toBeFocused()
    }
    // 'Desligar', then 'Restaurar': each is disabled after its press.
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(changeButton).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })
})

test('a dialog returns the focus to where it was: the table, or the title of the screen', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await test.step('settings, opened while nothing has the focus', async () => {
    await operator.presses('g ,')
    const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
    await expect(settings).toBeVisible()
    await operator.presses('Escape')
    await expect(settings).toHaveCount(0)
    // If nothing had the focus before, it goes to the screen's title.
    await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
  })
  await test.step('dialogs', async () => {
    const title = page.getByRole('heading', { level: 1 })
    const table = page.getByRole('grid')
    for (const focusTarget of [table, title]) {
      await focusTarget.focus()
      for (const line of ['?', 'atalhos', 'roteiros']) {
        if (line === '?') await operator.presses(line)
        else await operator.runs(line)
        const opened = page
          .getByRole('dialog')
          .filter({ visible: true })
          .filter({ hasNot: page.getByRole('combobox') })
        await expect(opened).toHaveCount(1)
        await operator.presses('Escape')
        await expect(opened).toHaveCount(0)
        await expect(focusTarget, line).toBeFocused()
      }
    }
  })
})

test('a menu returns the focus to where it was, and so does the palette that closes it: the table, or its button', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const button = page.getByRole('button', { name: 'Idioma' })
  await test.step('menus of the top bar', async () => {
    await operator.focusesRow('#249')
    for (const line of ['abrir mensagens', 'abrir menu do usuário']) {
      await operator.runs(line)
      await expect(page.getByRole('menu')).toBeVisible()
      // Without a wait in between: a key must neither get lost nor open the menu again.
      await operator.presses('Escape ArrowDown')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.getByRole('grid')).toBeFocused()
    }
    await button.focus()
    await operator.presses('Enter Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
  await test.step('the palette closes an open menu', async () => {
    await button.focus()
    for (const [opener, focusTarget] of [
      ['Enter', button],
      ['.', page.getByRole('grid')],
    ] as const) {
      if (opener === '.') await operator.focusesRow('#249')
      await operator.presses(opener)
      await expect(page.getByRole('menu')).toBeVisible()
      await operator.presses('Mod+k')
      await expect(operator.palette.getByRole('combobox')).toBeFocused()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await operator.presses('Escape')
      await expect(operator.palette).toBeHidden()
      await expect(focusTarget).toBeFocused()
    }
  })
})

test('the page behind a dialog does not scroll under the wheel', async ({ page, operator }) => {
  await operator.opensListSignedIn('/cashbacks?tamanho=100')
  const scroller = page.locator('.list-scroller')
  const getScrollTop = () => scroller.evaluate((element) => element.scrollTop)
  const box = await scroller.boundingBox()
  const wheelAt = async (point: { x: number; y: number }) => {
    await page.mouse.move(point.x, point.y)
    await page.mouse.wheel(0, 300)
  }
  const outsidePoint = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 200 }
  await operator.presses('Mod+k')
  const list = operator.palette.getByRole('listbox')
  await expect(operator.palette.getByRole('combobox')).toHaveAttribute('aria-controls', /./)
  await expect(list).toHaveId((await operator.palette.getByRole('combobox').getAttribute('aria-controls')) ?? '')
  await wheelAt(outsidePoint)
  const listBox = await list.boundingBox()
  await wheelAt({ x: (listBox?.x ?? 0) + 40, y: (listBox?.y ?? 0) + 40 })
  // The second wheel event has arrived by then, and the first with it.
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  expect(await getScrollTop()).toBe(0)
  await operator.presses('Escape')
  await expect(operator.palette).toBeHidden()
  await wheelAt(outsidePoint)
  await expect.poll(getScrollTop).toBeGreaterThan(0)
})
