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

test('a toggle on a stale row keeps what somebody else changed [N1]', async ({ operator, expected, platform }) => {
  await operator.openListSignedIn('/cashbacks')
  await editElsewhere(operator, platform, {})
  await operator.runOnRecord('desabilitar cashback', 249)
  await expected.call('PUT', ATUALIZAR, {
    body: { id: 249, statusId: 2, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 },
  })
  await expected.toast('Status atualizado')
  await expected.row('Por outra pessoa')
})

test('a run over several keeps what somebody else changed in one of them [N1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openListSignedIn('/cashbacks')
  // Bulk jobs go through the records by id.
  const ids = (await fetchActiveCashbackIds(operator, 500)).slice(-3)
  const first = { id: ids[0] }
  await expected.row('#249')
  await operator.runLine(`desabilitar cashback ${ids.join(', ')}`)
  const confirmation = `Desabilitar 3 cashbacks? ${ids.map((id) => `#${id}`).join(', ')}`
  await expect(page.getByRole('alertdialog').getByText(confirmation, { exact: true })).toBeVisible()
  // From here on the rows are out of date, and nothing reads them again before the first record's turn.
  await editElsewhere(operator, platform, first)
  await operator.acceptDialog(confirmation)
  await expected.toast('3 cashbacks desabilitados')
  const sent = watch.calls.filter(({ path }) => path === ATUALIZAR).map(({ body }) => body)
  expect(sent).toHaveLength(3)
  expect(sent[0]).toEqual({ ...first, statusId: 2, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 })
})

test('a record whose percentage cannot be read is not sent [N3]', async ({ operator, expected, platform }) => {
  await operator.openListSignedIn('/cashbacks')
  await platform.addFault({ match: { path: 'visualizar$' }, effect: { kind: 'data', fault: 'nanMoney' } })
  await operator.runOnRecord('desabilitar cashback', 249)
  await expected.toast('Não foi possível ler a porcentagem de #249. Nada foi enviado.')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
})

test.describe('a form', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.editRecord('/cashbacks/editar/249', 'Descrição')
  })

  test('merges what only the other side changed [N1]', async ({ page, operator, expected, platform }) => {
    const percent = Number((await operator.field('% Cashback').inputValue()).replace(',', '.'))
    await operator.fill('% Cashback', '7,5')
    await editElsewhere(operator, platform, { porcentagemCashback: percent })
    await operator.click('Atualizar')
    await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por outra pessoa', porcentagemCashback: 7.5 } })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expected.path('/cashbacks')
  })

  test('asks nothing if both typed the same value in different spellings [N1]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await operator.fill('Descrição', 'Por outra pessoa ')
    await operator.fill('% Cashback', '09,99')
    await editElsewhere(operator, platform, {})
    await operator.press('Mod+Enter')
    await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 } })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('says before saving that another tab changed the record [N2]', async ({ page, operator, expected }) => {
    await operator.fill('% Cashback', '7,5')
    const otherTab = await page.context().newPage()
    // The other tab must say so before its commands are loaded, which happens at a first press or when idle.
    await otherTab.addInitScript(() => void (window.requestIdleCallback = () => 0))
    await otherTab.goto('/cashbacks/editar/249')
    await otherTab.getByLabel('Descrição').fill('Da outra aba')
    await otherTab.getByRole('button', { name: 'Atualizar' }).evaluate((button: HTMLElement) => button.click())
    await expect(otherTab.getByText('Atualizado com sucesso').first()).toBeVisible()
    await expected.text(/O registro mudou no servidor.*visto às \d\d:\d\d/)
    await expect(operator.field('% Cashback')).toHaveValue('7,5')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  })

  test('on a phone the three values of a field are below each other, each with its name [N1]', async ({
    page,
    operator,
    platform,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await operator.fill('Descrição', 'Por mim')
    await editElsewhere(operator, platform, {})
    await operator.click('Atualizar')
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
  })

  test('stops if both changed the same field, and sends what was chosen [N1]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await operator.fill('Descrição', 'Por mim')
    await operator.fill('% Cashback', '7,5')
    await editElsewhere(operator, platform, {})
    await operator.press('Mod+Enter')
    const conflict = page.getByRole('dialog', { name: 'O cashback #249 mudou enquanto você editava' })
    await expect(conflict).toBeVisible()
    await expect(conflict.getByRole('radiogroup')).toHaveCount(2)
    await expect(conflict.getByRole('button', { name: 'Atualizar' })).toBeDisabled()
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)

    await page.keyboard.press('Escape')
    await expect(conflict).toBeHidden()
    await expect(operator.field('Descrição')).toHaveValue('Por mim')
    await expect(operator.field('% Cashback')).toHaveValue('7,5')

    await operator.press('Mod+Enter')
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
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
    await expected.path('/cashbacks')
  })
})

test.describe('Back pressed during a save with a conflict', () => {
  const READ = /cashback\/visualizar/
  test.beforeEach(async ({ page, operator, platform }) => {
    await operator.openListSignedIn('/cashbacks')
    await operator.runLine('editar cashback 249')
    await expect(operator.field('Descrição')).not.toHaveValue('')
    await operator.fill('Descrição', 'Por mim')
    await editElsewhere(operator, platform, {})
    await expect(page).toHaveURL(/249$/)
  })
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
    const release = await operator.holdRequests(READ)
    await operator.press('Mod+Enter')
    await back(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    const readResponse = page.waitForResponse(READ)
    release()
    await readResponse
  }

  test('leaves the open confirmation visible, and the save continues by its result [N1]', async ({
    page,
    operator,
    expected,
  }) => {
    await operator.press('Mod+Enter')
    await expect(getConflict(page)).toBeVisible()
    await back(page)
    await expect(getConflict(page)).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Por mim', porcentagemCashback: 9.99 } })
    await expected.path('/cashbacks')
    await expected.toast('Atualizado com sucesso')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is confirmed first: staying leads to the conflict, and to the form after it [N1]', async ({
    page,
    operator,
    expected,
  }) => {
    await goBackWhileSaving(page, operator)
    await operator.rejectDialog('Descartar alterações?')
    await expect(getConflict(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(getConflict(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeEnabled()
    await operator.fill('Descrição', 'Por mim ainda')
    await expect(operator.field('Descrição')).toHaveValue('Por mim ainda')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  })

  test('is confirmed first: leaving asks nothing more, and sends nothing [N1]', async ({
    page,
    operator,
    expected,
  }) => {
    await goBackWhileSaving(page, operator)
    await operator.acceptDialog('Descartar alterações?')
    await expected.path('/cashbacks')
    await expected.row('Por outra pessoa')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
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
  await operator.editRecord('/cashbacks/editar/249', '% Cashback', '7,5')
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
  await operator.editRecord('/produtos/editar/12', 'Nome')
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

test('a stock that changed since it was shown is asked about [N1]', async ({ page, operator, expected, platform }) => {
  const ESTOQUE = '/gestor/produtos/317/estoque'
  await operator.openListSignedIn('/produtos')
  platform.markWritten()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  await page.request.put(`${platform.url}/api${ESTOQUE}`, { headers, data: { quantidade: 777 } })
  await operator.runLine('ajustar estoque do produto 317 para 5')
  await operator.acceptDialog('Ajustar o estoque do produto #317 para 5?')
  const conflict = page.getByRole('dialog', { name: 'O estoque do produto #317 mudou' })
  await expect(conflict.getByRole('radio', { name: 'Atual: 777' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expected.toast('Nada foi enviado.')
  expect(expected.countCalls('PUT', ESTOQUE)).toBe(0)
})

test('a form sends no empty value for one that it could not read [N3]', async ({ operator, expected, platform }) => {
  const PRODUCT = '/gestor/produtos/12'
  await platform.addFault({
    match: { method: 'GET', path: 'produtos/12$' },
    effect: { kind: 'data', fault: 'textMoney' },
  })
  await operator.editRecord('/produtos/editar/12', 'Nome', 'Nome novo, preço velho')
  await expect(operator.field('Preço')).toHaveValue('')
  await operator.press('Mod+Enter')
  await expected.formError('Não foi possível ler Preço deste registro: nada foi enviado.')
  expect(expected.countCalls('PUT', PRODUCT)).toBe(0)
  await operator.fill('Preço', '12,5')
  await operator.press('Mod+Enter')
  await expected.call('PUT', PRODUCT, { body: { dscNome: 'Nome novo, preço velho', numPreco: 12.5 } })
})
