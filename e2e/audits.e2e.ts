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
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('a e')])
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

test('each audit requests what its filters say, and nothing while they say nothing [C15]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await test.step('by type loads on open and offers only CASHBACK', async () => {
    await operator.opensSignedIn(`${AUDIT}/tipo`)
    await expected.heading('Auditoria por Tipo')
    await expected.call('GET', `${AUDIT}/tipo/CASHBACK`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
    await expect(page.getByRole('combobox', { name: 'Tipo', exact: true }).locator('option')).toHaveText(['CASHBACK'])
  })
  await test.step('by user sends no request until an id is filled in, and shows no rows after it is cleared', async () => {
    const requestCount = watch.calls.length
    await operator.opens(`${AUDIT}/usuario`)
    await expected.text('Informe o id do usuário')
    await expect(operator.field('ID do usuário')).toHaveAttribute('required')
    await operator.presses('r')
    await operator.field('ID do usuário').focus()
    await operator.presses('Enter')
    expect(watch.calls.slice(requestCount).filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
    await page.keyboard.type('42')
    await operator.presses('Enter')
    await expected.call('GET', `${AUDIT}/usuario/42`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('R$')
    await operator.field('ID do usuário').fill('')
    await operator.presses('Enter')
    await expected.text('Informe o id do usuário')
    await expected.noRow('R$')
  })
  await test.step('by value sends both limits and the period unchanged', async () => {
    await operator.opens(`${AUDIT}/valor`)
    await expected.call('GET', `${AUDIT}/valor`)
    await operator.fills('Mínimo', '10.5')
    await operator.fills('Máximo', '500')
    await operator.fills('Início', '2026-02-01T12:00')
    await operator.presses('Enter')
    await expected.call('GET', `${AUDIT}/valor`, {
      query: { valorMinimo: '10.5', valorMaximo: '500', dataInicio: '2026-02-01T12:00', page: '0' },
    })
  })
  await test.step('a maximum below the minimum, and an end before the start, are refused', async () => {
    const requestCount = watch.calls.length
    await operator.fills('Máximo', '10')
    await operator.presses('Enter')
    await expected.text('O mínimo não pode ser maior que o máximo')
    await operator.fills('Máximo', '1000')
    await operator.fills('Fim', '2026-01-01T12:00')
    await operator.presses('Enter')
    await expected.text('O fim não pode ser antes do início')
    expect(watch.calls.slice(requestCount).filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  })
})

test('a phrase opens its audit with its filters, and a period alone keeps the others', async ({
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/blank')
  await expected.heading('Página em branco')
  await test.step('auditar usuário 42 de 01/10 a 15/10', async () => {
    await operator.runs('auditar usuário 42 de 01/10 a 15/10')
    await expected.path(`${AUDIT}/usuario`)
    await expected.call('GET', `${AUDIT}/usuario/42`, { query: period })
    await expect(operator.field('ID do usuário')).toHaveValue('42')
    await expect(operator.field('Início')).toHaveValue(period.dataInicio)
    await expect(operator.field('Fim')).toHaveValue(period.dataFim)
  })
  await test.step('auditar valor acima de 100 nos últimos 7 dias', async () => {
    await operator.runs('auditar valor acima de 100 nos últimos 7 dias')
    await expected.path(`${AUDIT}/valor`)
    const { query } = await expected.call('GET', `${AUDIT}/valor`, { query: { valorMinimo: '100' } })
    expect(query['dataInicio']).toMatch(/T00:00$/)
    expect(query['dataFim']).toMatch(/T23:59$/)
    expect(query).not.toHaveProperty('valorMaximo')
  })
  await test.step('de 01/10 a 15/10', async () => {
    await operator.runs('de 01/10 a 15/10')
    await expected.call('GET', `${AUDIT}/valor`, { query: { ...period, valorMinimo: '100', page: '0' } })
  })
  await test.step('auditar cashback ontem', async () => {
    await operator.runs('auditar cashback ontem')
    const { query } = await expected.call('GET', `${AUDIT}/tipo/CASHBACK`)
    expect(query['dataInicio']?.slice(0, 10)).toBe(query['dataFim']?.slice(0, 10))
  })
})

test('the CSV of an audit is this page, byte by byte, under its fixed name [J10]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn(`${AUDIT}/tipo`)
  for (const [screen, path] of [
    ['tipo', `${AUDIT}/tipo`],
    ['usuario', `${AUDIT}/usuario?usuarioId=42`],
    ['valor', `${AUDIT}/valor`],
  ] as const)
    await test.step(screen, async () => {
      if (screen !== 'tipo') await operator.opens(path)
      await expected.row('R$')
      const { name, text } = await downloadCsv(page, operator)
      expect(name).toBe(`auditoria-transacoes-${screen}.csv`)
      expect(text.split('\r\n')[0]).toBe(
        '\uFEFF"ID";"Descrição";"Valor";"Tipo";"Status";"Usuário Origem";"Usuário Destino";"Data"',
      )
      // An id is shown as '#12' and exported as a number.
      expect(text.replaceAll(/^"(\d+)"/gm, '"#$1"')).toBe(`\uFEFF${await readScreenAsCsv(page)}`)
    })
})

test.describe('history', () => {
  test('opens from a row with its details and its events, and leads back to the list with its filter', async ({
    page,
    operator,
    expected,
  }) => {
    const search = '?pagina=2&ordem=numAmount,ASC&valorMinimo=20'
    const heading = page.getByRole('heading', { name: /^Histórico da Transação #\d+$/ })
    await operator.opensListSignedIn(`${AUDIT}/valor${search}`)
    const checkReturn = async () => {
      await expected.heading('Auditoria por Faixa de Valor')
      expect(new URL(page.url()).search).toBe(search)
      await expected.row('#')
    }
    await test.step('by two clicks, and back by Voltar, also after a reload', async () => {
      await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(2).dblclick()
      await expect(heading).toBeFocused()
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      await expected.call('GET', `${AUDIT}/${id}`)
      await expected.call('GET', `${AUDIT}/${id}/paginado`, { query: { page: '0', size: '10' } })
      await expect(page.getByRole('region', { name: 'Transação' })).toContainText('R$')
      await page.reload()
      await expected.row('R$')
      await operator.clicks(/^Voltar/)
      await checkReturn()
    })
    await test.step('by Enter, and back by Esc', async () => {
      await operator.presses('j Enter')
      await expect(heading).toBeVisible()
      await expected.row('R$')
      await operator.presses('Escape')
      await checkReturn()
    })
    await test.step('back by its crumb, also after a reload', async () => {
      await operator.presses('Enter')
      await expect(heading).toBeVisible()
      await page.reload()
      await expected.row('R$')
      await page.getByRole('navigation', { name: 'Trilha' }).getByText('Auditoria por Faixa de Valor').click()
      await checkReturn()
    })
  })

  test('opened by its URL it leads back to the transactions, is read again, and its events are no transactions', async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    watch.acceptProblem(/status of 404/)
    await operator.opensSignedIn(`${AUDIT}/41`)
    await expected.row('R$')
    await expect(page.getByRole('link', { name: /^Voltar/ })).toHaveAttribute('href', '/transacoes')
    await test.step('Recarregar and r read details and table again', async () => {
      for (const [times, reload] of [
        [2, () => operator.clicks(/^Recarregar/)],
        [3, () => operator.presses('r')],
      ] as const) {
        await reload()
        await expect.poll(() => expected.countCalls('GET', `${AUDIT}/41`)).toBe(times)
        await expect.poll(() => expected.countCalls('GET', `${AUDIT}/41/paginado`)).toBe(times)
        await expected.row('R$')
      }
    })
    await test.step('Enter on an event opens nothing', async () => {
      await operator.presses('j Enter')
      await expected.toast('Este já é o histórico da transação')
      await expected.path(`${AUDIT}/41`)
    })
    await test.step('the transaction with the id of an event is read from the platform', async () => {
      const events = await operator.fetchRows(`${AUDIT}/41/paginado?page=0&size=10&sort=dtCadastro,DESC`)
      // One event has the transaction's own id, which is read as the screen opens.
      const { id } = events.find((event) => event.id !== 41)!
      await operator.typesKeyByKey(`transação ${id}`)
      await expected.call('GET', `${AUDIT}/${id}`)
    })
  })

  test('opens by key from any screen; of a missing transaction it says so, and an invalid id sends no request', async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    watch.acceptProblem(/status of 404/)
    await operator.opensSignedIn('/blank')
    await expected.text('abrir a paleta')
    await operator.presses('g a h')
    await expect(operator.palette).toBeVisible()
    await page.keyboard.type('55')
    await operator.presses('Enter')
    await expected.heading('Histórico da Transação #55')
    await operator.opens(`${AUDIT}/999999`)
    await expected.text('Transação #999999 não existe.')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
    const requestCount = watch.calls.length
    // src/lib/urls/route-location.test.ts has the other invalid ids.
    await operator.opens(`${AUDIT}/1e1`)
    await expected.text('O endereço não traz o id de uma transação.')
    expect(watch.calls.slice(requestCount).filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  })
})

test('a failed audit shows its empty table, one quiet line and no notice; a response without a list has failed too [C8]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 500/)
  await platform.failCalls(`${AUDIT}/tipo/`, 500)
  await platform.addFault({ match: { path: `${AUDIT}/valor$` }, effect: { kind: 'data', fault: 'wrapper' } })
  await operator.opensSignedIn(`${AUDIT}/tipo`)
  await expected.text('Não foi possível carregar.')
  await expected.text('Nenhum registro')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await operator.opens(`${AUDIT}/valor`)
  await expected.heading('Auditoria por Faixa de Valor')
  await expected.text('Não foi possível carregar.')
})
