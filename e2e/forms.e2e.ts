/** What every form does alike: keys, drafts, leave guard, refused and lost saves. */
import type { Page } from '@playwright/test'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

/** Collects the browser's own dialogs before a tab is closed or reloaded, and accepts each. */
function collectBrowserDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  return dialogs
}

test('lists the changes, which can be undone one by one and all at once; Esc leaves the field, then the form', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  const stored = await operator.field('Descrição').inputValue()
  await operator.fills('Descrição', 'Outra')
  await operator.fills('% Cashback', '9,5')
  await expected.text('Alterações não salvas (2)')
  await page.getByRole('button', { name: 'Desfazer' }).first().press('Enter')
  // Its line disappears, and the focus with it.
  await expect(operator.field('Descrição')).toBeFocused()
  await expect(operator.field('Descrição')).toHaveValue(stored)
  await expected.text('Alterações não salvas (1)')
  await operator.runs('desfazer alterações')
  // Enter pressed twice discards nothing that was typed.
  await expect(page.getByRole('button', { name: /^Cancelar/ })).toBeFocused()
  await operator.acceptsDialog('Desfazer todas as alterações?')
  await expected.toast('Alterações desfeitas')
  await expected.noText(/Alterações não salvas/)
  await test.step('Esc leaves the field, then the form, and asks once if something was typed', async () => {
    await operator.fills('Descrição', 'Mudou')
    await operator.presses('Escape')
    await expect(operator.field('Descrição')).not.toBeFocused()
    await expected.path('/cashbacks/editar/12')
    await operator.presses('Escape')
    await operator.rejectsDialog('Descartar alterações?')
    await expect(operator.field('Descrição')).toHaveValue('Mudou')
  })
  await page.goto('about:blank')
})

test('link, palette and Back ask before they leave, once, and discarded input does not come back', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  await operator.fills('Descrição', 'Mudou')
  await operator.clicks('Voltar')
  await operator.rejectsDialog('Descartar alterações?')
  await operator.runs('ir para lojas')
  await operator.acceptsDialog('Descartar alterações?')
  await expected.path('/lojas')
  await page.goBack()
  await expected.path('/cashbacks/editar/12')
  await expect(operator.field('Descrição')).not.toHaveValue('Mudou')
  await expected.noText(/Rascunho/)
  await operator.fills('Descrição', 'De novo')
  await page.goForward()
  await operator.acceptsDialog('Descartar alterações?')
  await expected.path('/lojas')
  await test.step('Back pressed again under the leave confirmation', async () => {
    await operator.opens('/lojas')
    await expected.row('#')
    await operator.presses('g c')
    await expected.path('/cashbacks')
    await operator.runs('editar cashback 12')
    await expected.path('/cashbacks/editar/12')
    await expect(operator.field('Descrição')).not.toHaveValue('')
    await operator.fills('Descrição', 'Mudou')
    const back = () => page.evaluate(() => history.back())
    const confirmation = page.getByRole('alertdialog')
    await back()
    await expect(confirmation).toBeVisible()
    await back()
    await operator.rejectsDialog('Descartar alterações?')
    await expected.path('/cashbacks/editar/12')
    await expect(confirmation).toHaveCount(0)
    await expect(operator.field('Descrição')).toHaveValue('Mudou')
    await back()
    await operator.acceptsDialog('Descartar alterações?')
    await expected.path('/cashbacks')
    await expected.row('#')
    await expect(confirmation).toHaveCount(0)
    await back()
    await expected.path('/lojas')
    await expected.heading('Lojas')
  })
})

test('a form left during its save says that the save is under way, and its end is reported', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.fills('Descrição', 'Em voo')
  const releaseSave = await operator.holdsRequests(/atualizar$/)
  await platform.addFault({ match: { path: 'atualizar$' }, effect: { kind: 'status', status: 500 }, times: 1 })
  await operator.presses('Control+Enter')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await operator.runs('ir para lojas')
  await expect(page.getByRole('alertdialog')).toContainText('Já foi enviado e pode ser salvo.')
  await expect(page.getByRole('alertdialog')).not.toContainText('será perdido')
  await operator.acceptsDialog('Descartar alterações?')
  await expected.path('/lojas')
  releaseSave()
  await expect(page.getByText('Cashback #12 (rascunho guardado)')).toBeVisible()
  await operator.opens('/cashbacks/editar/12')
  await expect(operator.field('Descrição')).toHaveValue('Em voo')
  await page.goto('about:blank')
})

test('closing a tab asks while something is typed, whose draft survives a reload, and never after a save', async ({
  page,
  operator,
  expected,
}) => {
  const dialogs = collectBrowserDialogs(page)
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  await test.step('never without input', async () => {
    await operator.field('Descrição').click()
    await page.reload()
    expect(dialogs).toEqual([])
    await expect(operator.field('Descrição')).not.toHaveValue('')
  })
  await test.step('a draft survives the reload and is discarded by a button', async () => {
    const stored = await operator.field('Descrição').inputValue()
    await operator.fills('Descrição', 'Pela metade')
    await expected.text(/Rascunho guardado às \d\d:\d\d/)
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
    await expect(operator.field('Descrição')).toHaveValue('Pela metade')
    await page.getByRole('button', { name: 'Descartar rascunho' }).press('Enter')
    await expect(operator.field('Descrição')).toHaveValue(stored)
    // The button disappears with the draft: the focus goes to the form as it opened.
    await expect(operator.field('Status')).toBeFocused()
    await page.reload()
    await expect(operator.field('Descrição')).toHaveValue(stored)
  })
  await test.step('never after a save', async () => {
    await operator.fills('Descrição', 'Salvo')
    await operator.presses('Control+Enter')
    await expected.path('/cashbacks')
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
  })
})

test('a failed save keeps everything typed and gives the reason beside the button; a save goes out once, however often key and button are pressed [D1]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  await test.step('a failed save', async () => {
    const effect = { kind: 'status', status: 500, message: 'Cashback em uso' }
    await platform.addFault({ match: { path: 'atualizar$' }, times: 1, effect })
    await operator.fills('Descrição', 'Mudou')
    await operator.clicks('Atualizar')
    await expected.toast('Erro ao atualizar')
    await expected.text('Não salvo: Cashback em uso')
    await expect(operator.field('Descrição')).toHaveValue('Mudou')
  })
  const reads = expected.countCalls('GET', '/gestor/cashback/visualizar')
  await platform.delayCalls('atualizar$', 2_000, { times: 1 })
  await operator.fills('Descrição', 'Pelo teclado')
  // Without a wait: a person's second click comes before the first is rendered.
  await operator.page.getByRole('button', { name: 'Atualizar' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await operator.presses('Control+s Control+Enter Enter')
  await expect(operator.page.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
  await expect(operator.field('Descrição')).toHaveAttribute('readonly')
  await expected.toast('Atualizado com sucesso')
  await expected.path('/cashbacks')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(2)
  // Once before the save, but not after it: nobody would use that response.
  expect(expected.countCalls('GET', '/gestor/cashback/visualizar')).toBe(reads + 1)
})

test('a save without a response is not repeated by itself, and a check finds values with a trailing blank as saved [D2, O1]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  // No limit: the browser itself repeats a request on a kept-alive connection that was cut.
  await platform.addFault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
  await operator.fills('Descrição', 'Bebês e mães ')
  await operator.fills('% Cashback', '07,50')
  await operator.presses('Mod+Enter')
  await expected.text(/Sem resposta do servidor. Verifique antes de repetir/)
  await expect(operator.field('Descrição')).toHaveValue('Bebês e mães ')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  // The button's command, by keyboard.
  await operator.runs('conferir')
  await expected.toast('Foi salvo: o registro já tem o que você digitou.')
  await expected.path('/cashbacks')
})

test('a record that another tab deleted is reported as gone, and what was typed stays to be copied [B9]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.fills('Descrição', 'Para copiar')
  await operator.fills('% Cashback', '7,5')
  const tab = await page.context().newPage()
  await tab.goto('/cashbacks')
  const otherOperator = new Operator(tab, platform.url)
  await otherOperator.runsOnRecord('excluir cashback', 12)
  await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: '12' } })
  await expect(tab.locator('[data-notice]').first()).toBeVisible()
  const expectReport = async (text: string) => {
    await operator.clicks('Atualizar')
    await expected.formError(text)
    await expected.path('/cashbacks/editar/12')
    await expect(operator.field('Descrição')).toHaveValue('Para copiar')
    await expect(operator.field('% Cashback')).toHaveValue('7,5')
  }
  await expectReport('Não salvo: Cashback: registro não encontrado.')
  // A platform that sends no message.
  await platform.addFault({ match: { path: '/cashback/' }, effect: { kind: 'status', status: 404, body: 'empty' } })
  await expectReport('Registro não existe mais. O que você digitou continua na tela.')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
})

test('a record that another tab changed is announced before the save, shows the difference and keeps what was typed [B8, E7, N2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição')
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const otherTab = await page.context().newPage()
  // The other tab must say so before its commands are loaded, which happens at a first press or when idle.
  await otherTab.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await otherTab.goto('/cashbacks/editar/12')
  await otherTab.getByLabel('Descrição').fill('Da outra aba')
  await operator.fills('% Cashback', '7,5')
  await otherTab.getByRole('button', { name: 'Atualizar' }).evaluate((button: HTMLElement) => button.click())
  await expect(otherTab.getByText('Atualizado com sucesso').first()).toBeVisible()
  await expected.text(/O registro mudou no servidor.*visto às \d\d:\d\d/)
  await platform.failCalls('atualizar$', 409, { times: 1 })
  await operator.clicks('Atualizar')
  await expected.text('O registro mudou no servidor. O que você digitou foi mantido.')
  await operator.clicks('Ver diferenças')
  await operator.clicks('Usar o do servidor')
  await expect(operator.field('Descrição')).toHaveValue('Da outra aba')
  await expect(operator.field('% Cashback')).toHaveValue('7,5')
  await operator.clicks('Atualizar')
  await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Da outra aba', porcentagemCashback: 7.5 } })
})

test('a lost session keeps the draft, a sign-out asks once and discards it', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const dialogs = collectBrowserDialogs(page)
  await operator.opensSignedIn('/lojas/cadastrar')
  await operator.fills('Nome', 'Loja pela metade')
  await platform.failCalls('^/gestor/lojas$', 403, { times: 1 })
  await operator.clicks('Salvar')
  await expected.path('/login')
  expect(dialogs).toEqual([])
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes('Loja pela metade'))))
    .toBe(true)

  await operator.replacesToken(await operator.fetchToken())
  await operator.opens('/lojas/cadastrar')
  await expect(operator.field('Nome')).toHaveValue('Loja pela metade')
  await expected.text('Rascunho restaurado')
  await operator.runs('sair')
  await operator.acceptsDialog('Descartar alterações e sair?')
  await expected.path('/login')
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('rascunho')))).toEqual([])
})
