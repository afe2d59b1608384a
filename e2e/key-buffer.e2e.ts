/** Keys pressed before their target is ready: before the console, on the way to a screen, between two dialogs. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Keeps buffered keys from expiring on a slow machine: keys that wait longer than 3 s would be dropped. */
const disableKeyExpiry = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() }),
  )

test('keys pressed before the console or its command layer is loaded are not lost', async ({
  page,
  operator,
  expected,
}) => {
  await disableKeyExpiry(page)
  await operator.opensSignedIn('/cashbacks')
  let arrive = () => {}
  /** Reloads the page, whose requests for a file then wait for `arrive`. */
  const reloadWithout = async (file: RegExp, waitUntil: 'commit' | 'load') => {
    await page.unrouteAll()
    arrive = await operator.holdsRequests(file)
    await page.reload({ waitUntil })
    if (waitUntil === 'commit') await page.locator('.start-loading').waitFor({ state: 'attached' })
  }
  await test.step('no file of the console: j', async () => {
    await reloadWithout(/assets\/.*\.js$/, 'commit')
    await page.keyboard.press('j')
    arrive()
    await expect(page.getByRole('grid')).toBeFocused()
    await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '0')
  })
  await test.step('no command layer: Mod+k j', async () => {
    await reloadWithout(/assets\/command-layer-.*js$/, 'commit')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.press('j')
    arrive()
    await expect(operator.palette.getByRole('combobox')).toHaveValue('j')
  })
  await reloadWithout(/command-layer/, 'load')
  await expected.row('#')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expected.path('/cashbacks')
  arrive()
  await expected.path('/produtos')
})

test('keys pressed before the console is ready are dropped by Esc and by the sign-in, and act on nothing unseen', async ({
  page,
  operator,
  expected,
}) => {
  await disableKeyExpiry(page)
  await operator.opensSignedIn('/cashbacks')
  const arrive = await operator.holdsRequests(/assets\/console-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.start-loading').waitFor({ state: 'attached' })
  for (const key of ['c', 'Escape', 'j', 'j', 'Delete']) await page.keyboard.press(key)
  arrive()
  const second = operator.row('#').locator('xpath=following-sibling::tr[1]')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Excluir cashback #')
  const id = /#\d+/.exec(await confirmation.innerText())?.[0] ?? ''
  await operator.presses('n')
  await expect(second).toContainText(id)
  await expected.path('/cashbacks')
  // If the sign-in page opens instead, its field gets the typed text.
  await operator.storesToken('')
  await expected.path('/login')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('E-mail')).toHaveValue('c')
})

test('in a table whose rows are loading, row keys and a page turn wait for them', async ({ operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j')
  const arrive = await operator.holdsRequests(/cashback\/listar\?.*page=1/)
  await operator.presses('] j e')
  await expected.text('Carregando...')
  arrive()
  await expected.heading('Editar Cashback')
  const rows = await operator.fetchRows('/gestor/cashback/listar?page=1&size=10&sort=id,DESC')
  await expected.path(`/cashbacks/editar/${rows[1]?.id}`)
  await test.step('a page turn before the list’s response', async () => {
    const arriveFirst = await operator.holdsRequests(/cashback\/listar\?.*page=0/)
    await operator.opens('/cashbacks')
    await expected.text('Carregando...')
    await operator.presses(']')
    arriveFirst()
    await expected.pageNumber(2, 25)
  })
})

test('a key pressed right after one that opens another screen goes to that screen, and leaves the record of the previous one alone', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await test.step('a line of the palette, whether it is rendered or not', async () => {
    await operator.presses('Mod+k')
    await page.keyboard.type('ir para planos')
    await operator.presses('Enter c')
    await expected.path('/cashback-planos/cadastrar')
    await expect(operator.field('Nome')).toBeFocused()
    await operator.presses('Escape Escape')
    await expected.path('/cashback-planos')
    await expected.row('#')
    await operator.runs('ir para produtos')
    await page.keyboard.press('c')
    await expected.path('/produtos/cadastrar')
  })
  await test.step('text for the form of the new screen', async () => {
    await operator.opensList('/cashbacks')
    await operator.presses('g m c')
    for (const letter of 'Ouro') await page.keyboard.press(letter)
    await expected.path('/cashback-planos/cadastrar')
    await expect(operator.field('Nome')).toHaveValue('Ouro')
  })
  await test.step('the record of the previous screen is left alone', async () => {
    await page.goto('about:blank')
    await operator.opensList('/cashbacks')
    await platform.delayCalls('cashback-planos', 800)
    await operator.presses('j')
    const deletions = operator.page.waitForRequest((request) => request.method() === 'DELETE', { timeout: 0 })
    await operator.presses('g m Delete c')
    await expected.path('/cashback-planos/cadastrar')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await Promise.race([deletions.then(() => 'sent'), Promise.resolve('none')])).toBe('none')
  })
})

test('a form whose code is loading gets the palette’s line and what was typed meanwhile, and the list’s record gets nothing', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashback-planos')
  let arrive = await operator.holdsRequests(/assets\/form-.*js$/)
  await page.reload()
  await expected.row('#')
  await operator.presses('j c')
  await expected.path('/cashback-planos/cadastrar')
  await operator.typesKeyByKey('salvar')
  // It offers neither the row under the cursor nor the list's commands.
  await expect(operator.palette.getByText(/#\d/)).toHaveCount(0)
  await expect(operator.palette.getByRole('option', { name: /Salvar plano/ })).toHaveCount(0)
  arrive()
  await expect(operator.palette.getByRole('option', { name: /Salvar plano/ })).toBeVisible()
  await test.step('a form whose code is loading gets what was typed meanwhile, and the list’s record gets nothing', async () => {
    await operator.opens('/cashback-planos')
    await page.unrouteAll()
    arrive = await operator.holdsRequests(/assets\/form-.*js$/)
    await page.reload()
    await expected.row('#')
    // The list is still rendered, with its cursor on a record.
    await operator.presses('j c Delete Shift+O u r o')
    await expected.path('/cashback-planos/cadastrar')
    arrive()
    await expect(operator.field('Nome')).toHaveValue('Ouro')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a key pressed just as a confirmation closes acts on the row again', async ({ page, operator }) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j Delete')
  const confirmation = page.getByRole('alertdialog')
  for (let time = 0; time < 10; time++) {
    await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await Promise.all([page.keyboard.press('n'), page.keyboard.press('Delete')])
    await expect(confirmation).toBeVisible()
  }
  await operator.presses('n')
  await expect(page.getByRole('grid')).toBeFocused()
})

test('keys pressed before a requested dialog or quick filter is visible go there, and nowhere else', async ({
  page,
  operator,
  expected,
}) => {
  await test.step('the help', async () => {
    await operator.opensSignedIn('/cashbacks')
    const arrive = await operator.holdsRequests(/assets\/lazy-.*js$/)
    await page.reload()
    await expected.row('#')
    await operator.presses('? g p')
    await expected.path('/cashbacks')
    arrive()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Nesta tela · Cashbacks' })).toBeVisible()
    await operator.presses('Escape')
    await expected.path('/cashbacks')
    await operator.presses('g p')
    await expected.path('/produtos')
  })
  await test.step('the quick filter', async () => {
    await page.unrouteAll()
    const arrive = await operator.holdsRequests(/assets\/lazy-.*js$/)
    await operator.opens('/cashbacks')
    await expected.row('#250')
    await operator.focusesRow('#250')
    await operator.presses('/ s t')
    arrive()
    const line = page.getByRole('combobox', { name: 'Filtro digitado' })
    await expect(line).toBeFocused()
    // A letter from an input method causes no key event.
    await page.keyboard.insertText('ê')
    await page.keyboard.type(' m')
    await expect(line).toHaveValue('stê m')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('keys pressed before a requested confirmation or row menu is visible confirm nothing and move no cursor', async ({
  page,
  operator,
  expected,
}) => {
  await test.step('a confirmation: nothing is confirmed, and nothing done behind it', async () => {
    await operator.opensSignedIn('/cashbacks')
    const arrive = await operator.holdsRequests(/assets\/lazy-.*js$/)
    await page.reload()
    await expected.row('#250')
    await operator.focusesRow('#250')
    await operator.presses('Delete s x g p')
    arrive()
    const confirmation = page.getByRole('alertdialog', { name: 'Excluir cashback #250?' })
    await expect(confirmation).toBeVisible()
    await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await operator.rejectsDialog('Excluir cashback #250?')
    await expected.path('/cashbacks')
    await expected.noText('1 selecionado')
    expect(expected.countCalls('DELETE', '/gestor/cashback/deletar')).toBe(0)
  })
  await test.step('the palette instead of the row menu, and not below it', async () => {
    await page.unrouteAll()
    const arrive = await operator.holdsRequests(/assets\/lazy-.*js$/)
    await operator.opens('/produtos')
    await expected.row('#320')
    await operator.focusesRow('#320')
    await operator.presses('. Mod+K')
    await expect(operator.palette).toHaveCount(0)
    arrive()
    await expect(operator.palette.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await operator.presses('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
  })
  await test.step('the row menu', async () => {
    await page.unrouteAll()
    const arrive = await operator.holdsRequests(/assets\/lazy-.*js$/)
    await operator.opens('/produtos')
    await expected.row('#320')
    await operator.focusesRow('#320')
    await operator.presses('. ArrowDown Enter')
    arrive()
    await expected.path('/produtos/editar/320')
  })
})

test('an id typed right after the key that asks for it is its argument, and no key of the list', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  await operator.presses('j a')
  // Faster than a dialog is rendered: between two of these keys only an open key sequence continues.
  await page.evaluate(async () => {
    for (const key of ['r', '3', '1']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
  })
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('31')
  await operator.presses('Enter')
  await expected.call('POST', '/gestor/bonus/reprocessar/pedido/31')
  await expected.path('/bonus')
})

test('text typed into the menu while a slow screen loads stays in it', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/cashbacks')
  const arrive = await operator.holdsRequests(/assets\/screens-lists-.*js$/)
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
  // Navigation from there moves the focus to the screen's title, as navigation from anywhere does.
  await page.keyboard.press('Enter')
  await expected.heading('Cashbacks')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
