/** What became of a write: ends that are not known, refusals, and what the platform says to its programmers. */
import { fetchActiveCashbackIds, fillNewCashback } from './cashbacks.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const CASHBACK = '/gestor/cashback'

test('a creation whose answer was cut is looked up, and not sent twice unasked [O1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await fillNewCashback(operator, 'Campanha cortada')
  await platform.addFault({ match: { method: 'POST', path: 'cashback$' }, times: 1, effect: { kind: 'cutJson' } })
  await operator.press('Mod+Enter')
  await expected.formError(/^Não se sabe se foi feito/)
  await expected.toast(/^Não se sabe se foi feito/)
  await expected.noText('Erro ao criar')
  await expect(operator.field('Descrição')).toHaveValue('Campanha cortada')
  await operator.click('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  await operator.field('Descrição').focus()
  await operator.press('Mod+Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Enviar o mesmo de novo?')
  await expect(question).toContainText(/Cashback #\d+ tem este nome e pode ser o que foi enviado/)
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expected.noText(/Ainda aguardando/)
  await operator.press('Escape')
  await expected.text(/^Nada mais foi enviado: do envio anterior não se sabe/)
  await operator.click('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  await expect(operator.field('Descrição')).toHaveValue('Campanha cortada')

  // The draft brings the same content back, and with it the question.
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expected.text('Rascunho restaurado')
  await operator.press('Mod+Enter')
  await expect(question).toContainText('Enviar o mesmo de novo?')
  await operator.press('Escape')
  await operator.click('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  expect(expected.countCalls('POST', CASHBACK)).toBe(1)
})

test('a creation of which nobody knows the end is asked about before there are verbs as well [O1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await fillNewCashback(operator, 'Campanha sem verbos')
  await platform.addFault({ match: { method: 'POST', path: 'cashback$' }, times: 1, effect: { kind: 'cutJson' } })
  await operator.press('Mod+Enter')
  await expected.formError(/^Não se sabe se foi feito/)
  page.on('dialog', (asked) => void asked.accept())
  // Never at rest: the layer of verbs is not begun.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await page.reload()
  await expected.text('Rascunho restaurado')
  await operator.click('Cadastrar')
  await expect(page.getByRole('alertdialog')).toContainText('Enviar o mesmo de novo?')
  expect(expected.countCalls('POST', CASHBACK)).toBe(1)
})

test('a button that saved keeps the focus while it is being saved, and where that is refused', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await fillNewCashback(operator, 'Campanha recusada')
  const arrive = await operator.holdRequests(/\/gestor\/cashback$/)
  await platform.failCalls('/gestor/cashback', 400)
  const another = page.getByRole('button', { name: /^Gravar e abrir outro/ })
  await another.focus()
  await another.press('Enter')
  await expect(another).toHaveAttribute('aria-disabled', 'true')
  await expect(another).toBeFocused()
  arrive()
  await expected.formError(/^Não salvo/)
  await expect(another).toBeFocused()
})

test('a creation without an answer that is not in the list is known not to be done, and goes out again unasked [O1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await fillNewCashback(operator, 'Campanha perdida')
  await platform.addFault({
    match: { method: 'POST', path: 'cashback$' },
    times: 1,
    effect: { kind: 'status', status: 504 },
  })
  await operator.press('Mod+Enter')
  await expected.formError(/Não se sabe/)
  await expected.toast(/Não se sabe/)
  await operator.click('Conferir')
  await expected.formError('Não foi criado: “Campanha perdida” não está na lista.')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  await operator.field('Descrição').focus()
  await operator.press('Mod+Enter')
  await expected.path('/cashbacks')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expected.row('Campanha perdida')
  expect(expected.countCalls('POST', CASHBACK)).toBe(2)
})

test('a save without an answer that was done is found done [O1]', async ({ operator, expected, platform, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editRecord('/cashbacks/editar/12', 'Descrição', 'Chegou mesmo assim')
  await platform.addFault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
  await operator.click('Atualizar')
  await expected.text(/Sem resposta do servidor. Verifique antes de repetir/)
  await operator.click('Conferir')
  await expected.toast('Foi salvo: o registro já tem o que você digitou.')
  await expected.path('/cashbacks')
})

test('a removal without an answer is looked up, and the list is read again [O1, O2]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, effect: { kind: 'applyThenStatus', status: 504 } })
  await operator.runOnRecord('excluir cashback', 249)
  await expected.toast(/verifique antes de repetir/i)
  await expected.noRow('#249')
  await operator.click('Conferir')
  await expected.toast('Cashback #249 não existe mais')
})

test('an act without an answer that was not done is known by its notice not to be, and goes out again unasked [O1, P2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  const [first = 0, id = 0] = await fetchActiveCashbackIds(operator, 2)
  const isActive = async (which: number) => (await fetchActiveCashbackIds(operator, 500)).includes(which)
  await operator.runOnRecord('desabilitar cashback', first)
  await expected.toast('Status atualizado')
  await platform.addFault({ match: { method: 'PUT' }, times: 1, effect: { kind: 'status', status: 504 } })
  await operator.runOnRecord('desabilitar cashback', id)
  await expected.toast(/verifique antes de repetir/i)
  await operator.click('Conferir')
  await expected.toast(/^Não foi feito: Cashback #/)
  // It is no step: the act before it comes back.
  await operator.press('Control+z')
  await expected.text(`Desfeito: desabilitar cashback ${first}`)
  await operator.runOnRecord('desabilitar cashback', id)
  await expect.poll(() => isActive(id)).toBe(false)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await isActive(first)).toBe(true)
})

test('a record that is gone leaves the list with the refusal [O2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  platform.markWritten()
  await operator.openListSignedIn('/cashbacks')
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const gone = await page.request.delete(`${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=249`, {
    headers,
  })
  expect(gone.ok()).toBe(true)
  await operator.press('g c')
  await expected.row('#249')
  await operator.press('j')
  await page.getByRole('row').filter({ hasText: '#249' }).click()
  await operator.press('Delete')
  await operator.acceptDialog('Excluir cashback #249?')
  await expected.row('#248')
  await expected.noRow('#249')
  // Also where the act has only read it.
  const [second, third] = [await operator.readRowId(1), await operator.readRowId(2)]
  const address = `${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=${second}`
  expect((await page.request.delete(address, { headers })).ok()).toBe(true)
  await page
    .getByRole('row')
    .filter({ hasText: `#${second}` })
    .click()
  await operator.press('h')
  await page.getByRole('alertdialog').waitFor()
  await operator.press('s')
  await expected.row(`#${third}`)
  await expected.noRow(`#${second}`)
  await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText(`#${third}`)
})

test('a write that answers that it failed is refused, whatever its status [O4]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const effect = { kind: 'status', status: 200, body: 'failure', message: 'Cashback em uso' }
  await operator.editRecord('/cashbacks/editar/249', 'Descrição', 'Outra descrição')
  for (const method of ['PUT', 'DELETE']) await platform.addFault({ match: { method }, effect })
  await operator.press('Mod+Enter')
  await expected.formError('Cashback em uso')
  await expected.noText('Atualizado com sucesso')
  await expect(operator.field('Descrição')).toHaveValue('Outra descrição')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expected.text('Rascunho restaurado')

  await operator.runOnRecord('excluir cashback', 249)
  await expected.toast('Cashback em uso')
  await operator.runLine('excluir cashback 248-249')
  await operator.acceptDialog('Excluir 2 cashbacks? #248, #249')
  await expect(page.getByRole('dialog', { name: /2/ })).toContainText('Cashback em uso')
})

test('what the platform says to programmers stays behind Detalhes [O3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const message = 'java.lang.IllegalStateException: falha at br.com.loja.Cashback.excluir(Cashback.java:12)'
  await operator.openListSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, effect: { kind: 'status', status: 500, message } })
  await operator.runOnRecord('excluir cashback', 249)
  await expected.toast('Erro ao excluir')
  await expected.noText(/IllegalState/)
  await operator.click('Detalhes')
  await expect(page.getByRole('alertdialog')).toContainText('IllegalStateException')
  await operator.press('Escape')
})

test('a question that tells more than it has room for is read to its end by key', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const message = Array.from({ length: 60 }, (_, at) => `falha em br.com.loja.Cashback.excluir, linha ${at}`).join('\n')
  await operator.openListSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, effect: { kind: 'status', status: 500, message } })
  await operator.runOnRecord('excluir cashback', 249)
  await expected.toast('Erro ao excluir')
  await operator.click('Detalhes')
  const told = page.getByRole('alertdialog').locator('dl')
  const below = () => told.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  expect(await below()).toBeGreaterThan(100)
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowDown')
  await expect.poll(below).toBe(0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(below).toBeGreaterThan(0)
  await operator.press('n')
})

test('a report of many lines shows each of them as it is scrolled, and those above again', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  await platform.addFault({ match: { path: 'deletar$' }, effect: { kind: 'status', status: 409, body: 'empty' } })
  await operator.runLine('excluir cashback 101-160')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.type('60')
  await operator.press('Enter')
  const report = page.getByRole('dialog', { name: /60/ })
  await expect(report).toBeVisible()
  const line = (id: number) => report.getByRole('listitem').filter({ hasText: `#${id}` })
  await expect(line(101)).toBeVisible()
  await expect(line(160)).toHaveCount(0)
  await report.getByRole('list').hover()
  for (const id of [120, 140, 160]) {
    while ((await line(id).count()) === 0) {
      await page.mouse.wheel(0, 200)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await line(id).scrollIntoViewIfNeeded()
    await expect(line(id)).toBeInViewport()
  }
  await page.mouse.wheel(0, -10_000)
  await expect(line(101)).toBeInViewport()
  await expect(line(160)).toHaveCount(0)
})
