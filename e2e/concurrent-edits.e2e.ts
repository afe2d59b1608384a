/** Two people edit one record: changes from elsewhere are merged or asked about, and never reverted. */
import type { Page } from '@playwright/test'
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { expect, test } from './fixtures.ts'
import type { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

/** Changes cashback 249 as another person, without the console. */
async function editElsewhere(operator: Operator, platform: TestPlatform, change: Record<string, unknown>) {
  platform.markWritten()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const data = { id: 249, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99, ...change }
  const response = await operator.page.request.put(`${platform.url}/api${ATUALIZAR}`, { headers, data })
  expect(response.ok()).toBe(true)
}

test('a toggle on a stale row, alone or among others, keeps what somebody else changed, and sends no unreadable value [N1, N3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await editElsewhere(operator, platform, {})
  await operator.runsOnRecord('desabilitar cashback', 249)
  await expected.call('PUT', ATUALIZAR, {
    body: { id: 249, statusId: 2, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 },
  })
  await expected.toast('Status atualizado')
  await expected.row('Por outra pessoa')
  await test.step('a run over several keeps what somebody else changed in one of them', async () => {
    // Bulk jobs go through the records by id.
    const ids = (await fetchActiveCashbackIds(operator, 500)).slice(-3)
    const first = { id: ids[0] }
    await expected.row('#247')
    await operator.runs(`desabilitar cashback ${ids.join(', ')}`)
    const confirmation = `Desabilitar 3 cashbacks? ${ids.map((id) => `#${id}`).join(', ')}`
    await expect(page.getByRole('alertdialog').getByText(confirmation, { exact: true })).toBeVisible()
    // From here on the rows are out of date, and nothing reads them again before the first record's turn.
    await editElsewhere(operator, platform, first)
    await operator.acceptsDialog(confirmation)
    await expected.toast('3 cashbacks desabilitados')
    const sent = watch.calls.filter(({ path }) => path === ATUALIZAR).map(({ body }) => body)
    expect(sent).toHaveLength(4)
    expect(sent[1]).toEqual({ ...first, statusId: 2, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 })
  })
  await test.step('a record whose percentage cannot be read is not sent', async () => {
    await platform.addFault({ match: { path: 'visualizar$' }, effect: { kind: 'data', fault: 'nanMoney' } })
    await operator.runsOnRecord('habilitar cashback', 249)
    await expected.toast('Não foi possível ler a porcentagem de #249. Nada foi enviado.')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(4)
  })
})

test('a form merges what only the other side changed, stops if both changed the same field, and sends what was chosen [N1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.editsRecord('/cashbacks/editar/249', 'Descrição')
  await test.step('merges what only one side changed', async () => {
    const percent = Number((await operator.field('% Cashback').inputValue()).replace(',', '.'))
    await operator.fills('% Cashback', '7,5')
    await editElsewhere(operator, platform, { porcentagemCashback: percent })
    await operator.clicks('Atualizar')
    await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por outra pessoa', porcentagemCashback: 7.5 } })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expected.path('/cashbacks')
  })
  await operator.opens('/cashbacks/editar/249')
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await operator.fills('Descrição', 'Por mim')
  await operator.fills('% Cashback', '6,5')
  await editElsewhere(operator, platform, { dscCashback: 'Ainda outra' })
  await operator.presses('Mod+Enter')
  const conflict = page.getByRole('dialog', { name: 'O cashback #249 mudou enquanto você editava' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByRole('radiogroup')).toHaveCount(2)
  await test.step('on a phone the three values are below each other, each with its name', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const field = page.getByRole('dialog').getByRole('radiogroup', { name: 'Descrição' })
    await expect(field).toBeVisible()
    const tops: number[] = []
    for (const side of ['Original', 'Meu', 'Atual']) {
      const value = field.locator('label').filter({ hasText: side })
      await expect(value).toBeInViewport({ ratio: 1 })
      tops.push((await value.boundingBox())?.y ?? 0)
    }
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await expect(conflict.getByRole('button', { name: 'Atualizar' })).toBeDisabled()
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(operator.field('Descrição')).toHaveValue('Por mim')
  await expect(operator.field('% Cashback')).toHaveValue('6,5')
  await operator.presses('Mod+Enter')
  await expect(conflict.getByText('0 de 2 decididos')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.press('2')
  await expect(conflict.getByText('1 de 2 decididos')).toBeVisible()
  // The decisions made so far survive a click beside the dialog.
  await page.mouse.click(5, 300)
  await page.keyboard.press('3')
  await expect(conflict.getByText('2 de 2 decididos')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por mim', porcentagemCashback: 9.99 } })
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(2)
  await expected.path('/cashbacks')
})

const READ_REQUEST = /cashback\/visualizar/
const back = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
          once: true,
        })
        history.back()
      }),
  )
const getConflict = (page: Page) => page.getByRole('dialog', { name: 'O cashback #249 mudou enquanto você editava' })

/**
 * Starts a save and presses Back at once: the leave confirmation opens while the record is still read, which arrives
 * afterwards.
 */
async function goBackWhileSaving(page: Page, operator: Operator) {
  const release = await operator.holdsRequests(READ_REQUEST)
  await operator.presses('Mod+Enter')
  await back(page)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const readResponse = page.waitForResponse(READ_REQUEST)
  release()
  await readResponse
}

test('Back pressed during a save with a conflict is confirmed first, and an open conflict stays [N1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const edit = async (change: Record<string, unknown>) => {
    await operator.runs('editar cashback 249')
    await expect(operator.field('Descrição')).not.toHaveValue('')
    await operator.fills('Descrição', 'Por mim')
    await editElsewhere(operator, platform, change)
    await expect(page).toHaveURL(/249$/)
  }
  await operator.opensListSignedIn('/cashbacks')
  await edit({})
  await test.step('staying leads to the conflict, and to the form after it', async () => {
    await goBackWhileSaving(page, operator)
    await operator.rejectsDialog('Descartar alterações?')
    await expect(getConflict(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(getConflict(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeEnabled()
    await operator.fills('Descrição', 'Por mim ainda')
    await expect(operator.field('Descrição')).toHaveValue('Por mim ainda')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  })
  await test.step('an open conflict stays, and the save continues by its result', async () => {
    await operator.presses('Mod+Enter')
    await expect(getConflict(page)).toBeVisible()
    await back(page)
    await expect(getConflict(page)).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por mim ainda', porcentagemCashback: 9.99 } })
    await expected.path('/cashbacks')
    await expected.toast('Atualizado com sucesso')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('leaving asks nothing more, and sends nothing', async () => {
    await edit({ dscCashback: 'Ainda outra' })
    await goBackWhileSaving(page, operator)
    await operator.acceptsDialog('Descartar alterações?')
    await expected.path('/cashbacks')
    await expected.row('Ainda outra')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  })
})

test('a form that is returned to reads its record once, and shows what another person changed meanwhile [N2]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const READ = '/gestor/cashback/visualizar'
  await page.clock.install()
  await operator.editsRecord('/cashbacks/editar/249', '% Cashback', '7,5')
  await editElsewhere(operator, platform, {})
  await expected.noText(/O registro mudou no servidor/)
  const before = expected.countCalls('GET', READ)
  // Away for longer than a response counts as fresh.
  await page.clock.fastForward(10_000)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(3_000)
  await expected.text(/O registro mudou no servidor.*visto às \d\d:\d\d/)
  await expect(operator.field('% Cashback')).toHaveValue('7,5')
  expect(expected.countCalls('GET', READ)).toBe(before + 1)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
})

test('text typed in a picker stays, with the focus, if the record changes elsewhere [E7]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/produtos/editar/12', 'Nome')
  const picker = page.getByRole('combobox', { name: 'Fornecedor' })
  await expect(picker).not.toHaveValue('')
  await picker.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('dist')
  const before = expected.countCalls('GET', '/gestor/produtos/12')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/produtos/editar/12')
  await otherTab.getByLabel('Nome').fill('Da outra aba')
  await otherTab.getByRole('button', { name: 'Atualizar' }).evaluate((button: HTMLElement) => button.click())
  await otherTab.waitForURL('**/produtos')
  // Twice by the other tab, as it opens and before it sends, and once by this tab, which learns of the write.
  await expect.poll(() => expected.countCalls('GET', '/gestor/produtos/12')).toBe(before + 3)
  await page.bringToFront()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
  await page.keyboard.type('r')
  await expect(picker).toHaveValue('distr')
  await expect(picker).toBeFocused()
})
