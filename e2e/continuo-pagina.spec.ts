/**
 * The pages of one long table: which one it begins with, goes back to, and has its footer speak of
 * (listing/long/README §3).
 */
import type { Page } from '@playwright/test'
import { cursorRow } from './cursor.ts'
import { expect, test } from './test.ts'

/** The place of the first row that is whole below the head. */
const topPlace = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const head = grid.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const rows = [...grid.querySelectorAll('.list-rows > tr')].filter(
      (row) => row.getBoundingClientRect().top > head - 2,
    )
    return Math.min(...rows.map((row) => Number(row.getAttribute('aria-rowindex')) - 1))
  })

test('without a cursor it begins with the page of the address, and goes back to the page that is seen', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/transacoes?pagina=50&modo=continuo')
  await espera.pagina(50, 500)
  await expect.poll(() => topPlace(page)).toBe(491)
  await operador.clica('Contínuo')
  await expect(page).not.toHaveURL(/modo=/)
  await espera.pagina(50, 500)
  await operador.clica('Contínuo')
  await expect(page).toHaveURL(/modo=continuo/)
  const scroller = page.locator('.list-scroller')
  await expect.poll(() => scroller.evaluate((it) => it.scrollHeight)).toBeGreaterThan(36 * 5000)
  await expect.poll(() => topPlace(page)).toBe(491)
  await scroller.evaluate((it) => void (it.scrollTop = 36 * 1000))
  await expect.poll(() => topPlace(page)).toBe(1001)
  await operador.clica('Contínuo')
  await espera.pagina(101, 500)
})

test('with the cursor on a row on top the page is that of its place, and [ ] and a m go on from there', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/transacoes?modo=continuo')
  await operador.manda('ir para posição 2503')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2503 })
  await operador.tecla('m')
  await espera.dito(/fixada, 1 linha no topo$/)
  await espera.texto(/Página 251 de/)
  await operador.tecla(']')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2511 })
  await operador.manda('ir para posição 2503')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
  await operador.tecla('[')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2491 })
  await operador.manda('ir para posição 2503')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
  await operador.tecla('a m')
  await espera.texto(/Página 251 de/)
  await expect(page).toHaveURL(/pagina=251/)
})

test('in another size the footer tells the page of the cursor, and ] goes on from there', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/transacoes?modo=continuo')
  await operador.manda('ir para posição 2345')
  await espera.pagina(235, 500)
  const before = await cursorRow(page)
  await operador.manda('linhas por página 100')
  await espera.pagina(24, 50)
  await expect.poll(() => cursorRow(page)).toEqual(before)
  await operador.tecla(']')
  await espera.pagina(25, 50)
  expect((await cursorRow(page)).place).toBe(2401)
})

for (const { path, size, call, field } of [
  { path: '/bonus', size: 20, call: '/gestor/bonus?page=2&size=20&sort=dtCadastro%2CDESC', field: 'valor' },
  { path: '/produtos', size: 10, call: '/gestor/produtos/listar?page=2&size=10&sort=id%2CDESC', field: 'numPreco' },
])
  test(`${path}: sums, selection and file of one long table are of the page that its footer names`, async ({
    page,
    operador,
    espera,
  }) => {
    const rows = await operador.lista<Record<string, number>>(call)
    const cents = rows.reduce((sum, row) => sum + Math.round((row[field] ?? 0) * 100), 0)
    const sum = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100)
    await operador.entraNaLista(`${path}?modo=continuo`)
    await operador.manda(`ir para posição ${2 * size + 3}`)
    await espera.texto(/Página 3 de/)
    await expect(page.getByRole('group', { name: 'Paginação' })).toContainText(`Σ página R$\u00a0${sum}`)
    await operador.tecla('Mod+a')
    await espera.texto(`${size} selecionados`)
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${2 * size + 1}"]`)).toHaveAttribute(
      'aria-selected',
      'false',
    )
    const download = page.waitForEvent('download')
    await operador.tecla('Escape')
    await operador.manda('exportar csv desta página')
    await download
    await espera.toast(`${size} linhas exportadas`)
  })

test('of a page of which some rows are not there nothing is taken until they are, and that is told', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/transacoes?modo=continuo&tamanho=500')
  await operador.manda('ir para posição 3')
  const told = page.getByRole('region', { name: 'Avisos' }).getByText(/^Página incompleta, \d00 de 500 linhas/)
  for (const take of [
    () => operador.manda('exportar csv desta página'),
    () => operador.manda('selecionar página'),
    () => operador.tecla('Mod+a'),
  ]) {
    await expect(told).toHaveCount(0)
    await take()
    await expect(told).toBeVisible()
  }
  await espera.semTexto(/selecionados|exportadas/)
  // Scrolled by, all of it is there: the rows are those of the page.
  for (const place of [100, 200, 300, 400, 500]) {
    await operador.manda(`ir para posição ${place}`)
    await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${place + 1}"]`)).toContainText('#')
  }
  await operador.tecla('Mod+a')
  await espera.texto('500 selecionados')
  await expect(page.getByRole('checkbox', { name: 'Selecionar a página' })).toBeChecked()
})

test('a list that still needs its filter says so to whoever wants it as one long table', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/auditoria/transacoes/usuario')
  const says = 'Informe o id do usuário'
  await espera.texto(says)
  const notice = page.getByRole('region', { name: 'Avisos' }).getByText(says)
  for (const ask of [
    () => operador.tecla('a m'),
    () => operador.manda('modo contínuo'),
    () => operador.clica('Contínuo'),
  ]) {
    await ask()
    await expect(notice).toBeVisible()
    await notice.click()
    await expect(notice).toHaveCount(0)
    await expect(page).not.toHaveURL(/modo=/)
  }
})
