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
  await operator.opensListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  const formatDay = (value: number) => value.toFixed(2).replace('.', ',')
  // One row is missing there, one differs by a cent, one is only there; the order is reversed.
  const [removed, changed, ...rest] = content
  const lines = [
    ...rest.map(({ id, valor }) => `${id}\t${formatDay(valor)}`),
    `${changed?.id}\t${formatDay((changed?.valor ?? 0) - 0.01)}`,
    `99999999\t10,00`,
  ].reverse()
  await operator.runs('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  await operator.pastes(['ID\tValor', ...lines].join('\n'))
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
  await operator.presses('n')
  await expect(footer).toHaveText('Diferença 2 de 3')
  await expect(page.locator('tr[aria-current]')).toContainText(`#${removed?.id}`)
  await expect(page.locator('tr[aria-current] td').last()).toHaveText(/^\+R\$\s[\d.,]+$/)
  await operator.presses('Shift+N')
  await operator.presses('3')
  await expect(footer).toHaveText('Diferença 3 de 3')
  await operator.presses('x')
  await expect(page.getByRole('checkbox', { name: 'Selecionar 99999999' })).toBeChecked()
  await operator.presses('2')
  await operator.presses('x')
  await expect(page.getByText('2 selecionadas').last()).toBeVisible()
  await operator.presses('a p')
  await expect(operator.palette.getByRole('combobox').first()).toHaveValue(` ${removed?.id}, 99999999`)
  await operator.presses('Escape')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('a e')])
  expect(file.suggestedFilename()).toBe('diferencas.csv')
  await getScanView(page, 'Conciliar com colado').focus()
  await operator.presses('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
})

test('changes since the scan are named, and a scan without all rows says so beside the comparison', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ler tudo')
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
  await operator.runs('o que mudou desde a leitura')
  await expect(page.getByText('Diferença 1 de 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Diferenças' })).toContainText('R$ 12.345,67')
  await operator.presses('Escape')
  await platform.failCalls('/transacoes$', 400, { query: { PAGE: '1', SIZE: '1000' } })
  await operator.runs('o que mudou desde a leitura')
  await expect(getScanView(page, 'O que mudou desde a leitura')).toContainText(
    /Leitura não provada \(agora\): Páginas sem resposta: 3\.999 de 4\.999 linhas, falta a página 2\. O que não foi lido conta como só antes\./,
  )
})

test('a file is compared in the character set of older spreadsheets, its repeated keys are reported, and a workbook is refused', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const chooseFile = async (name: string, mimeType: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conciliar com arquivo')])
    await chooser.setFiles({ name, mimeType, buffer })
  }
  const view = getScanView(page, 'Conciliar com arquivo')
  await test.step('A workbook is refused, with what to do, and no box for a text opens', async () => {
    const workbook = Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000', 'latin1')
    await chooseFile('deles.xlsx', 'application/octet-stream', workbook)
    await expected.toast('O arquivo não é texto: na planilha, salve como CSV e escolha o CSV')
    await expect(view).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
  })
  await chooseFile('deles.csv', 'text/csv', Buffer.from('ID;Descrição\r\n1;não existe\r\n', 'latin1'))
  await expect(view).toContainText('deles.csv, 1 linha, 2 colunas')
  await expect(page.getByRole('table', { name: 'Diferenças' })).toContainText('não existe')
  await test.step('Rows that it has twice, or without a key, are excluded from comparison and sums', async () => {
    await chooseFile('deles.csv', 'text/csv', Buffer.from('ID;Descrição\n1;um\n1;outro\n2;dois\n2;outro\n;sem\n'))
    await expect(view).toContainText(
      "Fora da comparação e das somas: 2 linhas com chave repetida lá (1, 2); 1 linha sem chave. Todas em 'exportar diferenças'.",
    )
  })
})

test('what a pasted table has that is not compared is reported, and its box gets the focus whenever it is requested', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/bonus')
  const [first] = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1&sort=id,ASC')
  const view = getScanView(page, 'Conciliar com colado')
  const openBox = async () => {
    await operator.runs('conciliar com colado')
    await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  }
  await openBox()
  await operator.presses('Escape')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).not.toBeFocused()
  await openBox()
  await test.step('Unreadable amounts', async () => {
    await operator.pastes('ID\tValor\tConta\n99999991\t10,00-\tx\n99999992\t7,00 E\tx\n99999993\tdez\tx')
    await expect(getClassButton(page, /Só lá/)).toContainText('-R$ 10,00')
    await expect(view).toContainText('Valores lá que não se leem ao certo, fora das somas: 2.')
  })
  await test.step('Columns without names', async () => {
    await openBox()
    await operator.pastes(`${first?.id};999999,99`)
    await expect(view).toContainText('Colunas lá que não se comparam: a 2ª, sem nome.')
  })
  await test.step('A title above the table and a total below it', async () => {
    await openBox()
    const value = first?.valor.toFixed(2).replace('.', ',')
    await operator.pastes(`Extrato de bônus\n\nID;Valor;2ª via\n${first?.id};${value};x\nTotal;${value};\n`)
    await expect(getClassButton(page, /Igual/)).toContainText('1')
    await expect(getClassButton(page, /Só lá/)).toContainText('0')
    await expect(view).toContainText('Acima dos nomes das colunas, fora da comparação: 1 linha.')
    await expect(view).toContainText('Fora da comparação e das somas: 1 linha sem chave (Total).')
  })
})

test('two periods are side by side, unequal lengths are reported, and a list without a period says so before Enter', async ({
  page,
  operator,
}) => {
  const [newest] = await operator.fetchRows<{ dtCadastro: string }>('/gestor/estatisticas/transacoes?PAGE=2500&SIZE=1')
  const middle = new Date(`${newest?.dtCadastro.slice(0, 10)}T12:00:00Z`)
  const day = (from: number) => new Date(middle.getTime() + from * 86_400_000).toISOString().slice(0, 10)
  const formatDay = (from: number) => day(from).split('-').reverse().join('/')
  await operator.opensListSignedIn(`/auditoria/transacoes/valor?dataInicio=${day(0)}T00:00&dataFim=${day(9)}T23:59`)
  await operator.runs(`comparar com de ${formatDay(-9)} a ${formatDay(-1)}`)
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
  await operator.opens('/produtos')
  await operator.typesKeyByKey('comparar com setembro')
  await expect(operator.palette).toContainText('Produtos não filtra por data')
})

test('Back closes a view in place of the table, and a view closed by its key leaves no history entry', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/lojas')
  await operator.presses('g a v')
  await expect(page).toHaveURL(/valor$/)
  await operator.runs('filtrar período de 01/11/2026 a 10/11/2026')
  await expect(page).toHaveURL(/dataFim/)
  const url = page.url()
  for (const [phrase, title] of [
    ['comparar com de 01/10/2026 a 10/10/2026', 'Comparar períodos'],
    ['conciliar com colado', 'Conciliar com colado'],
  ] as const)
    await test.step(title, async () => {
      await operator.runs(phrase)
      await expect(getScanView(page, title)).toBeVisible()
      await page.goBack()
      await expect(getScanView(page, title)).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await expect(page).toHaveURL(url)
    })
  await page.goBack()
  await expect(page).toHaveURL(/valor$/)
  await operator.runs('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.presses('Escape Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/lojas$/)
})

test('periods that load below the palette get the focus once it is closed', async ({ page, operator }) => {
  await operator.opensListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59')
  const release = await operator.holdsRequests(/transacoes\/valor\?.*dataInicio=2026-10-01/)
  await operator.runs('comparar com de 01/10/2026 a 10/10/2026')
  await operator.presses('Mod+K')
  release()
  await expect(page.locator('section[data-region=periodos]')).toBeAttached()
  await operator.presses('Escape')
  await expect(operator.palette).toBeHidden()
  await operator.presses('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
})

test('a period is compared with another month, the same days of it, the period before and a later one', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/auditoria/transacoes/tipo?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59')
  const view = getScanView(page, 'Comparar períodos')
  const compareWith = async (period: string) => {
    if (await view.isVisible()) await operator.presses('Escape')
    await expect(page.getByRole('grid')).toBeVisible()
    await operator.runs(`comparar com ${period}`)
  }
  await test.step('mês passado', async () => {
    const now = new Date()
    const days = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
    await compareWith('mês passado')
    await expect(view.getByRole('table', { name: 'No todo' }).getByRole('row', { name: /Total/ })).toBeVisible()
    await expect(view).toContainText(`Os períodos não têm o mesmo número de dias: ${days} e 10.`)
  })
  await test.step('o mesmo período do mês passado', async () => {
    await compareWith('o mesmo período do mês passado')
    await expect(view).toContainText(/Antes\s*de 01\/10\/2026 00:00 até 10\/10\/2026 23:59, 10 dias/)
    await expect(view).not.toContainText('mesmo número de dias')
  })
  await test.step('o período anterior', async () => {
    await compareWith('o período anterior')
    await expect(view).toContainText(/Antes\s*de 22\/10\/2026 00:00 até 31\/10\/2026 23:59, 10 dias/)
  })
  await test.step('a later period comes second, although the list does not show it', async () => {
    await compareWith('de 11/11/2026 a 20/11/2026')
    await expect(view).toContainText(/Antes\s*de 01\/11\/2026.*Agora\s*de 11\/11\/2026/)
  })
})

test('the column used as the id is guessed, shown, and changed by T, with the matched columns', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/bonus')
  const content = await operator.fetchRows<Bonus>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  await operator.runs('conciliar com colado')
  const box = page.getByRole('textbox', { name: /Cole aqui a tabela/ })
  await expect(box).toBeFocused()
  // Esc leaves the text and keeps it.
  await page.keyboard.type('ID;')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Conciliar com colado' })).toBeFocused()
  await expect(box).toHaveValue('ID;')
  await box.focus()
  await operator.pastes(['Parcela;Código', ...content.map(({ id }) => `1;${id}`)].join('\n'))
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
  await expect(getClassButton(page, /Igual/)).toContainText(String(content.length))
  await operator.presses('t')
  await expect(page.getByText('chave ID (Parcela)')).toBeVisible()
  await operator.presses('t')
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
  await operator.runs('casar coluna nível com nenhuma')
  await expect(columns).toContainText(/não comparadas.*Nível/)
  await expect(page.getByText('chave ID (Código)')).toBeVisible()
})

test('on a phone an amount is beside its key, however many differences there are', async ({ page, operator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('conciliar com colado')
  await expect(page.getByRole('textbox', { name: /Cole aqui a tabela/ })).toBeFocused()
  await operator.pastes('ID\tValor\n99999999\t10,00')
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
