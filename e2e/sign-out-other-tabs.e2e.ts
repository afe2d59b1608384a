/** One tab signs out while others of the same operator are working: announced before, and ended everywhere (M2, B5). */
import type { Page } from '@playwright/test'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/
const PAGES = /\/gestor\/transacoes$/

test('a sign-out names the bulk job, the scan and the form of other tabs, and ends them for good [B5, M2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/net::ERR_ABORTED|status of 401/)
  await operator.opensListSignedIn('/bonus')
  // Both stay in progress for as long as the test needs, also on a slow machine.
  await platform.addFault({ match: { path: 'liberar$' }, effect: { kind: 'latency', ms: 3000 } })
  await platform.addFault({
    match: { path: '/transacoes$', query: { SIZE: '1000' } },
    effect: { kind: 'latency', ms: 10_000 },
  })
  const open = async (path: string): Promise<[Page, Operator]> => {
    const tab = await page.context().newPage()
    await tab.goto(path)
    await tab.locator('footer').getByText('atalhos').waitFor({ state: 'attached' })
    return [tab, new Operator(tab, platform.url)]
  }
  const [form, inForm] = await open('/cashbacks/cadastrar')
  await inForm.fills('Descrição', 'Só nesta aba')
  const [releasing, inRun] = await open('/bonus')
  await inRun.runs('liberar bônus 101-103, 105-115')
  await releasing.getByRole('alertdialog').waitFor()
  await inRun.presses('s')
  const [reading, inReading] = await open('/transacoes')
  await expect(reading.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await inReading.runs('ler tudo')
  const countReleases = () => watch.calls.filter(({ path }) => RELEASES.test(path)).length
  await expect.poll(countReleases).toBeGreaterThan(0)

  // The confirmation is rejected: everything continues.
  await operator.runs('sair')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(/\d+ liberações que faltam em outra aba/)
  await expect(confirmation).toContainText('um formulário não salvo em outra aba')
  await expect(confirmation).toContainText(/leitura.* em outra aba/)
  await operator.presses('n')
  const before = countReleases()
  await expect.poll(countReleases).toBeGreaterThan(before)
  await expect(form.getByLabel('Descrição')).toHaveValue('Só nesta aba')

  await operator.runs('sair')
  await expect(confirmation).toBeVisible()
  await operator.presses('s')
  await expected.path('/login')
  for (const tab of [form, reading, releasing]) {
    await expect(tab.getByText('Você saiu em outra aba.')).toBeVisible()
    // No unsaved work is left for the next operator.
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /Só nesta aba|bonus|transacoes|retorno/,
    )
  }
  const end = watch.calls.length
  await operator.page.getByLabel('E-mail').waitFor()
  expect(watch.calls.slice(end).filter(({ path }) => RELEASES.test(path) || PAGES.test(path))).toEqual([])
  expect(countReleases()).toBeLessThan(14)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe('')
})
