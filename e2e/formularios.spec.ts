/** What every form does alike: keys, drafts, leave guard, refused and lost saves. */
import type { Page } from '@playwright/test'
import { Operador } from './operador.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

/** What the browser itself asks before a tab is closed or reloaded; every question is answered with yes. */
function browserQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

test.describe('editing', () => {
  test.beforeEach(async ({ operador }) => {
    await operador.edita('/cashbacks/editar/12', 'Descrição')
  })

  test('a save goes out once, however often key and button are pressed [D1]', async ({
    operador,
    espera,
    plataforma,
  }) => {
    await plataforma.late('atualizar$', 2_000, { times: 1 })
    await operador.preenche('Descrição', 'Pelo teclado')
    // In one go: a person's second click comes before the first is drawn.
    await operador.page.getByRole('button', { name: 'Atualizar' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await operador.tecla('Control+s Control+Enter Enter')
    await expect(operador.page.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
    await expect(operador.campo('Descrição')).toHaveAttribute('readonly')
    await espera.toast('Atualizado com sucesso')
    await espera.caminho('/cashbacks')
    expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
    // As the form opened and before the save, and not after it: nobody would use it.
    expect(espera.vezes('GET', '/gestor/cashback/visualizar')).toBe(2)
  })

  test('lists the changes with the way back, one by one and all at once', async ({ page, operador, espera }) => {
    const stored = await operador.campo('Descrição').inputValue()
    await operador.preenche('Descrição', 'Outra')
    await operador.preenche('% Cashback', '9,5')
    await espera.texto('Alterações não salvas (2)')
    await page.getByRole('button', { name: 'Desfazer' }).first().press('Enter')
    // Its line goes, and the focus with it.
    await expect(operador.campo('Descrição')).toBeFocused()
    await expect(operador.campo('Descrição')).toHaveValue(stored)
    await espera.texto('Alterações não salvas (1)')
    await operador.manda('desfazer alterações')
    // Enter pressed twice throws nothing away that was typed.
    await expect(page.getByRole('button', { name: /^Cancelar/ })).toBeFocused()
    await operador.confirma('Desfazer todas as alterações?')
    await espera.toast('Alterações desfeitas')
    await espera.semTexto(/Alterações não salvas/)
  })

  test('Esc leaves the field, then the form, and asks once where something was typed', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.campo('Descrição').fill('Mudou')
    await operador.tecla('Escape')
    await expect(operador.campo('Descrição')).not.toBeFocused()
    await espera.caminho('/cashbacks/editar/12')
    await operador.tecla('Escape')
    await operador.cancela('Descartar alterações?')
    await expect(operador.campo('Descrição')).toHaveValue('Mudou')
    await page.goto('about:blank')
  })

  test('link, palette and Back ask before they leave; what was let go does not come back', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.preenche('Descrição', 'Mudou')
    await operador.clica('Voltar')
    await operador.cancela('Descartar alterações?')
    await operador.manda('ir para lojas')
    await operador.confirma('Descartar alterações?')
    await espera.caminho('/lojas')
    await page.goBack()
    await espera.caminho('/cashbacks/editar/12')
    await expect(operador.campo('Descrição')).not.toHaveValue('Mudou')
    await espera.semTexto(/Rascunho/)
    await operador.preenche('Descrição', 'De novo')
    await page.goForward()
    await operador.confirma('Descartar alterações?')
    await espera.caminho('/lojas')
  })

  test('what is left while it is sent is said to be on its way, and its end is told', async ({
    page,
    operador,
    plataforma,
    espera,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await operador.preenche('Descrição', 'Em voo')
    await plataforma.late('atualizar$', 4_000, { times: 1 })
    await plataforma.fault({ match: { path: 'atualizar$' }, effect: { kind: 'status', status: 500 }, times: 1 })
    await operador.tecla('Control+Enter')
    await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
    await operador.manda('ir para lojas')
    await expect(page.getByRole('alertdialog')).toContainText('Já foi enviado e pode ser salvo.')
    await expect(page.getByRole('alertdialog')).not.toContainText('será perdido')
    await operador.confirma('Descartar alterações?')
    await espera.caminho('/lojas')
    await expect(page.getByText('Cashback #12 (rascunho guardado)')).toBeVisible()
    await operador.abre('/cashbacks/editar/12')
    await expect(operador.campo('Descrição')).toHaveValue('Em voo')
    await page.goto('about:blank')
  })

  test('Back pressed again under the question is one question, and the address stays the form’s', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.abre('/lojas')
    await espera.linha('#')
    await operador.tecla('g c')
    await espera.caminho('/cashbacks')
    await operador.manda('editar cashback 12')
    await espera.caminho('/cashbacks/editar/12')
    await expect(operador.campo('Descrição')).not.toHaveValue('')
    await operador.preenche('Descrição', 'Mudou')
    const back = () => page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog')
    await back()
    await expect(question).toBeVisible()
    await back()
    await operador.cancela('Descartar alterações?')
    await espera.caminho('/cashbacks/editar/12')
    await expect(question).toHaveCount(0)
    await expect(operador.campo('Descrição')).toHaveValue('Mudou')
    await back()
    await operador.confirma('Descartar alterações?')
    await espera.caminho('/cashbacks')
    await espera.linha('#')
    await expect(question).toHaveCount(0)
    await back()
    await espera.caminho('/lojas')
    await espera.titulo('Lojas')
  })

  test('a closed tab is asked about while something is typed, and never after a save', async ({
    page,
    operador,
    espera,
  }) => {
    const asked = browserQuestions(page)
    await operador.campo('Descrição').click()
    await page.reload()
    expect(asked).toEqual([])
    await operador.preenche('Descrição', 'Salvo')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await espera.texto('Rascunho restaurado')
    await operador.tecla('Control+Enter')
    await espera.caminho('/cashbacks')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  test('a draft outlives a reload and is let go by a button', async ({ page, operador, espera }) => {
    browserQuestions(page)
    const stored = await operador.campo('Descrição').inputValue()
    await operador.preenche('Descrição', 'Pela metade')
    await espera.texto(/Rascunho guardado às \d\d:\d\d/)
    await page.reload()
    await expect(operador.campo('Descrição')).toHaveValue('Pela metade')
    await page.getByRole('button', { name: 'Descartar rascunho' }).press('Enter')
    await expect(operador.campo('Descrição')).toHaveValue(stored)
    // The button goes with the draft: one types on in the form as it opened.
    await expect(operador.campo('Status')).toBeFocused()
    await page.reload()
    await expect(operador.campo('Descrição')).toHaveValue(stored)
  })

  test('a failed save keeps everything typed and says why beside the button', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    const effect = { kind: 'status', status: 500, message: 'Cashback em uso' }
    await plataforma.fault({ match: { path: 'atualizar$' }, times: 1, effect })
    await operador.preenche('Descrição', 'Mudou')
    await operador.clica('Atualizar')
    await espera.toast('Erro ao atualizar')
    await espera.texto('Não salvo: Cashback em uso')
    await expect(operador.campo('Descrição')).toHaveValue('Mudou')
    await operador.clica('Atualizar')
    await espera.caminho('/cashbacks')
  })

  test('a save without an answer is not repeated by itself [D2]', async ({ operador, espera, plataforma, vigia }) => {
    vigia.accept(failedCall)
    // No limit: the browser itself asks once more where a kept connection is cut.
    await plataforma.fault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
    await operador.preenche('Descrição', 'Foi ou não foi')
    await operador.clica('Atualizar')
    await espera.texto(/Sem resposta do servidor. Verifique antes de repetir/)
    await expect(operador.campo('Descrição')).toHaveValue('Foi ou não foi')
    expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
  })

  test('looked up after no answer, what was typed with a blank behind it is found as saved [O1]', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await plataforma.fault({ match: { path: 'atualizar$' }, effect: { kind: 'applyThenDrop' } })
    await operador.preenche('Descrição', 'Bebês e mães ')
    await operador.preenche('% Cashback', '07,50')
    await operador.tecla('Mod+Enter')
    await espera.texto(/Sem resposta do servidor. Verifique antes de repetir/)
    // Its button, by keyboard.
    await operador.manda('conferir')
    await espera.toast('Foi salvo: o registro já tem o que você digitou.')
    await espera.caminho('/cashbacks')
  })

  test('a record that another tab deleted is told as gone, and what was typed stays to be copied [B9]', async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await operador.preenche('Descrição', 'Para copiar')
    await operador.preenche('% Cashback', '7,5')
    const tab = await page.context().newPage()
    await tab.goto('/cashbacks')
    const other = new Operador(tab, plataforma.url)
    await other.faz('excluir cashback', 12)
    await espera.chamada('DELETE', '/gestor/cashback/deletar', { query: { id: '12' } })
    await expect(tab.locator('[data-notice]').first()).toBeVisible()
    const isToldBy = async (text: string) => {
      await operador.clica('Atualizar')
      await espera.recusa(text)
      await espera.caminho('/cashbacks/editar/12')
      await expect(operador.campo('Descrição')).toHaveValue('Para copiar')
      await expect(operador.campo('% Cashback')).toHaveValue('7,5')
    }
    await isToldBy('Não salvo: Cashback: registro não encontrado.')
    // A platform without words of its own.
    await plataforma.fault({ match: { path: '/cashback/' }, effect: { kind: 'status', status: 404, body: 'empty' } })
    await isToldBy('Registro não existe mais. O que você digitou continua na tela.')
    expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)
  })

  test('a record that another tab changed shows the difference and keeps what was typed [B8, E7]', async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    const other = await page.context().newPage()
    await other.goto('/cashbacks/editar/12')
    await other.getByLabel('Descrição').fill('Da outra aba')
    await operador.preenche('% Cashback', '7,5')
    await other.keyboard.press('Enter')
    await expect(other.getByText('Atualizado com sucesso').first()).toBeVisible()
    await plataforma.refuse('atualizar$', 409, { times: 1 })
    await operador.clica('Atualizar')
    await espera.texto('O registro mudou no servidor. O que você digitou foi mantido.')
    await operador.clica('Ver diferenças')
    await operador.clica('Usar o do servidor')
    await expect(operador.campo('Descrição')).toHaveValue('Da outra aba')
    await expect(operador.campo('% Cashback')).toHaveValue('7,5')
    await operador.clica('Atualizar')
    await espera.chamada('PUT', ATUALIZAR, { body: { dscCashback: 'Da outra aba', porcentagemCashback: 7.5 } })
  })
})

test('a lost session keeps the draft, a sign-out asks once and drops it', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  const asked = browserQuestions(page)
  await operador.entra('/lojas/cadastrar')
  await operador.preenche('Nome', 'Loja pela metade')
  await plataforma.refuse('^/gestor/lojas$', 403, { times: 1 })
  await operador.clica('Salvar')
  await espera.caminho('/login')
  expect(asked).toEqual([])
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes('Loja pela metade'))))
    .toBe(true)

  await operador.troca(await operador.ficha())
  await operador.abre('/lojas/cadastrar')
  await expect(operador.campo('Nome')).toHaveValue('Loja pela metade')
  await espera.texto('Rascunho restaurado')
  await operador.manda('sair')
  await operador.confirma('Descartar alterações e sair?')
  await espera.caminho('/login')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('rascunho')))).toEqual([])
})
