/**
 * Checks with axe, wide in the light theme and narrow in the dark one: the views that take the table's place or stand
 * beside it, and the dialogs of recorded scripts.
 */
import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility.ts'
import { getScanPanel, getScanView } from './scan-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The selector of the scan's panel: after the first check of a page only the panel changes. */
const PANEL = 'aside[data-region=leitura]'

const expectVerifiedScan = (page: Page) =>
  expect(
    getScanPanel(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Provada\d\d\/\d\d/ }),
  ).toBeVisible()

test('recorded scripts: none, a new one, one in the list, its confirmation', async ({ page, operator }) => {
  await operator.opensListSignedIn('/lojas')
  await operator.runs('roteiros')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
  await checkAccessibility(page)
  await operator.clicks('Novo')
  await operator.fills('Nome', 'Fechamento')
  await operator.fills('Comandos', 'desabilitar cashback {1}\nir para lojas')
  await checkAccessibility(page)
  await operator.clicks('Guardar')
  await expect(page.getByRole('button', { name: 'Editar “Fechamento”' })).toBeVisible()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await operator.runs('fechamento 12, 15')
  await expect(page.getByRole('alertdialog')).toContainText('Executar “Fechamento 12, 15”?')
  await checkAccessibility(page)
})

test('comparison of records, a preview, and the scan’s panel: running, and cancelled', async ({
  page,
  operator,
  platform,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.presses('j x j x d')
  await expect(page.getByRole('dialog', { name: /^Comparar #/ }).getByRole('table')).toBeVisible()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await operator.presses('i')
  await expect(page.getByRole('complementary').filter({ hasText: 'Pagamento' })).toBeVisible()
  await checkAccessibility(page)
  await test.step('the scan’s panel', async () => {
    await operator.presses('i')
    await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' } })
    await operator.runs('ler tudo')
    await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
    await checkAccessibility(page)
    await operator.runs('cancelar leitura')
    await expect(getScanPanel(page)).toContainText('Incompleta')
    await checkAccessibility(page, PANEL)
  })
})

test('the scan’s panel: verified, its exceptions, sums, a description, a sample', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ler tudo')
  await expectVerifiedScan(page)
  await checkAccessibility(page)
  await operator.runs('exceções')
  await expect(getScanPanel(page)).toContainText('lacunas de id')
  await checkAccessibility(page, PANEL)
  await test.step('sums, a description, a sample', async () => {
    for (const [line, name] of [
      ['somar valor por tipo', 'Valor por Tipo'],
      ['descrever valor', 'Valor'],
    ] as const) {
      await operator.runs(line)
      await expect(getScanPanel(page).getByRole('table', { name }).first()).toBeVisible()
      await checkAccessibility(page, PANEL)
    }
    await operator.runs('amostra 30 semente novembro')
    await expect(getScanPanel(page).getByRole('region', { name: 'Amostra' })).toBeVisible()
    await checkAccessibility(page, PANEL)
  })
})

test('other scans of the day; reconciliation: the box to paste into, the differences, no differences', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/bonus?nivel=1')
  for (const level of [1, 2]) {
    await operator.opens(`/bonus?nivel=${level}`)
    await expected.row('#')
    await operator.runs('ler tudo')
    await expectVerifiedScan(page)
  }
  await expect(getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toBeVisible()
  await checkAccessibility(page, PANEL)
  await test.step('reconciliation', async () => {
    await operator.opensList('/bonus')
    await operator.runs('conciliar com colado')
    const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
    await expect(box).toBeFocused()
    await checkAccessibility(page)
    // All rows but one, one with another amount, and one that the platform does not have: axe looks at each row.
    const { content } = (await operator.fetchJson('/gestor/bonus?page=0&size=1000&sort=id,ASC')) as {
      content: { id: number; valor: number }[]
    }
    const [, changed, ...rest] = content.map(({ id, valor }) => `${id}\t${valor.toFixed(2).replace('.', ',')}`)
    await operator.pastes(['ID\tValor', `${changed?.split('\t')[0]}\t0,01`, ...rest, '99999999\t10,00'].join('\n'))
    await expect(getScanView(page, 'Conciliar com colado').getByRole('table', { name: 'Diferenças' })).toBeVisible()
    await checkAccessibility(page)
    await operator.presses('x')
    await operator.presses('4')
    await checkAccessibility(page)
  })
})

test('review of a sample, and a comparison of two periods', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('amostra 5 semente novembro')
  await expect(getScanPanel(page).getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operator.runs('revisar amostra')
  await expect(getScanView(page, 'Revisar amostra').getByText('1 de 5', { exact: true })).toBeVisible()
  await operator.presses('k e')
  await expect(page.getByRole('textbox', { name: 'Nota de' })).toBeFocused()
  await checkAccessibility(page)
  await test.step('comparison of two periods', async () => {
    const newest = (await operator.fetchJson('/gestor/estatisticas/transacoes?PAGE=2500&SIZE=1')) as {
      content: { dtCadastro: string }[]
    }
    const day = newest.content[0]?.dtCadastro.slice(0, 10) ?? ''
    await operator.opensList(`/auditoria/transacoes/valor?dataInicio=${day}T00:00&dataFim=${day}T23:59`)
    await operator.runs('comparar com mês passado')
    await expect(getScanView(page, 'Comparar períodos').getByRole('table', { name: 'No todo' })).toBeVisible()
    await checkAccessibility(page)
  })
})
