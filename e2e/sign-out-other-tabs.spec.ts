/** One tab signs out while others of the same operator are at work: told before, and over everywhere after (M2, B5). */
import type { Page } from '@playwright/test'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/
const PAGES = /\/gestor\/transacoes$/

test('a sign-out names the run, the reading and the form of other tabs, and ends them for good [B5, M2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/net::ERR_ABORTED|status of 401/)
  await operator.openListSignedIn('/bonus')
  // Both are under way for as long as this takes, also on a slow machine.
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
  await inForm.fill('Descrição', 'Só nesta aba')
  const [releasing, inRun] = await open('/bonus')
  await inRun.runLine('liberar bônus 101-103, 105-115')
  await releasing.getByRole('alertdialog').waitFor()
  await inRun.press('s')
  const [reading, inReading] = await open('/transacoes')
  await expect(reading.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await inReading.runLine('ler tudo')
  const sent = () => watch.calls.filter(({ path }) => RELEASES.test(path)).length
  await expect.poll(sent).toBeGreaterThan(0)

  // Asked, and answered with no: everything goes on.
  await operator.runLine('sair')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/\d+ liberações que faltam em outra aba/)
  await expect(question).toContainText('um formulário não salvo em outra aba')
  await expect(question).toContainText(/leitura.* em outra aba/)
  await operator.press('n')
  const before = sent()
  await expect.poll(sent).toBeGreaterThan(before)
  await expect(form.getByLabel('Descrição')).toHaveValue('Só nesta aba')

  await operator.runLine('sair')
  await expect(question).toBeVisible()
  await operator.press('s')
  await expected.path('/login')
  for (const tab of [form, reading, releasing]) {
    await expect(tab.getByText('Você saiu em outra aba.')).toBeVisible()
    // Nothing of the work is left for whoever comes next.
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /Só nesta aba|bonus|transacoes|retorno/,
    )
  }
  const end = watch.calls.length
  await operator.page.getByLabel('E-mail').waitFor()
  expect(watch.calls.slice(end).filter(({ path }) => RELEASES.test(path) || PAGES.test(path))).toEqual([])
  expect(sent()).toBeLessThan(14)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe('')
})
