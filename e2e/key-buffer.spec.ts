/** Keys pressed before what they are meant for is there: early, on the way to a screen, between two windows. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Keys do not grow old, however slow the machine is: those that wait for longer than 3 s would be let go. */
const ageless = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() }),
  )

test('keys pressed before the command layer is there are not lost', async ({ page, operator, expected }) => {
  await ageless(page)
  await operator.openSignedIn('/cashbacks')
  const arrive = await operator.holdRequests(/command-layer/)
  await page.reload()
  await expected.row('#')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expected.path('/cashbacks')
  arrive()
  await expected.path('/produtos')
})

for (const [name, file, keys] of [
  ['no file of the console', /assets\/.*\.js$/, 'j'],
  ['no command layer', /assets\/command-layer-.*js$/, 'j'],
  ['no command layer', /assets\/command-layer-.*js$/, 'Mod+k j'],
] as const)
  test(`what is pressed while there is ${name} is done when it is: ${keys}`, async ({ page, operator }) => {
    await ageless(page)
    await operator.openSignedIn('/cashbacks')
    const arrive = await operator.holdRequests(file)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.start-loading').waitFor({ state: 'attached' })
    for (const key of keys.split(' ')) await page.keyboard.press(key.replace('Mod', 'ControlOrMeta'))
    arrive()
    if (keys === 'j') {
      await expect(page.getByRole('grid')).toBeFocused()
      await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '0')
    } else await expect(operator.palette.getByRole('combobox')).toHaveValue('j')
  })

test('what is pressed before the console is there is let go by Esc, by the sign-in, and acts on nothing unseen', async ({
  page,
  operator,
  expected,
}) => {
  await ageless(page)
  await operator.openSignedIn('/cashbacks')
  const arrive = await operator.holdRequests(/assets\/console-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.start-loading').waitFor({ state: 'attached' })
  for (const key of ['c', 'Escape', 'j', 'j', 'Delete']) await page.keyboard.press(key)
  arrive()
  const second = operator.row('#').locator('xpath=following-sibling::tr[1]')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Excluir cashback #')
  const id = /#\d+/.exec(await question.innerText())?.[0] ?? ''
  await operator.press('n')
  await expect(second).toContainText(id)
  await expected.path('/cashbacks')
  // Where the sign-in comes its field has what is typed.
  await operator.storeToken('')
  await expected.path('/login')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('E-mail')).toHaveValue('c')
})

test('in a table whose rows are read, keys for rows wait for them', async ({ operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j')
  const arrive = await operator.holdRequests(/cashback\/listar\?.*page=1/)
  await operator.press('] j e')
  await expected.text('Carregando...')
  arrive()
  await expected.heading('Editar Cashback')
  const rows = await operator.fetchRows('/gestor/cashback/listar?page=1&size=10&sort=id,DESC')
  await expected.path(`/cashbacks/editar/${rows[1]?.id}`)
})

test('a page is turned that was asked for before the list had answered', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  const arrive = await operator.holdRequests(/cashback\/listar\?.*page=0/)
  await page.reload()
  await expected.text('Carregando...')
  await operator.press(']')
  arrive()
  await expected.pageNumber(2, 25)
})

test.describe('a key pressed at once after one that leads elsewhere', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.openListSignedIn('/cashbacks')
  })

  test('is for the screen that comes, text for its form included', async ({ page, operator, expected }) => {
    await operator.press('g m c')
    for (const letter of 'Ouro') await page.keyboard.press(letter)
    await expected.path('/cashback-planos/cadastrar')
    await expect(operator.field('Nome')).toHaveValue('Ouro')
  })

  test('is for it after a line of the palette too, drawn or not', async ({ page, operator, expected }) => {
    await operator.press('Mod+k')
    await page.keyboard.type('ir para planos')
    await operator.press('Enter c')
    await expected.path('/cashback-planos/cadastrar')
    await expect(operator.field('Nome')).toBeFocused()
    await operator.press('Escape Escape')
    await expected.path('/cashback-planos')
    await expected.row('#')
    await operator.runLine('ir para produtos')
    await page.keyboard.press('c')
    await expected.path('/produtos/cadastrar')
  })

  test('leaves the record of the screen before alone', async ({ page, operator, expected, platform }) => {
    await platform.delayCalls('cashback-planos', 800)
    await operator.press('j')
    const deletions = operator.page.waitForRequest((request) => request.method() === 'DELETE', { timeout: 0 })
    await operator.press('g m Delete c')
    await expected.path('/cashback-planos/cadastrar')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await Promise.race([deletions.then(() => 'sent'), Promise.resolve('none')])).toBe('none')
  })
})

test('the palette opens on the way to a screen, and speaks of that one', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/cashback-planos')
  const arrive = await operator.holdRequests(/assets\/form-.*js$/)
  await page.reload()
  await expected.row('#')
  await operator.press('j c')
  await expected.path('/cashback-planos/cadastrar')
  await operator.typeLine('salvar')
  // Neither the row under the cursor nor the list's verbs.
  await expect(operator.palette.getByText(/#\d/)).toHaveCount(0)
  await expect(operator.palette.getByRole('option', { name: /Salvar plano/ })).toHaveCount(0)
  arrive()
  await expect(operator.palette.getByRole('option', { name: /Salvar plano/ })).toBeVisible()
})

test.describe('a form whose code is on its way', () => {
  let arrive: () => void

  test.beforeEach(async ({ page, operator, expected }) => {
    await operator.openSignedIn('/cashback-planos')
    arrive = await operator.holdRequests(/assets\/form-.*js$/)
    await page.reload()
    await expected.row('#')
    // The list is still drawn, with its cursor on a record.
    await operator.press('j c Delete Shift+O u r o')
    await expected.path('/cashback-planos/cadastrar')
  })

  test('has what was typed meanwhile, and the list’s record nothing of it', async ({ page, operator }) => {
    arrive()
    await expect(operator.field('Nome')).toHaveValue('Ouro')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('has nothing of it after Esc', async ({ page, operator }) => {
    await page.keyboard.press('Escape')
    arrive()
    await expect(operator.field('Nome')).toBeFocused()
    await page.keyboard.press('x')
    await expect(operator.field('Nome')).toHaveValue('x')
  })

  test('lets nobody wait without a word, and gives the keys free', async ({ page, operator, expected }) => {
    await expected.text('A tela demora: teclas não usadas')
    await operator.press('g p')
    await expected.path('/produtos')
    await expected.row('#')
    arrive()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a key pressed in the moment in which a question goes acts on the row again', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j Delete')
  const question = page.getByRole('alertdialog')
  for (let time = 0; time < 10; time++) {
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await Promise.all([page.keyboard.press('n'), page.keyboard.press('Delete')])
    await expect(question).toBeVisible()
  }
  await operator.press('n')
  await expect(page.getByRole('grid')).toBeFocused()
})

test.describe('what is pressed before a window that was asked for is in sight', () => {
  test('is the window’s where it tells something, and goes nowhere else', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/cashbacks')
    const arrive = await operator.holdRequests(/assets\/late-.*js$/)
    await page.reload()
    await expected.row('#')
    await operator.press('? g p')
    await expected.path('/cashbacks')
    arrive()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Nesta tela · Cashbacks' })).toBeVisible()
    await operator.press('Escape')
    await expected.path('/cashbacks')
    await operator.press('g p')
    await expected.path('/produtos')
  })

  test('is written into the filter line, whose code comes late', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/cashbacks')
    const arrive = await operator.holdRequests(/assets\/late-.*js$/)
    await page.reload()
    await expected.row('#250')
    await operator.focusRow('#250')
    await operator.press('/ s t')
    arrive()
    const line = page.getByRole('combobox', { name: 'Filtro digitado' })
    await expect(line).toBeFocused()
    // Of a letter of an input method no key tells.
    await page.keyboard.insertText('ê')
    await page.keyboard.type(' m')
    await expect(line).toHaveValue('stê m')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is the row menu’s, whose code comes late, and moves no cursor', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/produtos')
    const arrive = await operator.holdRequests(/assets\/late-.*js$/)
    await page.reload()
    await expected.row('#320')
    await operator.focusRow('#320')
    await operator.press('. ArrowDown Enter')
    arrive()
    await expected.path('/produtos/editar/320')
  })

  test('opens the palette in the place of the row menu, and not under it', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/produtos')
    const arrive = await operator.holdRequests(/assets\/late-.*js$/)
    await page.reload()
    await expected.row('#320')
    await operator.focusRow('#320')
    await operator.press('. Mod+K')
    await expect(operator.palette).toHaveCount(0)
    arrive()
    await expect(operator.palette.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await operator.press('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
  })

  test('answers no question and does nothing behind it', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/cashbacks')
    const arrive = await operator.holdRequests(/assets\/late-.*js$/)
    await page.reload()
    await expected.row('#250')
    await operator.focusRow('#250')
    await operator.press('Delete s x g p')
    arrive()
    const question = page.getByRole('alertdialog', { name: 'Excluir cashback #250?' })
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await operator.rejectDialog('Excluir cashback #250?')
    await expected.path('/cashbacks')
    await expected.noText('1 selecionado')
    expect(expected.countCalls('DELETE', '/gestor/cashback/deletar')).toBe(0)
  })
})

test('an id typed at once after the key that asks for it is the answer, and no key of the list', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/bonus')
  await operator.press('j a')
  // Quicker than a window is drawn: nothing but what was begun is gone on with between two of them.
  await page.evaluate(async () => {
    for (const key of ['r', '3', '1']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
  })
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('31')
  await operator.press('Enter')
  await expected.call('POST', '/gestor/bonus/reprocessar/pedido/31')
  await expected.path('/bonus')
})

test('what is typed into the menu while a slow screen comes stays in it', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/cashbacks')
  const arrive = await operator.holdRequests(/assets\/telas-listas-.*js$/)
  await page.reload()
  await expected.row('#')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Lojas' }).click()
  const search = menu.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('cash')
  arrive()
  await expected.heading('Lojas')
  await page.keyboard.type('backs')
  await expect(search).toHaveValue('cashbacks')
  // What leads from there to a screen has the focus go to its title, as from anywhere.
  await page.keyboard.press('Enter')
  await expected.heading('Cashbacks')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
