/** A text that is no command finds records by their names, amounts, days and e-mails (commands/palette/hits/README). */
import { expect, test } from './fixtures.ts'

test('a name finds the record in every resource, in any order of its words, and Enter opens it', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos')
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(new URL(request.url()).search)))
  await operator.typesKeyByKey('fone preto')
  const hit = operator.palette.getByRole('option', { selected: true })
  await expect(hit).toContainText('Fone Bluetooth Onda X2 · preto')
  await expect(hit).toContainText(/#\d+.*R\$.*Ativo/)
  await expect(hit.locator('b')).toHaveText(['Fone', 'preto'])
  await expect(operator.palette.getByText('Bônus, pedidos e transações não se procuram por nome')).toBeVisible()
  // The rarest word is asked for, and the word as a name in no list that has no such filter.
  await expected.call('GET', '/gestor/produtos/listar', { query: { page: '0', size: '50', dscNome: 'preto' } })
  await expect.poll(() => expected.countCalls('GET', '/gestor/lojas/listar')).toBe(1)
  const before = sent.length
  await test.step('The same text is answered from the cache, and a longer one narrows it', async () => {
    await operator.typesKeyByKey('preto fone')
    await expect(hit).toContainText('Fone Bluetooth Onda X2 · preto')
    await operator.typesKeyByKey('preto fone blue')
    await expect(hit.locator('b')).toHaveText(['Fone', 'Blue', 'preto'])
    expect(sent.slice(before).filter((query) => query.includes('preto'))).toEqual([])
  })
  await operator.presses('Enter')
  await expect(page).toHaveURL(/\/produtos\/editar\/\d+$/)
  await expect(operator.field('Nome')).toHaveValue('Fone Bluetooth Onda X2 · preto')
})

test('more hits lead to the filtered list, and a list that cannot be searched is named in place', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 500 .*\/gestor\/lojas\/listar/)
  await platform.addFault({ match: { path: 'lojas/listar$' }, effect: { kind: 'status', status: 500 } })
  await operator.opensListSignedIn('/cashbacks')
  await operator.typesKeyByKey('mochila')
  await expect(operator.palette.getByText('Não foi possível procurar em lojas', { exact: true })).toBeVisible()
  await expect(operator.palette.getByText('Nenhum registro com')).toHaveCount(0)
  await operator.palette.getByRole('option', { name: /^mais \d+ em Produtos$/ }).click()
  await expect(page).toHaveURL(/\/produtos\?dscNome=mochila$/)
  await expected.row(/Mochila urbana/)
})

test('an amount, a day and an e-mail find records where a call can filter by them', async ({ operator, expected }) => {
  await operator.opensSignedIn('/perfil')
  const [user] = await operator.fetchRows<{ dscNome: string; dscEmail: string }>(
    '/gestor/estatisticas/usuarios?PAGE=0&SIZE=1&ORDER=nome,DESC',
  )
  await operator.typesKeyByKey('219,00')
  await expected.call('GET', '/auditoria/transacoes/valor', { query: { valorMinimo: '219', valorMaximo: '219' } })
  await expected.call('GET', '/gestor/rv-hub/listar', { query: { amount: '219' } })
  await operator.typesKeyByKey('20/11/2026')
  await expect(operator.palette.getByRole('option', { name: /^Cashback do pedido \d+ #\d+/ }).first()).toBeVisible()
  await operator.typesKeyByKey(user!.dscEmail)
  await expect(operator.palette.getByRole('option', { name: user!.dscNome })).toBeVisible()
})

test('Tab lists what can be done with a found record, and → shows it among its neighbours', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.typesKeyByKey('mochila outlet')
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Mochila urbana 22 L · outlet')
  const [id] = /#\d+/.exec(await operator.palette.getByRole('option', { selected: true }).innerText()) ?? []
  await operator.presses('Tab')
  await expect(operator.palette.getByRole('option', { name: 'Excluir…' })).toBeVisible()
  await page.keyboard.type('excl')
  await expect(operator.palette.getByRole('option')).toHaveCount(1)
  await operator.presses('Enter')
  await operator.rejectsDialog(`Excluir produto ${id}?`)
  await test.step('Escape goes back to the hits, and the list keeps its cursor on the record', async () => {
    await operator.typesKeyByKey('outlet mochila')
    await operator.presses('Tab')
    await expect(operator.palette.getByRole('combobox')).toHaveValue('')
    await operator.presses('Escape')
    await expect(operator.palette.getByRole('combobox')).toHaveValue('outlet mochila')
    await operator.presses('ArrowRight')
    await expect(page).toHaveURL(/\/produtos\?dscNome=mochila$/)
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText('Mochila urbana 22 L · outlet')
    await expect(page.getByRole('grid')).toBeFocused()
  })
  await test.step('Of a list without a filter by name its page in the order of names', async () => {
    await operator.typesKeyByKey('on-line alecrim')
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Perfumaria Alecrim On-line')
    await operator.presses('ArrowRight')
    await expect(page).toHaveURL(/\/lojas\?.*ordem=dscNome(,|%2C)ASC/)
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText('Perfumaria Alecrim On-line')
  })
})

test('the records that the operator had lately stand in the first list and come first among hits', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/lojas/editar/7')
  await expect(operator.field('Nome')).not.toHaveValue('')
  const name = await operator.field('Nome').inputValue()
  await operator.opensList('/cashbacks')
  await operator.runs('ver cashback 12')
  await expect(page.getByRole('dialog', { name: 'Cashback #12' })).toBeVisible()
  await operator.opens('/perfil')
  await operator.typesKeyByKey('')
  const options = operator.palette.getByRole('option')
  await expect(options.nth(0)).toContainText('#12')
  await expect(options.nth(1)).toContainText(`${name}#7`)
  await operator.typesKeyByKey(name)
  await expect(operator.palette.getByText('Registros recentes')).toBeVisible()
  await expect(options.first()).toContainText(`${name}#7`)
  await operator.presses('Enter')
  await expected.path('/lojas/editar/7')
  await test.step('A deleted record is no longer offered', async () => {
    await operator.runs('excluir cashback 12')
    await operator.acceptsDialog('Excluir cashback #12?')
    await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: '12' } })
    // The record leaves the list when the response has come.
    await expected.toast('Excluído com sucesso')
    await operator.opens('/perfil')
    await operator.typesKeyByKey('')
    await expect(options.first()).toContainText(`${name}#7`)
    await expect(options.nth(1)).toContainText('excluir cashback')
  })
})
