/** The keys of each window (commands/keys/README §7): they work inside it, and the page below hears nothing. */
import { expect, test } from './test.ts'

test('a record: next, previous, edit, close', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await operador.foca('#249')
  await operador.tecla('v')
  await expect(page.getByRole('dialog')).toContainText('#249')
  await operador.tecla('j')
  await expect(page.getByRole('dialog')).toContainText('#248')
  await operador.tecla('ArrowRight ArrowLeft k')
  await expect(page.getByRole('dialog')).toContainText('#249')
  await operador.tecla('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
  await operador.tecla('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await operador.tecla('e')
  await espera.caminho('/cashbacks/editar/249')
})

test('a record that does not exist is not offered to be edited', async ({ page, operador, espera, vigia }) => {
  vigia.accept(/Failed to load resource: the server responded with a status of 404/)
  await operador.entra('/cashbacks?ver=99999')
  await espera.texto('Cashback #99999 não existe.')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await operador.tecla('e')
  await operador.tecla('Escape')
  await expect(dialog).toHaveCount(0)
  await espera.caminho('/cashbacks')
})

test('a question: the arrows change buttons, other keys go nowhere', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await operador.foca('#249')
  await operador.tecla('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await operador.tecla('ArrowRight')
  await expect(question.getByRole('button', { name: 'Excluir' })).toBeFocused()
  await operador.tecla('] Mod+k e ArrowLeft')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expect(operador.paleta).toHaveCount(0)
  await operador.tecla('n')
  await expect(question).toHaveCount(0)
  await espera.pagina(1, 25)
})

test('Back is no to a question and closes help and history: the page stays, and nothing is sent', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('g l')
  await espera.titulo('Lojas')
  await espera.linha('#')
  await operador.tecla('j Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/^Excluir loja #\d+\?/)
  const back = () => page.evaluate(() => history.back())
  await back()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
  await espera.caminho('/lojas')
  for (const [open, name] of [
    ['?', 'Atalhos'],
    ['', 'Histórico'],
  ] as const) {
    if (open) await operador.tecla(open)
    else await operador.manda('histórico de comandos')
    const box = page.getByRole('dialog', { name })
    await expect(box).toBeVisible()
    await back()
    await expect(box).toHaveCount(0)
    await espera.caminho('/lojas')
  }
  expect(vigia.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await back()
  await espera.caminho('/cashbacks')
  await espera.titulo('Cashbacks')
})

test('a search: ↓ to the rows, ] and [ turn the page outside a field, Esc chooses nothing', async ({
  page,
  operador,
}) => {
  await operador.entra('/produtos/cadastrar')
  await operador.campo('Max Nível ID').focus()
  await operador.tecla('Alt+ArrowDown')
  const search = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  const choices = search.getByRole('button', { name: /^Selecionar #/ })
  const box = search.getByLabel('Filtrar por Nome')
  // It opens where one types.
  await expect(search.getByRole('textbox').first()).toBeFocused()
  await expect(choices.first()).toBeVisible()
  await expect(search).toContainText('Página 1 de')
  await box.focus()
  await operador.tecla('ArrowDown ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  // From the rows one comes to the rows of the next page, and stays where one types or presses.
  await operador.tecla(']')
  await expect(search).toContainText('Página 2 de')
  await expect(choices.first()).toBeFocused()
  await operador.tecla('[')
  await expect(search).toContainText('Página 1 de')
  await expect(choices.first()).toBeFocused()
  await box.focus()
  await page.keyboard.type(']')
  await expect(box).toHaveValue(']')
  await operador.tecla('Escape')
  await expect(search).toBeHidden()
  await expect(operador.campo('Max Nível ID')).toHaveValue('')
})

test('a report: r tries again what failed, Ctrl+C copies it', async ({
  page,
  operador,
  plataforma,
  vigia,
  context,
}) => {
  vigia.accept(/status of 500/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await operador.entra('/cashbacks')
  await plataforma.fault({ match: { method: 'DELETE' }, times: 1, effect: { kind: 'status', status: 500 } })
  await operador.manda('excluir cashback 247-249')
  await operador.confirma('Excluir 3 cashbacks? #247, #248, #249')
  const report = page.getByRole('dialog')
  await expect(report).toContainText('1 falhou')
  await operador.tecla('Mod+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Falha provocada')
  await operador.tecla('r')
  await expect(report).toBeHidden()
  await expect
    .poll(async () => ((await operador.consulta('/gestor/cashback/listar')) as { totalElements: number }).totalElements)
    .toBe(247)
})

test('the help: j and the arrows move its list, / leads to the search', async ({ page, operador }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  const list = help.getByRole('group', { name: 'Lista de atalhos' })
  const top = () => list.evaluate((box) => box.scrollTop)
  await expect(help).toBeFocused()
  await operador.tecla('j ArrowDown')
  await expect.poll(top).toBe(64)
  await operador.tecla('k k')
  await expect.poll(top).toBe(0)
  await operador.tecla('/')
  await page.keyboard.type('j')
  await expect(help.getByLabel('Buscar um atalho')).toHaveValue('j')
})

test('a window gives the focus back to where it was: the table, or the title of the screen', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/cashbacks')
  const title = page.getByRole('heading', { level: 1 })
  const table = page.getByRole('grid')
  for (const place of [table, title]) {
    await place.focus()
    for (const line of ['?', 'atalhos', 'roteiros']) {
      if (line === '?') await operador.tecla(line)
      else await operador.manda(line)
      const opened = page
        .getByRole('dialog')
        .filter({ visible: true })
        .filter({ hasNot: page.getByRole('combobox') })
      await expect(opened).toHaveCount(1)
      await operador.tecla('Escape')
      await expect(opened).toHaveCount(0)
      await expect(place, line).toBeFocused()
    }
  }
})

test('a menu of the top bar gives the focus back to where it was: the table, or its button', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.foca('#249')
  for (const line of ['abrir mensagens', 'abrir menu do usuário']) {
    await operador.manda(line)
    await expect(page.getByRole('menu')).toBeVisible()
    // One after the other without a wait: a key in between must not reach nobody, nor open the menu again.
    await operador.tecla('Escape ArrowDown')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
  }
  const button = page.getByRole('button', { name: 'Idioma' })
  await button.focus()
  await operador.tecla('Enter Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the palette opens over a menu, which goes, and the focus comes back to where it was before both', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/cashbacks')
  const button = page.getByRole('button', { name: 'Idioma' })
  await button.focus()
  for (const [opener, place] of [
    ['Enter', button],
    ['.', page.getByRole('grid')],
  ] as const) {
    if (opener === '.') await operador.foca('#249')
    await operador.tecla(opener)
    await expect(page.getByRole('menu')).toBeVisible()
    await operador.tecla('Mod+k')
    await expect(operador.paleta.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await operador.tecla('Escape')
    await expect(operador.paleta).toBeHidden()
    await expect(place).toBeFocused()
  }
})

test('while a key is recorded, Esc and Tab end that alone, and the focus stays on its line', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.manda('configurar atalhos')
  const keys = page.getByRole('dialog', { name: 'Configurar atalhos' })
  await keys.getByLabel('Buscar um comando').fill('Última página')
  const change = keys.getByRole('button', { name: 'Trocar a tecla de Última página', exact: true })
  await change.click()
  await page.keyboard.press('z')
  await page.keyboard.press('Escape')
  await expect(keys.getByText('Enter grava, Esc cancela')).toHaveCount(0)
  await expect(keys).toBeVisible()
  await expect(change).toBeFocused()
  // Tab takes what was typed; a focus that left with what is recorded would be lost.
  for (const end of ['Tab', 'Shift+Tab', 'Enter']) {
    for (const key of ['Enter', 'g', 'y', end]) await page.keyboard.press(key)
    await expect(change).toBeFocused()
  }
  // 'Desligar', then 'Restaurar': each is off once it was pressed.
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(change).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})

test('the settings: Esc closes them, wherever the focus is', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('g ,')
  const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
  await expect(settings).toBeVisible()
  await operador.tecla('Escape')
  await expect(settings).toHaveCount(0)
  // Where nothing had the focus before, it is on the screen's title after it.
  await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
})

test('the page behind a window stands still under the wheel', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks?tamanho=100')
  const scroller = page.locator('.list-scroller')
  const place = () => scroller.evaluate((it) => it.scrollTop)
  const box = await scroller.boundingBox()
  const wheel = async (over: { x: number; y: number }) => {
    await page.mouse.move(over.x, over.y)
    await page.mouse.wheel(0, 300)
  }
  const beside = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 200 }
  await operador.tecla('Mod+k')
  const list = operador.paleta.getByRole('listbox')
  await expect(operador.paleta.getByRole('combobox')).toHaveAttribute('aria-controls', /./)
  await expect(list).toHaveId((await operador.paleta.getByRole('combobox').getAttribute('aria-controls')) ?? '')
  await wheel(beside)
  const inside = await list.boundingBox()
  await wheel({ x: (inside?.x ?? 0) + 40, y: (inside?.y ?? 0) + 40 })
  // The second turn has come by then, and the first with it.
  await expect.poll(() => list.evaluate((it) => it.scrollTop)).toBeGreaterThan(0)
  expect(await place()).toBe(0)
  await operador.tecla('Escape')
  await expect(operador.paleta).toBeHidden()
  await wheel(beside)
  await expect.poll(place).toBeGreaterThan(0)
})

test('an address that spells an id otherwise opens no record', async ({ page, operador, espera }) => {
  for (const text of ['1e1', '012', '9007199254740993']) {
    await operador.entraNaLista(`/cashbacks?ver=${text}`)
    await espera.partes()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(espera.vezes('GET', '/gestor/cashback/visualizar')).toBe(0)
})
