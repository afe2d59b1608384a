/** What became of a write: ends that are not known, refusals, and what the platform says to its programmers. */
import { activeCashbacks, newCashback } from './cashbacks.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const CASHBACK = '/gestor/cashback'

test('a creation whose answer was cut is looked up, and not sent twice unasked [O1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await newCashback(operador, 'Campanha cortada')
  await plataforma.fault({ match: { method: 'POST', path: 'cashback$' }, times: 1, effect: { kind: 'cutJson' } })
  await operador.tecla('Mod+Enter')
  await espera.recusa(/^Não se sabe se foi feito/)
  await espera.toast(/^Não se sabe se foi feito/)
  await espera.semTexto('Erro ao criar')
  await expect(operador.campo('Descrição')).toHaveValue('Campanha cortada')
  await operador.clica('Conferir')
  await espera.texto(/Cashback #\d+ tem este nome/)
  await operador.campo('Descrição').focus()
  await operador.tecla('Mod+Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Enviar o mesmo de novo?')
  await expect(question).toContainText(/Cashback #\d+ tem este nome e pode ser o que foi enviado/)
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await espera.semTexto(/Ainda aguardando/)
  await operador.tecla('Escape')
  await espera.texto(/^Nada mais foi enviado: do envio anterior não se sabe/)
  await operador.clica('Conferir')
  await espera.texto(/Cashback #\d+ tem este nome/)
  await expect(operador.campo('Descrição')).toHaveValue('Campanha cortada')

  // The draft brings the same content back, and with it the question.
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await espera.texto('Rascunho restaurado')
  await operador.tecla('Mod+Enter')
  await expect(question).toContainText('Enviar o mesmo de novo?')
  await operador.tecla('Escape')
  await operador.clica('Conferir')
  await espera.texto(/Cashback #\d+ tem este nome/)
  expect(espera.vezes('POST', CASHBACK)).toBe(1)
})

test('a creation of which nobody knows the end is asked about before there are verbs as well [O1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await newCashback(operador, 'Campanha sem verbos')
  await plataforma.fault({ match: { method: 'POST', path: 'cashback$' }, times: 1, effect: { kind: 'cutJson' } })
  await operador.tecla('Mod+Enter')
  await espera.recusa(/^Não se sabe se foi feito/)
  page.on('dialog', (asked) => void asked.accept())
  // Never at rest: the layer of verbs is not begun.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await page.reload()
  await espera.texto('Rascunho restaurado')
  await operador.clica('Cadastrar')
  await expect(page.getByRole('alertdialog')).toContainText('Enviar o mesmo de novo?')
  expect(espera.vezes('POST', CASHBACK)).toBe(1)
})

test('a button that saved keeps the focus while it is being saved, and where that is refused', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await newCashback(operador, 'Campanha recusada')
  const arrive = await operador.segura(/\/gestor\/cashback$/)
  await plataforma.refuse('/gestor/cashback', 400)
  const another = page.getByRole('button', { name: /^Gravar e abrir outro/ })
  await another.focus()
  await another.press('Enter')
  await expect(another).toHaveAttribute('aria-disabled', 'true')
  await expect(another).toBeFocused()
  arrive()
  await espera.recusa(/^Não salvo/)
  await expect(another).toBeFocused()
})

test('a creation without an answer that is not in the list is known not to be done, and goes out again unasked [O1]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await newCashback(operador, 'Campanha perdida')
  await plataforma.fault({
    match: { method: 'POST', path: 'cashback$' },
    times: 1,
    effect: { kind: 'status', status: 504 },
  })
  await operador.tecla('Mod+Enter')
  await espera.recusa(/Não se sabe/)
  await espera.toast(/Não se sabe/)
  await operador.clica('Conferir')
  await espera.recusa('Não foi criado: “Campanha perdida” não está na lista.')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  await operador.campo('Descrição').focus()
  await operador.tecla('Mod+Enter')
  await espera.caminho('/cashbacks')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await espera.linha('Campanha perdida')
  expect(espera.vezes('POST', CASHBACK)).toBe(2)
})

test('a save without an answer that was done is found done [O1]', async ({ operador, espera, plataforma, vigia }) => {
  vigia.accept(failedCall)
  await operador.edita('/cashbacks/editar/12', 'Descrição', 'Chegou mesmo assim')
  await plataforma.fault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
  await operador.clica('Atualizar')
  await espera.texto(/Sem resposta do servidor. Verifique antes de repetir/)
  await operador.clica('Conferir')
  await espera.toast('Foi salvo: o registro já tem o que você digitou.')
  await espera.caminho('/cashbacks')
})

test('a removal without an answer is looked up, and the list is read again [O1, O2]', async ({
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  await plataforma.fault({ match: { method: 'DELETE' }, effect: { kind: 'applyThenStatus', status: 504 } })
  await operador.faz('excluir cashback', 249)
  await espera.toast(/verifique antes de repetir/i)
  await espera.semLinha('#249')
  await operador.clica('Conferir')
  await espera.toast('Cashback #249 não existe mais')
})

test('an act without an answer that was not done is known by its notice not to be, and goes out again unasked [O1, P2]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  const [first = 0, id = 0] = await activeCashbacks(operador, 2)
  const isActive = async (which: number) => (await activeCashbacks(operador, 500)).includes(which)
  await operador.faz('desabilitar cashback', first)
  await espera.toast('Status atualizado')
  await plataforma.fault({ match: { method: 'PUT' }, times: 1, effect: { kind: 'status', status: 504 } })
  await operador.faz('desabilitar cashback', id)
  await espera.toast(/verifique antes de repetir/i)
  await operador.clica('Conferir')
  await espera.toast(/^Não foi feito: Cashback #/)
  // It is no step: the act before it comes back.
  await operador.tecla('Control+z')
  await espera.texto(`Desfeito: desabilitar cashback ${first}`)
  await operador.faz('desabilitar cashback', id)
  await expect.poll(() => isActive(id)).toBe(false)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await isActive(first)).toBe(true)
})

test('a record that is gone leaves the list with the refusal [O2]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  plataforma.touch()
  await operador.entraNaLista('/cashbacks')
  const headers = { Authorization: `Bearer ${await operador.ficha()}` }
  const gone = await page.request.delete(`${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=249`, {
    headers,
  })
  expect(gone.ok()).toBe(true)
  await operador.tecla('g c')
  await espera.linha('#249')
  await operador.tecla('j')
  await page.getByRole('row').filter({ hasText: '#249' }).click()
  await operador.tecla('Delete')
  await operador.confirma('Excluir cashback #249?')
  await espera.linha('#248')
  await espera.semLinha('#249')
  // Also where the act has only read it.
  const [second, third] = [await operador.numero(1), await operador.numero(2)]
  const address = `${new URL(page.url()).origin}/api/gestor/cashback/deletar?id=${second}`
  expect((await page.request.delete(address, { headers })).ok()).toBe(true)
  await page
    .getByRole('row')
    .filter({ hasText: `#${second}` })
    .click()
  await operador.tecla('h')
  await page.getByRole('alertdialog').waitFor()
  await operador.tecla('s')
  await espera.linha(`#${third}`)
  await espera.semLinha(`#${second}`)
  await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText(`#${third}`)
})

test('a write that answers that it failed is refused, whatever its status [O4]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  const effect = { kind: 'status', status: 200, body: 'failure', message: 'Cashback em uso' }
  await operador.edita('/cashbacks/editar/249', 'Descrição', 'Outra descrição')
  for (const method of ['PUT', 'DELETE']) await plataforma.fault({ match: { method }, effect })
  await operador.tecla('Mod+Enter')
  await espera.recusa('Cashback em uso')
  await espera.semTexto('Atualizado com sucesso')
  await expect(operador.campo('Descrição')).toHaveValue('Outra descrição')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await espera.texto('Rascunho restaurado')

  await operador.faz('excluir cashback', 249)
  await espera.toast('Cashback em uso')
  await operador.manda('excluir cashback 248-249')
  await operador.confirma('Excluir 2 cashbacks? #248, #249')
  await expect(page.getByRole('dialog', { name: /2/ })).toContainText('Cashback em uso')
})

test('what the platform says to programmers stays behind Detalhes [O3]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  const message = 'java.lang.IllegalStateException: falha at br.com.loja.Cashback.excluir(Cashback.java:12)'
  await operador.entraNaLista('/cashbacks')
  await plataforma.fault({ match: { method: 'DELETE' }, effect: { kind: 'status', status: 500, message } })
  await operador.faz('excluir cashback', 249)
  await espera.toast('Erro ao excluir')
  await espera.semTexto(/IllegalState/)
  await operador.clica('Detalhes')
  await expect(page.getByRole('alertdialog')).toContainText('IllegalStateException')
  await operador.tecla('Escape')
})

test('a question that tells more than it has room for is read to its end by key', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  const message = Array.from({ length: 60 }, (_, at) => `falha em br.com.loja.Cashback.excluir, linha ${at}`).join('\n')
  await operador.entraNaLista('/cashbacks')
  await plataforma.fault({ match: { method: 'DELETE' }, effect: { kind: 'status', status: 500, message } })
  await operador.faz('excluir cashback', 249)
  await espera.toast('Erro ao excluir')
  await operador.clica('Detalhes')
  const told = page.getByRole('alertdialog').locator('dl')
  const below = () => told.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  expect(await below()).toBeGreaterThan(100)
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowDown')
  await expect.poll(below).toBe(0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(below).toBeGreaterThan(0)
  await operador.tecla('n')
})

test('a report of many lines shows each of them as it is scrolled, and those above again', async ({
  page,
  operador,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  await plataforma.fault({ match: { path: 'deletar$' }, effect: { kind: 'status', status: 409, body: 'empty' } })
  await operador.manda('excluir cashback 101-160')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.type('60')
  await operador.tecla('Enter')
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
