/** The three audits, their phrases and CSV files, and the history of a transaction (spec 2 §2, §5, §7, §9). */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Operador } from './operador.ts'
import { expect, test } from './test.ts'

const AUDIT = '/auditoria/transacoes'
const year = new Date().getFullYear()
/** The latest first of October that is not in the future. */
const october = new Date().getMonth() >= 9 ? year : year - 1
const period = { dataInicio: `${october}-10-01T00:00`, dataFim: `${october}-10-15T23:59` }

async function downloaded(page: Page, operador: Operador) {
  const [file] = await Promise.all([page.waitForEvent('download'), operador.tecla('a e')])
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('utf8') }
}

/** What the screen shows of a row, cell by cell, written as spec 2 §9 says. */
async function csvOnScreen(page: Page) {
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

test('by type loads on open and offers CASHBACK alone', async ({ page, operador, espera }) => {
  await operador.entra(`${AUDIT}/tipo`)
  await espera.titulo('Auditoria por Tipo')
  await espera.chamada('GET', `${AUDIT}/tipo/CASHBACK`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
  await expect(page.getByRole('combobox', { name: 'Tipo', exact: true }).locator('option')).toHaveText(['CASHBACK'])
})

test('by user asks nothing until an id is filled in, and shows nothing once it is cleared [C15]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  await operador.entra(`${AUDIT}/usuario`)
  await espera.texto('Informe o id do usuário')
  await expect(operador.campo('ID do usuário')).toHaveAttribute('required')
  await operador.tecla('r')
  await operador.campo('ID do usuário').focus()
  await operador.tecla('Enter')
  expect(vigia.calls.filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  await page.keyboard.type('42')
  await operador.tecla('Enter')
  await espera.chamada('GET', `${AUDIT}/usuario/42`, { query: { page: '0', size: '10', sort: 'dtCadastro,DESC' } })
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('R$')
  await operador.campo('ID do usuário').fill('')
  await operador.tecla('Enter')
  await espera.texto('Informe o id do usuário')
  await espera.semLinha('R$')
})

test('by value sends both ends and the period as they stand', async ({ operador, espera }) => {
  await operador.entra(`${AUDIT}/valor`)
  await operador.preenche('Mínimo', '10.5')
  await operador.preenche('Máximo', '500')
  await operador.preenche('Início', '2026-02-01T12:00')
  await operador.tecla('Enter')
  await espera.chamada('GET', `${AUDIT}/valor`, {
    query: { valorMinimo: '10.5', valorMaximo: '500', dataInicio: '2026-02-01T12:00', page: '0' },
  })
})

test('ends the wrong way round are refused, typed or spoken', async ({ operador, espera, vigia }) => {
  await operador.entra(`${AUDIT}/valor`)
  await espera.chamada('GET', `${AUDIT}/valor`)
  const asked = vigia.calls.length
  await operador.preenche('Mínimo', '500')
  await operador.preenche('Máximo', '100')
  await operador.tecla('Enter')
  await espera.texto('O mínimo deve ser menor que o máximo')
  await operador.preenche('Máximo', '1000')
  await operador.preenche('Início', '2026-02-20T12:00')
  await operador.preenche('Fim', '2026-02-01T12:00')
  await operador.tecla('Enter')
  await espera.texto('O fim deve ser depois do início')
  expect(vigia.calls.slice(asked).filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
})

test.describe('phrases', () => {
  test('“auditar usuário 42 de 01/10 a 15/10” fills the filters of the screen', async ({ operador, espera }) => {
    await operador.entra('/blank')
    await espera.titulo('Página em branco')
    await operador.manda('auditar usuário 42 de 01/10 a 15/10')
    await espera.caminho(`${AUDIT}/usuario`)
    await espera.chamada('GET', `${AUDIT}/usuario/42`, { query: period })
    await expect(operador.campo('ID do usuário')).toHaveValue('42')
    await expect(operador.campo('Início')).toHaveValue(period.dataInicio)
    await expect(operador.campo('Fim')).toHaveValue(period.dataFim)
  })

  test('“auditar valor acima de 100 nos últimos 7 dias” fills them too', async ({ operador, espera }) => {
    await operador.entra('/blank')
    await espera.titulo('Página em branco')
    await operador.manda('auditar valor acima de 100 nos últimos 7 dias')
    await espera.caminho(`${AUDIT}/valor`)
    const { query } = await espera.chamada('GET', `${AUDIT}/valor`, { query: { valorMinimo: '100' } })
    expect(query['dataInicio']).toMatch(/T00:00$/)
    expect(query['dataFim']).toMatch(/T23:59$/)
    expect(query).not.toHaveProperty('valorMaximo')
  })

  test('a period alone belongs to the screen and keeps its other filters', async ({ operador, espera }) => {
    await operador.entraNaLista(`${AUDIT}/valor?valorMinimo=100`)
    await operador.manda('de 01/10 a 15/10')
    await espera.chamada('GET', `${AUDIT}/valor`, { query: { ...period, valorMinimo: '100', page: '0' } })
  })

  test('“auditar cashback ontem” opens the audit by type', async ({ operador, espera }) => {
    await operador.entra('/blank')
    await espera.titulo('Página em branco')
    await operador.manda('auditar cashback ontem')
    const { query } = await espera.chamada('GET', `${AUDIT}/tipo/CASHBACK`)
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
    operador,
    espera,
  }) => {
    await operador.entra(path)
    await espera.linha('R$')
    const { name, text } = await downloaded(page, operador)
    expect(name).toBe(`auditoria-transacoes-${screen}.csv`)
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFF"ID";"Descrição";"Valor";"Tipo";"Status";"Usuário Origem";"Usuário Destino";"Data"',
    )
    // An id is shown as '#12' and exported as the number it is.
    expect(text.replaceAll(/^"(\d+)"/gm, '"#$1"')).toBe(`\uFEFF${await csvOnScreen(page)}`)
  })

test.describe('history', () => {
  test('opens from a row by Enter, with its detail block and its events', async ({ page, operador, espera }) => {
    await operador.entra(`${AUDIT}/tipo`)
    await espera.linha('R$')
    await operador.tecla('j')
    await operador.tecla('Enter')
    await expect(page.getByRole('heading', { name: /^Histórico da Transação #\d+$/ })).toBeVisible()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await espera.chamada('GET', `${AUDIT}/${id}`)
    await espera.chamada('GET', `${AUDIT}/${id}/paginado`, { query: { page: '0', size: '10' } })
    await expect(page.getByRole('region', { name: 'Transação' })).toContainText('R$')
  })

  for (const [name, leave] of [
    ['Voltar', ({ operador }) => operador.clica(/^Voltar/)],
    ['Esc', ({ operador }) => operador.tecla('Escape')],
    [
      'its crumb',
      ({ page }) => page.getByRole('navigation', { name: 'Trilha' }).getByText('Auditoria por Faixa de Valor').click(),
    ],
  ] as readonly [string, (by: { page: Page; operador: Operador }) => Promise<void>][])
    test(`leads back by ${name} to the list that it was opened from, with its filter, also after a reload`, async ({
      page,
      operador,
      espera,
    }) => {
      const search = '?pagina=2&ordem=numAmount,ASC&valorMinimo=20'
      await operador.entraNaLista(`${AUDIT}/valor${search}`)
      await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(2).dblclick()
      await expect(page.getByRole('heading', { name: /^Histórico da Transação #\d+$/ })).toBeFocused()
      await page.reload()
      await espera.linha('R$')
      await leave({ page, operador })
      await espera.titulo('Auditoria por Faixa de Valor')
      expect(new URL(page.url()).search).toBe(search)
    })

  test('opened from elsewhere it leads back to the transactions', async ({ page, operador, espera }) => {
    await operador.entra(`${AUDIT}/42`)
    await espera.linha('R$')
    await expect(page.getByRole('link', { name: /^Voltar/ })).toHaveAttribute('href', '/transacoes')
  })

  test('Recarregar and r read block and table again', async ({ operador, espera }) => {
    await operador.entra(`${AUDIT}/42`)
    await espera.chamada('GET', `${AUDIT}/42/paginado`)
    await espera.linha('R$')
    for (const [times, reload] of [
      [2, () => operador.clica(/^Recarregar/)],
      [3, () => operador.tecla('r')],
    ] as const) {
      await reload()
      await expect.poll(() => espera.vezes('GET', `${AUDIT}/42`)).toBe(times)
      await expect.poll(() => espera.vezes('GET', `${AUDIT}/42/paginado`)).toBe(times)
      await espera.linha('R$')
    }
  })

  test('its events are no transactions: Enter on one leads nowhere', async ({ operador, espera }) => {
    await operador.entra(`${AUDIT}/42`)
    await espera.linha('R$')
    await operador.tecla('j Enter')
    await espera.toast('Este já é o histórico da transação')
    await espera.caminho(`${AUDIT}/42`)
  })

  test('its events are no transactions: one that has the id of an event is read from the platform', async ({
    operador,
    espera,
    vigia,
  }) => {
    vigia.accept(/status of 404/)
    await operador.entra(`${AUDIT}/41`)
    await espera.linha('R$')
    const events = await operador.lista(`${AUDIT}/41/paginado?page=0&size=10&sort=dtCadastro,DESC`)
    // One of them has the transaction's own id, which is read as the screen opens.
    const { id } = events.find((event) => event.id !== 41)!
    await operador.digita(`transação ${id}`)
    await espera.chamada('GET', `${AUDIT}/${id}`)
  })

  test('is asked for by key from anywhere', async ({ page, operador, espera }) => {
    await operador.entra('/blank')
    await espera.texto('abrir a paleta')
    await operador.tecla('g a h')
    await expect(operador.paleta).toBeVisible()
    await page.keyboard.type('55')
    await operador.tecla('Enter')
    await espera.titulo('Histórico da Transação #55')
  })

  test('of a transaction that is not there says so, and offers no second try', async ({
    page,
    operador,
    espera,
    vigia,
  }) => {
    vigia.accept(/status of 404/)
    await operador.entra(`${AUDIT}/999999`)
    await espera.texto('Transação #999999 não existe.')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
  })

  test('of what is no id asks for nothing', async ({ operador, espera, vigia }) => {
    // The last of them no number of the browser tells apart from its neighbour.
    for (const text of ['abc', '1e1', '9007199254740993']) {
      await operador.entra(`${AUDIT}/${text}`)
      await espera.texto('O endereço não traz o id de uma transação.')
    }
    expect(vigia.calls.filter(({ path }) => path.startsWith(AUDIT))).toEqual([])
  })
})

test('a failed audit shows its empty table, one quiet line and no notice', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/status of 500/)
  await operador.entra(`${AUDIT}/tipo`, 'listas-indisponiveis@gestor.test')
  await espera.texto('Não foi possível carregar.')
  await espera.texto('Nenhum registro')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an answer that holds no list is a failed audit, and not an empty one [C8]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await plataforma.fault({ match: { path: `${AUDIT}/valor$` }, effect: { kind: 'data', fault: 'wrapper' } })
  await operador.entra(`${AUDIT}/valor`)
  await espera.texto('Não foi possível carregar.')
})
