/** The palette: the preview before a command, arguments, many records at once, and routes in a new tab. */
import { findAxeViolations } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'

/** The platform refuses to release bonus 91. */
const refusedRelease = /status of 4\d\d .*\/bonus\/91\/liberar\)$/

test('opens over a field, moves the caret by Home and End, and returns the focus', async ({ page, operator }) => {
  await operator.opensSignedIn('/lojas/cadastrar')
  const field = operator.field(/Instru/)
  await field.click()
  await operator.presses('Mod+k')
  await expect(operator.palette).toBeVisible()
  await page.keyboard.type('nada')
  const box = operator.palette.getByRole('combobox')
  await expect(box).toHaveValue('nada')
  await box.fill('produtos')
  await expect(operator.palette.getByRole('option').first()).toContainText('Produtos')
  await operator.presses('Home')
  await page.keyboard.type('ir para ')
  await operator.presses('End')
  await page.keyboard.type('!')
  await expect(box).toHaveValue('ir para produtos!')
  await operator.presses('Escape')
  await expect(operator.palette).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test('renders a hundred lines, and the next ones on demand', async ({ page, operator }) => {
  await operator.opensSignedIn('/cashbacks')
  await operator.typesKeyByKey('')
  const options = operator.palette.getByRole('option')
  const box = operator.palette.getByRole('combobox')
  const active = async () => page.locator(`[id="${(await box.getAttribute('aria-activedescendant')) ?? ''}"]`)
  await operator.presses('Mod+ArrowDown')
  await expect(options.last()).toHaveText(/^mais \d+$/)
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await expect(await active()).toHaveText(/^mais \d+$/)
  const before = await options.count()
  expect(before).toBeLessThan(110)
  await operator.presses('Enter')
  await expect(options.nth(before)).toBeVisible()
  await expect(options.nth(before - 1)).toHaveAttribute('aria-selected', 'true')
  await expect(await active()).toBeInViewport()
  await operator.presses('Mod+ArrowUp')
  await expect(options.first()).toBeInViewport()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
})

test('gets every key after Mod+K, also those before it is loaded, and the table none of them', async ({
  page,
  operator,
  expected,
}) => {
  const arrive = await operator.holdsRequests(/assets\/command-layer-/)
  await operator.opensListSignedIn('/cashbacks')
  for (const key of ['ControlOrMeta+k', 'x', 'j', 'Delete', ']']) await page.keyboard.press(key)
  arrive()
  await expect(operator.palette.getByRole('combobox')).toHaveValue('xj]')
  await operator.presses('Escape')
  await expect(operator.palette).toBeHidden()
  await expect(page.getByRole('row', { selected: true })).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expected.pageNumber(1, 25)
  await test.step('Enter runs its line, typed before anything is rendered', async () => {
    const arriveAgain = await operator.holdsRequests(/assets\/command-layer-/)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('#topo').waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('excluir loja 12')
    await page.keyboard.press('Enter')
    arriveAgain()
    await expect(page.getByRole('alertdialog')).toContainText('Excluir loja #12?')
    await operator.presses('n')
    await expected.path('/cashbacks')
  })
})

test('keeps what is typed while the next screen loads, and gives that screen the focus', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  // Load the command layer first: it shares files with the lists that are held back here.
  await operator.typesKeyByKey('ir para lojas')
  const arrive = await operator.holdsRequests(/assets\/list-/)
  await operator.presses('Enter')
  await expected.path('/lojas')
  await operator.typesKeyByKey('visão na')
  arrive()
  // Roles do not find elements behind the palette.
  await expect(page.locator('h1')).toHaveText('Lojas')
  await page.keyboard.type('tal')
  await expect(operator.palette.getByRole('combobox')).toHaveValue('visão natal')
  await operator.presses('Escape')
  await expect(operator.palette).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Lojas', level: 1 })).toBeFocused()
})

test('before the command it names the records, those that do not exist and those that would not change', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/status of 404 .*[/=]99999\)$/)
  const [inactive] = await operator.fetchRows('/gestor/cashback/listar?page=0&size=50&STATUS_ID=2')
  await operator.opensSignedIn('/perfil')
  await operator.typesKeyByKey(`desabilitar cashback ${inactive?.id}, 1`)
  await expect(operator.palette.getByText('já Inativo').first()).toBeVisible()
  await operator.typesKeyByKey('excluir cashback 12, 15-16, 99999')
  const names = operator.palette.getByRole('option').first().locator('xpath=following-sibling::*')
  for (const [index, id] of ['#12', '#15', '#16'].entries()) await expect(names.nth(index)).toContainText(id)
  await expect(operator.palette.getByText('não existe')).toBeVisible()
  await expect(operator.palette.locator('[data-preview]')).toHaveText('exclui 3 de 4 cashbacks (pede confirmação)')
  await operator.presses('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Fica de fora (não existe): #99999.')
  await operator.acceptsDialog('Excluir 3 cashbacks? #12, #15, #16')
  await expected.toast('3 cashbacks excluídos')
  expect(expected.countCalls('DELETE', '/gestor/cashback/deletar')).toBe(3)
})

test('a line without an interpretation does nothing, and offers the rows with its words, highlighting none', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/perfil')
  await operator.typesKeyByKey('xqzw jjkk')
  await expect(operator.palette.getByText('Nenhum comando para “xqzw jjkk”')).toBeVisible()
  await expect(operator.palette.getByRole('option', { selected: true })).toHaveCount(0)
  // It is announced outside the listbox, which may hold only options.
  await expected.announcement('Nenhum comando para “xqzw jjkk”')
  expect(await findAxeViolations(page)).toEqual([])
  await operator.presses('Enter')
  await expected.path('/perfil')
  await test.step('On a list', async () => {
    await operator.opens('/produtos')
    await operator.typesKeyByKey('carregador portátil 9000x')
    await expect(operator.palette.getByText('Nenhum comando para “carregador portátil 9000x”')).toBeVisible()
    const offer = operator.palette.getByRole('option', { name: 'Mostrar Produtos' })
    await expect(offer).toContainText('carregador portátil 9000x')
    await expect(operator.palette.getByRole('option', { selected: true })).toHaveCount(0)
    // It comes after the nearest commands, if there are any.
    const before = (await operator.palette.getByRole('option').count()) - 1
    for (let step = 0; step <= before; step++) await operator.presses('ArrowDown')
    await expect(offer).toHaveAttribute('aria-selected', 'true')
    await operator.presses('Enter')
    await expect(page).toHaveURL(/dscNome=carregador\+port%C3%A1til\+9000x/)
    await expect(page.getByText('Nenhum registro').first()).toBeVisible()
  })
})

test('finds the records that a number may mean, or a name', async ({ operator, expected, watch }) => {
  // Not every resource has a record 12, nor a record 1, which a slow machine looks up after the first digit.
  watch.acceptProblem(/status of 404 .*[/=]12?\)$/)
  await operator.opensSignedIn('/perfil')
  await operator.typesKeyByKey('#12')
  await expect(operator.palette.getByRole('option', { name: 'Editar loja' })).toBeVisible()
  await operator.presses('Enter')
  await expected.path('/perfil')
  await operator.presses('Escape')
  // On a list, its own resource comes first.
  await operator.opens('/lojas')
  await operator.typesKeyByKey('#12')
  await expect(operator.palette.getByRole('option').first()).toContainText('Editar loja')
  await operator.presses('Enter')
  await expected.path('/lojas/editar/12')
  await test.step('By its name', async () => {
    const [record] = await operator.fetchRows<{ id: number; dscNome: string }>(
      '/gestor/produtos/listar?page=0&size=1&sort=id,ASC',
    )
    const firstWord = record?.dscNome.split(' ')[0] ?? ''
    await operator.opens('/perfil')
    await operator.typesKeyByKey(`prod ${firstWord}`)
    const option = operator.palette.getByRole('option', { name: firstWord }).first()
    await expect(option).toBeVisible()
    await option.click()
    await expect.poll(() => new URL(operator.page.url()).pathname).toMatch(/^\/produtos\/editar\/\d+$/)
    await expected.heading('Editar Produto')
  })
})

test('arguments are asked for one level deeper if missing, and come from the focused row until its chip is removed', async ({
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  await operator.runs('editar loja')
  const box = operator.palette.getByRole('combobox')
  await expect(box).toHaveAttribute('placeholder', /id da loja/)
  await expect(operator.palette.getByRole('option').nth(2)).toBeVisible()
  await operator.presses('Backspace')
  await expect(box).toHaveAttribute('placeholder', 'Buscar ou executar…')
  await operator.runs('editar loja')
  await operator.page.keyboard.type('7')
  await operator.presses('Enter')
  await expected.path('/lojas/editar/7')
  await test.step('The focused row', async () => {
    await operator.opensList('/lojas')
    const id = await operator.readRowId(1)
    await operator.focusesRow(`#${id}`)
    await operator.typesKeyByKey('excluir')
    await expect(operator.palette.getByRole('option').first()).toContainText(`#${id}`)
    await operator.presses('Escape Mod+k Backspace')
    await operator.page.keyboard.type('excluir loja')
    await expect(operator.palette.getByRole('option').first()).not.toContainText(`#${id}`)
    await operator.presses('Escape')
  })
})

test('arguments come from the selection, also one by phrase, and from a pasted column', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  await operator.runs('selecionar 598-599, 12')
  await expected.toast('#12 não está nesta página')
  await expected.text('2 selecionados')
  await operator.presses('l')
  await expect(page.getByRole('alertdialog')).toContainText('Liberar 2 bônus?')
  await operator.presses('n')
  await test.step('The selection and a pasted column', async () => {
    await operator.typesKeyByKey('liberar')
    await expect(operator.palette.getByRole('option').first()).toContainText('#599')
    await operator.presses('Escape')
    await operator.typesKeyByKey('')
    await operator.pastes('12\n15\n18\n')
    await expect(operator.palette.getByRole('combobox')).toHaveValue('12, 15, 18')
    await expect(operator.palette.getByRole('option').first()).toContainText('Liberar bônus')
  })
})

test('many records end in a report that retries only the failures, and several commands in one', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedRelease)
  await operator.opensListSignedIn('/bonus')
  await operator.runs('liberar bônus 89-91')
  await operator.acceptsDialog('Liberar 3 bônus? #89, #90, #91')
  const report = page.getByRole('dialog', { name: '2 liberados, 1 falhou' })
  await expect(report).toBeVisible()
  await expect(report.getByRole('listitem').first()).toContainText('Bônus #91 retido para análise.')
  await operator.presses('r')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/91/liberar')).toBe(2)
  expect(expected.countCalls('POST', '/gestor/bonus/90/liberar')).toBe(1)
  await operator.presses('Escape')
  await test.step('Several commands', async () => {
    await operator.typesKeyByKey('liberar bônus 107; liberar bônus 91; ir para lojas')
    await expect(operator.palette.getByRole('option').first()).toContainText('Executar 3 comandos')
    await operator.presses('Enter')
    await operator.acceptsDialog('Executar 3 comandos? liberar bônus 107; liberar bônus 91; ir para lojas')
    await expected.path('/lojas')
    await expected.text(/2 executados, 1 falhou/)
    await expect(page.getByText('Bônus #91 retido para análise.').first()).toBeAttached()
  })
})

test('many records ask before a reload, are offered again after it, and nothing is sent twice [D7]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/bonus')
  // The request stays open until the page is left, however long that takes.
  await platform.addFault({ match: { path: 'bonus/102/liberar$' }, effect: { kind: 'hang' } })
  await operator.runs('liberar bônus 101-103, 105-107')
  await operator.acceptsDialog('Liberar 6 bônus? #101, #102, #103, #105, #106, #107')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/102/liberar')).toBe(1)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
  await page.getByRole('button', { name: 'Retomar' }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Liberar 4 bônus? #103, #105, #106, #107')
  await expect(confirmation).toContainText('(não se sabe se foi feito): #102')
  await operator.presses('s')
  await expect.poll(() => expected.countCalls('POST', '/gestor/bonus/107/liberar'), { timeout: 20_000 }).toBe(1)
  // The open request becomes an unconfirmed write, which is left to the operator.
  for (const id of [101, 102, 103, 105, 106])
    expect(expected.countCalls('POST', `/gestor/bonus/${id}/liberar`), `${id}`).toBe(1)
  const report = page.getByRole('dialog', { name: '4 liberados, de 1 não se sabe' })
  await expect(report.getByRole('listitem').first()).toContainText('Não se sabe se foi feito')
  await report.getByRole('button', { name: 'Conferir (1)' }).click()
  await expect(page.getByText(/Bônus #102.*Beneficiário/)).toBeVisible()
})

test('Mod+Enter opens a route in a new tab, and does nothing on a writing command', async ({
  page,
  context,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.typesKeyByKey('ir para lojas')
  await expect(operator.palette.getByRole('option', { selected: true })).toBeVisible()
  const opened = context.waitForEvent('page')
  await operator.presses('Mod+Enter')
  const tab = await opened
  await tab.waitForURL('**/lojas')
  await expect(tab.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await tab.close()
  await expected.path('/cashbacks')
  await operator.typesKeyByKey('excluir cashback 12')
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Excluir')
  await operator.presses('Mod+Enter')
  // Text typed afterwards is rendered afterwards: a confirmation or a tab would be there by now.
  await operator.typesKeyByKey('ir para lojas')
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Lojas')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
  expect(expected.countCalls('DELETE', '/gestor/cashback/deletar')).toBe(0)
})
