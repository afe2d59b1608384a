/** Input faster than the responses, and text entered by composition, dead keys or a paste of a megabyte. */
import { expect, test } from './fixtures.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('a toggle pressed twice before its response is one call, and a confirmation acts on the record that it names, whatever moves below it [D12, D14]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const content = await operator.fetchRows('/gestor/cashback/listar?page=0&size=10&sort=id,DESC&STATUS_ID=1')
  const id = content[0]?.id ?? 0
  await platform.delayCalls('atualizar$', 1500)
  await operator.focusesRow(`#${id}`)
  await operator.presses('h')
  await operator.acceptsDialog(`Desabilitar cashback #${id}?`)
  await operator.focusesRow(`#${id}`)
  await operator.presses('h')
  await expected.toast('Status atualizado')
  // The second press, during the first call, opened no dialog and sent nothing.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
  await expect(operator.row(`#${id}`)).toContainText('Inativo')
  await test.step('a confirmation and rows that move', async () => {
    await platform.delayCalls('deletar$', 2500, { times: 1 })
    await operator.runsOnRecord('excluir cashback', 250)
    await operator.focusesRow('#248')
    await operator.presses('Delete')
    await expect(page.getByRole('alertdialog')).toContainText('Excluir cashback #248?')
    // The first removal ends: every row moves up by one.
    await expect(page.locator('[role=grid] [role=row]').nth(1)).toContainText('#249')
    await operator.acceptsDialog('Excluir cashback #248?')
    await expected.noRow('#248')
    await expected.row('#247')
    await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: '248' } })
    expect(expected.countCalls('DELETE', '/gestor/cashback/deletar')).toBe(2)
  })
})

test('the name beside an id belongs to the id in the field, however late an older response arrives [E13]', async ({
  page,
  operator,
  platform,
}) => {
  const content = await operator.fetchRows<{ id: number; nome: string }>('/gestor/produtos/max-nivel?page=0&size=10')
  const [first, second] = content
  await operator.opensSignedIn('/produtos/cadastrar')
  await platform.addFault({ match: { query: { id: String(first?.id) } }, effect: { kind: 'latency', ms: 2000 } })
  const box = operator.field('Max Nível ID')
  const sentRequest = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('id') === String(first?.id),
  )
  await box.fill(String(first?.id))
  await sentRequest
  await box.fill(String(second?.id))
  await expect(page.getByText(second?.nome ?? '').first()).toBeVisible()
  await platform.delayCalls('total$', 2000)
  await operator.fetchJson('/gestor/estatisticas/usuarios/total')
  await expect(page.getByText(second?.nome ?? '').first()).toBeVisible()
  await expect(page.getByText(first?.nome ?? '', { exact: true })).toHaveCount(0)
})

test('a composition, a dead key and AltGr write into field and palette, and run nothing [E10]', async ({
  page,
  operator,
  expected,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const commit = (text: string) => cdp.send('Input.insertText', { text })
  /** Presses a key that the input method consumes: the page receives key code 229. */
  const pressConsumed = async (key: string, code: string) => {
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key, code })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 229, key, code })
  }
  /** Types the text that AltGr writes with a key. */
  const altGr = async (text: string, code: string) => {
    const key = (type: 'keyDown' | 'keyUp') => ({ type, key: text, code, ...(type === 'keyDown' && { text }) })
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'AltGraph', code: 'AltRight' })
    await cdp.send('Input.dispatchKeyEvent', key('keyDown'))
    await cdp.send('Input.dispatchKeyEvent', key('keyUp'))
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'AltGraph', code: 'AltRight' })
  }
  const composedKeys: string[] = []
  await page.exposeFunction('heard', (key: string) => composedKeys.push(key))
  // Installed before the console's own listener, which stops these events.
  await page.addInitScript(() =>
    addEventListener('keydown', ({ key, isComposing }) => isComposing && Reflect.get(window, 'heard')(key), true),
  )
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição', 'Cas')
  const field = operator.field('Descrição')
  await field.press('End')
  await compose('かｓ')
  for (const [key, code] of [
    ['Enter', 'Enter'],
    ['Process', 'KeyK'],
    ['Escape', 'Escape'],
  ] as const)
    await pressConsumed(key, code)
  await expect.poll(() => composedKeys).toEqual(['Enter', 'Process', 'Escape'])
  await commit('かす')
  await pressConsumed('Dead', 'BracketLeft')
  await compose('´')
  await pressConsumed('Enter', 'Enter')
  await commit('á')
  await altGr('§', 'Equal')
  await altGr('/', 'KeyQ')
  await expect(field).toHaveValue('Casかすá§/')
  await expect(operator.palette).toHaveCount(0)
  await expected.path('/cashbacks/editar/12')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)

  await operator.typesKeyByKey('excluir cashback 1')
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Excluir')
  await compose('2')
  await pressConsumed('Enter', 'Enter')
  await pressConsumed('ArrowDown', 'ArrowDown')
  await pressConsumed('Escape', 'Escape')
  await expect.poll(() => composedKeys.length).toBe(7)
  await commit('2')
  await expect(operator.palette.getByRole('combobox')).toHaveValue('excluir cashback 12')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('12')
  // The same key, without a composition, runs the line.
  await operator.presses('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir cashback #12?')
  await operator.presses('n')

  // A list's field: Esc and ↓ leave it, but not during a composition.
  await operator.opens('/cashbacks')
  await expected.row('#250')
  const filter = operator.field('Descrição')
  await filter.focus()
  await compose('か')
  for (const key of ['Escape', 'ArrowDown', 'Enter']) await pressConsumed(key, key)
  await commit('か')
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('か')
  await expect(page).not.toHaveURL(/Cashback=/)
})

test('a megabyte pasted into a text field is cut at once, with a message [E11]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashbacks/cadastrar')
  const field = operator.field('Descrição')
  await field.click()
  await operator.pastes('x'.repeat(1024 * 1024))
  await page.keyboard.insertText('x'.repeat(1024 * 1024))
  await expect(field).toHaveValue('x'.repeat(100))
  // The message stays while the text is cut: whoever pastes is on the way to the next field already.
  await operator.presses('Tab')
  await expect(field).not.toBeFocused()
  await expected.text('O texto colado foi cortado em 100 caracteres.')
  await field.fill('x')
  await expected.noText('O texto colado foi cortado em 100 caracteres.')
  // A character of two code units is not halved: one unit stays free.
  await field.fill('')
  const text = `${'á'.repeat(99)}😀fim`
  await operator.pastes(text)
  await page.keyboard.insertText(text)
  await expect(field).toHaveValue('á'.repeat(99))
  await expected.text('O texto colado foi cortado em 100 caracteres.')
})

test('cells pasted over the list of recent commands are interpreted, and no recent command is highlighted', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.runs('linhas compactas')
  await operator.presses('Mod+K ArrowUp')
  await expect(operator.palette.getByText(/^Recentes$/)).toBeVisible()
  await operator.pastes('ID\tValor\n12\t5,00\n13\t7,00')
  await expect(operator.palette.getByRole('combobox')).toHaveValue('12, 13')
  await expect(operator.palette.getByText(/^Recentes$/)).toHaveCount(0)
  await expected.text(/^2 ids da coluna ID, de 2 colunas coladas/)
  await page.keyboard.press('Escape')
})
