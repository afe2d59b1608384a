/** Very long texts, unusual characters, things dropped in the wrong place, and lists that change under a key. */
import { alterRows } from './change-answers.ts'
import { expect, test } from './fixtures.ts'

test('very long words and right-to-left characters leave the layout unchanged; a long text is cut in its cell, and shown in full in the record [F14, G5]', async ({
  page,
  operator,
  expected,
}) => {
  const oddTexts = [
    'W'.repeat(1_000_000),
    `\u202Eoãçide ed oduo\u202C fim`,
    'שלום עולם 123',
    '\u200B'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(400),
  ]
  await operator.opensListSignedIn('/cashbacks')
  const readColumnWidths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().width))
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const [before, overflow] = [await readColumnWidths(), await measureOverflow()]
  await alterRows(page, '/gestor/cashback/listar', (rows) => {
    for (const [index, text] of oddTexts.entries()) Object.assign(rows[index] ?? {}, { dscCashback: text })
  })
  await operator.presses('r')
  await expected.row('WWWW')
  expect(await readColumnWidths()).toEqual(before)
  expect(await measureOverflow()).toBe(overflow)
  const cells = page
    .getByRole('grid')
    .getByRole('gridcell')
    .filter({ hasText: /WWWW|fim|שלום|👩/ })
  expect(await cells.count()).toBeGreaterThanOrEqual(4)
  for (const cell of await cells.all()) {
    expect(await cell.evaluate((node) => getComputedStyle(node).unicodeBidi)).toBe('isolate')
    expect(((await cell.textContent()) ?? '').length).toBeLessThanOrEqual(301)
    expect(await cell.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThan(60)
  }
  expect(await measureOverflow()).toBe(overflow)
  await test.step('a long text in full in the record', async () => {
    await page.unrouteAll()
    const longText = `${'Muito comprido '.repeat(3_000)}até o fim`
    await page.route(/\/api\/gestor\/cashback\/(listar|visualizar)\?/, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { content?: object[] }
      Object.assign(body.content?.[0] ?? body, { dscCashback: longText })
      await route.fulfill({ response, json: body })
    })
    await operator.opens('/cashbacks')
    await expected.row('Muito comprido')
    const cell = operator.row('#250').getByRole('gridcell').filter({ hasText: 'Muito comprido' })
    expect(await cell.textContent()).toBe(`${longText.slice(0, 300)}…`)
    await operator.focusesRow('#250')
    await operator.presses('i')
    await expect(page.getByText('até o fim').first()).toBeAttached()
    // A response may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('Enter runs the line highlighted at that moment, though the list changes [G7]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensSignedIn('/perfil')
  // Records the highlighted line at keydown, before any other listener runs.
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Enter')
          Object.assign(window, { chosen: document.querySelector('[role=option][aria-selected=true]')?.textContent })
      },
      { capture: true },
    )
  })
  const getChosen = () => page.evaluate(() => (window as unknown as { chosen?: string }).chosen ?? '')
  const places = { Lojas: '/lojas', Pedidos: '/pedidos' }
  for (const ms of [0, 120, 240]) {
    // Records found by name join the list later than its commands.
    await platform.delayCalls('/listar$', ms, { times: 4 })
    for (const [word, path] of Object.entries(places)) {
      await operator.typesKeyByKey(`ir para ${word.toLowerCase().slice(0, 5)}`)
      await expect(operator.palette.getByRole('option', { selected: true })).toContainText(word)
      await page.keyboard.press('Enter')
      expect(await getChosen()).toContain(word)
      await expected.path(path)
    }
  }
})

test('a drop beside the picture’s field, or of no picture, is refused with a hint and opens nothing [L10, L4]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/fornecedores/editar/4', 'Nome')
  const dropOn = (dropTarget: string, what: { files?: [name: string, text: string, type: string][]; text?: string }) =>
    page.evaluate(
      ([selector, { files = [], text }]) => {
        const dataTransfer = new DataTransfer()
        for (const [name, content, type] of files) dataTransfer.items.add(new File([content], name, { type }))
        if (text !== undefined) dataTransfer.setData('text/uri-list', text)
        const target = document.querySelector(selector)
        const dragOver = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
        target?.dispatchEvent(dragOver)
        const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
        target?.dispatchEvent(dropped)
        // The browser opens a drop in place of the page unless its default is prevented.
        return [dragOver.defaultPrevented, dropped.defaultPrevented]
      },
      [dropTarget, what] as const,
    )
  const FIELD = '[data-image-field]'
  const page1: [string, string, string] = ['pagina.html', '<script>1</script>', 'text/html']
  expect(await dropOn('main h1', { files: [page1] })).toEqual([true, true])
  expect(await dropOn('main h1', { text: 'https://exemplo.test/' })).toEqual([true, true])
  expect(await dropOn(FIELD, { text: 'https://exemplo.test/' })).toEqual([true, true])
  await expected.text('Solte um arquivo de imagem.')
  await dropOn(FIELD, { files: [page1, page1] })
  await expected.text('Escolha uma única imagem.')
  await dropOn(FIELD, { files: [page1] })
  await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP.')
  // A folder arrives as a file without content.
  await dropOn(FIELD, { files: [['pasta', '', '']] })
  await expected.text(/vazio/)
  await dropOn(FIELD, { files: [['figura.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png']] })
  await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP.')
  await expect(page.locator('a[href^="blob:"], a[href^="data:"], iframe, object, embed')).toHaveCount(0)
  await expected.path('/fornecedores/editar/4')
})
