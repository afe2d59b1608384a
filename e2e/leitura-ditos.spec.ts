/** What a whole reading says of itself: its proof beside each figure, its kinds of reading, its files (src/reading/README §1, §2, §5). */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { Operador } from './operador.ts'
import { expect, test } from './test.ts'

const painel = (page: Page) => page.getByRole('complementary', { name: 'Leitura' })
const pronta = async (page: Page) => {
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
}

const lists = [
  {
    path: '/transacoes',
    name: 'transacoes',
    call: '/gestor/estatisticas/transacoes',
    pages: 5,
    at: 'PAGE',
    size: 'SIZE',
    order: 'ORDER',
  },
  { path: '/bonus', name: 'bonus', call: '/gestor/bonus', pages: 1, at: 'page', size: 'size', order: 'sort' },
] as const

for (const { path, call, pages, at, size } of lists)
  test(`${path}: twice where it is asked for, each page once a walk, with its age`, async ({
    page,
    operador,
    vigia,
  }) => {
    await operador.entra(path)
    await pronta(page)
    await operador.manda('ler tudo duas vezes')
    await expect(painel(page)).toContainText(
      /Provada.*fi(m|ns) de página conferidos? às \d\d:\d\d em duas leituras iguais/,
    )
    await expect(painel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('agora')
    const whole = vigia.calls.filter((one) => one.path === call && one.query[size] === '1000')
    const once = Array.from({ length: pages }, (_, index) => String(index))
    expect(whole.map(({ query }) => query[at]).toSorted()).toEqual([...once, ...once].toSorted())
  })

for (const { path, call, query } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', query: { PAGE: '4', SIZE: '1000' } },
  {
    path: '/auditoria/transacoes/valor',
    call: '/auditoria/transacoes/valor',
    query: { page: '1', size: '1000' },
  },
])
  test(`${path}: no figure without its proof while it is read`, async ({ page, operador, plataforma }) => {
    await operador.entra(path)
    await pronta(page)
    const filter = page.getByText(/Σ filtro/)
    await expect(filter).toHaveCount(0)
    // The reading is held before one of its pages.
    await plataforma.late(`${call}$`, 60_000, { query, times: 1 })
    await operador.manda('ler tudo')
    await expect(filter.first()).toContainText(/\(parcial \d\d %\)$/)
    await expect(painel(page)).toContainText('em andamento')
    await expect(painel(page).getByText('Provada', { exact: true })).toHaveCount(0)
    await operador.manda('cancelar leitura')
    await expect(filter.first()).toContainText('(incompleta)')
  })

for (const { path, call, order, name } of lists)
  test(`${path}: a call that refuses the order by id is read and not proved, and the file says so`, async ({
    page,
    operador,
    plataforma,
    vigia,
  }) => {
    vigia.accept(/status of 400/)
    await operador.entra(path)
    await pronta(page)
    await plataforma.refuse(`${call}$`, 400, { query: { [order]: 'id,ASC' } })
    await operador.manda('ler tudo')
    await expect(painel(page)).toContainText(/Não provada.*[\d.]+ linhas \(ordem não única\)/)
    await expect(page.getByText(/Σ filtro/).first()).toContainText('(não provada)')
    await operador.manda('exportar tudo em xlsx')
    const question = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: ordem não única.' })
    await expect(question).toContainText('Exportar mesmo assim?')
    const [file] = await Promise.all([page.waitForEvent('download'), operador.tecla('s')])
    expect(file.suggestedFilename()).toBe(`${name}-completo-nao-provada.xlsx`)
  })

/** The first sheet of a workbook, its rows' cells as type and value. */
async function planilha(page: Page, operador: Operador) {
  const [file] = await Promise.all([page.waitForEvent('download'), operador.manda('exportar tudo em xlsx')])
  const files = unzipSync(readFileSync(await file.path()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', value = '']) => ({
      isText: /t="(inlineStr|s|str)"/.test(attributes),
      value: value.replaceAll(/<[^>]*>/g, ''),
    })),
  )
  return { name: file.suggestedFilename(), sheet, rows }
}

for (const { path, name, call, order, size, at: number } of lists)
  test(`${path}: the workbook has the visible columns in their order, numbers as numbers`, async ({
    page,
    operador,
  }) => {
    await operador.entra(path)
    await pronta(page)
    await operador.manda('ocultar data')
    await operador.manda('valor depois de id')
    await expect(page).toHaveURL(/colunas=/)
    const book = await planilha(page, operador)
    expect(book.name).toBe(`${name}-completo.xlsx`)
    expect(book.sheet).toContain('state="frozen"')
    const [head = [], ...body] = book.rows
    expect(head.slice(0, 2).map(({ value }) => value)).toEqual(['ID', 'Valor'])
    expect(head.map(({ value }) => value)).not.toContain('Data')
    const { totalElements, content } = (await operador.consulta(
      `${call}?${number}=0&${size}=1000&${order}=id,ASC`,
    )) as { totalElements: number; content: Record<string, unknown>[] }
    expect(body).toHaveLength(totalElements)
    const amount = (row: Record<string, unknown>) => row['numAmount'] ?? row['valor']
    for (const [index, row] of content.slice(0, 50).entries()) {
      expect(body[index]?.[0]).toEqual({ isText: false, value: String(row['id']) })
      expect(body[index]?.[1]?.isText).toBe(false)
      expect(Number(body[index]?.[1]?.value)).toBe(amount(row))
    }
  })

test('a period that goes on is said before, one that is over is not', async ({ page, operador }) => {
  const open = painel(page).getByText('O período ainda está aberto: novas linhas podem chegar.')
  await operador.entra('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00')
  await pronta(page)
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true }).first()).toBeVisible()
  await expect(open).toBeVisible()
  await operador.abre('/auditoria/transacoes/valor?dataInicio=2025-11-01T00:00&dataFim=2026-09-30T23:59')
  await pronta(page)
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
})

for (const { path, call, at, size } of lists)
  test(`${path}: a platform that asks for patience is given it`, async ({ page, operador, plataforma, vigia }) => {
    vigia.accept(/status of 429/)
    await operador.entra(path)
    await pronta(page)
    await plataforma.fault({
      match: { path: `${call}$`, query: { [at]: '0', [size]: '1000' } },
      times: 2,
      effect: { kind: 'status', status: 429, retryAfter: '1' },
    })
    await operador.manda('ler tudo')
    await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
    const first = vigia.calls.filter((one) => one.path === call && one.query[at] === '0' && one.query[size] === '1000')
    expect(first).toHaveLength(3)
  })

for (const { address, words } of [
  {
    address: '/auditoria/transacoes/valor?valorMinimo=10.5&dataInicio=2026-10-01T00:00&dataFim=2026-10-05T23:59',
    words: 'Mínimo: R$ 10,50 · Início: 01/10/2026 00:00 · Fim: 05/10/2026 23:59',
  },
  { address: '/bonus?nivel=1', words: 'Nível: 1' },
])
  test(`${address}: the package tells the filter as it is read, not as it is sent`, async ({ page, operador }) => {
    await operador.entra(address)
    await pronta(page)
    const [file] = await Promise.all([page.waitForEvent('download'), operador.manda('exportar evidência')])
    const files = unzipSync(readFileSync(await file.path()))
    const { origem } = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
      origem: { filtroEmPalavras: string; parametros: Record<string, string> }
    }
    expect(origem.filtroEmPalavras.replaceAll('\u00a0', ' ')).toBe(words)
    expect(origem.parametros).not.toHaveProperty('Authorization')
  })
