/** The review queue: one record, one key, then the next; it survives a reload and is part of the evidence. */
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { getScanView } from './scan-page.ts'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

interface Manifesto {
  operador: { id: string | null }
  console: { build: string }
  origem: { parametros: Record<string, string> }
  amostra: { metodo: string; semente: string; sorteados: { id: number }[] }
  revisao: {
    leitura: string
    registros: number
    conforme: number
    excecao: number
    vereditos: { veredito: string; nota: string | null }[]
  }
}

test('a sample is reviewed by keys, over a reload, and goes into the evidence', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('amostra 5 semente novembro')
  await expect(page.getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operator.runs('revisar amostra')
  const view = getScanView(page, 'Revisar amostra')
  await expect(view.getByText('1 de 5', { exact: true })).toBeVisible()
  await expect(view.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first()).toBeVisible()
  await operator.presses('k')
  await expect(view.getByText('2 de 5', { exact: true })).toBeVisible()
  // The note is written where the exception was found: the record stays until then.
  const heading = view.getByRole('heading', { name: /^Transação #/ })
  const judgedId = (await heading.textContent())?.replace('Transação ', '') ?? ''
  await operator.presses('e')
  await page.keyboard.type('pago em dobro?')
  await expect(view.getByRole('textbox', { name: `Nota de ${judgedId}` })).toHaveValue('pago em dobro?')
  await operator.presses('Enter')
  await expect(heading).not.toHaveText(`Transação ${judgedId}`)
  await operator.presses('p')
  await expect(view.getByText('1 conforme, 1 exceção, 1 pulada')).toBeVisible()
  await expect(view.getByText('3 restantes (1 pulada)')).toBeVisible()
  await operator.presses('u')
  await expect(view.getByText('1 conforme, 1 exceção, 0 puladas')).toBeVisible()
  await expect(view.getByText('3 de 5', { exact: true })).toBeVisible()

  // After a reload the same record is shown, and the keys belong to the review.
  await page.reload()
  await expect(view.getByText('3 de 5', { exact: true })).toBeVisible()
  await expect(view.getByText('2 com veredito')).toBeVisible()
  await expect(view.getByText('3 restantes')).toBeVisible()
  await expect(view).toBeFocused()
  await operator.presses('k')
  // A note begun at one record stays with that record.
  await operator.presses('n')
  await page.keyboard.type('da anterior')
  await operator.presses('Escape')
  await view.getByRole('button', { name: 'Mover a nota' }).click()
  await page.getByRole('option', { name: judgedId }).click()
  await expect(view.getByRole('textbox', { name: 'Nota de' })).toHaveValue('')
  await operator.presses('k')
  await operator.presses('k')
  await expect(view.getByText('Todos os registros têm veredito.')).toBeVisible()
  await operator.presses('Escape')
  await expect(page.getByRole('grid')).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar evidência')])
  const files = unzipSync(readFileSync(await file.path()))
  const manifest = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as Manifesto
  expect(manifest.revisao).toMatchObject({ registros: 5, conforme: 4, excecao: 1 })
  expect(manifest.revisao.leitura).toMatch(/^5\.000 linhas, provada \d\d:\d\d$/)
  expect(manifest.revisao.vereditos[1]).toMatchObject({ veredito: 'exceção', nota: 'pago em dobro?\nda anterior' })
  expect(manifest.amostra).toMatchObject({ metodo: 'menor SHA-256("semente:id")', semente: 'novembro' })
  expect(manifest.amostra.sorteados).toHaveLength(5)
  expect(manifest.operador.id).toMatch(/^\d+$/)
  expect(manifest.console.build).toMatch(/\.js$/)
  expect(manifest.origem.parametros).toEqual({ SIZE: '1000', ORDER: 'id,ASC' })
})

test('exceptions are reviewed with the rule that found each', async ({ page, operator, platform }) => {
  await platform.addFault({
    match: { path: '/transacoes$' },
    times: 1,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'set', ids: [7, 8], column: 'valor', value: 30_000 } },
  })
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('revisar exceções')
  const view = getScanView(page, 'Revisar exceções')
  await expect(view.getByRole('region', { name: 'Registro' })).toContainText('valor redondo: R$ 300,00')
  await operator.presses('e')
  await expect(view.getByRole('region', { name: 'Vereditos' })).toContainText('exceção')
})

test('judged records are replaced by another queue only after a confirmation', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus')
  const draw = async (count: number, seed: string) => {
    await operator.runs(`amostra ${count} semente ${seed}`)
    await expect(page.getByRole('region', { name: 'Amostra' })).toContainText(`semente ${seed}`)
    await operator.runs('revisar amostra')
  }
  await draw(2, 'maio')
  const view = getScanView(page, 'Revisar amostra')
  await expect(view.getByText('1 de 2', { exact: true })).toBeVisible()
  await operator.presses('k')
  await operator.presses('Escape')
  // The same queue is no other one: no confirmation.
  await operator.runs('revisar amostra')
  await expect(view.getByText('2 de 2', { exact: true })).toBeVisible()
  await operator.presses('Escape')
  await draw(4, 'abril')
  await operator.rejectsDialog('Descartar a revisão de amostra de 2, semente maio, 1 de 2?')
  await expect(view.getByText('2 de 2', { exact: true })).toBeVisible()
  await operator.presses('e')
  await operator.presses('Enter')
  await expect(view.getByText('Todos os registros têm veredito.')).toBeVisible()
  await operator.presses('Escape')
  // A finished queue is replaced after the same confirmation, and hides no later one.
  await draw(3, 'junho')
  await operator.acceptsDialog('Descartar a revisão de amostra de 2, semente maio, 2 de 2?')
  await expect(view.getByText('1 de 3', { exact: true })).toBeVisible()
})

test('a sign-out names the review that it would end, also in a tab that shows none of it [M2]', async ({
  page,
  operator,
  platform,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus?statusId=2')
  await operator.runs('amostra 5 semente x')
  await expect(page.getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operator.runs('revisar amostra')
  const view = getScanView(page, 'Revisar amostra')
  await expect(view.getByText('1 de 5', { exact: true })).toBeVisible()
  for (const key of ['k', 'k', 'e']) await operator.presses(key)
  await expect(view.getByText('2 conformes, 1 exceção, 0 puladas')).toBeVisible()
  await operator.runs('sair')
  await operator.rejectsDialog('Sair cancela uma revisão com 3 de 5 vereditos.')
  const tab = await page.context().newPage()
  await tab.goto('/produtos')
  await tab.locator('footer').getByText('atalhos').waitFor({ state: 'attached' })
  const otherOperator = new Operator(tab, platform.url)
  await otherOperator.runs('sair')
  await otherOperator.acceptsDialog('Sair cancela uma revisão com 3 de 5 vereditos.')
  await expected.path('/login')
})

test('a skipped record stays open and can be returned to; after a verdict by its button the keys still work, past the last record too', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/bonus')
  await operator.runs('amostra 2 semente q')
  await operator.runs('revisar amostra')
  const view = getScanView(page, 'Revisar amostra')
  await expect(view.getByText('1 de 2', { exact: true })).toBeVisible()
  await operator.presses('p')
  await operator.presses('p')
  await expect(view.getByText('Ainda sem veredito: 2 puladas.')).toBeVisible()
  await expect(view.getByText('2 restantes')).toBeVisible()
  await expect(view.getByRole('heading', { name: 'Vereditos 0' })).toBeVisible()
  await expect(view.getByText(/Σ revisado/)).toHaveText(/R\$\s0,00/)
  await operator.presses('Shift+P')
  await expect(view.getByText('1 de 2', { exact: true })).toBeVisible()
  await operator.presses('k')
  await expect(view.getByText('2 de 2', { exact: true })).toBeVisible()
  await operator.presses('e')
  await operator.presses('Enter')
  await expect(view.getByText('Todos os registros têm veredito.')).toBeVisible()
  await operator.presses('Escape')
  await test.step('A verdict by its button', async () => {
    await operator.runs('amostra 3 semente maio')
    await expect(page.getByRole('region', { name: 'Amostra' })).toContainText('semente maio')
    await operator.runs('revisar amostra')
    await operator.acceptsDialog('Descartar a revisão de amostra de 2, semente q, 2 de 2?')
    await expect(view.getByText('1 de 3', { exact: true })).toBeVisible()
    const button = view.getByRole('button', { name: 'Conforme' })
    await button.click()
    await expect(view.getByText('2 de 3', { exact: true })).toBeVisible()
    await expect(button).toBeFocused()
    await operator.presses('e')
    await operator.presses('Enter')
    await expect(view.getByText('3 de 3', { exact: true })).toBeVisible()
    await button.click()
    await expect(view.getByText('2 conformes, 1 exceção, 0 puladas')).toBeVisible()
    await expect(view.getByText('0 restantes')).toBeVisible()
    await expect(view).toBeFocused()
    await operator.presses('u')
    await expect(view.getByText('1 restante', { exact: true })).toBeVisible()
  })
  await test.step('On a phone each verdict keeps its name beside its icon', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const verdicts = page.getByRole('group', { name: 'Veredito' })
    for (const name of ['Conforme', 'Exceção', 'Pular', 'Nota']) {
      const words = verdicts.getByText(name, { exact: true })
      await words.scrollIntoViewIfNeeded()
      expect((await words.boundingBox())?.width, name).toBeGreaterThan(20)
    }
  })
})

test('records of the same order are shown beside the record', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus?nivel=1')
  await operator.runs('amostra 3 semente pedido')
  await operator.runs('revisar amostra')
  const view = getScanView(page, 'Revisar amostra')
  const order = await view
    .getByRole('region', { name: 'Registro' })
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: /^Pedido$/ }) })
    .locator('dd')
    .last()
    .textContent()
  const same = view.getByRole('region', { name: 'Do mesmo pedido' })
  await expect(same).toContainText(`#${order?.replace('#', '')}`)
  await expect(same.locator('[aria-current=true]')).toHaveCount(1)
  await expect(same).toContainText('Total do pedido')
})
