/** Scans: read, verified, exported, and evidence packages that can be checked (scan/README). */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import type { Operator } from './operator.ts'
import { getScanPanel } from './scan-page.ts'
import { expect, test } from './fixtures.ts'

async function download(page: Page, operator: Operator, line: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs(line)])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('a whole list is read, verified, and summed to the cent', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await expect(page.getByText(/Σ página/).first()).toContainText('R$')
  await operator.runs('ler tudo')
  const total = Number(
    /Total: ([\d.]+)/.exec((await page.getByText('Total: ').textContent()) ?? '')?.[1]?.replace('.', ''),
  )
  const lines = new Intl.NumberFormat('pt-BR').format(total)
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(getScanPanel(page)).toContainText(
    new RegExp(`${lines} linhas, nenhuma repetida, nenhuma faltando; \\d+ fins`),
  )
  await expect(page.getByText(/Σ filtro/).last()).toContainText(/provada \d\d:\d\d/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-proof')).toHaveText(/^Provada: 5\.000 linhas, nenhuma repetida/)
  await expect(page.getByText(/^Transações · página 1 de \d+ · /)).toBeVisible()
  await expect(getScanPanel(page).getByRole('table', { name: 'Por status' })).toContainText('Aprovada')
  await page.emulateMedia({ media: 'screen' })

  // Page and order of the table do not matter to the scan.
  await page.getByRole('grid').focus()
  await operator.presses('] 3')
  await expect(page).toHaveURL(/ordem=numAmount/)
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()

  const { name, bytes } = await download(page, operator, 'exportar tudo')
  expect(name).toBe('transacoes-completo.csv')
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFF"ID";')).toBe(true)
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true })
  const shownColumns = 'ID Descrição Valor Pagamento Tipo Status Usuário_Origem Usuário_Destino Data'
  expect(data[0]).toEqual(shownColumns.split(' ').map((label) => label.replace('_', ' ')))
  expect(data).toHaveLength(total + 1)
  const cents = data.slice(1).reduce((sum, row) => sum + Number((row[2] ?? '').replace(/[^\d-]/g, '')), 0)
  const formattedSum = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)
  await expect(getScanPanel(page).getByText(formattedSum).first()).toBeVisible()
})

test('a filter on a changeable column takes two passes; another filter has no scan', async ({
  page,
  operator,
  watch,
}) => {
  await operator.opensListSignedIn('/bonus?statusId=1')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('em duas leituras iguais')).toBeVisible()
  const scanCalls = watch.calls.filter(({ path, query }) => path === '/gestor/bonus' && query['size'] === '1000')
  expect(scanCalls).toHaveLength(2)
  await operator.opensList('/bonus?statusId=2')
  await expect(getScanPanel(page)).toHaveCount(0)
})

test('an evidence package has the hashes of sha256sum, and one changed byte is located', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus')
  const { name, bytes } = await download(page, operator, 'exportar evidência')
  expect(name).toBe('bonus-evidencia.zip')
  const folder = mkdtempSync(join(tmpdir(), 'gestor-evidencia-'))
  const files = unzipSync(bytes)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  const [tool = '', ...args] = 'sha256sum -c SHA256SUMS'.split(' ')
  expect(execFileSync(tool, args, { cwd: folder, encoding: 'utf8' })).toContain('manifesto.json: OK')
  const manifest = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
    leitura: { veredito: string; linhas: number }
    origem: object
    paginas: { sha256: string }[]
    tempo: Record<string, string>
  }
  expect(manifest.leitura.veredito).toBe('Provada')
  expect(manifest.origem).toEqual({
    lista: 'Ledger de Bônus',
    chamada: 'GET /gestor/bonus',
    parametros: { size: '1000', sort: 'id,ASC' },
    filtroEmPalavras: '',
    fuso: 'America/Sao_Paulo',
  })
  // Both clocks are given; here they are the same computer's.
  for (const end of ['inicio', 'fim'])
    expect(
      Math.abs(Date.parse(manifest.tempo[`${end}Cliente`] ?? '') - Date.parse(manifest.tempo[`${end}Servidor`] ?? '')),
    ).toBeLessThan(60_000)
  // A page's hash is that of the platform's own rows: JSON without blanks, each row's keys sorted.
  const rows = await operator.fetchRows<Record<string, unknown>>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  const sortKeys = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).sort(([firstKey], [secondKey]) => (firstKey < secondKey ? -1 : 1)))
  expect(manifest.paginas.map(({ sha256 }) => sha256)).toEqual([
    createHash('sha256')
      .update(JSON.stringify(rows.map(sortKeys)))
      .digest('hex'),
  ])
  const code = createHash('sha256')
    .update(files['manifesto.json'] ?? '')
    .digest('hex')
    .slice(0, 12)
  await expect(page.getByText(`Anote o código da evidência fora deste computador: ${code}`)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(new RegExp(`^Provada: 600 linhas.* · código da evidência ${code}$`))).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const checkEvidence = async (zip: Uint8Array) => {
    writeFileSync(join(folder, 'pacote.zip'), zip)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conferir evidência')])
    await chooser.setFiles(join(folder, 'pacote.zip'))
  }
  await checkEvidence(bytes)
  await expect(page.getByText('A evidência confere: pacote.zip')).toBeVisible()
  await operator.presses('Escape')
  const changed = (files['dados.csv'] ?? new Uint8Array()).slice()
  changed[200] = (changed[200] ?? 0) ^ 1
  await checkEvidence(zipSync({ ...files, 'dados.csv': changed }))
  await expect(page.getByText('A evidência NÃO confere: pacote.zip')).toBeVisible()
  await expect(page.getByText('dados.csv não confere com seu código em SHA256SUMS')).toBeVisible()
  await operator.presses('Escape')
  // Damages one byte of the package in each of its files. It has to be a byte that changes the unpacked content:
  // compressed data also has bits without effect.
  const withDamage = (damageIndex: number) =>
    Uint8Array.from(bytes, (byte, index) => (index === damageIndex ? byte ^ 1 : byte))
  const unpacksUnchanged = (zip: Uint8Array, file: string) => {
    try {
      return Buffer.compare(unzipSync(zip)[file] ?? new Uint8Array(), files[file] ?? new Uint8Array()) === 0
    } catch {
      return false
    }
  }
  for (const file of Object.keys(files)) {
    let offset = bytes.indexOf(file) + file.length + 20
    while (unpacksUnchanged(withDamage(offset), file)) offset++
    await checkEvidence(withDamage(offset))
    const report = page.getByRole('alertdialog').filter({ hasText: 'A evidência NÃO confere: pacote.zip' })
    await expect(report, file).toContainText(new RegExp(`Diferença \\d+.*${file.replaceAll('.', String.raw`\.`)}`))
    await operator.presses('Escape')
    await expect(report).toBeHidden()
  }

  // A dropped package is checked too, and the list is scanned again beside it.
  await page.evaluate((base64) => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'pacote.zip'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, bytes.toString('base64'))
  const checkReport = page.getByRole('alertdialog').filter({ hasText: 'A evidência confere: pacote.zip' })
  await expect(checkReport).toContainText(/Feita em\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await page.getByRole('button', { name: 'Reler e comparar' }).click()
  const view = page.getByRole('region', { name: 'Reler e comparar' })
  await expect(view.getByText('Nenhuma diferença').first()).toBeVisible()
  await expect(view.getByRole('button', { name: /Igual/ })).toContainText('600')
  rmSync(folder, { recursive: true })
})

test('a scan continues after a reload, and a sign-out erases it, also after another reload [M2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
  await page.reload()
  await expected.row('#')
  const before = watch.calls.length
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  const pages = watch.calls.slice(before).filter(({ query }) => query['SIZE'] === '1000')
  expect(pages.map(({ query }) => query['PAGE'])).toEqual(['3'])
  const listDatabases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await listDatabases()).toContain('gestor-leituras')
  await page.reload()
  await expected.row('#')
  await operator.runs('sair')
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible()
  await expect.poll(listDatabases).not.toContain('gestor-leituras')
})

test('other scans of the day are listed beside the last, opened with their verdict, and removed afterwards [M1]', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/bonus?nivel=1')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toHaveCount(0)
  await platform.delayCalls('/bonus$', 60_000, { query: { size: '1000', nivel: '2' }, times: 1 })
  await operator.opensList('/bonus?nivel=2')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('em andamento')
  const otherScans = getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })
  await expect(otherScans).toContainText(/guardadas por 24 h.*Provada\d\d:\d\d · Nível: 1/)
  await operator.runs('cancelar leitura')
  await expect(getScanPanel(page)).toContainText('Incompleta')
  const before = watch.calls.length
  await otherScans.getByRole('button', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(/nivel=1/)
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(getScanPanel(page).getByRole('table', { name: 'Por dia' })).toBeVisible()
  expect(watch.calls.slice(before).filter(({ query }) => query['size'] === '1000')).toEqual([])
  const { name } = await download(page, operator, 'exportar tudo')
  expect(name).toBe('bonus-completo.csv')

  // After a day none of it is left in the storage, even without a scan or a sign-out.
  const countStored = () =>
    page.evaluate(
      (ago) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('gestor-leituras')
          opening.addEventListener('error', () => reject(new Error('not opened')))
          opening.addEventListener('success', () => {
            const store = opening.result.transaction(['leituras'], 'readwrite').objectStore('leituras')
            const all = store.getAll()
            all.addEventListener('success', () => {
              for (const reading of all.result as { at: number }[])
                if (ago > 0) store.put({ ...reading, at: reading.at - ago * 3_600_000 })
            })
            store.transaction.addEventListener('complete', () => {
              opening.result.close()
              resolve(all.result.length)
            })
          })
        }),
      hours,
    )
  let hours = 25
  expect(await countStored()).toBe(1)
  hours = 0
  await page.reload()
  await expect.poll(countStored).toBe(0)
})
