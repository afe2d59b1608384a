/** The keys of the console: sequences, layouts, the switch, and where the focus is. */
import { expect, test } from './test.ts'

test('sequences go, wait, start over and say what they do not know', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('g p')
  await espera.caminho('/produtos')
  await operador.tecla('g g c')
  await espera.caminho('/cashbacks')
  await operador.tecla('g')
  const panel = page.getByRole('status', { name: 'Próximas teclas' })
  await expect(panel).toContainText('Fornecedores')
  await operador.tecla('a')
  await expect(panel).toContainText('Auditoria por Tipo')
  // What tells its entries apart stands at their end: none is cut.
  const isCut = (names: Element[]) => names.some((name) => name.scrollWidth > name.clientWidth + 1)
  expect(await panel.locator('li > span:last-child').evaluateAll(isCut)).toBe(false)
  await operador.tecla('t')
  await espera.caminho('/auditoria/transacoes/tipo')
  await operador.tecla('g c')
  await espera.linha('#')
  await operador.tecla('j g k')
  await espera.caminho('/categorias')
  await operador.tecla('g a t')
  await espera.caminho('/auditoria/transacoes/tipo')
  await operador.tecla('g x')
  await espera.texto('g x: sem atalho')
  await operador.tecla('c')
  await espera.texto('Nada para cadastrar aqui')
  await espera.caminho('/auditoria/transacoes/tipo')
})

test('an empty table is promised no key of a row, and a row those that act on it', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  const keys = page.getByRole('contentinfo').locator('[data-line] > span').first()
  await operador.tecla('j')
  await expect(keys).toContainText('editar')
  await operador.tecla('x j x')
  // Of two rows none is opened.
  await expect(keys).not.toContainText('editar')
  await expect(keys).toContainText('excluir')
  await operador.tecla('Escape ArrowUp ArrowUp')
  await expect(keys).toContainText('ocultar')
  await expect(keys).not.toContainText('excluir')
  await operador.tecla('j')
  await expect(keys).toContainText('excluir')
  await page.route('**/gestor/cashback/listar*', (route) =>
    route.fulfill({ json: { content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 } }),
  )
  await operador.tecla('r')
  await expect(page.getByText('Nenhum registro').first()).toBeVisible()
  await expect(page.getByRole('grid')).toBeFocused()
  await expect(keys).toContainText('cadastrar')
  await expect(keys).not.toContainText(/editar|excluir|linhas|selecionar/)
})

test('keys are known by what they write, whatever the layout [G11]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
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
  await espera.pagina(2, 25)
  await press('[', 'BracketRight')
  await espera.pagina(1, 25)
  await press('Dead', 'BracketLeft')
  await press('?', 'IntlRo', true)
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
})

test('the help lists this screen first and can be searched', async ({ page, operador }) => {
  await operador.entraNaLista('/produtos')
  await operador.tecla('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  await expect(help.getByRole('heading').nth(1)).toHaveText('Nesta tela · Produtos')
  await operador.tecla('/')
  await page.keyboard.type('sincronizar')
  await expect(help.getByText('Sincronizar RV')).toBeVisible()
  await expect(help.getByText('Próxima página')).toHaveCount(0)
  // The first Esc empties the search, the second closes.
  await operador.tecla('Escape')
  await expect(help.getByText('Próxima página').first()).toBeVisible()
  await operador.tecla('Escape')
  await expect(help).toBeHidden()
})

test('single keys can be switched off at once and for good', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('?')
  await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).click()
  await operador.tecla('Escape')
  // No chip on the page promises one: the help has another key, what the grid's rows have goes on working.
  await expect(page.getByRole('button', { name: /atalhos$/ })).toHaveText(/Ctrl.*atalhos/)
  await expect(
    page
      .locator('main kbd')
      .filter({ hasText: /^[a-z[\]]$/ })
      .locator('visible=true'),
  ).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-keyshortcuts', 'Shift+PageDown')
  await operador.tecla('g p')
  await operador.tecla(']')
  await page.reload()
  await espera.linha('#')
  await operador.tecla('?')
  await espera.pagina(1, 25)
  await espera.caminho('/cashbacks')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await operador.tecla('Mod+k')
  await expect(operador.paleta).toBeVisible()
})

test('a key held down deletes nothing and pages nothing [G11]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await page.evaluate(() => {
    for (const key of [']', 'Delete', 'g'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: 'KeyA', repeat: true, bubbles: true, cancelable: true }),
      )
  })
  await espera.pagina(1, 25)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a pressed button keeps the focus while it works, behind what it asked, and at the end of the pages', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(/status of 500/)
  const button = (name: RegExp) => page.getByRole('button', { name })
  await operador.entraNaLista('/bonus')
  await button(/^Reprocessar por Pedido/).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await operador.tecla('Escape')
  await expect(button(/^Reprocessar por Pedido/)).toBeFocused()
  await button(/^Próxima/).press('Enter')
  await espera.texto(/^Página 2 de/)
  await button(/^Anterior/).press('Enter')
  await espera.texto(/^Página 1 de/)
  await expect(button(/^Anterior/)).toBeDisabled()
  await expect(button(/^Anterior/)).toBeFocused()
  await operador.entra('/lojas/editar/3')
  await operador.preenche('Nome', 'Loja do Centro')
  await plataforma.fault({ match: { method: 'PUT' }, effect: { kind: 'status', status: 500 } })
  await button(/^Salvar/).press('Enter')
  await espera.texto(/^Não salvo/)
  await expect(button(/^Salvar/)).toBeFocused()
})

test('a button that goes with its press leaves the focus in the table, or at the title', async ({
  page,
  operador,
  plataforma,
  vigia,
}) => {
  vigia.accept(/status of 500/)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const table = page.getByRole('grid')
  await operador.entraNaLista('/cashbacks')
  await operador.foca('#249')
  await operador.tecla('x')
  await press('Limpar seleção')
  await expect(table).toBeFocused()
  await plataforma.refuse('listar$', 500, { times: 3 })
  await operador.tecla('r')
  await press('Tentar novamente')
  await expect(operador.linha('#249')).toBeVisible()
  await expect(table).toBeFocused()
  await operador.abre('/cashbacks?DSC_CASHBACK=zzzz')
  await press('Limpar filtros')
  await expect(operador.linha('#250')).toBeVisible()
  await expect(table).toBeFocused()
  await operador.tecla('a g')
  await press('Parar gravação')
  await expect(page.getByRole('heading', { name: 'Cashbacks' })).toBeFocused()
})

test('F6 walks the regions and leaves the last one to the browser', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  const region = () =>
    page.evaluate(() => {
      const names = ['#topo', '#menu-lateral', '[data-region=filtros]', '[role=grid]', '[data-region=paginacao]']
      return names.find((name) => document.activeElement?.closest(name) !== null) ?? ''
    })
  const walked: string[] = []
  for (let step = 0; step < 5; step++) {
    await operador.tecla('F6')
    walked.push(await region())
  }
  expect(walked).toEqual(['#topo', '#menu-lateral', '[data-region=filtros]', '[role=grid]', '[data-region=paginacao]'])
  const left = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener('keydown', (event) => resolve(!event.defaultPrevented))),
  )
  await operador.tecla('F6')
  expect(await left).toBe(true)
  await operador.tecla('Shift+F6')
  expect(await region()).toBe('[role=grid]')
})

for (const { path, first } of [
  { path: '/cashbacks', first: 250 },
  { path: '/produtos', first: 320 },
])
  test(`${path}: an open menu of a row has the keys of movement, and letters lead to its entries`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(path)
    await operador.tecla('j .')
    const menu = page.getByRole('menu', { name: `Ações de #${first}` })
    const entry = menu.getByRole('menuitem')
    await expect(menu).toBeFocused()
    await operador.tecla('ArrowDown ArrowDown')
    await expect(entry.nth(1)).toBeFocused()
    await operador.tecla('Home')
    await expect(entry.first()).toBeFocused()
    await operador.tecla('End')
    await expect(entry.last()).toBeFocused()
    await operador.tecla('e')
    await expect(menu.getByRole('menuitem', { name: /^Editar/ })).toBeFocused()
    await operador.tecla('Enter')
    await espera.caminho(`${path}/editar/${first}`)
  })

test('the last act is repeated on the row at hand, with its own question', async ({ operador, espera }) => {
  await operador.entraNaLista('/bonus')
  await operador.foca('#599')
  await operador.tecla('l')
  await operador.confirma('Liberar bônus #599?')
  await espera.toast('Bônus liberado')
  await operador.foca('#598')
  await operador.tecla('a a')
  await operador.cancela('Liberar bônus #598?')
  expect(espera.vezes('POST', '/gestor/bonus/598/liberar')).toBe(0)
})

test('a day’s work needs no mouse', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await page.evaluate(() => {
    const seen = (event: MouseEvent) => document.body.setAttribute('data-mouse', event.type)
    for (const type of ['mousedown', 'click'] as const)
      document.addEventListener(type, (event) => event.detail > 0 && seen(event), true)
  })
  await operador.tecla('j j')
  await operador.tecla('x j x')
  await espera.texto('2 selecionados')
  await operador.tecla('Escape')
  await operador.tecla('v')
  await expect(page.getByRole('dialog', { name: /Cashback #/ })).toBeVisible()
  await operador.tecla('Escape')
  await operador.tecla(']')
  await espera.pagina(2, 25)
  await operador.tecla('c')
  await espera.caminho('/cashbacks/cadastrar')
  await espera.titulo('Cadastrar Cashback')
  await operador.manda('ir para produtos')
  await espera.caminho('/produtos')
  await espera.linha('#')
  await operador.tecla('f')
  await expect(operador.campo('Nome')).toBeFocused()
  await operador.tecla('Escape')
  await operador.manda('ordenar por preço decrescente')
  await expect(page.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'descending')
  await operador.manda('tamanho da página 100')
  await espera.pagina(1, 4)
  await operador.manda('tema escuro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await operador.manda('sair')
  await espera.caminho('/login')
  await expect(page.locator('body[data-mouse]')).toHaveCount(0)
})

test('a key of these tests waits for the command layer, also where a window hides the footer', async ({
  page,
  operador,
}) => {
  test.setTimeout(10_000)
  await page.setContent('<input aria-label="Texto" autofocus><footer></footer>')
  await page.getByLabel('Texto').focus()
  const pressed = operador.tecla('x')
  await page.locator('footer').evaluate((footer) => {
    footer.setAttribute('aria-hidden', 'true')
    footer.textContent = 'atalhos'
  })
  await pressed
  await expect(page.getByLabel('Texto')).toHaveValue('x')
})
