/** Columns by key, by phrase and by mouse (listing/columns/README): said once, in the address, kept, and taken back. */
import { labels } from './columns.ts'
import { expect, test } from './test.ts'

for (const { path, title, column, place, width, phrase } of [
  { path: '/transacoes', title: 'Transações', column: 'Valor', place: 3, width: 116, phrase: 'valor' },
  { path: '/cashbacks', title: 'Cashbacks', column: 'Status', place: 4, width: 112, phrase: 'status' },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operador, espera }) => {
      await operador.entra(path)
      await espera.titulo(title)
      await espera.linha('#')
    })

    test('in the header: moves, widens, fits, holds and hides, and says so', async ({ page, operador, espera }) => {
      const header = page.getByRole('columnheader', { name: column, exact: true })
      const count = (await labels(page)).length
      await operador.tecla('j k')
      for (let step = 1; step < place; step++) await operador.tecla('ArrowRight')
      await operador.tecla('Enter')
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await espera.linha('#')
      await operador.tecla('+')
      await espera.dito(`Coluna ${column}, ${place}ª de ${count}, ${width + 32} px`)
      await expect(page).toHaveURL(/larguras=/)
      expect(await header.evaluate((it) => it.getBoundingClientRect().width)).toBe(width + 32)
      await operador.tecla('Shift+ArrowLeft')
      await espera.dito(`Coluna ${column}, ${place}ª de ${count}, ${width + 24} px`)
      await operador.tecla('<')
      await espera.dito(`Coluna ${column}, ${place - 1}ª de ${count}`)
      expect((await labels(page)).indexOf(column)).toBe(place - 2)
      await operador.tecla('p')
      await espera.dito(`Coluna ${column} fixada à esquerda`)
      expect((await labels(page))[0]).toBe(column)
      await operador.tecla('=')
      await espera.dito(new RegExp(`Coluna ${column}, 1ª de ${count}, \\d+ px`))
      await operador.tecla('z')
      await espera.dito(`Coluna ${column} oculta`)
      await expect(header).toBeHidden()
      await operador.manda('colunas padrão')
      await espera.dito('Colunas padrão')
      await espera.caminho(path)
      expect((await labels(page)).indexOf(column)).toBe(place - 1)
    })

    test('stays for its operator, and goes back a step with the browser', async ({ page, operador, espera }) => {
      await operador.manda(`largura ${phrase} 240`)
      await expect(page).toHaveURL(/larguras=[^&]*:240/)
      await operador.tecla('g d')
      await espera.caminho('/')
      await operador.abre(path)
      await espera.linha('#')
      await expect(page).toHaveURL(/larguras=[^&]*:240/)
      const header = page.getByRole('columnheader', { name: column, exact: true })
      await expect.poll(() => header.evaluate((it) => it.getBoundingClientRect().width)).toBe(240)
      await operador.manda(`ocultar ${phrase}`)
      await expect(header).toBeHidden()
      await page.goBack()
      await expect(header).toBeVisible()
    })

    test('moves by mouse: its edge, a double click on it, the header itself', async ({ page, espera }) => {
      const header = page.getByRole('columnheader', { name: column, exact: true })
      const box = async () => (await header.boundingBox())!
      const drag = async (from: { x: number; y: number }, by: number) => {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(from.x + by / 2, from.y, { steps: 4 })
        await page.mouse.move(from.x + by, from.y, { steps: 4 })
        await page.mouse.up()
      }
      const before = await box()
      const edge = () => box().then(({ x, y, width: wide, height }) => ({ x: x + wide - 4, y: y + height / 2 }))
      // The first press fetches what a drag is made of.
      await page.mouse.click((await edge()).x, (await edge()).y)
      await expect(async () => {
        await drag(await edge(), 60)
        expect((await box()).width).toBeGreaterThan(before.width + 40)
      }).toPass()
      await page.mouse.dblclick((await edge()).x, (await edge()).y)
      await expect.poll(async () => (await box()).width).toBeLessThan(before.width + 40)
      // All of that sorts nothing, and a click far from the word does.
      await expect(header).toHaveAttribute('aria-sort', 'none')
      const { width: wide, height } = await box()
      await header.click({ position: { x: wide - 14, y: height - 3 } })
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      const names = await labels(page)
      const from = await box()
      const first = (await page.getByRole('columnheader', { name: 'ID', exact: true }).boundingBox())!
      await drag({ x: from.x + 20, y: from.y + from.height / 2 }, first.x + 10 - from.x - 20)
      await expect.poll(() => labels(page)).toEqual([column, ...names.filter((name) => name !== column)])
      await espera.linha('#')
    })
  })

for (const { path, first, second, last } of [
  { path: '/pedidos', first: 'Valor', second: 'Data', last: 'Usuário' },
  { path: '/bonus', first: 'Nível', second: 'Valor', last: 'Data' },
])
  test(`${path}: by phrase and by the header's menu, for its operator alone [M1]`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(path)
    const own = await labels(page)
    await operador.manda(`largura ${first.toLowerCase()} 140`)
    await espera.dito(`Coluna ${first}, ${own.indexOf(first) + 1}ª de ${own.length}, 140 px`)
    await operador.manda(`${first.toLowerCase()} depois de ${second.toLowerCase()}`)
    await expect
      .poll(() => labels(page))
      .toEqual(own.filter((name) => name !== first).toSpliced(own.indexOf(second), 0, first))
    await operador.manda(`fixar coluna ${last.toLowerCase()}`)
    await espera.dito(`Coluna ${last} fixada à esquerda`)
    expect((await labels(page))[0]).toBe(last)
    await operador.manda(`ocultar ${second.toLowerCase()}`)
    await espera.dito(new RegExp(`^Coluna ${second} oculta`))
    await page.getByRole('grid').focus()
    await operador.tecla('Mod+Home ArrowUp .')
    const menu = page.getByRole('menu', { name: /^Coluna / })
    await menu.getByRole('menuitem', { name: /^Alargar, 32 px/ }).click()
    await espera.dito(/^Coluna .+, 1ª de \d+, \d+ px$/)
    await operador.tecla('.')
    await menu.getByRole('menuitem', { name: /^Ocultar/ }).click()
    await espera.dito(/^Coluna .+ oculta/)
    const mine = await labels(page)
    expect(mine).toHaveLength(own.length - 2)
    // Whoever else signs in here has the list's own.
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const other = await operador.ficha('saida-falha@gestor.test')
    await operador.troca(other)
    await operador.abre(path)
    await espera.linha('#')
    expect(await labels(page)).toEqual(own)
    await operador.troca(token ?? '')
    await operador.abre(path)
    await espera.linha('#')
    expect(await labels(page)).toEqual(mine)
    await operador.manda('colunas padrão')
    await expect.poll(() => labels(page)).toEqual(own)
    await espera.caminho(path)
  })

test('a held column goes where it was meant to, and what is said of it is so', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  const own = await labels(page)
  await operador.manda('fixar coluna status')
  await espera.dito('Coluna Status fixada à esquerda')
  await operador.manda('status depois de nome')
  await espera.dito('Coluna Status, 3ª de 7')
  await expect.poll(() => labels(page)).toEqual(own.filter((name) => name !== 'Status').toSpliced(2, 0, 'Status'))
  await operador.manda('colunas padrão')
  await expect.poll(() => labels(page)).toEqual(own)
  await operador.manda('fixar coluna preço')
  await espera.dito('Coluna Preço fixada à esquerda')
  await page.getByRole('grid').focus()
  await operador.tecla('Mod+Home ArrowUp Home >')
  await espera.dito('Coluna Preço, 2ª de 7')
  await expect.poll(() => labels(page)).toEqual(own.filter((name) => name !== 'Preço').toSpliced(1, 0, 'Preço'))
})

test('as many columns are held as leave room to scroll, and one more is refused', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/produtos?presas=id,dscNome,numPreco,numEstoque')
  const before = await labels(page)
  await operador.manda('fixar coluna categoria')
  await espera.dito('Até 4 colunas ficam à esquerda')
  await operador.manda('categoria antes de id')
  expect(await labels(page)).toEqual(before)
})

test('a width that no column may have is refused with the reason', async ({ page, operador }) => {
  await operador.entraNaLista('/produtos')
  await operador.dita('largura nome 99999')
  await expect(operador.paleta.getByText('Uma coluna tem até 900 px')).toBeVisible()
  await operador.tecla('Enter')
  await expect(operador.paleta).toBeVisible()
  await expect(page).not.toHaveURL(/larguras/)
})

test('= fits a column to what is seen in it, names and states too', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/bonus')
  await expect(page.getByRole('gridcell', { name: /^[A-Z].* #\d+$/ }).first()).toBeVisible()
  for (const column of ['Beneficiário', 'Status']) {
    await operador.manda(`largura ${column} 60`)
    await espera.dito(/, 60 px$/)
    await operador.manda(`ajustar coluna ${column}`)
    await espera.dito(new RegExp(`^Coluna ${column}, .+ px$`))
    const at = (await labels(page)).indexOf(column) + 2
    const cut = () =>
      page.locator(`.list-rows td[aria-colindex="${at}"]`).evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const all = document.createRange()
          all.selectNodeContents(cell)
          const { height, right } = all.getBoundingClientRect()
          const edge = cell.getBoundingClientRect().right
          return height > 24 || right > edge ? [`${cell.textContent} ${height} ${right - edge}`] : []
        }),
      )
    await expect.poll(cut).toEqual([])
  }
})

test.describe('where not all columns fit', () => {
  for (const { path, width } of [
    { path: '/transacoes?presas=id,dscDescricao', width: 1024 },
    { path: '/bonus?presas=id,beneficiarioId', width: 1024 },
    { path: '/produtos?presas=id', width: 390 },
  ])
    test(`${path}, ${width} px: the cell under the cursor is seen whole, beside what is held and what follows it`, async ({
      page,
      operador,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await operador.entraNaLista(path)
      await operador.tecla('j')
      const columns = (await labels(page)).length
      const covered = () =>
        page.locator('.list-grid tr[data-cursor] td[data-cursor]').evaluate((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          const others = [...cell.parentElement!.querySelectorAll('[data-held], .list-actions')]
          const over = others.filter((other) => other !== cell && getComputedStyle(other).position === 'sticky')
          const scroller = cell.closest('.list-scroller')!.getBoundingClientRect()
          return [
            ...over.filter((other) => {
              const box = other.getBoundingClientRect()
              return box.left < right - 1 && box.right > left + 1
            }),
            ...(left < scroller.left - 1 || right > scroller.right + 1 ? [cell] : []),
          ].map((other) => other.textContent)
        })
      for (const key of ['ArrowRight', 'ArrowLeft'])
        for (let step = 1; step < columns; step++) {
          await operador.tecla(key)
          await expect.poll(covered, `${key} ${step}`).toEqual([])
        }
    })
})

test('at 1024 px the verbs of a row stand over no text of any list, and the ledger’s date is in sight', async ({
  page,
  operador,
  espera,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const lists = ['cashbacks', 'categorias', 'fornecedores', 'produtos', 'lojas', 'cashback-planos', 'rvhub', 'pedidos']
  const audits = ['usuario?usuarioId=15', 'valor'].map((one) => `auditoria/transacoes/${one}`)
  await operador.entra('/cashbacks')
  for (const path of [...lists, ...audits, 'transacoes', 'usuarios', 'bonus']) {
    await operador.abre(`/${path}`)
    await espera.linha('#')
    const cut = await page
      .getByRole('grid')
      .locator('tr[data-row]')
      .first()
      .evaluate((row) => {
        const verbs = row.querySelector('.list-actions')
        const edge = verbs?.getBoundingClientRect().left ?? innerWidth
        return [...row.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          return cell !== verbs && left < edge - 1 && right > edge + 1 ? [cell.textContent] : []
        })
      })
    expect([path, cut]).toEqual([path, []])
  }
  await expect(page.getByRole('columnheader', { name: 'Data' })).toBeInViewport({ ratio: 1 })
})
