/** The three audits, their phrases and CSV files, and the history of a transaction (spec 2 §2, §5, §7, §9). */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

const AUDIT = '/auditoria/transacoes'
const year = new Date().getFullYear()
/** The year of the latest 1 October that is not in the future. */
const octoberYear = new Date().getMonth() >= 9 ? year : year - 1
const period = { dataInicio: `${octoberYear}-10-01T00:00`, dataFim: `${octoberYear}-10-15T23:59` }

async function downloadCsv(page: Page, operator: Operator) {
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('a e')])
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('utf8') }
}

/** The screen's rows, cell by cell, as CSV in the format of spec 2 §9. */
async function readScreenAsCsv(page: Page) {
  const lines = await page
    .getByRole('grid')
    .evaluate((grid) =>
      [...grid.querySelectorAll('[role=row]')].map((row) =>
        [...row.querySelectorAll('[role=columnheader], [role=gridcell][aria-colindex]')]
          .map((cell) => (cell.textContent ?? '').replaceAll('\u00A0', ' ').trim())
          .filter((text) => text !== '' && text !== 'Ações'),
      ),
    )
  return lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';') + '\r\n').join('')
}

test('by type loads on open and offers only CASHBACK', async ({ page, operator, expected }) => {
  await operator.openSignedIn(`${AUDIT}/tipo`)
  await expected.heading('Auditoria por Tipo')
  await expected.call('GET', `${AUDIT}/tipo/CASHBACK`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
  await expect(page.getByRole('combobox', { name: 'Tipo', exact: true }).locator('option')).toHaveText(['CASHBACK'])
})

test('by user sends no request until an id is filled in, and shows no rows after it is cleared [C15]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.openSignedIn(`${AUDIT}/usuario`)
  await expected.text('Informe o id do usuário')
  await expect(operator.field('ID do usuário')).toHaveAttribute('required')
  await operator.press('r')
  await operator.field('ID do usuário').focus()
  await operator.press('Enter')
  expect(watch.calls.filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  await page.keyboard.type('42')
  await operator.press('Enter')
  await expected.call('GET', `${AUDIT}/usuario/42`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('R$')
  await operator.field('ID do usuário').fill('')
  await operator.press('Enter')
  await expected.text('Informe o id do usuário')
  await expected.noRow('R$')
})

test('by value sends both limits and the period unchanged', async ({ operator, expected }) => {
  await operator.openSignedIn(`${AUDIT}/valor`)
  await operator.fill('Mínimo', '10.5')
  await operator.fill('Máximo', '500')
  await operator.fill('Início', '2026-02-01T12:00')
  await operator.press('Enter')
  await expected.call('GET', `${AUDIT}/valor`, {
    query: { valorMinimo: '10.5', valorMaximo: '500', dataInicio: '2026-02-01T12:00', page: '0' },
  })
})

test('a maximum below the minimum is refused, typed in a field or in the palette', async ({
  operator,
  expected,
  watch,
}) => {
  await operator.openSignedIn(`${AUDIT}/valor`)
  await expected.call('GET', `${AUDIT}/valor`)
  const requestCount = watch.calls.length
  await operator.fill('Mínimo', '500')
  await operator.fill('Máximo', '100')
  await operator.press('Enter')
  await expected.text('O mínimo não pode ser maior que o máximo')
  await operator.fill('Máximo', '1000')
  await operator.fill('Início', '2026-02-20T12:00')
  await operator.fill('Fim', '2026-02-01T12:00')
  await operator.press('Enter')
  await expected.text('O fim não pode ser antes do início')
  expect(watch.calls.slice(requestCount).filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
})

test.describe('phrases', () => {
  test('“auditar usuário 42 de 01/10 a 15/10” fills the filters of the screen', async ({ operator, expected }) => {
    await operator.openSignedIn('/blank')
    await expected.heading('Página em branco')
    await operator.runLine('auditar usuário 42 de 01/10 a 15/10')
    await expected.path(`${AUDIT}/usuario`)
    await expected.call('GET', `${AUDIT}/usuario/42`, { query: period })
    await expect(operator.field('ID do usuário')).toHaveValue('42')
    await expect(operator.field('Início')).toHaveValue(period.dataInicio)
    await expect(operator.field('Fim')).toHaveValue(period.dataFim)
  })

  test('“auditar valor acima de 100 nos últimos 7 dias” fills them too', async ({ operator, expected }) => {
    await operator.openSignedIn('/blank')
    await expected.heading('Página em branco')
    await operator.runLine('auditar valor acima de 100 nos últimos 7 dias')
    await expected.path(`${AUDIT}/valor`)
    const { query } = await expected.call('GET', `${AUDIT}/valor`, { query: { valorMinimo: '100' } })
    expect(query['dataInicio']).toMatch(/T00:00$/)
    expect(query['dataFim']).toMatch(/T23:59$/)
    expect(query).not.toHaveProperty('valorMaximo')
  })

  test('a period alone goes to the current screen and keeps its other filters', async ({ operator, expected }) => {
    await operator.openListSignedIn(`${AUDIT}/valor?valorMinimo=100`)
    await operator.runLine('de 01/10 a 15/10')
    await expected.call('GET', `${AUDIT}/valor`, { query: { ...period, valorMinimo: '100', page: '0' } })
  })

  test('“auditar cashback ontem” opens the audit by type', async ({ operator, expected }) => {
    await operator.openSignedIn('/blank')
    await expected.heading('Página em branco')
    await operator.runLine('auditar cashback ontem')
    const { query } = await expected.call('GET', `${AUDIT}/tipo/CASHBACK`)
    expect(query['dataInicio']?.slice(0, 10)).toBe(query['dataFim']?.slice(0, 10))
  })
})

for (const [screen, path] of [
  ['tipo', `${AUDIT}/tipo`],
  ['usuario', `${AUDIT}/usuario?usuarioId=42`],
  ['valor', `${AUDIT}/valor`],
] as const)
  test(`the CSV of the audit by ${screen} is this page, byte by byte, under its fixed name [J10]`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openSignedIn(path)
    await expected.row('R$')
    const { name, text } = await downloadCsv(page, operator)
    expect(name).toBe(`auditoria-transacoes-${screen}.csv`)
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFF"ID";"Descrição";"Valor";"Tipo";"Status";"Usuário Origem";"Usuário Destino";"Data"',
    )
    // An id is shown as '#12' and exported as a number.
    expect(text.replaceAll(/^"(\d+)"/gm, '"#$1"')).toBe(`\uFEFF${await readScreenAsCsv(page)}`)
  })

test.describe('history', () => {
  test('opens from a row by Enter, with its details and its events', async ({ page, operator, expected }) => {
    await operator.openSignedIn(`${AUDIT}/tipo`)
    await expected.row('R$')
    await operator.press('j')
    await operator.press('Enter')
    await expect(page.getByRole('heading', { name: /^Histórico da Transação #\d+$/ })).toBeVisible()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await expected.call('GET', `${AUDIT}/${id}`)
    await expected.call('GET', `${AUDIT}/${id}/paginado`, { query: { page: '0', size: '10' } })
    await expect(page.getByRole('region', { name: 'Transação' })).toContainText('R$')
  })

  for (const [name, leave] of [
    ['Voltar', ({ operator }) => operator.click(/^Voltar/)],
    ['Esc', ({ operator }) => operator.press('Escape')],
    [
      'its crumb',
      ({ page }) => page.getByRole('navigation', { name: 'Trilha' }).getByText('Auditoria por Faixa de Valor').click(),
    ],
  ] as readonly [string, (context: { page: Page; operator: Operator }) => Promise<void>][])
    test(`leads back by ${name} to the list that it was opened from, with its filter, also after a reload`, async ({
      page,
      operator,
      expected,
    }) => {
      const search = '?pagina=2&ordem=numAmount,ASC&valorMinimo=20'
      await operator.openListSignedIn(`${AUDIT}/valor${search}`)
      await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(2).dblclick()
      await expect(page.getByRole('heading', { name: /^Histórico da Transação #\d+$/ })).toBeFocused()
      await page.reload()
      await expected.row('R$')
      await leave({ page, operator })
      await expected.heading('Auditoria por Faixa de Valor')
      expect(new URL(page.url()).search).toBe(search)
    })

  test('leads back to the transactions if it was opened from elsewhere', async ({ page, operator, expected }) => {
    await operator.openSignedIn(`${AUDIT}/42`)
    await expected.row('R$')
    await expect(page.getByRole('link', { name: /^Voltar/ })).toHaveAttribute('href', '/transacoes')
  })

  test('Recarregar and r read details and table again', async ({ operator, expected }) => {
    await operator.openSignedIn(`${AUDIT}/42`)
    await expected.call('GET', `${AUDIT}/42/paginado`)
    await expected.row('R$')
    for (const [times, reload] of [
      [2, () => operator.click(/^Recarregar/)],
      [3, () => operator.press('r')],
    ] as const) {
      await reload()
      await expect.poll(() => expected.countCalls('GET', `${AUDIT}/42`)).toBe(times)
      await expect.poll(() => expected.countCalls('GET', `${AUDIT}/42/paginado`)).toBe(times)
      await expected.row('R$')
    }
  })

  test('its events are no transactions: Enter on one opens nothing', async ({ operator, expected }) => {
    await operator.openSignedIn(`${AUDIT}/42`)
    await expected.row('R$')
    await operator.press('j Enter')
    await expected.toast('Este já é o histórico da transação')
    await expected.path(`${AUDIT}/42`)
  })

  test('its events are no transactions: the transaction with the id of an event is read from the platform', async ({
    operator,
    expected,
    watch,
  }) => {
    watch.acceptProblem(/status of 404/)
    await operator.openSignedIn(`${AUDIT}/41`)
    await expected.row('R$')
    const events = await operator.fetchRows(`${AUDIT}/41/paginado?page=0&size=10&sort=dtCadastro,DESC`)
    // One event has the transaction's own id, which is read as the screen opens.
    const { id } = events.find((event) => event.id !== 41)!
    await operator.typeLine(`transação ${id}`)
    await expected.call('GET', `${AUDIT}/${id}`)
  })

  test('can be opened by key from any screen', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/blank')
    await expected.text('abrir a paleta')
    await operator.press('g a h')
    await expect(operator.palette).toBeVisible()
    await page.keyboard.type('55')
    await operator.press('Enter')
    await expected.heading('Histórico da Transação #55')
  })

  test('of a missing transaction says so, and offers no retry', async ({ page, operator, expected, watch }) => {
    watch.acceptProblem(/status of 404/)
    await operator.openSignedIn(`${AUDIT}/999999`)
    await expected.text('Transação #999999 não existe.')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
  })

  test('sends no request for an invalid id', async ({ operator, expected, watch }) => {
    // JavaScript cannot tell the last one from its neighbour.
    for (const text of ['abc', '1e1', '9007199254740993']) {
      await operator.openSignedIn(`${AUDIT}/${text}`)
      await expected.text('O endereço não traz o id de uma transação.')
    }
    expect(watch.calls.filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  })
})

test('a failed audit shows its empty table, one quiet line and no notice', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/status of 500/)
  await operator.openSignedIn(`${AUDIT}/tipo`, 'listas-indisponiveis@gestor.test')
  await expected.text('Não foi possível carregar.')
  await expected.text('Nenhum registro')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a response without a list is a failed audit, not an empty one [C8]', async ({ operator, expected, platform }) => {
  await platform.addFault({ match: { path: `${AUDIT}/valor$` }, effect: { kind: 'data', fault: 'wrapper' } })
  await operator.openSignedIn(`${AUDIT}/valor`)
  await expected.text('Não foi possível carregar.')
})
