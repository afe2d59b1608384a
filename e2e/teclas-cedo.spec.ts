/** Keys pressed before what they are meant for is there: early, on the way to a screen, between two windows. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Keys do not grow old, however slow the machine is: those that wait for longer than 3 s would be let go. */
const ageless = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() }),
  )

test('keys pressed before the command layer is there are not lost', async ({ page, operador, espera }) => {
  await ageless(page)
  await operador.entra('/cashbacks')
  const arrive = await operador.segura(/command-layer/)
  await page.reload()
  await espera.linha('#')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await espera.caminho('/cashbacks')
  arrive()
  await espera.caminho('/produtos')
})

for (const [name, file, keys] of [
  ['no file of the console', /assets\/.*\.js$/, 'j'],
  ['no command layer', /assets\/command-layer-.*js$/, 'j'],
  ['no command layer', /assets\/command-layer-.*js$/, 'Mod+k j'],
] as const)
  test(`what is pressed while there is ${name} is done when it is: ${keys}`, async ({ page, operador }) => {
    await ageless(page)
    await operador.entra('/cashbacks')
    const arrive = await operador.segura(file)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.start-loading').waitFor({ state: 'attached' })
    for (const key of keys.split(' ')) await page.keyboard.press(key.replace('Mod', 'ControlOrMeta'))
    arrive()
    if (keys === 'j') {
      await expect(page.getByRole('grid')).toBeFocused()
      await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '0')
    } else await expect(operador.paleta.getByRole('combobox')).toHaveValue('j')
  })

test('what is pressed before the console is there is let go by Esc, by the sign-in, and acts on nothing unseen', async ({
  page,
  operador,
  espera,
}) => {
  await ageless(page)
  await operador.entra('/cashbacks')
  const arrive = await operador.segura(/assets\/console-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.start-loading').waitFor({ state: 'attached' })
  for (const key of ['c', 'Escape', 'j', 'j', 'Delete']) await page.keyboard.press(key)
  arrive()
  const second = operador.linha('#').locator('xpath=following-sibling::tr[1]')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Excluir cashback #')
  const id = /#\d+/.exec(await question.innerText())?.[0] ?? ''
  await operador.tecla('n')
  await expect(second).toContainText(id)
  await espera.caminho('/cashbacks')
  // Where the sign-in comes its field has what is typed.
  await operador.guarda('')
  await espera.caminho('/login')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('E-mail')).toHaveValue('c')
})

test('in a table whose rows are read, keys for rows wait for them', async ({ operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j')
  const arrive = await operador.segura(/cashback\/listar\?.*page=1/)
  await operador.tecla('] j e')
  await espera.texto('Carregando...')
  arrive()
  await espera.titulo('Editar Cashback')
  const rows = await operador.lista('/gestor/cashback/listar?page=1&size=10&sort=id,DESC')
  await espera.caminho(`/cashbacks/editar/${rows[1]?.id}`)
})

test('a page is turned that was asked for before the list had answered', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  const arrive = await operador.segura(/cashback\/listar\?.*page=0/)
  await page.reload()
  await espera.texto('Carregando...')
  await operador.tecla(']')
  arrive()
  await espera.pagina(2, 25)
})

test.describe('a key pressed at once after one that leads elsewhere', () => {
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/cashbacks')
  })

  test('is for the screen that comes, text for its form included', async ({ page, operador, espera }) => {
    await operador.tecla('g m c')
    for (const letter of 'Ouro') await page.keyboard.press(letter)
    await espera.caminho('/cashback-planos/cadastrar')
    await expect(operador.campo('Nome')).toHaveValue('Ouro')
  })

  test('is for it after a line of the palette too, drawn or not', async ({ page, operador, espera }) => {
    await operador.tecla('Mod+k')
    await page.keyboard.type('ir para planos')
    await operador.tecla('Enter c')
    await espera.caminho('/cashback-planos/cadastrar')
    await expect(operador.campo('Nome')).toBeFocused()
    await operador.tecla('Escape Escape')
    await espera.caminho('/cashback-planos')
    await espera.linha('#')
    await operador.manda('ir para produtos')
    await page.keyboard.press('c')
    await espera.caminho('/produtos/cadastrar')
  })

  test('leaves the record of the screen before alone', async ({ page, operador, espera, plataforma }) => {
    await plataforma.late('cashback-planos', 800)
    await operador.tecla('j')
    const deletions = operador.page.waitForRequest((request) => request.method() === 'DELETE', { timeout: 0 })
    await operador.tecla('g m Delete c')
    await espera.caminho('/cashback-planos/cadastrar')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await Promise.race([deletions.then(() => 'sent'), Promise.resolve('none')])).toBe('none')
  })
})

test('the palette opens on the way to a screen, and speaks of that one', async ({ page, operador, espera }) => {
  await operador.entra('/cashback-planos')
  const arrive = await operador.segura(/assets\/form-.*js$/)
  await page.reload()
  await espera.linha('#')
  await operador.tecla('j c')
  await espera.caminho('/cashback-planos/cadastrar')
  await operador.digita('salvar')
  // Neither the row under the cursor nor the list's verbs.
  await expect(operador.paleta.getByText(/#\d/)).toHaveCount(0)
  await expect(operador.paleta.getByRole('option', { name: /Salvar plano/ })).toHaveCount(0)
  arrive()
  await expect(operador.paleta.getByRole('option', { name: /Salvar plano/ })).toBeVisible()
})

test.describe('a form whose code is on its way', () => {
  let arrive: () => void

  test.beforeEach(async ({ page, operador, espera }) => {
    await operador.entra('/cashback-planos')
    arrive = await operador.segura(/assets\/form-.*js$/)
    await page.reload()
    await espera.linha('#')
    // The list is still drawn, with its cursor on a record.
    await operador.tecla('j c Delete Shift+O u r o')
    await espera.caminho('/cashback-planos/cadastrar')
  })

  test('has what was typed meanwhile, and the list’s record nothing of it', async ({ page, operador }) => {
    arrive()
    await expect(operador.campo('Nome')).toHaveValue('Ouro')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('has nothing of it after Esc', async ({ page, operador }) => {
    await page.keyboard.press('Escape')
    arrive()
    await expect(operador.campo('Nome')).toBeFocused()
    await page.keyboard.press('x')
    await expect(operador.campo('Nome')).toHaveValue('x')
  })

  test('lets nobody wait without a word, and gives the keys free', async ({ page, operador, espera }) => {
    await espera.texto('A tela demora: teclas não usadas')
    await operador.tecla('g p')
    await espera.caminho('/produtos')
    await espera.linha('#')
    arrive()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a key pressed in the moment in which a question goes acts on the row again', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j Delete')
  const question = page.getByRole('alertdialog')
  for (let time = 0; time < 10; time++) {
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await Promise.all([page.keyboard.press('n'), page.keyboard.press('Delete')])
    await expect(question).toBeVisible()
  }
  await operador.tecla('n')
  await expect(page.getByRole('grid')).toBeFocused()
})

test.describe('what is pressed before a window that was asked for is in sight', () => {
  test('is the window’s where it tells something, and goes nowhere else', async ({ page, operador, espera }) => {
    await operador.entra('/cashbacks')
    const arrive = await operador.segura(/assets\/late-.*js$/)
    await page.reload()
    await espera.linha('#')
    await operador.tecla('? g p')
    await espera.caminho('/cashbacks')
    arrive()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Nesta tela · Cashbacks' })).toBeVisible()
    await operador.tecla('Escape')
    await espera.caminho('/cashbacks')
    await operador.tecla('g p')
    await espera.caminho('/produtos')
  })

  test('is written into the filter line, whose code comes late', async ({ page, operador, espera }) => {
    await operador.entra('/cashbacks')
    const arrive = await operador.segura(/assets\/late-.*js$/)
    await page.reload()
    await espera.linha('#250')
    await operador.foca('#250')
    await operador.tecla('/ s t')
    arrive()
    const line = page.getByRole('combobox', { name: 'Filtro digitado' })
    await expect(line).toBeFocused()
    // Of a letter of an input method no key tells.
    await page.keyboard.insertText('ê')
    await page.keyboard.type(' m')
    await expect(line).toHaveValue('stê m')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is the row menu’s, whose code comes late, and moves no cursor', async ({ page, operador, espera }) => {
    await operador.entra('/produtos')
    const arrive = await operador.segura(/assets\/late-.*js$/)
    await page.reload()
    await espera.linha('#320')
    await operador.foca('#320')
    await operador.tecla('. ArrowDown Enter')
    arrive()
    await espera.caminho('/produtos/editar/320')
  })

  test('opens the palette in the place of the row menu, and not under it', async ({ page, operador, espera }) => {
    await operador.entra('/produtos')
    const arrive = await operador.segura(/assets\/late-.*js$/)
    await page.reload()
    await espera.linha('#320')
    await operador.foca('#320')
    await operador.tecla('. Mod+K')
    await expect(operador.paleta).toHaveCount(0)
    arrive()
    await expect(operador.paleta.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await operador.tecla('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
  })

  test('answers no question and does nothing behind it', async ({ page, operador, espera }) => {
    await operador.entra('/cashbacks')
    const arrive = await operador.segura(/assets\/late-.*js$/)
    await page.reload()
    await espera.linha('#250')
    await operador.foca('#250')
    await operador.tecla('Delete s x g p')
    arrive()
    const question = page.getByRole('alertdialog', { name: 'Excluir cashback #250?' })
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await operador.cancela('Excluir cashback #250?')
    await espera.caminho('/cashbacks')
    await espera.semTexto('1 selecionado')
    expect(espera.vezes('DELETE', '/gestor/cashback/deletar')).toBe(0)
  })
})

test('an id typed at once after the key that asks for it is the answer, and no key of the list', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/bonus')
  await operador.tecla('j a')
  // Quicker than a window is drawn: nothing but what was begun is gone on with between two of them.
  await page.evaluate(async () => {
    for (const key of ['r', '3', '1']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(press)
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
  })
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('31')
  await operador.tecla('Enter')
  await espera.chamada('POST', '/gestor/bonus/reprocessar/pedido/31')
  await espera.caminho('/bonus')
})

test('what is typed into the menu while a slow screen comes stays in it', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  const arrive = await operador.segura(/assets\/telas-listas-.*js$/)
  await page.reload()
  await espera.linha('#')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Lojas' }).click()
  const search = menu.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('cash')
  arrive()
  await espera.titulo('Lojas')
  await page.keyboard.type('backs')
  await expect(search).toHaveValue('cashbacks')
  // What leads from there to a screen has the focus go to its title, as from anywhere.
  await page.keyboard.press('Enter')
  await espera.titulo('Cashbacks')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
