/** What a form shows if its URL names no record, or if its record or save fails. */
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('a URL without a record says so; a record that cannot be read is reported, and requested again by a button', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensSignedIn('/categorias/editar/99999')
  await expected.text(/não encontrado/)
  // Only a number's canonical spelling counts: '1e1' is not record 10 (src/lib/urls/route-location.test.ts).
  await operator.opens('/categorias/editar/1e1')
  await expected.text('Erro ao processar solicitação. Registro não encontrado.')
  const back = operator.page.getByRole('main').getByRole('link', { name: 'Voltar' })
  await expect(back).toBeFocused()
  await operator.presses('Enter')
  await expected.path('/categorias')
  await operator.opens('/categorias/editar/99999')
  await expect(back).toBeFocused()
  await operator.presses('Escape')
  await expected.path('/categorias')
  await test.step('a refusal without a message gets that of the screen (spec 1 §8)', async () => {
    await platform.addFault({
      match: { path: '^/gestor/lojas/5$' },
      effect: { kind: 'status', status: 404, body: 'empty' },
    })
    await operator.opens('/lojas/editar/5')
    await expected.text('Erro ao carregar. Registro não encontrado.')
  })
  await test.step('a record that is requested again by a button', async () => {
    await platform.addFault({
      match: { path: '^/gestor/lojas/6$' },
      times: 3,
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
    await operator.opens('/lojas/editar/6')
    await expected.text('Erro ao carregar.')
    await operator.clicks('Tentar novamente')
    await expect(operator.field('Nome')).not.toHaveValue('')
  })
})

test('a save continues if its form breaks: it is reported, its draft is removed, and it is not sent again by itself [D16]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/removeChild/)
  const fill = async () => {
    await operator.fills('Nome', 'Natal')
    await operator.fills('Enum', 'NATAL')
  }
  await operator.opensSignedIn('/categorias/cadastrar')
  await fill()
  await platform.delayCalls('/gestor/categoria', 3_000, { times: 1 })
  // React removes the key chips as the save begins; here they are gone before, which makes React fail.
  await page.getByRole('button', { name: 'Cadastrar' }).evaluate((button) => button.lastElementChild?.remove())
  await operator.presses('Control+Enter')
  await expected.heading('Esta tela falhou')
  await expected.text(/^Categoria: o salvamento foi enviado às .* e ainda não terminou/)
  await operator.clicks('Tentar novamente')
  await expected.text(/ainda está sendo salvo/)
  await expected.toast('Salva com sucesso')
  await expect(operator.field('Nome')).toHaveValue('')
  await fill()
  await operator.presses('Control+Enter')
  await operator.rejectsDialog('Enviar o mesmo de novo?')
  await expect(operator.field('Nome')).toHaveValue('Natal')
  expect(watch.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await page.goto('about:blank')
})
test('an untouched field is reported as missing, and as invalid after it loses the focus', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  const bar = page.getByRole('main').getByRole('button', { name: /^(Falta|Corrija):/ })
  await expect(bar).toHaveText('Falta: Nome, Profundidade')
  // The first field is not validated before something was typed into it, but it is named in the bar.
  await operator.field('Profundidade').focus()
  await operator.field('Nome').focus()
  await expect(bar).toHaveText('Corrija: Profundidade. Falta: Nome')
  await operator.fills('Nome', 'Clube')
  await operator.fills('Profundidade', '2')
  await expect(bar).toHaveCount(0)
  await operator.clicks('Adicionar nível')
  await expect(operator.field('Percentual da linha 1')).toBeFocused()
  await expect(bar).toHaveText('Falta: Níveis')
  await expect(operator.field('Percentual da linha 1')).not.toHaveAttribute('aria-invalid', 'true')
  await operator.presses('Shift+Tab')
  await expect(bar).toHaveText('Corrija: Níveis')
  await operator.fills('Percentual da linha 1', '5')
  await expect(bar).toHaveCount(0)
})
