/** Analyses of a scan: sums, groups, descriptions, samples, exceptions (scan/aggregates/README §1). */
import { createHash } from 'node:crypto'
import { checkAccessibility } from './check-accessibility.ts'
import { getScanPanel } from './scan-page.ts'
import { expect, test } from './fixtures.ts'

const formatReais = (sumCents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(sumCents / 100)

interface Linha {
  id: number
  numAmount: number
  tipoTransacao: { descricao: string }
}
async function fetchAllRows(operator: { fetchJson(path: string): Promise<unknown> }): Promise<Linha[]> {
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((n) => operator.fetchJson(`/gestor/estatisticas/transacoes?PAGE=${n}&SIZE=1000&ORDER=id,ASC`)),
  )
  return pages.flatMap((page) => (page as { content: Linha[] }).content)
}
const cents = (rows: Linha[]) => rows.reduce((sum, { numAmount }) => sum + Math.round(numAmount * 100), 0)

test('a column is summed, in total and by another, counted by day, and described on a desktop and a phone', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const rows = await fetchAllRows(operator)
  await operator.runs('somar valor por tipo')
  const table = getScanPanel(page).getByRole('table', { name: 'Valor por Tipo' })
  for (const tipo of ['CASHBACK', 'BONUS']) {
    const matching = rows.filter(({ tipoTransacao: { descricao } }) => descricao === tipo)
    if (matching.length === 0) continue
    const row = table.getByRole('row').filter({ has: page.getByRole('button', { name: tipo, exact: true }) })
    await expect(row).toContainText(formatReais(cents(matching)))
    await expect(row).toContainText(new Intl.NumberFormat('pt-BR').format(matching.length))
  }
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(formatReais(cents(rows)))
  await operator.runs('somar valor')
  await expect(
    getScanPanel(page)
      .getByText(formatReais(cents(rows)))
      .first(),
  ).toBeVisible()
  await operator.runs('contar por dia')
  await expect(getScanPanel(page).getByRole('table', { name: 'Linhas por dia' })).toBeVisible()

  // The numbers of a description do not touch, and their names are whole.
  await operator.runs('descrever valor')
  const description = getScanPanel(page).getByRole('table').filter({ hasText: '%' })
  await expect(description).toBeVisible()
  const narrow = () =>
    description.evaluate((element) => {
      const gaps = [...element.querySelectorAll('td:not(:empty)')].map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect().left - (cell.previousElementSibling?.getBoundingClientRect().right ?? 0)
      })
      const cutNames = [...element.querySelectorAll('th button')].filter((name) => name.scrollWidth > name.clientWidth)
      return {
        gap: Math.min(...gaps) >= 6,
        cut: cutNames.length,
        wide: element.scrollWidth > (element.parentElement?.clientWidth ?? 0),
      }
    })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(narrow, `${width} px`).toEqual({ gap: true, cut: 0, wide: false })
  }
})

test('a day that the period covers by half narrows the list to that half, and an hour to nothing', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-11-01T12:00&dataFim=2026-11-10T11:59')
  await operator.runs('contar por hora')
  const hours = getScanPanel(page).getByRole('table', { name: 'Linhas por hora' })
  await expect(hours).toBeVisible()
  await expect(hours.getByRole('button')).toHaveCount(0)
  await operator.runs('contar por dia')
  const day = getScanPanel(page)
    .getByRole('table', { name: 'Linhas por dia' })
    .getByRole('row')
    .filter({ hasText: '01/11/2026' })
  const countCell = day.getByRole('cell').filter({ hasText: /^\d+$/ }).first()
  await expect(countCell).toBeVisible()
  const lines = await countCell.textContent()
  await day.getByRole('button').click()
  await expect(page).toHaveURL(/dataInicio=2026-11-01T12:00&dataFim=2026-11-01T23:59/)
  await expect(page.getByText(`(${lines} registros)`)).toBeVisible()
})

test('a sample is determined by its seed, whose letters are used as typed, and exceptions name their rules', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const rows = await fetchAllRows(operator)
  const hashId = (id: number) => createHash('sha256').update(`novembro:${id}`).digest('hex')
  const ids = rows.map(({ id }) => id).sort((one, other) => (hashId(one) < hashId(other) ? -1 : 1))
  await operator.runs('amostra 30 semente novembro')
  const sample = getScanPanel(page).getByRole('region', { name: 'Amostra' })
  await expect(sample.getByRole('rowheader')).toHaveText(ids.slice(0, 30).map((id) => `#${id}`))
  await expect(sample).toContainText("printf '%s' 'novembro:7' | sha256sum")
  await sample.getByRole('button', { name: 'Ids na paleta' }).click()
  await expect(operator.palette.getByRole('combobox').first()).toHaveValue(new RegExp(`^ ${ids[0]}, ${ids[1]}, `))
  await operator.presses('Escape Escape')
  await operator.runs('amostra 30 por valor semente novembro')
  await expect(sample).toContainText('um ponto a cada')
  await getScanPanel(page).getByRole('button', { name: 'Fechar' }).focus()
  await operator.presses('x')
  const exceptions = getScanPanel(page).getByRole('region', { name: 'Exceções' })
  await expect(exceptions).toContainText('mesmo usuário, valor e dia')
  const round = rows.filter(({ numAmount }) => numAmount !== 0 && Math.round(numAmount * 100) % 10_000 === 0).length
  await expect(exceptions.getByText('valor redondo').locator('..')).toContainText(round === 0 ? 'nenhuma' : `${round}`)
  await test.step('A seed of letters that are short words elsewhere', async () => {
    for (const seed of ['q', 'a e o']) {
      await operator.runs(`amostra 5 semente ${seed}`)
      await expect(sample).toContainText(`printf '%s' '${seed}:7' | sha256sum`)
    }
  })
})

test('the panel has its own keys, shown on its buttons and in help, and a description narrows the list by Enter on a value', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/bonus')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.getByRole('grid').focus()
  await operator.presses('F6')
  // In the panel, but not on its close button.
  await expect(getScanPanel(page).locator(':focus')).toHaveCount(1)
  await expect(getScanPanel(page).getByRole('button', { name: /^Fechar/ })).not.toBeFocused()
  await expect(
    getScanPanel(page)
      .getByRole('button', { name: /^Exportar/ })
      .locator('kbd'),
  ).toHaveText('e')
  await expect(page.locator('footer')).toContainText('voltar à tabela')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('e')])
  expect(file.suggestedFilename()).toBe('bonus-completo.csv')
  await operator.presses('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.presses('?')
  await expect(page.getByRole('dialog').getByText('No painel da leitura')).toBeVisible()
  await operator.presses('Escape F6 x')
  // A bonus that is allowed once and occurs twice has a rule of its own.
  const exceptions = getScanPanel(page).getByRole('region', { name: 'Exceções' })
  await expect(exceptions).toContainText('mesmo usuário, valor e dia')
  await expect(exceptions).toContainText('mesmo beneficiário, pedido e nível')
  await expect(exceptions).toContainText(
    'O que só pode estar uma vez está repetido: beneficiário, pedido e nível iguais.',
  )
  await test.step('A description', async () => {
    await operator.runs('descrever status')
    const table = getScanPanel(page).getByRole('table', { name: /^Status, \d+ valores/ })
    await expect(table).toContainText('%')
    const first = table.getByRole('button').first()
    await expect(first).toBeFocused()
    // In words, as the list shows it.
    await expect(first).toHaveText(/^\d · \p{Ll}+$/u)
    const [value] = (await first.textContent()) ?? ''
    await operator.presses('Enter')
    await expect(page).toHaveURL(new RegExp(`statusId=${value}$`))
    // Another filter needs another scan: the panel closes with its scan.
    await expect(getScanPanel(page)).toHaveCount(0)
  })
})

test('amounts are described in bins, dates by day, hour and weekday, and a bin narrows the list to itself', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/auditoria/transacoes/valor')
  await operator.runs('descrever data')
  for (const heading of ['dia', 'hora', 'dia da semana'])
    await expect(
      getScanPanel(page)
        .getByRole('table', { name: new RegExp(`por ${heading}`, 'i') })
        .first(),
    ).toBeVisible()
  await operator.runs('descrever valor')
  const table = getScanPanel(page)
    .getByRole('table', { name: /^Valor/ })
    .first()
  await expect(table).toContainText('R$')
  const bin = table.getByRole('button').first()
  await expect(bin).toBeFocused()
  await operator.presses('Enter')
  await expect(page).toHaveURL(/valorMinimo=[\d.]+&valorMaximo=[\d.]+/)
})

test('a condition that no filter takes is answered by a scan, from the dashboard', async ({ page, operator }) => {
  await operator.opensSignedIn('/dashboard')
  const fetchAll = async (path: string) => {
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((n) => operator.fetchRows<Record<string, number>>(`${path}?page=${n}&size=1000&sort=id,ASC`)),
    )
    return pages.flat()
  }
  const panel = getScanPanel(page)
  const rows = panel.getByRole('region', { name: 'Linhas filtradas' })
  /** Chooses the scan below the refusal with the arrow keys. */
  const chooseScan = async (line: string) => {
    await operator.types(line)
    const scan = operator.palette.getByRole('option', { name: /Ler tudo e filtrar/ })
    await expect(scan).toBeVisible()
    for (let presses = 0; presses < 6 && (await scan.getAttribute('aria-selected')) !== 'true'; presses++)
      await operator.presses('ArrowDown')
    await expect(scan).toHaveAttribute('aria-selected', 'true')
    await operator.presses('Enter')
  }

  await chooseScan('produtos sem estoque')
  await expect(page).toHaveURL(/\/produtos$/)
  await expect(rows).toContainText('QTD = 0')
  await expect(panel.getByText('Provada', { exact: true })).toBeVisible()
  const products = await fetchAll('/gestor/produtos/listar')
  const soldOut = products.filter(({ numEstoque }) => numEstoque === 0).length
  expect(soldOut).toBeGreaterThan(0)
  const formatCount = new Intl.NumberFormat('pt-BR').format
  await expect(rows).toContainText(`${formatCount(soldOut)} de ${formatCount(products.length)}`)
  await checkAccessibility(page)

  await chooseScan('bônus acima de 100 reais')
  await expect(page).toHaveURL(/\/bonus$/)
  await expect(rows).toContainText('Valor acima de R$ 100,00')
  const bonuses = await fetchAll('/gestor/bonus')
  const large = bonuses.filter(({ valor = 0 }) => valor > 100)
  await expect(rows).toContainText(`${formatCount(large.length)} de ${formatCount(bonuses.length)}`)
  await expect(rows).toContainText(formatReais(large.reduce((sum, { valor = 0 }) => sum + Math.round(valor * 100), 0)))

  // The file has the same rows, and the panel's key asks for another condition.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    rows.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('bonus-filtrado.csv')
  await rows.getByRole('button').first().focus()
  await operator.presses('f')
  await expect(operator.palette).toBeVisible()
  await page.keyboard.insertText('valor até 1')
  await operator.presses('Enter')
  await expect(rows).toContainText('Valor até R$ 1,00')
})
