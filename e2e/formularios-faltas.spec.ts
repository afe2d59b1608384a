/** What a form says whose address names no record, or whose record or save fails. */
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

test('an address without a record says so', async ({ operador, espera, vigia }) => {
  vigia.accept(failedCall)
  await operador.entra('/categorias/editar/99999')
  await espera.texto(/não encontrado/)
  // No spelling of a number but its own: '1e1' is not record 10.
  for (const text of ['9007199254740993', '1e1', 'abc']) {
    await operador.abre(`/categorias/editar/${text}`)
    await espera.texto('Erro ao processar solicitação. Registro não encontrado.')
  }
  const back = operador.page.getByRole('main').getByRole('link', { name: 'Voltar' })
  await expect(back).toBeFocused()
  await operador.tecla('Enter')
  await espera.caminho('/categorias')
  await operador.abre('/categorias/editar/99999')
  await expect(back).toBeFocused()
  await operador.tecla('Escape')
  await espera.caminho('/categorias')
})

test('a refusal without words of its own is told in those of the screen (spec 1 §8)', async ({
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await plataforma.fault({
    match: { path: '^/gestor/lojas/5$' },
    effect: { kind: 'status', status: 404, body: 'empty' },
  })
  await operador.entra('/lojas/editar/5')
  await espera.texto('Erro ao carregar. Registro não encontrado.')
})

test('a record that cannot be read is asked for again by a button', async ({ operador, espera, plataforma, vigia }) => {
  vigia.accept(failedCall)
  await plataforma.fault({
    match: { path: '^/gestor/lojas/5$' },
    times: 3,
    effect: { kind: 'status', status: 500, body: 'empty' },
  })
  await operador.entra('/lojas/editar/5')
  await espera.texto('Erro ao carregar.')
  await operador.clica('Tentar novamente')
  await expect(operador.campo('Nome')).not.toHaveValue('')
})

test('a save goes on where its form breaks: it is told, its draft goes, and it is not sent again unasked [D16]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(/removeChild/)
  const fill = async () => {
    await operador.preenche('Nome', 'Natal')
    await operador.preenche('Enum', 'NATAL')
  }
  await operador.entra('/categorias/cadastrar')
  await fill()
  await plataforma.late('/gestor/categoria', 3_000, { times: 1 })
  // React takes the key chips away as the save begins, and something else has done so before.
  await page.getByRole('button', { name: 'Cadastrar' }).evaluate((button) => button.lastElementChild?.remove())
  await operador.tecla('Control+Enter')
  await espera.titulo('Esta tela falhou')
  await espera.texto(/^Categoria: o salvamento foi enviado às .* e ainda não terminou/)
  await operador.clica('Tentar novamente')
  await espera.texto(/ainda está sendo salvo/)
  await espera.toast('Salva com sucesso')
  await expect(operador.campo('Nome')).toHaveValue('')
  await fill()
  await operador.tecla('Control+Enter')
  await operador.cancela('Enviar o mesmo de novo?')
  await expect(operador.campo('Nome')).toHaveValue('Natal')
  expect(vigia.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await page.goto('about:blank')
})
