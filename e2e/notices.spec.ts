/** Notices keep out of the way, and a session's end is told in time (commands/keys/README §3, api/token/README §1). */
import type { Locator } from '@playwright/test'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

/** Which of these the notice stands over; looked at in one moment, for a window may be filled meanwhile. */
async function coveredBy(notice: Locator, controls: Locator): Promise<string[]> {
  const card = await notice.boundingBox()
  if (!card) return ['gone']
  return controls.evaluateAll(
    (all, { x, y, width, height }) =>
      all.flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const isSeen = control.checkVisibility({ visibilityProperty: true }) && right > left && bottom > top
        const isApart = right <= x || x + width <= left || bottom <= y || y + height <= top
        return !isSeen || isApart ? [] : [control.textContent]
      }),
    card,
  )
}

/** Switches the second record off by its key, and gives the notice that says so. */
async function switchOff(operator: Operator): Promise<Locator> {
  await operator.openListSignedIn('/cashbacks')
  await operator.focusRow('#249')
  await operator.press('h')
  await operator.acceptDialog('Desabilitar cashback #249?')
  const notice = operator.page.locator('[data-notice]').filter({ hasText: 'Status atualizado' })
  await expect(notice).toBeVisible()
  return notice
}

test('a notice covers no button of bar, list or filter, and its keys are on its buttons', async ({
  page,
  operator,
}) => {
  const notice = await switchOff(operator)
  const covered = () =>
    coveredBy(notice, page.locator('#topo button, #topo a, [data-region="filtros"] button, [data-actions] > *'))
  await expect(notice).toContainText('Status atualizado · Cashback #249 · Black November')
  await operator.press('F8')
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await expect.poll(covered).toEqual([])
  const list = page.locator(
    'main :is(h1, [data-actions] > *, [role="search"], [role="row"]), [data-region="paginacao"]',
  )
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => coveredBy(notice, list)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.press('ArrowRight')
  await expect(notice.getByRole('button', { name: 'Fechar aviso' })).toBeFocused()
  await operator.press('ArrowLeft')
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
})

test('a notice whose button was pressed takes no focus from what is opened meanwhile, and gives it back where it goes itself', async ({
  page,
  operator,
}) => {
  await page.clock.install()
  const notice = await switchOff(operator)
  await operator.press('F8 Mod+k')
  const box = operator.palette.getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('ir')
  await page.clock.fastForward(12_000)
  await expect(notice).toHaveCount(0)
  await page.keyboard.type(' para')
  await expect(box).toHaveValue('ir para')
  await operator.press('Escape Escape')
  await operator.focusRow('#249')
  await operator.press('h')
  await operator.acceptDialog('Habilitar cashback #249?')
  await expect(notice).toBeVisible()
  await operator.press('F8 Escape')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('a notice stays under the pointer, and goes once that has left', async ({ page, operator }) => {
  await page.clock.install()
  const notice = await switchOff(operator)
  await notice.hover()
  await page.clock.fastForward(12_000)
  await page.clock.fastForward(12_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(700, 600)
  await page.clock.fastForward(12_000)
  await expect(notice).toHaveCount(0)
  // It is found again.
  await operator.press('F8')
  const today = page.getByRole('dialog', { name: 'Avisos de hoje' })
  await expect(today).toContainText('Status atualizado · Cashback #249 · Black November')
  await operator.press('Escape')
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Avisos de hoje' }).click()
  await expect(today).toBeVisible()
})

test('a notice takes no focus from what is opened from it, whichever way Tab went', async ({ page, operator }) => {
  const notice = await switchOff(operator)
  await operator.press('F8')
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await operator.press('Shift+Tab Mod+k')
  const box = operator.palette.getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('ir')
  await expect(box).toHaveValue('ir')
  await expect(notice).toBeVisible()
})

test('equal notices are one with a count, errors are read out, and “a v” takes all away but a run under way [D17]', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await page.clock.install()
  await operator.openListSignedIn('/cashbacks')
  const refuse = (id: number) =>
    platform.addFault({
      match: { method: 'DELETE', query: { id: String(id) } },
      effect: { kind: 'status', status: 409, message: `Cashback ${id} está em uso.` },
    })
  for (const id of [250, 249, 248]) await refuse(id)
  await platform.delayCalls('deletar$', 60_000, { query: { id: '245' } })
  await operator.runLine('excluir cashback 245, 244')
  await page.getByRole('alertdialog').waitFor()
  await operator.press('s')
  const notices = page.locator('[data-notice]')
  await expect(notices.filter({ hasText: '1 de 2' })).toBeVisible()
  // No notice goes by itself from here on, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // By the page's own clock in small steps, so that none of the notices is old when the last one comes.
  const comes = (what: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20)
        return what.isVisible()
      })
      .toBe(true)
  for (const id of [250, 249, 250, 248, 250]) {
    await comes(operator.row(`#${id}`))
    await operator.focusRow(`#${id}`)
    await operator.press('Delete')
    await operator.acceptDialog(`Excluir cashback #${id}?`)
    await comes(notices.filter({ hasText: `Cashback ${id} está em uso.` }))
  }
  await expect(notices).toHaveCount(4)
  await expect(notices.filter({ hasText: 'Cashback 250 está em uso.' })).toContainText('×3')
  for (const id of [250, 249, 248])
    await expect(page.getByRole('alert').filter({ hasText: `Cashback ${id} está em uso.` })).toBeVisible()
  await page.getByRole('grid').focus()
  // As long as it takes for a notice that was closed to leave: none of these does so by itself.
  await page.clock.runFor(600)
  await expect(notices).toHaveCount(4)
  await operator.press('a v')
  await page.clock.runFor(600)
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText('1 de 2')
})

test('a run is paused, continued and stopped by phrase', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/bonus')
  // The first is under way until it is let through, however long the rest takes.
  const release = await operator.holdRequests(/liberar$/)
  await operator.runLine('liberar bônus 101-103, 105-107')
  await operator.acceptDialog('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await operator.runLine('pausar execução')
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
  // Meanwhile a window may be opened: its cross, search and switches stay free, whatever room is left beside it.
  const notice = page.locator('[data-notice]').filter({ hasText: 'Continuar' })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const keys of ['?', 'Mod+k']) {
      await operator.press(keys)
      const window = page.getByRole('dialog')
      await expect(window).toBeVisible()
      // The help fills the screen; the palette leaves room.
      const kept = keys === '?' ? window.locator('button, input') : window
      await expect.poll(() => coveredBy(notice, kept)).toEqual([])
      await operator.press('Escape')
      await expect(window).toBeHidden()
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.press('g ,')
  const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
  // Where it slides in it is in nobody's way yet.
  await expect.poll(() => settings.evaluate((it) => it.getAnimations().length)).toBe(0)
  await expect.poll(() => coveredBy(notice, settings.locator('button, input, select'))).toEqual([])
  await operator.press('Escape')
  await operator.runLine('continuar execução')
  await expect(page.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible()
  await operator.runLine('parar execução')
  release()
  await expect(page.getByText(/não enviad/).first()).toBeVisible()
  expect(expected.countCalls('POST', '/gestor/bonus/107/liberar')).toBe(0)
})

test('on a phone a notice covers neither what heads a report nor what is set in the panel', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 40[49]/)
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.openListSignedIn('/cashbacks')
  for (const id of ['245', '244', '243'])
    await platform.addFault({
      match: { method: 'DELETE', query: { id } },
      effect: {
        kind: 'status',
        status: 409,
        message: `Cashback ${id} está em uso em duas campanhas que ainda não terminaram.`,
      },
    })
  await operator.runLine('excluir cashback 245, 244, 243, 9001-9030')
  await page.getByRole('alertdialog').waitFor()
  await operator.press('s')
  const notice = page.locator('[data-notice]').filter({ hasText: 'falharam: ' })
  await expect(notice).toBeVisible()
  const report = page.getByRole('dialog')
  await expect.poll(() => coveredBy(notice, report.locator('h2, h2 + p, button, li'))).toEqual([])
  await operator.press('Escape g ,')
  const settings = page.getByRole('complementary', { name: 'Painel de ajustes' })
  const first = settings.locator('h2, button, label').filter({ hasText: /^$|Ajustes|Modo escuro|tema do sistema/ })
  await expect.poll(() => settings.evaluate((it) => it.getAnimations().length)).toBe(0)
  await expect.poll(() => coveredBy(notice, first)).toEqual([])
  // What stands lower is scrolled out from under it, the last of it too.
  await settings.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  expect(await coveredBy(notice, settings.locator('label').last())).toEqual([])
})

test('what ended a session stands on the sign-in page, with what is kept', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401/)
  await operator.openSignedIn('/categorias/cadastrar')
  await operator.fill('Nome', 'Guardada')
  await platform.setTokenControls({ revokeAll: true })
  await operator.press('Escape')
  await operator.runLine('ir para produtos')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click({ timeout: 5_000 })
  await operator.press('Mod+s')
  await operator.selectOption('Status', 'Ativo')
  await operator.fill('Enum', 'GUARDADA')
  await operator.press('Mod+s')
  await expected.path('/login')
  const note = page.getByRole('main').getByRole('status')
  await expect(note).toContainText('Sessão expirada. Entre novamente.')
  await expect(note).toContainText('O que você digitou e não salvou está guardado nesta aba.')
  await expect(note).toContainText('Depois de entrar, você pode voltar para onde parou.')
})

test('two minutes before a session ends one line asks who rests; work renews it unasked', async ({
  page,
  operator,
  expected,
}) => {
  const renewed = () => expected.countCalls('POST', '/gestor/auth/refreshToken')
  const line = page.locator('span[role=status]').filter({ hasText: /^A sessão termina em/ })
  await page.clock.install()
  await operator.openListSignedIn('/lojas')
  await operator.press('j')
  await page.clock.fastForward(12 * 60_000)
  await page.clock.runFor(6_000)
  await expect(line).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await page.clock.runFor(6_000)
  await expect(line).toHaveText('A sessão termina em 2 min. Para continuar, digite “renovar sessão” na paleta.')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Renovar sessão' })).toBeVisible()
  expect(renewed()).toBe(0)
  await operator.press('j')
  await expected.text('Sessão renovada')
  expect(renewed()).toBe(1)
  // Who works without pause is asked nothing.
  for (let minute = 0; minute < 15; minute++) {
    await page.clock.fastForward(58_000)
    await operator.press('j')
  }
  await page.clock.runFor(6_000)
  await expect.poll(renewed).toBe(2)
  await expect(line).toHaveCount(0)
})

test('a session that cannot be renewed says what is kept, and ends in words on the sign-in page', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401|net::ERR_FAILED|refreshToken/)
  await page.clock.install()
  await operator.openSignedIn('/lojas/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  // The command layer is there, and has seen the session long.
  await operator.press('Escape')
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
  const note = page.getByRole('main').getByRole('status')
  await expect(note).toContainText('Sessão expirada. Entre novamente.')
  await expect(note).toContainText('O que você digitou e não salvou está guardado nesta aba.')
})
