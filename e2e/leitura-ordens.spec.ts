/**
 * A whole reading in odd orders: two at once, asked for again, in two tabs, of nothing, of one row, of exactly a page.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { Operador } from './operador.ts'
import { painel } from './leitura.ts'
import type { TestPlatform } from './platform.ts'
import { expect, test } from './test.ts'

/** The list has a row: what is read can be begun. */
const pronta = (page: Page) => expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
const provada = (page: Page) => painel(page).getByText('Provada', { exact: true })

async function baixa(page: Page, operador: Operador, line: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), operador.manda(line)])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** A reading of the transactions that stands at four pages of five: one of them does not come. */
async function leAteQuatroDeCinco(page: Page, operador: Operador, plataforma: TestPlatform) {
  await operador.entraNaLista('/transacoes')
  await plataforma.late('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('Páginas4 de 5')
}

test('a list is read while another is: the first is left in the middle, and kept', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await leAteQuatroDeCinco(page, operador, plataforma)
  await page.getByRole('grid').focus()
  await operador.tecla('g b')
  await espera.caminho('/bonus')
  await pronta(page)
  await operador.manda('ler tudo')
  await expect(provada(page)).toBeVisible()
  await expect(painel(page)).toContainText('600 linhas')
  const others = painel(page).getByRole('region', { name: 'Outras leituras de hoje' })
  await expect(others).toContainText(/Incompleta.*Transações.*Cancelada: 4 de 5 páginas lidas/)
})

test('a reading whose panel was closed is shown again where it is asked for', async ({
  page,
  operador,
  plataforma,
}) => {
  await leAteQuatroDeCinco(page, operador, plataforma)
  await painel(page).getByRole('button', { name: 'Fechar o painel da leitura' }).click()
  await expect(painel(page)).toHaveCount(0)
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('Páginas4 de 5')
})

test('twice, asked for while it is read once, is read twice', async ({ page, operador, plataforma }) => {
  await leAteQuatroDeCinco(page, operador, plataforma)
  await operador.manda('ler tudo duas vezes')
  await expect(painel(page)).toContainText('em duas leituras iguais')
})

test('a list that is read in two tabs is written whole by both, or not at all', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('ler tudo')
  await expect(provada(page)).toBeVisible()
  const other = await page.context().newPage()
  const second = new Operador(other, plataforma.url)
  await second.abre('/transacoes')
  await pronta(other)
  await second.manda('ler tudo')
  await expect(provada(other)).toBeVisible()
  await page.bringToFront()
  const { name, bytes } = await baixa(page, operador, 'exportar tudo')
  expect(name).toBe('transacoes-completo.csv')
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(5_001)
})

test('a reading that is open in another tab is gone on with there alone', async ({ page, operador, plataforma }) => {
  await operador.entraNaLista('/bonus')
  // One more with every check of the total, until three rounds are over.
  await plataforma.fault({
    match: { path: '/bonus$', query: { page: '0', size: '1' } },
    times: 4,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 1 } },
  })
  await operador.manda('ler tudo')
  const goOn = { name: /^Reler da página 1/ }
  await expect(painel(page).getByRole('button', goOn)).toBeVisible()
  const other = await page.context().newPage()
  const second = new Operador(other, plataforma.url)
  await second.abre('/transacoes')
  await pronta(other)
  await second.manda('ler tudo')
  await painel(other).getByRole('region', { name: 'Outras leituras de hoje' }).getByRole('button', goOn).click()
  await expect(other.getByText('Leitura aberta em outra aba').first()).toBeVisible()
  await page.bringToFront()
  await painel(page).getByRole('button', goOn).click()
  await expect(painel(page)).toContainText(/Provada.*depois de 4 releituras/)
})

test('evidence without its column of money is whole in itself', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('ocultar valor')
  await expect(page).toHaveURL(/ocultas=numAmount/)
  const { bytes } = await baixa(page, operador, 'exportar evidência')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operador.manda('conferir evidência')])
  await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
  await expect(page.getByText('A evidência confere: pacote.zip')).toBeVisible()
})

for (const [walk, nth, lines] of [
  ['first', 1, 4_000],
  ['second', 2, 4_000],
] as const)
  test(`a reading that is cancelled in its ${walk} walk is written as far as that one came`, async ({
    page,
    operador,
    plataforma,
  }) => {
    await operador.entraNaLista('/transacoes')
    await plataforma.fault({
      match: { path: '/transacoes$', query: { PAGE: '3', SIZE: '1000' }, nth },
      times: 1,
      effect: { kind: 'latency', ms: 60_000 },
    })
    await operador.manda('ler tudo duas vezes')
    await expect(painel(page)).toContainText(nth === 2 ? 'Leitura 2 de 2. 4 lidas' : 'Leitura 1 de 2. 4 lidas, 1')
    await operador.manda('cancelar leitura')
    await expect(painel(page)).toContainText('Cancelada: 4.000 de 5.000 linhas, falta a página 4')
    await operador.manda('exportar evidência')
    await expect(page.getByRole('alertdialog')).toContainText('A leitura não está provada: Cancelada')
    const [file] = await Promise.all([page.waitForEvent('download'), operador.tecla('s')])
    expect(file.suggestedFilename()).toBe('transacoes-evidencia-nao-provada.zip')
    const bytes = readFileSync(await file.path())
    const files = unzipSync(bytes)
    expect(
      strFromU8(files['dados.csv'] ?? new Uint8Array())
        .trim()
        .split('\r\n'),
    ).toHaveLength(lines + 1)
    const { leitura } = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
      leitura: { veredito: string; linhas: number; duplaLeitura: boolean }
    }
    expect(leitura).toMatchObject({ veredito: 'Incompleta', linhas: lines, duplaLeitura: nth === 2 })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operador.manda('conferir evidência')])
    await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
    await expect(page.getByText('A evidência confere: pacote.zip')).toBeVisible()
  })

test('a package is compared with the list as it is now, though it was read before', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/bonus')
  const { bytes } = await baixa(page, operador, 'exportar evidência')
  await plataforma.fault({
    match: { path: '/bonus$', query: { page: '0' } },
    times: 1,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'set', ids: [7], column: 'valor', value: 1_234_567 } },
  })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operador.manda('conferir evidência')])
  await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
  await page.getByRole('button', { name: 'Reler e comparar' }).click()
  const classes = page.getByRole('group', { name: 'Classes' })
  await expect(classes.getByRole('button', { name: /Difere/ })).toContainText('1')
  await expect(classes.getByRole('button', { name: /Igual/ })).toContainText('599')
})

test('of a list without rows everything is said and written', async ({ page, operador }) => {
  await operador.entra('/auditoria/transacoes/valor?valorMinimo=99999999')
  await expect(page.getByText('Nenhum registro').first()).toBeVisible()
  await operador.manda('ler tudo')
  await expect(provada(page)).toBeVisible()
  await expect(painel(page)).toContainText('0 linhas, nenhuma repetida, nenhuma faltando; 0 fins de página conferidos')
  await expect(page.getByText(/Σ filtro/).first()).toContainText(/R\$\s0,00 \(provada \d\d:\d\d\)/)
  const { bytes } = await baixa(page, operador, 'exportar tudo')
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1)
  for (const line of [
    'somar valor por status',
    'contar por dia',
    'descrever valor',
    'descrever data',
    'amostra 5',
    'amostra 5 por valor',
    'exceções',
  ]) {
    await operador.manda(line)
    await expect(painel(page)).not.toContainText(/NaN|undefined|Infinity/)
  }
  await operador.manda('revisar')
  await expect(page.getByText('Nenhuma exceção a revisar')).toBeVisible()
  const evidence = await baixa(page, operador, 'exportar evidência')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operador.manda('conferir evidência')])
  await chooser.setFiles({ name: 'vazio.zip', mimeType: 'application/zip', buffer: evidence.bytes })
  await expect(page.getByText('A evidência confere: vazio.zip')).toBeVisible()
})

test('of one row everything is said in the singular, and of exactly a page nothing is missing', async ({
  page,
  operador,
  plataforma,
}) => {
  const [row] = await operador.lista<{ numAmount: number }>(
    '/gestor/estatisticas/transacoes?PAGE=0&SIZE=1&ORDER=numAmount,DESC',
  )
  await operador.entraNaLista(`/auditoria/transacoes/valor?valorMinimo=${row?.numAmount}`)
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('1 linha, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às')
  const { bytes } = await baixa(page, operador, 'exportar tudo')
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(2)
  await expect(page.getByText('1 linha exportada', { exact: true }).first()).toBeVisible()

  await plataforma.fault({
    match: { path: '/bonus$' },
    times: 1,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 400 } },
  })
  await operador.abre('/bonus')
  await pronta(page)
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText(
    '1.000 linhas, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às',
  )
  const whole = await baixa(page, operador, 'exportar evidência')
  const { paginas } = JSON.parse(strFromU8(unzipSync(whole.bytes)['manifesto.json'] ?? new Uint8Array())) as {
    paginas: { linhas: number }[]
  }
  expect(paginas.map(({ linhas }) => linhas)).toEqual([1_000])
})

test('a filter that changes in the middle leaves the reading to its own filter', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/bonus?nivel=1')
  await plataforma.late('/bonus$', 1_500, { query: { size: '1000', nivel: '1' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('em andamento')
  await operador.manda('limpar filtros')
  await expect(page).toHaveURL(/bonus$/)
  await expect(painel(page)).toHaveCount(0)
  await expect(page.getByText(/Σ filtro/)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/nivel=1/)
  await expect(provada(page)).toBeVisible()
})

test('back during a write: the file still comes, whole, and a second one beside it', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await page.getByRole('grid').focus()
  await operador.tecla('g t')
  await expect(page).toHaveURL(/transacoes/)
  await pronta(page)
  await operador.manda('ler tudo')
  await expect(provada(page)).toBeVisible()
  const folder = mkdtempSync(join(tmpdir(), 'gestor-ordens-'))
  const files: string[] = []
  page.on('download', (file) => {
    const name = file.suggestedFilename()
    void file.saveAs(join(folder, name)).then(() => files.push(name))
  })
  await operador.manda('exportar tudo em xlsx')
  await operador.manda('exportar evidência')
  await page.goBack()
  await expect(page).toHaveURL(/bonus/)
  await expect.poll(() => files.toSorted()).toEqual(['transacoes-completo.xlsx', 'transacoes-evidencia.zip'])
  rmSync(folder, { recursive: true })
})
