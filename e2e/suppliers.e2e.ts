/** Suppliers from end to end, by keyboard alone (spec 1 §2.10, §5, §7, §8). */
import type { Page } from '@playwright/test'
import type { Expectations } from './expectations.ts'
import type { Operator } from './operator.ts'
import { PNG } from './png.ts'
import { expect, test } from './fixtures.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (409|422|500)/

/** Expects one sent save, and supplier 4 with the category of this name. */
async function expectSavedOnce(category: string, operator: Operator, expected: Expectations) {
  await expected.toast('Fornecedor atualizado com sucesso')
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
  const stored = await operator.fetchJson('/gestor/fornecedor/visualizar?id=4')
  expect(stored).toMatchObject({ categoria: { dscNome: category } })
}

/** From now on reading a file named 'lenta' waits until the returned function is called. */
async function slowDownReading(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const slice = File.prototype.slice
    File.prototype.slice = function (...at) {
      const slicePart = slice.apply(this, at)
      const readPart = slicePart.arrayBuffer.bind(slicePart)
      const released = new Promise((resolve) => addEventListener('disco', resolve, { once: true }))
      if (this.name.startsWith('lenta')) slicePart.arrayBuffer = () => released.then(readPart)
      return slicePart
    }
  })
  return () => page.evaluate(() => dispatchEvent(new Event('disco')))
}

const getPreview = (page: Page) => page.getByRole('main').locator('img[src^="blob:"]')
/** The message at the field, not the announcement. */
const getRefusal = (page: Page) => page.getByRole('main').getByText(/Use uma imagem/)

test('suppliers are created with an image and a category found by typing', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/fornecedores')
  await expected.pageNumber(1, 14)
  await operator.clicks('Novo')
  await expected.heading('Cadastrar Fornecedor')
  await expected.call('GET', '/gestor/categorias/listar', {
    query: { page: '0', size: '100', sort: 'dscNome,ASC' },
  })
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect(getPreview(page)).toBeVisible()
  expect((await getPreview(page).boundingBox())?.height).toBe(120)
  await operator.fills('Nome', 'Fornecedor novo')
  await operator.field('Categoria').focus()
  await operator.presses('Alt+ArrowDown')
  await expect(page.getByRole('option').first()).toHaveText('Please pick..')
  await expect(page.getByRole('option', { name: 'Áudio e vídeo' })).toBeAttached()
  await page.keyboard.type('audio')
  await operator.presses('Enter')
  await expect(operator.field('Categoria')).toHaveValue('Áudio e vídeo')
  await operator.selectsOption('Status', 'Ativo')
  await operator.fills('Termos e Condições', 'Em até 30 dias')
  await operator.presses('Control+Enter')
  await expected.toast('Fornecedor cadastrado com sucesso')
  const { body } = await expected.call('POST', '/gestor/fornecedor', {
    body: { dscNome: 'Fornecedor novo', statusId: 1, dscTermosECondicoes: 'Em até 30 dias' },
  })
  expect(body).toMatchObject({ categoriaId: expect.any(Number), imagem: expect.stringMatching(/^data:image\/png/) })
  await expected.row('Fornecedor novo')
})

test('a chosen image is undone or refused beside the stored one; an update is multipart, the image a file', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/fornecedores/editar/4')
  // The focus is in a text field: the file input is invisible.
  await expect(operator.field('Nome')).toBeFocused()
  await test.step('A chosen image is undone in the list of changes, and the focus goes to its field', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
    await expect(getPreview(page)).toBeVisible()
    const changes = page.getByRole('complementary', { name: 'Alterações não salvas' })
    await changes.getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(changes).toHaveCount(0)
    await expect(getPreview(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeFocused()
  })
  await test.step('A refused image is discarded by a button that says what stays, and keeps the focus', async () => {
    const refusedFile = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.locator('input[type=file]').setInputFiles(refusedFile)
    await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP.')
    await page.getByRole('button', { name: 'Manter a atual' }).press('Enter')
    await expect(getRefusal(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeFocused()
  })
  await test.step('A short value replaced by a long one is readable whole in the list of changes', async () => {
    const before = await operator.fetchJson('/gestor/fornecedor/visualizar?id=4')
    await operator.fills('Nome', 'Um nome bem mais comprido do que cabe ao lado do outro')
    const changes = page.getByRole('complementary', { name: 'Alterações não salvas' })
    const old = changes.getByText((before as { dscNome: string }).dscNome, { exact: true })
    await expect(old).toBeVisible()
    expect(await old.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
  })
  await operator.field('Nome').fill('Fornecedor mudado')
  await page.locator('input[type=file]').setInputFiles({ name: '../x.png', mimeType: 'image/png', buffer: PNG })
  await expect(getPreview(page)).toBeVisible()
  await operator.clicks('Atualizar')
  await expected.toast('Fornecedor atualizado com sucesso')
  const { headers } = await expected.call('PUT', '/gestor/fornecedor/atualizar')
  expect(headers['content-type']).toContain('multipart/form-data')
  // The platform's result: the new image is served, the category stayed.
  const stored = await operator.fetchJson('/gestor/fornecedor/visualizar?id=4')
  expect(stored).toMatchObject({ dscNome: 'Fornecedor mudado', categoria: { id: expect.any(Number) } })
  expect(stored).not.toMatchObject({ dscImagem: '/imagens/fornecedor-4.png' })
})

test('a file that is no image is refused, Delete removes a chosen one, and of two pictures the second stays [L1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/fornecedores/cadastrar')
  const chooseFile = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await chooseFile('foto.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(getRefusal(page)).toHaveText('Use uma imagem PNG, JPEG, GIF ou WebP.')
  await expect(page.getByRole('status').filter({ hasText: 'Use uma imagem PNG' })).toHaveCount(1)
  await expect(getPreview(page)).toHaveCount(0)
  await chooseFile('foto.png', PNG)
  await expect(getPreview(page)).toBeVisible()
  await expect(getRefusal(page)).toHaveCount(0)
  // A refused file replaces the chosen one neither in the preview nor in the request.
  await chooseFile('contrato.pdf', Buffer.from('%PDF-1.7'))
  await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP. Fica a anterior: foto.png')
  await expect(getPreview(page)).toBeVisible()
  const fileName = page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
  expect(await fileName).toBe('foto.png')
  await page.getByRole('button', { name: 'Trocar imagem' }).focus()
  await operator.presses('Delete')
  await expect(getPreview(page)).toHaveCount(0)
  await expect(getRefusal(page)).toHaveCount(0)
  await test.step('However long reading the first takes', async () => {
    const released = await slowDownReading(page)
    const choosePicture = (name: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
    await choosePicture('lenta.png')
    await choosePicture('certa.png')
    await expect(page.getByText('certa.png')).toBeVisible()
    await released()
    const readFileName = () =>
      page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
    // A released file is processed in the next frames, if at all.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await readFileName()).toBe('certa.png')
    await expect(page.getByText('lenta.png')).toHaveCount(0)
  })
})

test('a file that is picked or dropped is not sent, nor left out, before it is judged [L1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/fornecedores/editar/4', 'Nome', 'Fornecedor mudado')
  const released = await slowDownReading(page)
  const putFile = (method: 'picked' | 'dropped', name: string, text: string) =>
    method === 'picked'
      ? page
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(text, 'latin1') })
      : page.locator('[data-image-field]').evaluate(
          (box, [called, content]) => {
            const dataTransfer = new DataTransfer()
            const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0))
            dataTransfer.items.add(new File([bytes], called, { type: 'image/png' }))
            box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
          },
          [name, text] as const,
        )
  for (const method of ['picked', 'dropped'] as const)
    await test.step(method, async () => {
      await putFile(method, 'lenta.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')
      await operator.presses('Control+Enter')
      await expected.text('A imagem ainda está sendo lida. Salve de novo em seguida.')
      await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeFocused()
      await released()
      await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP.')
    })
  await putFile('dropped', 'lenta.png', PNG.toString('latin1'))
  await operator.presses('Control+Enter')
  await released()
  await expect(getPreview(page)).toBeVisible()
  await expected.noText(/ainda está sendo lida/)
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(0)
  await operator.presses('Control+Enter')
  await expected.toast('Fornecedor atualizado com sucesso')
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
  expect(await operator.fetchJson('/gestor/fornecedor/visualizar?id=4')).not.toMatchObject({
    dscImagem: '/imagens/fornecedor-4.png',
  })
})

test('a typed choice that is not confirmed yet is saved; one without a match or a cleared one is refused at its field', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/fornecedores/editar/4', 'Categoria', '')
  await operator.presses('Mod+Enter')
  await expected.text('Escolha uma das opções.')
  await expect(operator.field('Categoria')).toBeFocused()
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(0)
  const field = operator.field('Categoria')
  await field.fill('xyzq')
  await expect(page.getByRole('option', { name: 'Nenhum registro' })).toBeVisible()
  await operator.presses('Control+Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('xyzq')
  await field.fill('audio')
  await expect(page.getByRole('option').first()).toHaveText('Áudio e vídeo')
  await operator.presses('Control+Enter')
  await expectSavedOnce('Áudio e vídeo', operator, expected)
})

test('a typed choice is taken however its field is left, and a text without a match is neither sent nor left behind silently', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/fornecedores/editar/4', 'Nome')
  const field = operator.field('Categoria')
  // More than once: the form validates a field only when it first loses the focus.
  for (const [typed, choice] of [
    ['audio', 'Áudio e vídeo'],
    ['eletr', 'Eletrodomésticos'],
    ['beb', 'Bebês'],
  ] as const) {
    await field.fill(typed)
    await expect(page.getByRole('option').first()).toHaveText(choice)
    await operator.field('Nome').click()
    await expect(field).toHaveValue(choice)
  }
  await field.fill('xyzq')
  await operator.clicks('Atualizar')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'Nenhum registro' })).toBeVisible()
  await field.fill('eletr')
  await expect(page.getByRole('option').first()).toHaveText('Eletrodomésticos')
  await operator.clicks('Atualizar')
  await expectSavedOnce('Eletrodomésticos', operator, expected)
  await expected.path('/fornecedores')
  await test.step('A text without a match is discarded only when that is confirmed', async () => {
    await operator.opens('/fornecedores/editar/4')
    await expect(operator.field('Nome')).not.toHaveValue('')
    await field.fill('xyzq')
    await operator.field('Nome').click()
    await expect(field).toHaveValue('xyzq')
    await operator.presses('Escape Escape')
    await operator.rejectsDialog('Descartar alterações?')
    await expect(field).toHaveValue('xyzq')
    // After it is discarded nothing is asked.
    await field.focus()
    await operator.presses('Escape')
    await expect(field).not.toHaveValue('xyzq')
    await operator.presses('Escape Escape')
    await expected.path('/fornecedores')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a refused picture is not left out silently: another one is chosen, or it is discarded [L1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.editsRecord('/fornecedores/editar/4', 'Nome', 'Fornecedor mudado')
  const choose = page.getByRole('button', { name: 'Trocar imagem' })
  const pdf = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expected.text('Use uma imagem PNG, JPEG, GIF ou WebP.')
  await operator.presses('Control+Enter')
  await expect(choose).toBeFocused()
  await operator.clicks('Atualizar')
  await expect(choose).toBeFocused()
  await operator.presses('Delete')
  await expect(getRefusal(page)).toHaveCount(0)
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(0)
  await operator.presses('Control+Enter')
  await expected.toast('Fornecedor atualizado com sucesso')
  expect(expected.countCalls('PUT', '/gestor/fornecedor/atualizar')).toBe(1)
})

test("an empty name is never sent, and the platform's message is shown at the field that it names [E6]", async ({
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/fornecedores/cadastrar')
  await operator.clicks('Cadastrar')
  await expected.text('Informe o nome.')
  await expect(operator.field('Nome')).toBeFocused()
  expect(expected.countCalls('POST', '/gestor/fornecedor')).toBe(0)
  watch.acceptProblem(refusedCall)
  await operator.fills('Nome', 'sentinela campo')
  await operator.selectsOption('Status', 'Ativo')
  await operator.fills('Termos e Condições', 'Os de sempre')
  await operator.presses('Control+Enter')
  await expect(operator.field('Nome')).toHaveAttribute('aria-invalid', 'true')
  await expect(operator.field('Nome')).toBeFocused()
  await expected.text(/^Corrija: Nome$/)
  await expected.path('/fornecedores/cadastrar')
  await expect(operator.field('Nome')).toHaveValue('sentinela campo')
  await expect(operator.field('Status').locator('option:checked')).toHaveText('Ativo')
  await expect(operator.field('Termos e Condições')).toHaveValue('Os de sempre')
  await operator.field('Nome').fill('Outro nome')
  await expected.noText(/^Corrija:/)
})
