/** Categories, suppliers and stores from end to end, by keyboard alone (spec 1 §2.9-2.11, §5, §7, §8). */
import type { Page } from '@playwright/test'
import { PNG } from './picture.ts'
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
      await espera.texto('Categoria na lista. Este é o próximo cadastro.')
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

test.describe('suppliers', () => {
  const image = (page: Page) => page.getByRole('main').locator('img[src^="blob:"]')

  test('created with an image and a category that is typed for', async ({ page, operador, espera }) => {
    await operador.entra('/fornecedores')
    await espera.pagina(1, 14)
    await operador.clica('Novo')
    await espera.titulo('Cadastrar Fornecedor')
    await espera.chamada('GET', '/gestor/categorias/listar', {
      query: { page: '0', size: '100', sort: 'dscNome,ASC' },
    })
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
    await expect(image(page)).toBeVisible()
    expect((await image(page).boundingBox())?.height).toBe(120)
    await operador.preenche('Nome', 'Fornecedor novo')
    await operador.campo('Categoria').focus()
    await operador.tecla('Alt+ArrowDown')
    await expect(page.getByRole('option').first()).toHaveText('Please pick..')
    await expect(page.getByRole('option', { name: 'Áudio e vídeo' })).toBeAttached()
    await page.keyboard.type('audio')
    await operador.tecla('Enter')
    await expect(operador.campo('Categoria')).toHaveValue('Áudio e vídeo')
    await operador.escolhe('Status', 'Ativo')
    await operador.preenche('Termos e Condições', 'Em até 30 dias')
    await operador.tecla('Control+Enter')
    await espera.toast('Fornecedor cadastrado com sucesso')
    const { body } = await espera.chamada('POST', '/gestor/fornecedor', {
      body: { dscNome: 'Fornecedor novo', statusId: 1, dscTermosECondicoes: 'Em até 30 dias' },
    })
    expect(body).toMatchObject({ categoriaId: expect.any(Number), imagem: expect.stringMatching(/^data:image\/png/) })
    await espera.linha('Fornecedor novo')
  })

  test('updated as multipart, the image as a file', async ({ page, operador, espera }) => {
    await operador.entra('/fornecedores/editar/4')
    // Where one types: the input of the file is seen by nobody.
    await expect(operador.campo('Nome')).toBeFocused()
    await operador.campo('Nome').fill('Fornecedor mudado')
    await page.locator('input[type=file]').setInputFiles({ name: '../x.png', mimeType: 'image/png', buffer: PNG })
    await expect(image(page)).toBeVisible()
    await operador.clica('Atualizar')
    await espera.toast('Fornecedor atualizado com sucesso')
    const { headers } = await espera.chamada('PUT', '/gestor/fornecedor/atualizar')
    expect(headers['content-type']).toContain('multipart/form-data')
    // What the platform made of it: the new image is served, the category stayed.
    const stored = await operador.consulta('/gestor/fornecedor/visualizar?id=4')
    expect(stored).toMatchObject({ dscNome: 'Fornecedor mudado', categoria: { id: expect.any(Number) } })
    expect(stored).not.toMatchObject({ dscImagem: '/imagens/fornecedor-4.png' })
  })

  test('refuses what is no image, and takes a chosen one back with Delete [L1]', async ({ page, operador, espera }) => {
    await operador.entra('/fornecedores/cadastrar')
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
    await choose('foto.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await espera.texto('Use uma imagem PNG, JPEG, GIF ou WebP.')
    await expect(image(page)).toHaveCount(0)
    await choose('foto.png', PNG)
    await expect(image(page)).toBeVisible()
    await espera.semTexto(/Use uma imagem/)
    // What is refused after it takes its place neither in the preview nor in what is sent.
    await choose('contrato.pdf', Buffer.from('%PDF-1.7'))
    await espera.texto('Use uma imagem PNG, JPEG, GIF ou WebP. Fica a anterior: foto.png')
    await expect(image(page)).toBeVisible()
    const held = page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
    expect(await held).toBe('foto.png')
    await page.getByRole('button', { name: 'Trocar imagem' }).focus()
    await operador.tecla('Delete')
    await expect(image(page)).toHaveCount(0)
    await espera.semTexto(/Fica a anterior/)
  })

  test('a choice that is typed and not taken yet is the one that is saved; what finds none is not sent', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.edita('/fornecedores/editar/4', 'Nome')
    const field = operador.campo('Categoria')
    await field.fill('xyzq')
    await expect(page.getByRole('option', { name: 'Nenhum registro' })).toBeVisible()
    await operador.tecla('Control+Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('xyzq')
    await field.fill('audio')
    await expect(page.getByRole('option').first()).toHaveText('Áudio e vídeo')
    await operador.tecla('Control+Enter')
    await espera.toast('Fornecedor atualizado com sucesso')
    expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
    const stored = await operador.consulta('/gestor/fornecedor/visualizar?id=4')
    expect(stored).toMatchObject({ categoria: { dscNome: 'Áudio e vídeo' } })
  })

  test('a choice that is typed is taken however its field is left, and what finds none is not sent either', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.edita('/fornecedores/editar/4', 'Nome')
    const field = operador.campo('Categoria')
    // More than once: the form judges a field only the first time that it is left.
    for (const [typed, choice] of [
      ['audio', 'Áudio e vídeo'],
      ['eletr', 'Eletrodomésticos'],
      ['beb', 'Bebês'],
    ] as const) {
      await field.fill(typed)
      await expect(page.getByRole('option').first()).toHaveText(choice)
      await operador.campo('Nome').click()
      await expect(field).toHaveValue(choice)
    }
    await field.fill('xyzq')
    await operador.clica('Atualizar')
    await expect(field).toBeFocused()
    await expect(page.getByRole('option', { name: 'Nenhum registro' })).toBeVisible()
    await field.fill('eletr')
    await expect(page.getByRole('option').first()).toHaveText('Eletrodomésticos')
    await operador.clica('Atualizar')
    await espera.toast('Fornecedor atualizado com sucesso')
    expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
    const stored = await operador.consulta('/gestor/fornecedor/visualizar?id=4')
    expect(stored).toMatchObject({ categoria: { dscNome: 'Eletrodomésticos' } })
  })

  test('a text that finds no choice is not left behind without a word', async ({ page, operador, espera }) => {
    await operador.edita('/fornecedores/editar/4', 'Nome')
    const field = operador.campo('Categoria')
    await field.fill('xyzq')
    await operador.campo('Nome').click()
    await expect(field).toHaveValue('xyzq')
    await operador.tecla('Escape Escape')
    await operador.cancela('Descartar alterações?')
    await expect(field).toHaveValue('xyzq')
    // Let go, nothing is asked.
    await field.focus()
    await operador.tecla('Escape')
    await expect(field).not.toHaveValue('xyzq')
    await operador.tecla('Escape Escape')
    await espera.caminho('/fornecedores')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('a picture that was refused is not left out unseen: another one is chosen, or it is let go [L1]', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.edita('/fornecedores/editar/4', 'Nome', 'Fornecedor mudado')
    const choose = page.getByRole('button', { name: 'Trocar imagem' })
    const pdf = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.locator('input[type=file]').setInputFiles(pdf)
    await espera.texto('Use uma imagem PNG, JPEG, GIF ou WebP.')
    await operador.tecla('Control+Enter')
    await expect(choose).toBeFocused()
    await operador.clica('Atualizar')
    await expect(choose).toBeFocused()
    await operador.tecla('Delete')
    await espera.semTexto(/Use uma imagem/)
    expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(0)
    await operador.tecla('Control+Enter')
    await espera.toast('Fornecedor atualizado com sucesso')
    expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
  })

  test('a chosen image is taken back among the changes, and the focus goes to its field', async ({
    page,
    operador,
  }) => {
    await operador.edita('/fornecedores/editar/4', 'Nome')
    await page.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
    await expect(image(page)).toBeVisible()
    const changes = page.getByRole('complementary', { name: 'Alterações não salvas' })
    await changes.getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(changes).toHaveCount(0)
    await expect(image(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeFocused()
  })

  test("the platform's message stands on the field that it names [E6]", async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entra('/fornecedores/cadastrar')
    await operador.preenche('Nome', 'sentinela campo')
    await operador.escolhe('Status', 'Ativo')
    await operador.preenche('Termos e Condições', 'Os de sempre')
    await operador.tecla('Control+Enter')
    await expect(operador.campo('Nome')).toHaveAttribute('aria-invalid', 'true')
    await expect(operador.campo('Nome')).toBeFocused()
    await espera.texto(/^Corrija: Nome$/)
    await espera.caminho('/fornecedores/cadastrar')
    await expect(operador.campo('Nome')).toHaveValue('sentinela campo')
    await expect(operador.campo('Status').locator('option:checked')).toHaveText('Ativo')
    await expect(operador.campo('Termos e Condições')).toHaveValue('Os de sempre')
    await operador.campo('Nome').fill('Outro nome')
    await espera.semTexto(/^Corrija:/)
  })

  test('an empty name is never sent', async ({ operador, espera }) => {
    await operador.entra('/fornecedores/cadastrar')
    await operador.clica('Cadastrar')
    await espera.texto('Informe o nome.')
    await expect(operador.campo('Nome')).toBeFocused()
    expect(espera.vezes('POST', '/gestor/fornecedor')).toBe(0)
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

  test('several are removed with one question', async ({ operador, espera }) => {
    await operador.entra('/lojas')
    await espera.texto('(80 registros)')
    await operador.manda('excluir loja 78-80')
    await operador.confirma('Excluir 3 lojas? #78, #79, #80')
    await espera.texto('(77 registros)')
    expect(espera.vezes('DELETE', '/gestor/lojas/79')).toBe(1)
  })
})
