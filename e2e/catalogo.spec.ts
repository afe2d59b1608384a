/** Categories and stores from end to end, by keyboard alone (spec 1 §2.9-2.11, §5, §7, §8). */
import { expect, test } from './test.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (404|409|422|500)/

test.describe('categories', () => {
  const LIST = '/gestor/categorias/listar'

  test('created, changed and removed by keys alone', async ({ page, operador, espera }) => {
    await operador.entra('/categorias')
    await espera.chamada('GET', LIST, { query: { page: '0', size: '10', sort: 'id,DESC' } })
    await espera.pagina(1, 6)
    await operador.tecla('c')
    await espera.titulo('Cadastrar Categoria')
    await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeDisabled()
    await operador.tecla('Control+Enter')
    await expect(operador.campo('Nome')).toBeFocused()
    await espera.texto('Informe o nome.')
    await page.keyboard.type('Pelo teclado')
    await operador.tecla('Tab')
    await page.keyboard.type('A')
    await operador.tecla('Tab')
    await page.keyboard.type('PELO_TECLADO')
    await operador.tecla('Enter')
    await espera.chamada('POST', '/gestor/categorias', {
      body: { dscNome: 'Pelo teclado', dscEnum: 'PELO_TECLADO', dscImagem: '', statusId: 1 },
    })
    await espera.caminho('/categorias')
    await espera.linha('Pelo teclado')

    // The cursor stands on the record that was made.
    await operador.tecla('Enter')
    await espera.titulo('Editar Categoria')
    await operador.campo('Nome').fill('Mudada')
    await operador.tecla('Control+Enter')
    const { body } = await espera.chamada('PUT', '/gestor/categorias/atualizar', { body: { dscNome: 'Mudada' } })
    expect(body).toMatchObject({ id: expect.any(Number), dscEnum: 'PELO_TECLADO', statusId: 1 })
    await espera.linha('Mudada')

    const { id } = body as { id: number }
    // The cursor stands on the record that was saved.
    await operador.tecla('Delete')
    await operador.confirma(`Excluir categoria #${id}?`)
    await espera.chamada('DELETE', `/gestor/categorias/${id}`)
    await espera.semLinha('Mudada')
  })

  test('two are typed in one go: saved, and the form is open for the next', async ({ page, operador, espera }) => {
    await operador.entra('/categorias/cadastrar')
    for (const [at, name] of ['Primeira', 'Segunda'].entries()) {
      await expect(operador.campo('Nome')).toBeFocused()
      await operador.preenche('Nome', name)
      await operador.preenche('Enum', `DUAS_${at}`)
      await operador.escolhe('Status', 'Ativo')
      await operador.tecla('Alt+Enter')
      await espera.texto(/^Categoria #\d+ salva\. Este é o próximo cadastro\.$/)
      await expect(operador.campo('Nome')).toHaveValue('')
    }
    expect(espera.vezes('POST', '/gestor/categorias')).toBe(2)
    await espera.caminho('/categorias/cadastrar')
    // Nothing was left behind as a draft or asked about.
    await page.reload()
    await expect(operador.campo('Nome')).toHaveValue('')
    await operador.tecla('Escape Escape')
    await espera.caminho('/categorias')
    await espera.linha('Primeira')
    await espera.linha('Segunda')
  })

  test('a list without filters promises no key for them', async ({ page, operador, espera }) => {
    await operador.entraNaLista('/categorias')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('linhas')
    await expect(footer).not.toContainText('filtrar')
    await operador.tecla('/')
    await espera.texto('Esta lista não tem filtros')
  })

  test('a refused removal is told in place, without a notice', async ({ page, operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entra('/categorias')
    await espera.pagina(1, 6)
    await operador.faz('excluir categoria', 30)
    await espera.texto('Não foi possível excluir #30.')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
  })

  test('a failed save is told beside the button alone', async ({ page, operador, espera, plataforma, vigia }) => {
    vigia.accept(refusedCall)
    await plataforma.fault({
      match: { method: 'POST', path: 'categorias$' },
      times: 1,
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
    await operador.entra('/categorias/cadastrar')
    await operador.preenche('Nome', 'Nova')
    await operador.preenche('Enum', 'NOVA')
    await operador.escolhe('Status', 'Ativo')
    await operador.clica('Cadastrar')
    await espera.texto('Erro ao processar solicitação.')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(operador.campo('Nome')).toHaveValue('Nova')
  })
})

test.describe('stores', () => {
  test('created by keys alone, with line breaks in the instructions', async ({ page, operador, espera, vigia }) => {
    // The image that was typed does not exist.
    vigia.accept(refusedCall)
    await operador.entra('/lojas')
    await espera.pagina(1, 8)
    await operador.manda('cadastrar loja')
    await espera.titulo('Cadastrar Loja')
    await operador.campo('Nome').focus()
    for (const text of ['Loja nova', 'A', 'imagens/nova.png', '5%', 'https://loja.test/']) {
      await page.keyboard.type(text)
      await operador.tecla('Tab')
    }
    await page.keyboard.type('Primeiro')
    await operador.tecla('Enter')
    await page.keyboard.type('Depois')
    await operador.tecla('Control+s')
    await espera.toast('Loja criada com sucesso')
    await espera.chamada('POST', '/gestor/lojas', {
      body: {
        dscNome: 'Loja nova',
        statusId: 1,
        dscImagem: 'imagens/nova.png',
        dscCashback: '5%',
        dscLink: 'https://loja.test/',
        dscInstrucoes: 'Primeiro\nDepois',
      },
    })
    await espera.linha('Loja nova')
  })

  test('the image is read from dscImage and sent as dscImagem', async ({ operador, espera }) => {
    await operador.entra('/lojas/editar/5')
    await expect(operador.campo('Imagem')).toHaveValue(/loja-5/)
    await operador.preenche('Nome', 'Loja mudada')
    await operador.clica('Salvar')
    await espera.toast('Loja atualizada com sucesso')
    const { body } = await espera.chamada('PUT', '/gestor/lojas/5', { body: { dscNome: 'Loja mudada' } })
    expect(body).toMatchObject({ dscImagem: expect.stringContaining('loja-5') })
    expect(body).not.toHaveProperty('dscImage')
  })

  test('a stored choice that is cleared is refused on its field, and never told as saved', async ({
    operador,
    espera,
  }) => {
    await operador.edita('/lojas/editar/5', 'Nome')
    await operador.escolhe('Status', 'Please pick..')
    await operador.tecla('Mod+Enter')
    await espera.texto('Escolha uma das opções.')
    await expect(operador.campo('Status')).toBeFocused()
    await operador.escolhe('Status', 'Inativo')
    await operador.tecla('Mod+Enter')
    await espera.toast('Loja atualizada com sucesso')
    expect(espera.vezes('PUT', '/gestor/lojas/5')).toBe(1)
    await espera.chamada('PUT', '/gestor/lojas/5', { body: { statusId: 2 } })
  })

  test('several are removed with one question', async ({ operador, espera }) => {
    await operador.entra('/lojas')
    await espera.texto('(80 registros)')
    await operador.manda('excluir loja 78-80')
    await operador.confirma('Excluir 3 lojas? #78, #79, #80')
    await espera.texto('(77 registros)')
    expect(espera.vezes('DELETE', '/gestor/lojas/79')).toBe(1)
  })
})
