/** Bars, columns and chips at the widths with the least room: each of them is visible whole or not at all. */
import type { Page } from '@playwright/test'
import { findClippedParts } from './clipped-parts.ts'
import { expect, test } from './fixtures.ts'

const hints = (page: Page) => page.getByRole('contentinfo').locator('span', { hasText: 'linhas' }).first()

test('the ledger names its people from one request, and no column is cut without need', async ({
  page,
  operator,
  expected,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.openListSignedIn('/bonus')
  await expect(operator.row('#600').getByRole('gridcell').nth(2)).toHaveText(/^\p{Lu}\p{L}+ .+ #11$/u)
  await expect(operator.row('#600').getByRole('gridcell').nth(3)).toHaveText(/^\p{Lu}\p{L}+ .+ #364$/u)
  expect(expected.countCalls('GET', '/gestor/estatisticas/usuarios')).toBe(1)
  await expect(page.getByRole('grid')).not.toHaveAttribute('data-over')
  await page.setViewportSize({ width: 390, height: 844 })
  const status = operator.row('cancelado').getByRole('gridcell').filter({ hasText: '3 · cancelado' })
  await expect.poll(() => status.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
  // The actions come last there and cover no column.
  await expect(page.getByRole('columnheader', { name: 'Ações' })).not.toHaveCSS('position', 'sticky')
  // The table's edge fades while there are more columns, until the last one is visible.
  const scroller = page.getByRole('grid').locator('..')
  const fade = () => scroller.evaluate((box) => getComputedStyle(box.parentElement as Element, '::after').opacity)
  await expect.poll(fade).toBe('1')
  await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
  await expect.poll(fade).toBe('0')
})

test('footer, key hints and a form’s bar show whole words', async ({ page, operator, expected }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j x j x')
  const footer = page.locator('.list-footer-left')
  await expect(footer.getByRole('button', { name: /^Habilitar/ })).toBeInViewport({ ratio: 1 })
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findClippedParts(footer)).toEqual([])
    await expect.poll(() => findClippedParts(hints(page))).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.open('/produtos/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  await operator.press('Mod+Enter')
  await expected.text('Corrija: Nome, Modelo, Categoria, Fornecedor, Status')
  const tops = await Promise.all(
    [/^Voltar/, /^Gravar e abrir outro/, /^Cadastrar/].map(async (name) => {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('main').getByRole('link', { name }))
        .last()
        .boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }),
  )
  expect(new Set(tops).size).toBe(1)
})

test('every filter in force is visible whole, on a phone too', async ({ page, operator }) => {
  await operator.openSignedIn('/bonus?beneficiarioId=11&origemId=364&nivel=1&statusId=1')
  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(chips).toHaveCount(4)
    for (let index = 0; index < 4; index++) await expect(chips.nth(index), `${width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('no amount of a scan’s panel is cut, at any width and with large letters', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  await expect(panel.getByRole('table', { name: /^Por dia/ })).toBeVisible()
  const findCutTexts = () =>
    panel.evaluate((aside) => {
      const box = aside.querySelector('[data-figures]')?.parentElement as Element
      const edge = box.getBoundingClientRect().left + box.clientWidth
      const range = document.createRange()
      return [...box.querySelectorAll('td, dd')]
        .filter((cell) => {
          range.selectNodeContents(cell)
          return range.getBoundingClientRect().right > edge + 0.5
        })
        .map(({ textContent }) => textContent)
    })
  const setFontSize = (px: number) =>
    page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), px)
  const isNothingCut = async () => {
    for (const size of [32, 24, 16]) {
      await setFontSize(size)
      for (const width of [390, 640, 900, 1024, 1280, 1340, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(findCutTexts, `letters of ${size} px, ${width} px`).toEqual([])
      }
    }
  }
  await isNothingCut()
  await operator.runLine('somar valor por dia')
  await expect(panel.getByRole('table', { name: /^Valor por dia/ })).toBeVisible()
  await isNothingCut()
})

for (const path of [
  '/auditoria/transacoes/valor?valorMinimo=0.01&dataInicio=2026-01-01T00:00',
  '/cashbacks?STATUS_ID=1',
])
  test(`a long word in the status line covers neither session nor connection, and is whole: ${path}`, async ({
    page,
    operator,
  }) => {
    await operator.openListSignedIn(path)
    await operator.press('j ArrowRight')
    const footer = page.getByRole('contentinfo')
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await operator.press('w')
      const line = footer.getByText(/^Linha 1 de .+Filtro: /)
      await expect(line).toBeInViewport({ ratio: 1 })
      const lineBox = (await line.boundingBox())!
      for (const neighbour of [footer.getByText(/^Sessão/), footer.getByText('Conectado', { exact: true })]) {
        const box = (await neighbour.boundingBox())!
        expect(lineBox.x + lineBox.width, `${width} px`).toBeLessThanOrEqual(box.x)
      }
      expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    }
    // If the bar has no middle, the status line covers all of it for a while.
    await page.setViewportSize({ width: 390, height: 844 })
    await operator.press('w')
    // The text has an element of its own in the line that covers the bar.
    const line = footer.getByText(/^Linha 1 de /).locator('xpath=../..')
    await expect.poll(() => line.boundingBox()).toMatchObject({ x: 0, width: 390 })
  })

/**
 * The texts of the table's cells that are visible only in part, or that leave their row. A person's name may be cut if
 * it is on one line; the pointer shows it whole.
 */
const findCutCells = (page: Page) =>
  page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll('.list-rows [role=gridcell][aria-colindex]')]
      .filter((cell) => {
        const row = cell.parentElement?.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(cell)
        const { top, bottom, height, width } = text.getBoundingClientRect()
        const leaves = !row || (height > 0 && (top < row.top - 1 || bottom > row.bottom + 1))
        // Padding that clips a text does not count in a cell's scroll width.
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        const availableWidth = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const isCut = width > availableWidth + 1 && !cell.matches('[data-person]')
        return leaves || isCut || cell.scrollHeight > cell.clientHeight + 1
      })
      .map((cell) => cell.textContent),
  )

for (const path of [
  '/auditoria/transacoes/tipo',
  '/transacoes',
  '/bonus',
  '/pedidos',
  '/rvhub',
  '/produtos',
  // With row numbers beside the checkboxes.
  '/transacoes?modo=continuo',
  '/bonus?modo=continuo',
  '/pedidos?modo=continuo',
])
  test(`with the menu open every text of ${path} is whole and every name on one line, in rows of one height`, async ({
    page,
    operator,
  }) => {
    await operator.openListSignedIn(path)
    if (path.startsWith('/bonus')) await expect(operator.row('#600')).toContainText(/\p{L} #11\D/u)
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('complementary').or(page.getByRole('navigation')).first()).toBeVisible()
      await expect.poll(() => findCutCells(page), `${width} px`).toEqual([])
      const heights = await page
        .locator('.list-rows > tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(new Set(heights)).toEqual(new Set([36]))
    }
  })

for (const [path, order] of [
  ['/produtos', ['ID', 'Nome', 'Preço', 'Status']],
  ['/transacoes', ['ID', 'Descrição', 'Valor', 'Status', 'Data']],
  ['/auditoria/transacoes/tipo', ['ID', 'Descrição', 'Valor', 'Status', 'Data']],
  ['/pedidos', ['ID', 'Usuário', 'Valor', 'Data']],
  ['/fornecedores', ['ID', 'Imagem', 'Nome', 'Status']],
  ['/rvhub', ['ID', 'Nome', 'Valor']],
] as const)
  test(`if not all columns of ${path} fit, amount, status and date come before other words`, async ({
    page,
    operator,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await operator.openListSignedIn(path)
    const labels = page.locator('.list-grid th[aria-colindex]')
    await expect.poll(async () => (await labels.allTextContents()).slice(0, order.length)).toEqual([...order])
    // Without scrolling sideways, amount and status are visible.
    const first = page.locator('.list-rows > tr').first().getByRole('gridcell')
    await expect(first.nth((order as readonly string[]).includes('Status') ? 3 : 2)).toBeInViewport({ ratio: 0.7 })
  })

for (const [path, phrase, panel] of [
  ['/bonus', 'ler tudo', 'Leitura'],
  ['/bonus', 'inspecionar', 'Prévia'],
  ['/auditoria/transacoes/valor?valorMaximo=500', 'ler tudo', 'Leitura'],
] as const)
  test(`beside '${panel}' amount, state and date of ${path} stay visible, and the cursor on its column`, async ({
    page,
    operator,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await operator.openListSignedIn(path)
    await operator.press('j')
    const cursor = page.locator('.list-rows td[data-cursor]')
    const cell = page.locator('.list-rows > tr').first().locator('td[data-format=money]')
    await cell.click()
    const text = await cell.textContent()
    await operator.runLine(phrase)
    await expect(page.getByRole('complementary', { name: panel })).toBeVisible()
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      // The checkbox stays, so that mouse and finger can still select.
      const box = page.getByRole('checkbox', { name: /^Selecionar #/ }).nth(1)
      await box.click()
      await expect(box).toBeChecked()
      await box.click()
      for (const name of ['Valor', 'Status', 'Data'])
        await expect
          .poll(
            () =>
              page.getByRole('columnheader', { name, exact: true }).evaluate((header) => {
                const scroller = header.closest('.list-scroller') as Element
                const actions = scroller.querySelector('th.list-actions')
                const edge =
                  actions && getComputedStyle(actions).position === 'sticky'
                    ? actions.getBoundingClientRect().left
                    : scroller.getBoundingClientRect().right
                return Math.round(edge - header.getBoundingClientRect().right)
              }),
            `${name}, ${width} px`,
          )
          .toBeGreaterThanOrEqual(0)
      await expect(cursor).toHaveText(text ?? '')
    }
  })

for (const width of [1440, 1024])
  test(`amount, state and date of the ledger are visible at ${width} px, whole`, async ({ page, operator }) => {
    await page.setViewportSize({ width, height: 800 })
    await operator.openListSignedIn('/bonus')
    await expect(operator.row('#600')).toContainText(/\p{L} #11\D/u)
    for (const name of ['Valor', 'Status', 'Data'])
      await expect
        .poll(
          () =>
            page.getByRole('columnheader', { name, exact: true }).evaluate((header) => {
              const table = header.closest('table') as Element
              const columnIndex = header.getAttribute('aria-colindex')
              const range = document.createRange()
              range.selectNodeContents(table.querySelector(`.list-rows td[aria-colindex="${columnIndex}"]`) as Element)
              const actions = table.querySelector('th.list-actions') as Element
              return Math.round(actions.getBoundingClientRect().left - range.getBoundingClientRect().right)
            }),
          name,
        )
        .toBeGreaterThanOrEqual(0)
    await expect.poll(() => findCutCells(page)).toEqual([])
  })

test('a comparison of two records fits a phone without scrolling sideways', async ({ page, operator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/produtos', '/transacoes']) {
    await operator.openListSignedIn(path)
    await operator.press('j x j x d')
    const table = page.getByRole('dialog', { name: /^Comparar #/ }).getByRole('table')
    await expect(table).toContainText('R$')
    await expect
      .poll(() => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)))
      .toBeLessThanOrEqual(0)
    await operator.press('t')
    await expect
      .poll(() => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)))
      .toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  }
})

test('an untouched field is reported as missing, and as invalid after it loses the focus', async ({
  page,
  operator,
}) => {
  await operator.openSignedIn('/cashback-planos/cadastrar')
  const bar = page.getByRole('main').getByRole('button', { name: /^(Falta|Corrija):/ })
  await expect(bar).toHaveText('Falta: Nome, Profundidade')
  // The first field is not validated before something was typed into it, but it is named in the bar.
  await operator.field('Profundidade').focus()
  await operator.field('Nome').focus()
  await expect(bar).toHaveText('Corrija: Profundidade. Falta: Nome')
  await operator.fill('Nome', 'Clube')
  await operator.fill('Profundidade', '2')
  await expect(bar).toHaveCount(0)
  await operator.click('Adicionar nível')
  await expect(operator.field('Percentual da linha 1')).toBeFocused()
  await expect(bar).toHaveText('Falta: Níveis')
  await expect(operator.field('Percentual da linha 1')).not.toHaveAttribute('aria-invalid', 'true')
  await operator.press('Shift+Tab')
  await expect(bar).toHaveText('Corrija: Níveis')
  await operator.fill('Percentual da linha 1', '5')
  await expect(bar).toHaveCount(0)
})
