/** What is made of a whole reading: sums, groups, descriptions, samples, exceptions (scan/aggregates/README §1). */
import { createHash } from 'node:crypto'
import { getScanPanel } from './scan-page.ts'
import { expect, test } from './fixtures.ts'

const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)

interface Linha {
  id: number
  numAmount: number
  tipoTransacao: { descricao: string }
}
async function todas(operador: { fetchJson(path: string): Promise<unknown> }): Promise<Linha[]> {
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((n) => operador.fetchJson(`/gestor/estatisticas/transacoes?PAGE=${n}&SIZE=1000&ORDER=id,ASC`)),
  )
  return pages.flatMap((page) => (page as { content: Linha[] }).content)
}
const cents = (rows: Linha[]) => rows.reduce((sum, { numAmount }) => sum + Math.round(numAmount * 100), 0)

test('a column is summed, whole and by another, counted by day, and described for a desk and a phone', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/transacoes')
  const rows = await todas(operator)
  await operator.runLine('somar valor por tipo')
  const table = getScanPanel(page).getByRole('table', { name: 'Valor por Tipo' })
  for (const tipo of ['CASHBACK', 'BONUS']) {
    const of = rows.filter(({ tipoTransacao: { descricao } }) => descricao === tipo)
    if (of.length === 0) continue
    const row = table.getByRole('row').filter({ has: page.getByRole('button', { name: tipo, exact: true }) })
    await expect(row).toContainText(reais(cents(of)))
    await expect(row).toContainText(new Intl.NumberFormat('pt-BR').format(of.length))
  }
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(reais(cents(rows)))
  await operator.runLine('somar valor')
  await expect(
    getScanPanel(page)
      .getByText(reais(cents(rows)))
      .first(),
  ).toBeVisible()
  await operator.runLine('contar por dia')
  await expect(getScanPanel(page).getByRole('table', { name: 'Linhas por dia' })).toBeVisible()

  // Figures of a description stand apart, and their names whole.
  await operator.runLine('descrever valor')
  const described = getScanPanel(page).getByRole('table').filter({ hasText: '%' })
  await expect(described).toBeVisible()
  const narrow = () =>
    described.evaluate((it) => {
      const gaps = [...it.querySelectorAll('td:not(:empty)')].map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect().left - (cell.previousElementSibling?.getBoundingClientRect().right ?? 0)
      })
      const cut = [...it.querySelectorAll('th button')].filter((name) => name.scrollWidth > name.clientWidth)
      return {
        gap: Math.min(...gaps) >= 6,
        cut: cut.length,
        wide: it.scrollWidth > (it.parentElement?.clientWidth ?? 0),
      }
    })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(narrow, `${width} px`).toEqual({ gap: true, cut: 0, wide: false })
  }
})

test('a description narrows the list by Enter on a value, by the panel’s keys', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('descrever status')
  const table = getScanPanel(page).getByRole('table', { name: /^Status, \d+ valores/ })
  await expect(table).toContainText('%')
  const first = table.getByRole('button').first()
  await expect(first).toBeFocused()
  // In words, as the list says it.
  await expect(first).toHaveText(/^\d · \p{Ll}+$/u)
  const [value] = (await first.textContent()) ?? ''
  await operator.press('Enter')
  await expect(page).toHaveURL(new RegExp(`statusId=${value}$`))
  // Another filter, another reading: the panel is gone with the one it told of.
  await expect(getScanPanel(page)).toHaveCount(0)
})

test('a day that the period takes half of narrows the list to that half, and an hour to nothing', async ({
  page,
  operator,
}) => {
  await operator.openSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-11-01T12:00&dataFim=2026-11-10T11:59')
  await operator.runLine('contar por hora')
  const hours = getScanPanel(page).getByRole('table', { name: 'Linhas por hora' })
  await expect(hours).toBeVisible()
  await expect(hours.getByRole('button')).toHaveCount(0)
  await operator.runLine('contar por dia')
  const day = getScanPanel(page)
    .getByRole('table', { name: 'Linhas por dia' })
    .getByRole('row')
    .filter({ hasText: '01/11/2026' })
  const counted = day.getByRole('cell').filter({ hasText: /^\d+$/ }).first()
  await expect(counted).toBeVisible()
  const lines = await counted.textContent()
  await day.getByRole('button').click()
  await expect(page).toHaveURL(/dataInicio=2026-11-01T12:00&dataFim=2026-11-01T23:59/)
  await expect(page.getByText(`(${lines} registros)`)).toBeVisible()
})

test('a sample is the one that its seed gives, and exceptions name their rules', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  const rows = await todas(operator)
  const code = (id: number) => createHash('sha256').update(`novembro:${id}`).digest('hex')
  const ids = rows.map(({ id }) => id).sort((one, other) => (code(one) < code(other) ? -1 : 1))
  await operator.runLine('amostra 30 semente novembro')
  const sample = getScanPanel(page).getByRole('region', { name: 'Amostra' })
  await expect(sample.getByRole('rowheader')).toHaveText(ids.slice(0, 30).map((id) => `#${id}`))
  await expect(sample).toContainText("printf '%s' 'novembro:7' | sha256sum")
  await sample.getByRole('button', { name: 'Ids na paleta' }).click()
  await expect(operator.palette.getByRole('combobox').first()).toHaveValue(new RegExp(`^ ${ids[0]}, ${ids[1]}, `))
  await operator.press('Escape Escape')
  await operator.runLine('amostra 30 por valor semente novembro')
  await expect(sample).toContainText('um ponto a cada')
  await getScanPanel(page).getByRole('button', { name: 'Fechar' }).focus()
  await operator.press('x')
  const exceptions = getScanPanel(page).getByRole('region', { name: 'Exceções' })
  await expect(exceptions).toContainText('mesmo usuário, valor e dia')
  const round = rows.filter(({ numAmount }) => numAmount !== 0 && Math.round(numAmount * 100) % 10_000 === 0).length
  await expect(exceptions.getByText('valor redondo').locator('..')).toContainText(round === 0 ? 'nenhuma' : `${round}`)
})

test('a seed of letters that are small words elsewhere is taken as it is typed', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  for (const seed of ['q', 'a e o']) {
    await operator.runLine(`amostra 5 semente ${seed}`)
    const sample = getScanPanel(page).getByRole('region', { name: 'Amostra' })
    await expect(sample).toContainText(`printf '%s' '${seed}:7' | sha256sum`)
  }
})

test('the panel’s keys are its own, and stand on its buttons and in help', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.getByRole('grid').focus()
  await operator.press('F6')
  // In the panel, and not on what closes it.
  await expect(getScanPanel(page).locator(':focus')).toHaveCount(1)
  await expect(getScanPanel(page).getByRole('button', { name: /^Fechar/ })).not.toBeFocused()
  await expect(
    getScanPanel(page)
      .getByRole('button', { name: /^Exportar/ })
      .locator('kbd'),
  ).toHaveText('e')
  await expect(page.locator('footer')).toContainText('voltar à tabela')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('e')])
  expect(file.suggestedFilename()).toBe('bonus-completo.csv')
  await operator.press('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.press('?')
  await expect(page.getByRole('dialog').getByText('No painel da leitura')).toBeVisible()
  await operator.press('Escape F6 x')
  // A bonus that may stand once and stands twice has a rule of its own.
  const exceptions = getScanPanel(page).getByRole('region', { name: 'Exceções' })
  await expect(exceptions).toContainText('mesmo usuário, valor e dia')
  await expect(exceptions).toContainText('mesmo beneficiário, pedido e nível')
  await expect(exceptions).toContainText(
    'O que só pode estar uma vez está repetido: beneficiário, pedido e nível iguais.',
  )
})

test('amounts are described in bins, dates by day, hour and weekday, and a bin narrows the list to itself', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/auditoria/transacoes/valor')
  await operator.runLine('descrever data')
  for (const part of ['dia', 'hora', 'dia da semana'])
    await expect(
      getScanPanel(page)
        .getByRole('table', { name: new RegExp(`por ${part}`, 'i') })
        .first(),
    ).toBeVisible()
  await operator.runLine('descrever valor')
  const table = getScanPanel(page)
    .getByRole('table', { name: /^Valor/ })
    .first()
  await expect(table).toContainText('R$')
  const bin = table.getByRole('button').first()
  await expect(bin).toBeFocused()
  await operator.press('Enter')
  await expect(page).toHaveURL(/valorMinimo=[\d.]+&valorMaximo=[\d.]+/)
})
