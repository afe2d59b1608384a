/** A scan compared with a table from elsewhere, with itself later, and with another period. */
import type { Page } from '@playwright/test'
import { getScanPanel, getScanView } from './scan-page.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const getClassButton = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Classes' }).getByRole('button', { name })

interface Bonus {
  id: number
  valor: number
  statusId: number
}

test('a pasted table is compared by value, its differences stepped through, their ids used by a command', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  const formatDay = (value: number) => value.toFixed(2).replace('.', ',')
  // One row is missing there, one differs by a cent, one is only there; the order is reversed.
  const [removed, changed, ...rest] = content
  const lines = [
    ...rest.map(({ id, valor }) => `${id}\t${formatDay(valor)}`),
    `${changed?.id}\t${formatDay((changed?.valor ?? 0) - 0.01)}`,
    `99999999\t10,00`,
  ].reverse()
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.paste(['ID\tValor', ...lines].join('\n'))
  await expect(getClassButton(page, /Difere/)).toContainText('1')
  await expect(getClassButton(page, /Difere/)).toContainText('Δ +R$ 0,01')
  await expect(getClassButton(page, /Só aqui/)).toContainText('1')
  await expect(getClassButton(page, /Só lá/)).toContainText('R$ 10,00')
  await expect(getClassButton(page, /Igual/)).toContainText(`${rest.length}`)
  const footer = page.getByText(/^Diferença \d de 3$/)
  await expect(footer).toHaveText('Diferença 1 de 3')
  // No window is too narrow for the commands to be visible without scrolling.
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Próxima diferença' })).toBeInViewport({ ratio: 1 })
  }
  await operator.press('n')
  await expect(footer).toHaveText('Diferença 2 de 3')
  await expect(page.locator('tr[aria-current]')).toContainText(`#${removed?.id}`)
  await expect(page.locator('tr[aria-current] td').last()).toHaveText(/^\+R\$\s[\d.,]+$/)
  await operator.press('Shift+N')
  await operator.press('3')
  await expect(footer).toHaveText('Diferença 3 de 3')
  await operator.press('x')
  await expect(page.getByRole('checkbox', { name: 'Selecionar 99999999' })).toBeChecked()
  await operator.press('2')
  await operator.press('x')
  await expect(page.getByText('2 selecionadas').last()).toBeVisible()
  await operator.press('a p')
  await expect(operator.palette.getByRole('combobox').first()).toHaveValue(` ${removed?.id}, 99999999`)
  await operator.press('Escape')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('a e')])
  expect(file.suggestedFilename()).toBe('diferencas.csv')
  await getScanView(page, 'Conciliar com colado').focus()
  await operator.press('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
})

test('changes since the scan are named; the session continues from there', async ({ page, operator, platform }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  const beforeFirstPage = { match: { path: '/transacoes$', query: { PAGE: '0', SIZE: '1000' } }, times: 1 }
  await platform.addFault({
    ...beforeFirstPage,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'set', ids: [7], column: 'valor', value: 1_234_567 } },
  })
  await platform.addFault({
    ...beforeFirstPage,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'delete', ids: [9] } },
  })
  await operator.runLine('o que mudou desde a leitura')
  await expect(page.getByText('Diferença 1 de 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Diferenças' })).toContainText('R$ 12.345,67')
})

test('a scan without all rows says so beside the comparison', async ({ page, operator, platform, watch }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '1', SIZE: '1000' } },
    effect: { kind: 'status', status: 400 },
  })
  await operator.runLine('o que mudou desde a leitura')
  await expect(getScanView(page, 'O que mudou desde a leitura')).toContainText(
    'Leitura não provada (agora): Páginas sem resposta: 4.000 de 5.000 linhas, falta a página 2. O que não foi lido conta como só antes.',
  )
})

test('a file is compared too, in the character set of older spreadsheets', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runLine('conciliar com arquivo')])
  const text = 'ID;Descrição\r\n1;não existe\r\n'
  await chooser.setFiles({ name: 'deles.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await expect(getScanView(page, 'Conciliar com arquivo')).toContainText('deles.csv, 1 linha, 2 colunas')
  await expect(page.getByRole('table', { name: 'Diferenças' })).toContainText('não existe')
})

test('a workbook is refused as a table’s file, with what to do', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runLine('conciliar com arquivo')])
  const buffer = Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000', 'latin1')
  await chooser.setFiles({ name: 'deles.xlsx', mimeType: 'application/octet-stream', buffer })
  await expected.toast('O arquivo não é texto: na planilha, salve como CSV e escolha o CSV')
  // No box for a text opens if a file was requested.
  await expect(getScanView(page, 'Conciliar com arquivo')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('rows that a file has twice, or without a key, are reported as excluded from comparison and sums', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/cashbacks')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runLine('conciliar com arquivo')])
  const text = 'ID;Descrição\n1;um\n1;outro\n2;dois\n2;outro\n;sem\n'
  await chooser.setFiles({ name: 'deles.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(getScanView(page, 'Conciliar com arquivo')).toContainText(
    "Fora da comparação e das somas: 2 linhas com chave repetida lá (1, 2); 1 linha sem chave. Todas em 'exportar diferenças'.",
  )
})

test('unreadable amounts and unknown columns of the other table are reported', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste('ID\tValor\tConta\n99999991\t10,00-\tx\n99999992\t7,00 E\tx\n99999993\tdez\tx')
  await expect(getClassButton(page, /Só lá/)).toContainText('-R$ 10,00')
  await expect(getScanView(page, 'Conciliar com colado')).toContainText(
    'Valores lá que não se leem ao certo, fora das somas: 2.',
  )
})

test('a table without column names says what is not compared; one between a title and a total is read', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/bonus')
  const [first] = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1&sort=id,ASC')
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.paste(`${first?.id};999999,99`)
  const view = getScanView(page, 'Conciliar com colado')
  await expect(view).toContainText('Colunas lá que não se comparam: a 2ª, sem nome.')
  await operator.runLine('conciliar com colado')
  await expect(box).toBeFocused()
  const value = first?.valor.toFixed(2).replace('.', ',')
  await operator.paste(`Extrato de bônus\n\nID;Valor;2ª via\n${first?.id};${value};x\nTotal;${value};\n`)
  await expect(getClassButton(page, /Igual/)).toContainText('1')
  await expect(getClassButton(page, /Só lá/)).toContainText('0')
  await expect(view).toContainText('Acima dos nomes das colunas, fora da comparação: 1 linha.')
  await expect(view).toContainText('Fora da comparação e das somas: 1 linha sem chave (Total).')
})

test('the box for a table gets the focus again when it is requested again', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.press('Escape')
  await expect(box).not.toBeFocused()
  await operator.runLine('conciliar com colado')
  await expect(box).toBeFocused()
})

test('of two periods the earlier comes first, whichever of them the list shows', async ({ page, operator }) => {
  await operator.openListSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59')
  await operator.runLine('comparar com de 01/11/2026 a 10/11/2026')
  await expect(getScanView(page, 'Comparar períodos')).toContainText(/Antes\s*de 01\/10\/2026.*Agora\s*de 01\/11\/2026/)
})

test('two periods are side by side, and unequal lengths are reported', async ({ page, operator }) => {
  const [newest] = await operator.fetchRows<{ dtCadastro: string }>('/gestor/estatisticas/transacoes?PAGE=2500&SIZE=1')
  const middle = new Date(`${newest?.dtCadastro.slice(0, 10)}T12:00:00Z`)
  const day = (from: number) => new Date(middle.getTime() + from * 86_400_000).toISOString().slice(0, 10)
  const formatDay = (from: number) => day(from).split('-').reverse().join('/')
  await operator.openListSignedIn(`/auditoria/transacoes/valor?dataInicio=${day(0)}T00:00&dataFim=${day(9)}T23:59`)
  await operator.runLine(`comparar com de ${formatDay(-9)} a ${formatDay(-1)}`)
  const view = getScanView(page, 'Comparar períodos')
  await expect(view).toContainText('Os períodos não têm o mesmo número de dias: 9 e 10.')
  await expect(view.getByRole('table', { name: 'No todo' }).getByRole('row', { name: /Total/ })).toContainText('R$')
  const columnNames = 'Linhas antes|Linhas agora|Δ linhas|Δ % linhas|Soma antes|Soma agora|Δ soma|Δ %'.split('|')
  for (const name of ['Por Status', 'Por Usuário Destino']) {
    const headers = view.getByRole('table', { name: new RegExp(`^${name}`) }).getByRole('columnheader')
    await expect(headers).toHaveText([new RegExp(`^${name}`), ...columnNames])
  }
  await expect(view.getByRole('table', { name: /^Por dia/ })).toContainText(`${formatDay(-9)}, ${formatDay(0)}`)
  // The tables have the focus: arrows scroll them, and the footer shows no key of the list behind them.
  await expect(view.getByRole('group', { name: 'Comparação' })).toBeFocused()
  await expect(page.locator('footer')).toContainText('rolar')
  await expect(page.locator('footer')).not.toContainText('linhas')
})

test('a list without a period says so before Enter', async ({ operator }) => {
  await operator.openListSignedIn('/produtos')
  await operator.typeLine('comparar com setembro')
  await expect(operator.palette).toContainText('Produtos não filtra por data')
})

for (const [phrase, title] of [
  ['comparar com de 01/10/2026 a 10/10/2026', 'Comparar períodos'],
  ['conciliar com colado', 'Conciliar com colado'],
] as const)
  test(`Back closes the view that '${phrase}' opens in place of the table, and the list stays`, async ({
    page,
    operator,
  }) => {
    await operator.openListSignedIn('/lojas')
    await operator.press('g a v')
    await expect(page).toHaveURL(/valor$/)
    await operator.runLine('filtrar período de 01/11/2026 a 10/11/2026')
    await expect(page).toHaveURL(/dataFim/)
    const url = page.url()
    await operator.runLine(phrase)
    await expect(getScanView(page, title)).toBeVisible()
    await page.goBack()
    await expect(getScanView(page, title)).toBeHidden()
    await expect(page.getByRole('grid')).toBeFocused()
    await expect(page).toHaveURL(url)
    await page.goBack()
    await expect(page).toHaveURL(/valor$/)
    // A view closed by its key leaves no history entry.
    await operator.runLine('conciliar com colado')
    await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
    await operator.press('Escape Escape')
    await expect(page.getByRole('grid')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/lojas$/)
  })

test('periods that load below the palette get the focus once it is closed', async ({ page, operator }) => {
  await operator.openListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59')
  const release = await operator.holdRequests(/transacoes\/valor\?.*dataInicio=2026-10-01/)
  await operator.runLine('comparar com de 01/10/2026 a 10/10/2026')
  await operator.press('Mod+K')
  release()
  await expect(page.locator('section[data-region=periodos]')).toBeAttached()
  await operator.press('Escape')
  await expect(operator.palette).toBeHidden()
  await operator.press('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
})

for (const path of ['/auditoria/transacoes/valor', '/auditoria/transacoes/tipo'])
  test(`${path}: 'comparar com mês passado' scans the month before beside this filter`, async ({ page, operator }) => {
    await operator.openListSignedIn(`${path}?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59`)
    const now = new Date()
    const days = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
    await operator.runLine('comparar com mês passado')
    const view = getScanView(page, 'Comparar períodos')
    await expect(view.getByRole('table', { name: 'No todo' }).getByRole('row', { name: /Total/ })).toBeVisible()
    await expect(view).toContainText(`Os períodos não têm o mesmo número de dias: ${days} e 10.`)
  })

test('a period is compared with the same one of the month before, and with the one before it', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59')
  await operator.runLine('comparar com o mesmo período do mês passado')
  const view = getScanView(page, 'Comparar períodos')
  await expect(view).toContainText(/Antes\s*de 01\/10\/2026 00:00 até 10\/10\/2026 23:59, 10 dias/)
  await expect(view).not.toContainText('mesmo número de dias')
  await operator.press('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.runLine('comparar com o período anterior')
  await expect(view).toContainText(/Antes\s*de 22\/10\/2026 00:00 até 31\/10\/2026 23:59, 10 dias/)
})

test('T changes the key of a reconciliation, and with it the matches', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus & { pedidoId: number }>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  // Esc leaves the text and keeps it.
  await page.keyboard.type('ID;')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Conciliar com colado' })).toBeFocused()
  await expect(box).toHaveValue('ID;')
  await box.focus()
  await operator.paste(['ID\tPedido', ...content.map(({ id, pedidoId }) => `${id}\t${pedidoId}`)].join('\n'))
  await expect(page.getByText('chave ID')).toBeVisible()
  await expect(getClassButton(page, /Igual/)).toContainText(String(content.length))
  await operator.press('t')
  await expect(page.getByText('chave Pedido')).toBeVisible()
  await operator.press('t')
  await expect(page.getByText('chave ID')).toBeVisible()
  await expect(getClassButton(page, /Igual/)).toContainText(String(content.length))
})

test('the column used as the id is guessed, shown, and changed by T', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste(['Parcela;Código', ...content.map(({ id }) => `1;${id}`)].join('\n'))
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
  await expect(getClassButton(page, /Igual/)).toContainText(String(content.length))
  await operator.press('t')
  await expect(page.getByText('chave ID (Parcela)')).toBeVisible()
  await operator.press('t')
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
  // Matched columns are shown, and changed there or by a phrase; a column without a match is not called equal.
  const columns = page.getByRole('group', { name: 'Colunas comparadas' })
  await expect(columns).toContainText('Código → ID')
  await expect(columns).toContainText(/não comparadas.*Nível/)
  await expect(getClassButton(page, /Igual só na chave/)).toBeVisible()
  await columns.getByRole('button', { name: 'Nível' }).click()
  await page.getByRole('option', { name: 'Parcela' }).click()
  await expect(columns).toContainText('Código → ID · Parcela → Nível')
  await expect(page.getByRole('button', { name: /Igual em Nível/ })).toBeVisible()
  await operator.runLine('casar coluna nível com nenhuma')
  await expect(columns).toContainText(/não comparadas.*Nível/)
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
})

test('on a phone an amount is beside its key, however many differences there are', async ({ page, operator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste('ID\tValor\n99999999\t10,00')
  const table = page.getByRole('table', { name: 'Diferenças' })
  const groupHeader = table.getByRole('rowheader', { name: /Só aqui/ })
  await expect(groupHeader).toHaveText("← Só aqui · 5.000 linhas, as primeiras 500; todas em 'exportar diferenças'")
  const getRightEdge = async (name: string) => {
    const box = await table.getByRole('columnheader', { name, exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  expect(await getRightEdge('Valor aqui')).toBeLessThan(270)
  // The part of an amount below the difference column fades, until the whole amount is visible.
  const differenceHeader = table.getByRole('columnheader', { name: 'Δ' })
  const fade = () => differenceHeader.evaluate((cell) => getComputedStyle(cell, '::before').content)
  await expect.poll(fade).toBe('""')
  await table.hover()
  await page.mouse.wheel(400, 0)
  await expect.poll(fade).toBe('none')
})
