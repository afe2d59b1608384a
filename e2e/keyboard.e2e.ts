/** The keys of the console: sequences, layouts, the switch for single keys, and the focus. */
import { expect, test } from './fixtures.ts'

test('sequences run, wait, start over and report unknown keys', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('g p')
  await expected.path('/produtos')
  await operator.presses('g g c')
  await expected.path('/cashbacks')
  await operator.presses('g')
  const panel = page.getByRole('status', { name: 'Próximas teclas' })
  await expect(panel).toContainText('Fornecedores')
  await operator.presses('a')
  await expect(panel).toContainText('Auditoria por Tipo')
  // The ends of the entries distinguish them: none is cut.
  const isCut = (names: Element[]) => names.some((name) => name.scrollWidth > name.clientWidth + 1)
  expect(await panel.locator('li > span:last-child').evaluateAll(isCut)).toBe(false)
  await operator.presses('t')
  await expected.path('/auditoria/transacoes/tipo')
  await operator.presses('g c')
  await expected.row('#')
  await operator.presses('j g k')
  await expected.path('/categorias')
  await operator.presses('g a t')
  await expected.path('/auditoria/transacoes/tipo')
  await operator.presses('g x')
  await expected.text('g x: sem atalho')
  await operator.presses('c')
  await expected.text('Nada para cadastrar aqui')
  await expected.path('/auditoria/transacoes/tipo')
})

test('keys are recognised by the character they write, whatever the layout; one held down deletes nothing and turns no page [G11]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await test.step('a key held down', async () => {
    await page.evaluate(() => {
      for (const key of [']', 'Delete', 'g'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code: 'KeyA', repeat: true, bubbles: true, cancelable: true }),
        )
    })
    await expected.pageNumber(1, 25)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  const press = (key: string, code: string, shiftKey = false) =>
    page.evaluate(
      (init) => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      },
      { key, code, shiftKey },
    )
  // ABNT2: the key at BracketRight writes '[', the one at Backslash ']'.
  await press(']', 'Backslash')
  await expected.pageNumber(2, 25)
  await press('[', 'BracketRight')
  await expected.pageNumber(1, 25)
  await press('Dead', 'BracketLeft')
  await press('?', 'IntlRo', true)
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
})

test('single keys can be switched off at once, and stay off', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('?')
  await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).click()
  await operator.presses('Escape')
  // No chip on the page shows one: the help has another key, and the keys of the grid's rows still work.
  await expect(page.getByRole('button', { name: /atalhos$/ })).toHaveText(/Ctrl.*atalhos/)
  await expect(
    page
      .locator('main kbd')
      .filter({ hasText: /^[a-z[\]]$/ })
      .locator('visible=true'),
  ).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-keyshortcuts', 'Shift+PageDown')
  await operator.presses('g p')
  await operator.presses(']')
  await page.reload()
  await expected.row('#')
  await operator.presses('?')
  await expected.pageNumber(1, 25)
  await expected.path('/cashbacks')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await operator.presses('Mod+k')
  await expect(operator.palette).toBeVisible()
})

test('a pressed button keeps the focus while it works, behind its confirmation, and at the last page', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 500/)
  const button = (name: RegExp) => page.getByRole('button', { name })
  await operator.opensListSignedIn('/bonus')
  await button(/^Reprocessar por Pedido/).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await operator.presses('Escape')
  await expect(button(/^Reprocessar por Pedido/)).toBeFocused()
  await button(/^Próxima/).press('Enter')
  await expected.text(/^Página 2 de/)
  await button(/^Anterior/).press('Enter')
  await expected.text(/^Página 1 de/)
  await expect(button(/^Anterior/)).toBeDisabled()
  await expect(button(/^Anterior/)).toBeFocused()
  await operator.opens('/lojas/editar/3')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await operator.fills('Nome', 'Loja do Centro')
  await platform.addFault({ match: { method: 'PUT' }, effect: { kind: 'status', status: 500 } })
  await button(/^Salvar/).press('Enter')
  await expected.text(/^Não salvo/)
  await expect(button(/^Salvar/)).toBeFocused()
})

test('a button that disappears with its press leaves the focus in the table, or at the title', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 500/)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const table = page.getByRole('grid')
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('x')
  await press('Limpar seleção')
  await expect(table).toBeFocused()
  await platform.failCalls('listar$', 500, { times: 3 })
  await operator.presses('r')
  await press('Tentar novamente')
  await expect(operator.row('#249')).toBeVisible()
  await expect(table).toBeFocused()
  await operator.opens('/cashbacks?DSC_CASHBACK=zzzz')
  await press('Limpar filtros')
  await expect(operator.row('#250')).toBeVisible()
  await expect(table).toBeFocused()
  await operator.presses('a g')
  await press('Parar gravação')
  await expect(page.getByRole('heading', { name: 'Cashbacks' })).toBeFocused()
})

test('F6 goes through the regions and leaves the last step to the browser; an empty table shows no row keys, and a row those that act on it', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const region = () =>
    page.evaluate(() => {
      const names = ['#topo', '#menu-lateral', '[role=grid]']
      const ownName = names.find((name) => document.activeElement?.closest(name) !== null)
      return ownName ?? document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? ''
    })
  const walked: string[] = []
  for (let step = 0; step < 6; step++) {
    await operator.presses('F6')
    walked.push(await region())
  }
  expect(walked).toEqual(['#topo', '#menu-lateral', 'filtros', 'barra', '[role=grid]', 'paginacao'])
  const isLeftToBrowser = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener('keydown', (event) => resolve(!event.defaultPrevented))),
  )
  await operator.presses('F6')
  expect(await isLeftToBrowser).toBe(true)
  await operator.presses('Shift+F6')
  expect(await region()).toBe('[role=grid]')
  await test.step('the keys in the footer', async () => {
    await page.getByRole('grid').focus()
    const keys = page.getByRole('contentinfo').locator('[data-line] > span').first()
    await operator.presses('Mod+Home')
    await expect(keys).toContainText('editar')
    await operator.presses('x j x')
    // With two rows selected none can be opened.
    await expect(keys).not.toContainText('editar')
    await expect(keys).toContainText('excluir')
    await operator.presses('Escape ArrowUp ArrowUp')
    await expect(keys).toContainText('ocultar')
    await expect(keys).not.toContainText('excluir')
    await operator.presses('j')
    await expect(keys).toContainText('excluir')
    await page.route('**/gestor/cashback/listar*', (route) =>
      route.fulfill({ json: { content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 } }),
    )
    await operator.presses('r')
    await expect(page.getByText('Nenhum registro').first()).toBeVisible()
    await expect(page.getByRole('grid')).toBeFocused()
    await expect(keys).toContainText('cadastrar')
    await expect(keys).not.toContainText(/editar|excluir|linhas|selecionar/)
  })
})

test('F6 goes through the parts of the dashboard, of the preview and of a form, and the help has the key there', async ({
  page,
  operator,
}) => {
  const visitRegions = async (steps: number) => {
    const visited: (string | undefined)[] = []
    for (let step = 0; step < steps; step++) {
      await operator.presses('F6')
      visited.push(
        await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']),
      )
    }
    return visited
  }
  await operator.opensSignedIn('/')
  await expect(page.getByText('produtos pendentes')).toBeVisible()
  // The top bar and the menu are before the parts of the screen. 'Comandos recentes' is empty: nothing there has the focus.
  expect((await visitRegions(7)).slice(2)).toEqual(['totais', 'credito', 'a-fazer', 'transacoes30', 'destinos'])
  await operator.presses('?')
  await expect(page.getByRole('dialog').getByText('Próxima região')).toBeVisible()

  await operator.opensList('/cashbacks')
  await operator.presses('j i')
  const preview = page.getByRole('complementary', { name: 'Prévia' })
  await expect(preview.getByRole('heading', { name: 'Cashback #250' })).toBeVisible()
  expect(await visitRegions(2)).toEqual(['previa', 'paginacao'])
  await operator.presses('Shift+F6')
  await expect(preview).toBeFocused()
  await operator.presses('Escape')
  await expect(page.getByRole('grid')).toBeFocused()

  await operator.opens('/cashbacks/editar/249')
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await operator.fills('Descrição', 'Outra')
  await expect(page.getByRole('complementary', { name: 'Alterações não salvas' })).toBeVisible()
  expect(await visitRegions(2)).toEqual(['alteracoes', 'salvar'])
  await operator.presses('Shift+F6 Shift+F6 Shift+F6')
  expect(await visitRegions(1)).toEqual(['campos'])
})

test('a day’s work needs no mouse', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  await page.evaluate(() => {
    const recordMouse = (event: MouseEvent) => document.body.setAttribute('data-mouse', event.type)
    for (const type of ['mousedown', 'click'] as const)
      document.addEventListener(type, (event) => event.detail > 0 && recordMouse(event), true)
  })
  await operator.presses('j j')
  await operator.presses('x j x')
  await expected.text('2 selecionados')
  await operator.presses('Escape')
  await test.step('the menu of a row takes the movement keys, and letters lead to its entries', async () => {
    await operator.presses('.')
    const menu = page.getByRole('menu', { name: 'Ações de #248' })
    const entry = menu.getByRole('menuitem')
    await expect(menu).toBeFocused()
    await operator.presses('ArrowDown ArrowDown')
    await expect(entry.nth(1)).toBeFocused()
    await operator.presses('Home')
    await expect(entry.first()).toBeFocused()
    await operator.presses('End')
    await expect(entry.last()).toBeFocused()
    await operator.presses('e')
    await expect(menu.getByRole('menuitem', { name: /^Editar/ })).toBeFocused()
    await operator.presses('Enter')
    await expected.path('/cashbacks/editar/248')
    // The first Esc leaves the form's first field.
    await expect(operator.field('Status')).toBeFocused()
    await operator.presses('Escape Escape')
    await expected.path('/cashbacks')
    await expected.row('#248')
  })
  await operator.presses(']')
  await expected.pageNumber(2, 25)
  await operator.presses('c')
  await expected.path('/cashbacks/cadastrar')
  await expected.heading('Cadastrar Cashback')
  await operator.runs('ir para produtos')
  await expected.path('/produtos')
  await expected.row('#')
  await operator.presses('f')
  await expect(operator.field('Nome')).toBeFocused()
  await operator.presses('Escape')
  await operator.runs('ordenar por preço decrescente')
  await expect(page.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'descending')
  await operator.runs('tamanho da página 100')
  await expected.pageNumber(1, 4)
  await operator.runs('tema escuro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await operator.runs('sair')
  await expected.path('/login')
  await expect(page.locator('body[data-mouse]')).toHaveCount(0)
})

test('the tests’ own key press waits for the command layer, also if a dialog hides the footer', async ({
  page,
  operator,
}) => {
  test.setTimeout(10_000)
  await page.setContent('<input aria-label="Texto" autofocus><footer></footer>')
  await page.getByLabel('Texto').focus()
  const keyPress = operator.presses('x')
  await page.locator('footer').evaluate((footer) => {
    footer.setAttribute('aria-hidden', 'true')
    footer.textContent = 'atalhos'
  })
  await keyPress
  await expect(page.getByLabel('Texto')).toHaveValue('x')
})
