/** A whole reading against a table from elsewhere, against itself later, and against another period. */
import type { Page } from '@playwright/test'
import { getScanPanel, getScanView } from './scan-page.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const classe = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Classes' }).getByRole('button', { name })

interface Bonus {
  id: number
  valor: number
  statusId: number
}

test('a pasted table is compared by value, its differences gone through, their ids given to an act', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  const br = (value: number) => value.toFixed(2).replace('.', ',')
  // One is missing there, one differs by a cent, one is there alone; the order is turned round.
  const [gone, changed, ...rest] = content
  const lines = [
    ...rest.map(({ id, valor }) => `${id}\t${br(valor)}`),
    `${changed?.id}\t${br((changed?.valor ?? 0) - 0.01)}`,
    `99999999\t10,00`,
  ].reverse()
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.paste(['ID\tValor', ...lines].join('\n'))
  await expect(classe(page, /Difere/)).toContainText('1')
  await expect(classe(page, /Difere/)).toContainText('Δ +R$ 0,01')
  await expect(classe(page, /Só aqui/)).toContainText('1')
  await expect(classe(page, /Só lá/)).toContainText('R$ 10,00')
  await expect(classe(page, /Igual/)).toContainText(`${rest.length}`)
  const footer = page.getByText(/^Diferença \d de 3$/)
  await expect(footer).toHaveText('Diferença 1 de 3')
  // No window is so narrow that one must scroll for its verbs.
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Próxima diferença' })).toBeInViewport({ ratio: 1 })
  }
  await operator.press('n')
  await expect(footer).toHaveText('Diferença 2 de 3')
  await expect(page.locator('tr[aria-current]')).toContainText(`#${gone?.id}`)
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
  await expect(operator.palette.getByRole('combobox').first()).toHaveValue(` ${gone?.id}, 99999999`)
  await operator.press('Escape')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('a e')])
  expect(file.suggestedFilename()).toBe('diferencas.csv')
  await getScanView(page, 'Conciliar com colado').focus()
  await operator.press('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
})

test('what changed since the reading is named; the session goes on from there', async ({
  page,
  operator,
  platform,
}) => {
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

test('a reading that did not come to all rows is told beside what is compared with it', async ({
  page,
  operator,
  platform,
  watch,
}) => {
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

test('a file is compared as well, in the set of letters of older spreadsheets', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runLine('conciliar com arquivo')])
  const text = 'ID;Descrição\r\n1;não existe\r\n'
  await chooser.setFiles({ name: 'deles.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await expect(getScanView(page, 'Conciliar com arquivo')).toContainText('deles.csv, 1 linha, 2 colunas')
  await expect(page.getByRole('table', { name: 'Diferenças' })).toContainText('não existe')
})

test('a workbook is told to be none of a table’s files, and what to do', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runLine('conciliar com arquivo')])
  const buffer = Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000', 'latin1')
  await chooser.setFiles({ name: 'deles.xlsx', mimeType: 'application/octet-stream', buffer })
  await expected.toast('O arquivo não é texto: na planilha, salve como CSV e escolha o CSV')
  // No box for a text stands where a file was asked for.
  await expect(getScanView(page, 'Conciliar com arquivo')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('what a file holds twice, or without a key, is told as out of the comparison and of its sums', async ({
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

test('amounts of theirs that cannot be read, and columns that are none of ours, are told', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste('ID\tValor\tConta\n99999991\t10,00-\tx\n99999992\t7,00 E\tx\n99999993\tdez\tx')
  await expect(classe(page, /Só lá/)).toContainText('-R$ 10,00')
  await expect(getScanView(page, 'Conciliar com colado')).toContainText(
    'Valores lá que não se leem ao certo, fora das somas: 2.',
  )
})

test('a table without names says what is not compared; one under a title and over a total is read', async ({
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
  await expect(classe(page, /Igual/)).toContainText('1')
  await expect(classe(page, /Só lá/)).toContainText('0')
  await expect(view).toContainText('Acima dos nomes das colunas, fora da comparação: 1 linha.')
  await expect(view).toContainText('Fora da comparação e das somas: 1 linha sem chave (Total).')
})

test('the box for a table takes the keys again where it is asked for again', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.press('Escape')
  await expect(box).not.toBeFocused()
  await operator.runLine('conciliar com colado')
  await expect(box).toBeFocused()
})

test('of two periods the earlier stands first, whichever of them the list shows', async ({ page, operator }) => {
  await operator.openListSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59')
  await operator.runLine('comparar com de 01/11/2026 a 10/11/2026')
  await expect(getScanView(page, 'Comparar períodos')).toContainText(/Antes\s*de 01\/10\/2026.*Agora\s*de 01\/11\/2026/)
})

test('two periods stand side by side, and unequal lengths are said', async ({ page, operator }) => {
  const [newest] = await operator.fetchRows<{ dtCadastro: string }>('/gestor/estatisticas/transacoes?PAGE=2500&SIZE=1')
  const middle = new Date(`${newest?.dtCadastro.slice(0, 10)}T12:00:00Z`)
  const day = (from: number) => new Date(middle.getTime() + from * 86_400_000).toISOString().slice(0, 10)
  const br = (from: number) => day(from).split('-').reverse().join('/')
  await operator.openListSignedIn(`/auditoria/transacoes/valor?dataInicio=${day(0)}T00:00&dataFim=${day(9)}T23:59`)
  await operator.runLine(`comparar com de ${br(-9)} a ${br(-1)}`)
  const view = getScanView(page, 'Comparar períodos')
  await expect(view).toContainText('Os períodos não têm o mesmo número de dias: 9 e 10.')
  await expect(view.getByRole('table', { name: 'No todo' }).getByRole('row', { name: /Total/ })).toContainText('R$')
  const kinds = 'Linhas antes|Linhas agora|Δ linhas|Δ % linhas|Soma antes|Soma agora|Δ soma|Δ %'.split('|')
  for (const name of ['Por Status', 'Por Usuário Destino']) {
    const heads = view.getByRole('table', { name: new RegExp(`^${name}`) }).getByRole('columnheader')
    await expect(heads).toHaveText([new RegExp(`^${name}`), ...kinds])
  }
  await expect(view.getByRole('table', { name: /^Por dia/ })).toContainText(`${br(-9)}, ${br(0)}`)
  // Its tables have the focus: arrows scroll them, and no key of the list behind them is promised.
  await expect(view.getByRole('group', { name: 'Comparação' })).toBeFocused()
  await expect(page.locator('footer')).toContainText('rolar')
  await expect(page.locator('footer')).not.toContainText('linhas')
})

test('a list that has no period says so before Enter', async ({ operator }) => {
  await operator.openListSignedIn('/produtos')
  await operator.typeLine('comparar com setembro')
  await expect(operator.palette).toContainText('Produtos não filtra por data')
})

for (const [phrase, title] of [
  ['comparar com de 01/10/2026 a 10/10/2026', 'Comparar períodos'],
  ['conciliar com colado', 'Conciliar com colado'],
] as const)
  test(`Back closes what '${phrase}' put in the place of the table, and the list stays`, async ({ page, operator }) => {
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
    // Closed by its key it leaves no step behind.
    await operator.runLine('conciliar com colado')
    await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
    await operator.press('Escape Escape')
    await expect(page.getByRole('grid')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/lojas$/)
  })

test('periods that come beneath the palette have the focus once that is closed', async ({ page, operator }) => {
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
  test(`${path}: 'comparar com mês passado' reads the month before beside this filter`, async ({ page, operator }) => {
    await operator.openListSignedIn(`${path}?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59`)
    const now = new Date()
    const days = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
    await operator.runLine('comparar com mês passado')
    const view = getScanView(page, 'Comparar períodos')
    await expect(view.getByRole('table', { name: 'No todo' }).getByRole('row', { name: /Total/ })).toBeVisible()
    await expect(view).toContainText(`Os períodos não têm o mesmo número de dias: ${days} e 10.`)
  })

test('a period is compared with the same of the month before, and with the one before it', async ({
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

test('the key of a reconciliation is changed by T, and what is joined with it', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus & { pedidoId: number }>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  await operator.runLine('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  // Esc steps out of the text and leaves it there.
  await page.keyboard.type('ID;')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Conciliar com colado' })).toBeFocused()
  await expect(box).toHaveValue('ID;')
  await box.focus()
  await operator.paste(['ID\tPedido', ...content.map(({ id, pedidoId }) => `${id}\t${pedidoId}`)].join('\n'))
  await expect(page.getByText('chave ID')).toBeVisible()
  await expect(classe(page, /Igual/)).toContainText(String(content.length))
  await operator.press('t')
  await expect(page.getByText('chave Pedido')).toBeVisible()
  await operator.press('t')
  await expect(page.getByText('chave ID')).toBeVisible()
  await expect(classe(page, /Igual/)).toContainText(String(content.length))
})

test('the column that stands for the id is guessed, told, and changed by T', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste(['Parcela;Código', ...content.map(({ id }) => `1;${id}`)].join('\n'))
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
  await expect(classe(page, /Igual/)).toContainText(String(content.length))
  await operator.press('t')
  await expect(page.getByText('chave ID (Parcela)')).toBeVisible()
  await operator.press('t')
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
  // What is matched is shown, and changed where it stands or by a phrase; what has no pair is not called equal.
  const columns = page.getByRole('group', { name: 'Colunas comparadas' })
  await expect(columns).toContainText('Código → ID')
  await expect(columns).toContainText(/não comparadas.*Nível/)
  await expect(classe(page, /Igual só na chave/)).toBeVisible()
  await columns.getByRole('button', { name: 'Nível' }).click()
  await page.getByRole('option', { name: 'Parcela' }).click()
  await expect(columns).toContainText('Código → ID · Parcela → Nível')
  await expect(page.getByRole('button', { name: /Igual em Nível/ })).toBeVisible()
  await operator.runLine('casar coluna nível com nenhuma')
  await expect(columns).toContainText(/não comparadas.*Nível/)
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
})

test('on a phone an amount stands beside its key, however many differences there are', async ({ page, operator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.paste('ID\tValor\n99999999\t10,00')
  const table = page.getByRole('table', { name: 'Diferenças' })
  const head = table.getByRole('rowheader', { name: /Só aqui/ })
  await expect(head).toHaveText("← Só aqui · 5.000 linhas, as primeiras 500; todas em 'exportar diferenças'")
  const right = async (name: string) => {
    const box = await table.getByRole('columnheader', { name, exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  expect(await right('Valor aqui')).toBeLessThan(270)
  // What of an amount is beneath the difference fades, until all of it is in sight.
  const delta = table.getByRole('columnheader', { name: 'Δ' })
  const fade = () => delta.evaluate((cell) => getComputedStyle(cell, '::before').content)
  await expect.poll(fade).toBe('""')
  await table.hover()
  await page.mouse.wheel(400, 0)
  await expect.poll(fade).toBe('none')
})
