/**
 * Notices stay out of the way, and a session's end is announced in time (commands/keys/README §3, api/token/README §1).
 */
import type { Locator } from '@playwright/test'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

/**
 * Returns the controls that the notice covers. All are measured in one moment, because a dialog may still be filling.
 */
async function findCovered(notice: Locator, controls: Locator): Promise<string[]> {
  const noticeBox = await notice.boundingBox()
  if (!noticeBox) return ['gone']
  return controls.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements.flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const isVisible = control.checkVisibility({ visibilityProperty: true }) && right > left && bottom > top
        const isApart = right <= x || x + width <= left || bottom <= y || y + height <= top
        return !isVisible || isApart ? [] : [control.textContent]
      }),
    noticeBox,
  )
}

/** Disables the second record by its key, and returns the notice about it. */
async function disableSecond(operator: Operator): Promise<Locator> {
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('h')
  await operator.acceptsDialog('Desabilitar cashback #249?')
  const notice = operator.page.locator('[data-notice]').filter({ hasText: 'Status atualizado' })
  await expect(notice).toBeVisible()
  return notice
}

test('a notice covers no button of bar, list or filter, has its keys on its buttons, and takes no focus from what opens from it', async ({
  page,
  operator,
}) => {
  const notice = await disableSecond(operator)
  const findCoveredControls = () =>
    findCovered(notice, page.locator('#topo button, #topo a, [data-region="filtros"] button, [data-actions] > *'))
  await expect(notice).toContainText('Status atualizado · Cashback #249 · Black November')
  await operator.presses('F8')
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await expect.poll(findCoveredControls).toEqual([])
  const list = page.locator(
    'main :is(h1, [data-actions] > *, [role="search"], [role="row"]), [data-region="paginacao"]',
  )
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => findCovered(notice, list)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.presses('ArrowRight')
  await expect(notice.getByRole('button', { name: 'Fechar aviso' })).toBeFocused()
  await operator.presses('ArrowLeft')
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await test.step('In either direction of Tab', async () => {
    await operator.presses('Shift+Tab Mod+k')
    const box = operator.palette.getByRole('combobox')
    await expect(box).toBeFocused()
    await page.keyboard.type('ir')
    await expect(box).toHaveValue('ir')
    await expect(notice).toBeVisible()
  })
})

test('a notice stays under the pointer, goes after the pointer has left, and returns the focus only to where it was', async ({
  page,
  operator,
}) => {
  await page.clock.install()
  const notice = await disableSecond(operator)
  await notice.hover()
  await page.clock.fastForward(12_000)
  await page.clock.fastForward(12_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(700, 600)
  await page.clock.fastForward(12_000)
  await expect(notice).toHaveCount(0)
  // It can be found again.
  await operator.presses('F8')
  const noticesDialog = page.getByRole('dialog', { name: 'Avisos de hoje' })
  await expect(noticesDialog).toContainText('Status atualizado · Cashback #249 · Black November')
  await operator.presses('Escape')
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Avisos de hoje' }).click()
  await expect(noticesDialog).toBeVisible()
  await operator.presses('Escape')
  await expect(noticesDialog).toBeHidden()
  await test.step('It takes no focus from what opened meanwhile, and returns it when it goes itself', async () => {
    await operator.focusesRow('#249')
    await operator.presses('h')
    await operator.acceptsDialog('Habilitar cashback #249?')
    await expect(notice).toBeVisible()
    await operator.presses('F8 Mod+k')
    const box = operator.palette.getByRole('combobox')
    await expect(box).toBeFocused()
    await page.keyboard.type('ir')
    await page.clock.fastForward(12_000)
    await expect(notice).toHaveCount(0)
    await page.keyboard.type(' para')
    await expect(box).toHaveValue('ir para')
    await operator.presses('Escape Escape')
    await operator.focusesRow('#249')
    await operator.presses('h')
    await operator.acceptsDialog('Desabilitar cashback #249?')
    await expect(notice).toBeVisible()
    await operator.presses('F8 Escape')
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
  })
})

test('equal notices are one with a count, errors are announced, and “a v” closes all but that of a running bulk job [D17]', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await page.clock.install()
  await operator.opensListSignedIn('/cashbacks')
  const failRelease = (id: number) =>
    platform.addFault({
      match: { method: 'DELETE', query: { id: String(id) } },
      effect: { kind: 'status', status: 409, message: `Cashback ${id} está em uso.` },
    })
  for (const id of [250, 249, 248]) await failRelease(id)
  await platform.delayCalls('deletar$', 60_000, { query: { id: '245' } })
  await operator.runs('excluir cashback 245, 244')
  await page.getByRole('alertdialog').waitFor()
  await operator.presses('s')
  const notices = page.locator('[data-notice]')
  await expect(notices.filter({ hasText: '1 de 2' })).toBeVisible()
  // From here on no notice expires, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // Advances the page's clock in small steps, so that no notice is old when the last one arrives.
  const waitForNotice = (locator: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20)
        return locator.isVisible()
      })
      .toBe(true)
  for (const id of [250, 249, 250, 248, 250]) {
    await waitForNotice(operator.row(`#${id}`))
    await operator.focusesRow(`#${id}`)
    await operator.presses('Delete')
    await operator.acceptsDialog(`Excluir cashback #${id}?`)
    await waitForNotice(notices.filter({ hasText: `Cashback ${id} está em uso.` }))
  }
  await expect(notices).toHaveCount(4)
  await expect(notices.filter({ hasText: 'Cashback 250 está em uso.' })).toContainText('×3')
  for (const id of [250, 249, 248])
    await expect(page.getByRole('alert').filter({ hasText: `Cashback ${id} está em uso.` })).toBeVisible()
  await page.getByRole('grid').focus()
  // As long as the animation of a closed notice takes: none of these closes by itself.
  await page.clock.runFor(600)
  await expect(notices).toHaveCount(4)
  await operator.presses('a v')
  await page.clock.runFor(600)
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText('1 de 2')
})

test('a bulk job is paused, continued and stopped by phrase', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/bonus')
  // The first request stays open until it is released, however long the rest takes.
  const release = await operator.holdsRequests(/liberar$/)
  await operator.runs('liberar bônus 101-103, 105-107')
  await operator.acceptsDialog('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await operator.runs('pausar execução')
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
  // Meanwhile a dialog can be opened: its close button, search and switches stay free, whatever room is left beside it.
  const notice = page.locator('[data-notice]').filter({ hasText: 'Continuar' })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const keys of ['?', 'Mod+k']) {
      await operator.presses(keys)
      const window = page.getByRole('dialog')
      await expect(window).toBeVisible()
      // The help fills the screen; the palette leaves room.
      const controls = keys === '?' ? window.locator('button, input') : window
      await expect.poll(() => findCovered(notice, controls)).toEqual([])
      await operator.presses('Escape')
      await expect(window).toBeHidden()
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.presses('g ,')
  const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
  // During its slide-in animation the panel is not in its place yet.
  await expect.poll(() => settings.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expect.poll(() => findCovered(notice, settings.locator('button, input, select'))).toEqual([])
  await operator.presses('Escape')
  await operator.runs('continuar execução')
  await expect(page.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible()
  await operator.runs('parar execução')
  release()
  await expect(page.getByText(/não enviad/).first()).toBeVisible()
  expect(expected.countCalls('POST', '/gestor/bonus/107/liberar')).toBe(0)
})

test('on a phone a notice covers neither the head of a report nor the settings in the panel', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 40[49]/)
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opensListSignedIn('/cashbacks')
  for (const id of ['245', '244', '243'])
    await platform.addFault({
      match: { method: 'DELETE', query: { id } },
      effect: {
        kind: 'status',
        status: 409,
        message: `Cashback ${id} está em uso em duas campanhas que ainda não terminaram.`,
      },
    })
  await operator.runs('excluir cashback 245, 244, 243, 9001-9030')
  await page.getByRole('alertdialog').waitFor()
  await operator.presses('s')
  const notice = page.locator('[data-notice]').filter({ hasText: 'falharam: ' })
  await expect(notice).toBeVisible()
  const report = page.getByRole('dialog')
  await expect.poll(() => findCovered(notice, report.locator('h2, h2 + p, button, li'))).toEqual([])
  await operator.presses('Escape g ,')
  const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
  const first = settings.locator('h2, button, label').filter({ hasText: /^$|Ajustes|Modo escuro|tema do sistema/ })
  await expect.poll(() => settings.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expect.poll(() => findCovered(notice, first)).toEqual([])
  // Controls further down can be scrolled out from under the notice, even the last one.
  await settings.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect(await findCovered(notice, settings.locator('label').last())).toEqual([])
})

test('two minutes before a session ends one line asks an idle operator; work renews it without asking', async ({
  page,
  operator,
  expected,
}) => {
  const countRenewals = () => expected.countCalls('POST', '/gestor/auth/refreshToken')
  const line = page.locator('span[role=status]').filter({ hasText: /^A sessão termina em/ })
  await page.clock.install()
  await operator.opensListSignedIn('/lojas')
  await operator.presses('j')
  await page.clock.fastForward(12 * 60_000)
  await page.clock.runFor(6_000)
  await expect(line).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await page.clock.runFor(6_000)
  await expect(line).toHaveText('A sessão termina em 2 min. Para continuar, digite “renovar sessão” na paleta.')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Renovar sessão' })).toBeVisible()
  expect(countRenewals()).toBe(0)
  await operator.presses('j')
  await expected.text('Sessão renovada')
  expect(countRenewals()).toBe(1)
  // An operator who works without a pause is not asked. From here on time passes only in steps of this test: the last
  // step renews, and no step follows while the call is on its way, as its timeout would pass with that step.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  for (let minute = 0; minute < 13; minute++) {
    await page.clock.fastForward(58_000)
    await operator.presses('j')
  }
  expect(countRenewals()).toBe(1)
  const renewal = page.waitForResponse((response) => response.url().endsWith('/refreshToken'))
  await page.clock.fastForward(58_000)
  await operator.presses('j')
  await renewal
  await page.clock.runFor(6_000)
  expect(countRenewals()).toBe(2)
  await expect(line).toHaveCount(0)
})

test('a session that cannot be renewed says what is kept, and gives its end in words on the sign-in page', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401|net::ERR_FAILED|refreshToken/)
  await page.clock.install()
  await operator.opensSignedIn('/lojas/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  // The command layer is loaded and has watched the session for long.
  await operator.presses('Escape')
  await page.clock.fastForward(13 * 60_000 + 10_000)
  await page.clock.runFor(6_000)
  await page.route('**/refreshToken', (route) => route.abort())
  await operator.field('Nome').fill('Nova')
  await page.clock.runFor(10_000)
  await expected.text(/^Não foi possível renovar a sessão, que termina em .*\. O que você digitou está guardado\.$/)
  await page.unroute('**/refreshToken')
  await platform.setTokenControls({ revokeAll: true })
  await page.clock.fastForward(30_000)
  await operator.field('Nome').fill('Nova loja')
  await page.clock.runFor(3_000)
  await expected.path('/login')
  const reason = page.getByRole('main').getByRole('status')
  await expect(reason).toContainText('Sessão expirada. Entre novamente.')
  await expect(reason).toContainText('O que você digitou e não salvou está guardado nesta aba.')
  await expect(reason).toContainText('Depois de entrar, você pode voltar para onde parou.')
})
