/** The outcome of a write: unconfirmed writes, refusals, and the platform's technical messages. */
import { fetchActiveCashbackIds, fillNewCashback } from './cashbacks.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const CASHBACK = '/gestor/cashback'

test('a creation whose response was lost is looked up, and not sent twice unasked, even before the commands are loaded [O1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await fillNewCashback(operator, 'Campanha cortada')
  await platform.addFault({ match: { method: 'POST', path: 'cashback$' }, times: 1, effect: { kind: 'cutJson' } })
  await operator.presses('Mod+Enter')
  await expected.formError(/^Não se sabe se foi feito/)
  await expected.toast(/^Não se sabe se foi feito/)
  await expected.noText('Erro ao criar')
  await expect(operator.field('Descrição')).toHaveValue('Campanha cortada')
  await operator.clicks('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  await operator.field('Descrição').focus()
  await operator.presses('Mod+Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Enviar o mesmo de novo?')
  await expect(confirmation).toContainText(/Cashback #\d+ tem este nome e pode ser o que foi enviado/)
  await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expected.noText(/Ainda aguardando/)
  await operator.presses('Escape')
  await expected.text(/^Nada mais foi enviado: do envio anterior não se sabe/)
  await operator.clicks('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  await expect(operator.field('Descrição')).toHaveValue('Campanha cortada')

  // The draft restores the same content, and with it the confirmation.
  page.on('dialog', (dialog) => void dialog.accept())
  // Never idle: the command layer does not start loading.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await page.reload()
  await expected.text('Rascunho restaurado')
  await operator.clicks('Cadastrar')
  await expect(confirmation).toContainText('Enviar o mesmo de novo?')
  await operator.presses('Escape')
  await operator.clicks('Conferir')
  await expected.text(/Cashback #\d+ tem este nome/)
  expect(expected.countCalls('POST', CASHBACK)).toBe(1)
})

test('a refused creation keeps the focus on its button; one without a response that is not in the list is sent again unasked [O1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await fillNewCashback(operator, 'Campanha perdida')
  const arrive = await operator.holdsRequests(/\/gestor\/cashback$/)
  await platform.addFault({
    match: { method: 'POST', path: 'cashback$' },
    times: 1,
    effect: { kind: 'status', status: 400 },
  })
  const saveAndOpenAnother = page.getByRole('button', { name: /^Gravar e abrir outro/ })
  await saveAndOpenAnother.focus()
  await saveAndOpenAnother.press('Enter')
  await expect(saveAndOpenAnother).toHaveAttribute('aria-disabled', 'true')
  await expect(saveAndOpenAnother).toBeFocused()
  arrive()
  await expected.formError(/^Não salvo/)
  await expect(saveAndOpenAnother).toBeFocused()
  await test.step('Without a response', async () => {
    await platform.addFault({
      match: { method: 'POST', path: 'cashback$' },
      times: 1,
      effect: { kind: 'status', status: 504 },
    })
    await operator.presses('Mod+Enter')
    await expected.formError(/Não se sabe/)
    await expected.toast(/Não se sabe/)
    await operator.clicks('Conferir')
    await expected.formError('Não foi criado: “Campanha perdida” não está na lista.')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    await operator.field('Descrição').focus()
    await operator.presses('Mod+Enter')
    await expected.path('/cashbacks')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expected.row('Campanha perdida')
    expect(expected.countCalls('POST', CASHBACK)).toBe(3)
  })
})

test('a save without a response that was done is found [O1]', async ({ operator, expected, platform, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição', 'Chegou mesmo assim')
  await platform.addFault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
  await operator.clicks('Atualizar')
  await expected.text(/Sem resposta do servidor. Verifique antes de repetir/)
  await operator.clicks('Conferir')
  await expected.toast('Foi salvo: o registro já tem o que você digitou.')
  await expected.path('/cashbacks')
})

test('a removal without a response is looked up, and a missing record leaves the list with the refusal [O1, O2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, times: 1, effect: { kind: 'applyThenStatus', status: 504 } })
  await operator.runsOnRecord('excluir cashback', 249)
  await expected.toast(/verifique antes de repetir/i)
  await expected.noRow('#249')
  await operator.clicks('Conferir')
  await expected.toast('Cashback #249 não existe mais')
  await test.step('A missing record', async () => {
    platform.markWritten()
    const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
    const deletion = await page.request.delete(`${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=247`, {
      headers,
    })
    expect(deletion.ok()).toBe(true)
    await operator.presses('g c')
    await expected.row('#247')
    await operator.presses('j')
    await page.getByRole('row').filter({ hasText: '#247' }).click()
    await operator.presses('Delete')
    await operator.acceptsDialog('Excluir cashback #247?')
    await expected.row('#246')
    await expected.noRow('#247')
    // Even if the command only read the record.
    const [second, third] = [await operator.readRowId(1), await operator.readRowId(2)]
    const address = `${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=${second}`
    expect((await page.request.delete(address, { headers })).ok()).toBe(true)
    await page
      .getByRole('row')
      .filter({ hasText: `#${second}` })
      .click()
    await operator.presses('h')
    await page.getByRole('alertdialog').waitFor()
    await operator.presses('s')
    await expected.row(`#${third}`)
    await expected.noRow(`#${second}`)
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText(`#${third}`)
  })
})

test('the notice of a command without a response finds that it was not done, and it is sent again unasked [O1, P2]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  const [first = 0, id = 0] = await fetchActiveCashbackIds(operator, 2)
  const isActive = async (activeId: number) => (await fetchActiveCashbackIds(operator, 500)).includes(activeId)
  await operator.runsOnRecord('desabilitar cashback', first)
  await expected.toast('Status atualizado')
  await platform.addFault({ match: { method: 'PUT' }, times: 1, effect: { kind: 'status', status: 504 } })
  await operator.runsOnRecord('desabilitar cashback', id)
  await expected.toast(/verifique antes de repetir/i)
  await operator.clicks('Conferir')
  await expected.toast(/^Não foi feito: Cashback #/)
  // It is no undo step: undo reverts the action before it.
  await operator.presses('Control+z')
  await expected.text(`Desfeito: desabilitar cashback ${first}`)
  await operator.runsOnRecord('desabilitar cashback', id)
  await expect.poll(() => isActive(id)).toBe(false)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await isActive(first)).toBe(true)
})

test('a write whose response says that it failed is refused, whatever its status [O4]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const effect = { kind: 'status', status: 200, body: 'failure', message: 'Cashback em uso' }
  await operator.editsRecord('/cashbacks/editar/249', 'Descrição', 'Outra descrição')
  for (const method of ['PUT', 'DELETE']) await platform.addFault({ match: { method }, effect })
  await operator.presses('Mod+Enter')
  await expected.formError('Cashback em uso')
  await expected.noText('Atualizado com sucesso')
  await expect(operator.field('Descrição')).toHaveValue('Outra descrição')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expected.text('Rascunho restaurado')

  await operator.runsOnRecord('excluir cashback', 249)
  await expected.toast('Cashback em uso')
  await operator.runs('excluir cashback 248-249')
  await operator.acceptsDialog('Excluir 2 cashbacks? #248, #249')
  await expect(page.getByRole('dialog', { name: /2/ })).toContainText('Cashback em uso')
})

test('the platform’s technical messages stay behind Detalhes, which are scrolled to their end by key, and a report shows each of its lines [O3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const message = Array.from(
    { length: 60 },
    (_, lineNumber) => `java.lang.IllegalStateException: falha em br.com.loja.Cashback.excluir, linha ${lineNumber}`,
  ).join('\n')
  await operator.opensListSignedIn('/cashbacks')
  await platform.addFault({ match: { method: 'DELETE' }, times: 1, effect: { kind: 'status', status: 500, message } })
  await operator.runsOnRecord('excluir cashback', 249)
  await expected.toast('Erro ao excluir')
  await expected.noText(/IllegalState/)
  await operator.clicks('Detalhes')
  await expect(page.getByRole('alertdialog')).toContainText('IllegalStateException')
  const details = page.getByRole('alertdialog').locator('dl')
  const getHiddenHeight = () =>
    details.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  expect(await getHiddenHeight()).toBeGreaterThan(100)
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowDown')
  await expect.poll(getHiddenHeight).toBe(0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(getHiddenHeight).toBeGreaterThan(0)
  await operator.presses('n')
  await test.step('A report of many lines, scrolled down and up again', async () => {
    await platform.addFault({ match: { path: 'deletar$' }, effect: { kind: 'status', status: 409, body: 'empty' } })
    await operator.runs('excluir cashback 101-160')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.type('60')
    await operator.presses('Enter')
    const report = page.getByRole('dialog', { name: /60/ })
    await expect(report).toBeVisible()
    const getLine = (id: number) => report.getByRole('listitem').filter({ hasText: `#${id}` })
    await expect(getLine(101)).toBeVisible()
    await expect(getLine(160)).toHaveCount(0)
    await report.getByRole('list').hover()
    for (const id of [120, 140, 160]) {
      while ((await getLine(id).count()) === 0) {
        await page.mouse.wheel(0, 200)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      }
      await getLine(id).scrollIntoViewIfNeeded()
      await expect(getLine(id)).toBeInViewport()
    }
    await page.mouse.wheel(0, -10_000)
    await expect(getLine(101)).toBeInViewport()
    await expect(getLine(160)).toHaveCount(0)
  })
})
