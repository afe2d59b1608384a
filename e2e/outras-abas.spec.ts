/** One tab signs out while others of the same operator are at work: told before, and over everywhere after (M2, B5). */
import type { Page } from '@playwright/test'
import { Operador } from './operador.ts'
import { expect, test } from './test.ts'

const RELEASES = /\/gestor\/bonus\/\d+\/liberar$/
const PAGES = /\/gestor\/transacoes$/

test('a sign-out names the run, the reading and the form of other tabs, and ends them for good [B5, M2]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(/net::ERR_ABORTED|status of 401/)
  await operador.entraNaLista('/bonus')
  // Both are under way for as long as this takes, also on a slow machine.
  await plataforma.fault({ match: { path: 'liberar$' }, effect: { kind: 'latency', ms: 3000 } })
  await plataforma.fault({
    match: { path: '/transacoes$', query: { SIZE: '1000' } },
    effect: { kind: 'latency', ms: 10_000 },
  })
  const open = async (path: string): Promise<[Page, Operador]> => {
    const tab = await page.context().newPage()
    await tab.goto(path)
    await tab.locator('footer').getByText('atalhos').waitFor({ state: 'attached' })
    return [tab, new Operador(tab, plataforma.url)]
  }
  const [form, inForm] = await open('/cashbacks/cadastrar')
  await inForm.preenche('Descrição', 'Só nesta aba')
  const [releasing, inRun] = await open('/bonus')
  await inRun.manda('liberar bônus 101-103, 105-115')
  await releasing.getByRole('alertdialog').waitFor()
  await inRun.tecla('s')
  const [reading, inReading] = await open('/transacoes')
  await expect(reading.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await inReading.manda('ler tudo')
  const sent = () => vigia.calls.filter(({ path }) => RELEASES.test(path)).length
  await expect.poll(sent).toBeGreaterThan(0)

  // Asked, and answered with no: everything goes on.
  await operador.manda('sair')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/\d+ liberações que faltam em outra aba/)
  await expect(question).toContainText('um formulário não salvo em outra aba')
  await expect(question).toContainText(/leitura.* em outra aba/)
  await operador.tecla('n')
  const before = sent()
  await expect.poll(sent).toBeGreaterThan(before)
  await expect(form.getByLabel('Descrição')).toHaveValue('Só nesta aba')

  await operador.manda('sair')
  await expect(question).toBeVisible()
  await operador.tecla('s')
  await espera.caminho('/login')
  for (const tab of [form, reading, releasing]) {
    await expect(tab.getByText('Você saiu em outra aba.')).toBeVisible()
    // Nothing of the work is left for whoever comes next.
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /Só nesta aba|bonus|transacoes|retorno/,
    )
  }
  const end = vigia.calls.length
  await operador.page.getByLabel('E-mail').waitFor()
  expect(vigia.calls.slice(end).filter(({ path }) => RELEASES.test(path) || PAGES.test(path))).toEqual([])
  expect(sent()).toBeLessThan(14)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe('')
})
