/** Actions undone and redone by key, by phrase, by the notice and in the history (commands/execution/README §1). */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

async function isActive(operator: Operator, id: number): Promise<boolean> {
  return (await fetchActiveCashbackIds(operator, 500)).includes(id)
}

/** Reads the stock of product 12. */
const fetchStock = async (operator: Operator) =>
  ((await operator.fetchJson('/gestor/produtos/12/estoque')) as { quantidade: number }).quantidade

test('Ctrl+Z undoes the last action, Ctrl+Shift+Z redoes it, the notice and the phrase undo it as well, and a field keeps its own [P1, P3]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  await test.step('With nothing to undo ‘desfazer’ says so, and never resets the columns', async () => {
    await operator.types('desfazer')
    await expect(operator.palette.getByText('Nada para desfazer')).toBeVisible()
    await expect(operator.palette.getByRole('option', { name: /Colunas padrão/ })).toBeVisible()
    await expect(operator.palette.getByRole('option', { selected: true })).toHaveCount(0)
    await operator.presses('Escape')
  })
  const [id = 0] = await fetchActiveCashbackIds(operator, 1)
  await operator.runsOnRecord('desabilitar cashback', id)
  await expected.toast('Status atualizado')
  expect(await isActive(operator, id)).toBe(false)
  await operator.presses('Control+z')
  await expected.text(`Desfeito: desabilitar cashback ${id}`)
  expect(await isActive(operator, id)).toBe(true)
  await operator.presses('Control+Shift+z')
  await expected.text(`Refeito: desabilitar cashback ${id}`)
  expect(await isActive(operator, id)).toBe(false)
  await operator.runs('desfazer')
  await expect.poll(() => isActive(operator, id)).toBe(true)
  await operator.runsOnRecord('desabilitar cashback', id)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => isActive(operator, id)).toBe(true)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(6)
  await test.step('In a field Ctrl+Z belongs to the field', async () => {
    await operator.runsOnRecord('desabilitar cashback', id)
    await expect.poll(() => isActive(operator, id)).toBe(false)
    await operator.runs('ir para planos')
    const name = operator.field('Nome')
    await name.focus()
    await page.keyboard.type('ouro')
    await operator.presses('Control+z')
    await expect(name).not.toHaveValue('ouro')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(7)
  })
})

test('an undo in two tabs at once is sent once, and nobody is asked whether to send it again [P1, O1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/lojas')
  const [id = 0] = await fetchActiveCashbackIds(operator, 1)
  const tab = await page.context().newPage()
  await tab.goto('/lojas')
  const otherOperator = new Operator(tab, platform.url)
  await expect(otherOperator.row('#')).toBeVisible()
  await operator.runsOnRecord('desabilitar cashback', id)
  await expected.toast('Status atualizado')
  await platform.addFault({ match: { path: 'atualizar$' }, effect: { kind: 'latency', ms: 4000 } })
  await operator.presses('Control+z')
  await expect.poll(() => expected.countCalls('PUT', ATUALIZAR)).toBe(2)
  await otherOperator.presses('Control+z')
  await expect(tab.getByText('Nada mais foi enviado: o mesmo já está a caminho.').first()).toBeVisible()
  await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  await expected.text(`Desfeito: desabilitar cashback ${id}`)
  expect(await isActive(operator, id)).toBe(true)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(2)
  await otherOperator.presses('Control+z')
  await expect(tab.getByText('Nada para desfazer').first()).toBeVisible()
})

test('a stock is undone by phrase, redone, and undone again from the history; viewing it is no step [P1]', async ({
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos')
  const before = await fetchStock(operator)
  await operator.runs(`ajustar estoque do produto 12 para ${before + 5}`)
  await operator.acceptsDialog(`Ajustar o estoque do produto #12 para ${before + 5}?`)
  await expected.toast('Estoque ajustado')
  await operator.runs('ver estoque do produto 12')
  await expected.toast(`Estoque do produto #12: ${before + 5}`)
  await operator.runs('desfazer')
  await expect.poll(() => fetchStock(operator)).toBe(before)
  await operator.runs('refazer')
  await expect.poll(() => fetchStock(operator)).toBe(before + 5)
  await operator.runs('histórico de comandos')
  await operator.clicks(`Desfazer: ajustar estoque do produto 12 para ${before}`)
  await expect.poll(() => fetchStock(operator)).toBe(before)
})

test('each of two actions is undone by its own notice, a bulk job too, and none is offered after it was undone, also by phrase [P1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  const [firstId = 0, secondId = 0, thirdId = 0, fourthId = 0] = await fetchActiveCashbackIds(operator, 4)
  await operator.runsOnRecord('desabilitar cashback', firstId)
  await operator.runsOnRecord('desabilitar cashback', secondId)
  await operator.runs(`desabilitar cashback ${thirdId}, ${fourthId}`)
  await operator.acceptsDialog(`Desabilitar 2 cashbacks? #${thirdId}, #${fourthId}`)
  await expected.toast('2 cashbacks desabilitados')
  const buttons = page.getByRole('button', { name: 'Desfazer' })
  await expect(buttons).toHaveCount(3)
  await buttons.last().click()
  await expect.poll(() => isActive(operator, firstId)).toBe(true)
  await expect(buttons).toHaveCount(2)
  await operator.presses('Control+z')
  await operator.acceptsDialog(`Habilitar 2 cashbacks? #${thirdId}, #${fourthId}`)
  await expected.toast('2 desfeitos')
  await expect(buttons).toHaveCount(1)
  await buttons.click()
  await expect.poll(() => isActive(operator, secondId)).toBe(true)
  await expect(buttons).toHaveCount(0)
  expect(await fetchActiveCashbackIds(operator, 500)).toEqual(
    expect.arrayContaining([firstId, secondId, thirdId, fourthId]),
  )
  await test.step('A script undone by phrase', async () => {
    const calls = expected.countCalls('PUT', ATUALIZAR)
    await operator.runs(`desabilitar cashback ${firstId}; desabilitar cashback ${secondId}`)
    await operator.acceptsDialog(
      `Executar 2 comandos? desabilitar cashback ${firstId}; desabilitar cashback ${secondId}`,
    )
    await expected.toast('Roteiro concluído: 2 comandos')
    await operator.runs('desfazer')
    await operator.acceptsDialog(`Desfazer 2 comandos? habilitar cashback ${secondId}; habilitar cashback ${firstId}`)
    await expected.toast('2 desfeitos')
    await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
    // A notice with the same text may be there from before.
    await expect.poll(() => expected.countCalls('PUT', ATUALIZAR)).toBe(calls + 4)
  })
})

test('undo reverts only what was changed, also after a reload [P1, P3]', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/lojas')
  const [firstId = 0, secondId = 0, thirdId = 0] = await fetchActiveCashbackIds(operator, 3)
  await operator.runsOnRecord('desabilitar cashback', secondId)
  await expected.toast('Status atualizado')
  await operator.typesKeyByKey(`desabilitar cashback ${firstId}, ${secondId}, ${thirdId}`)
  await expect(operator.palette.getByText('já Inativo').first()).toBeVisible()
  await operator.presses('Enter')
  await operator.acceptsDialog(`Desabilitar 2 cashbacks? #${firstId}, #${thirdId}`)
  await expected.text('2 cashbacks desabilitados')
  await page.reload()
  await expected.row('#')
  await operator.presses('Control+z')
  await operator.acceptsDialog(`Habilitar 2 cashbacks? #${firstId}, #${thirdId}`)
  await expected.text('2 desfeitos')
  expect(await fetchActiveCashbackIds(operator, 500)).toEqual(expect.arrayContaining([firstId, thirdId]))
  expect(await isActive(operator, secondId)).toBe(false)
})

test('the finished part of a bulk job interrupted by a reload is in the history, and can be undone [D7, P1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/lojas')
  const [firstId = 0, secondId = 0, thirdId = 0, fourthId = 0] = await fetchActiveCashbackIds(operator, 4)
  await platform.addFault({ match: { path: 'atualizar$', nth: 3 }, times: 1, effect: { kind: 'hang' } })
  const third = page.waitForRequest((request) => Boolean(request.postData()?.includes(`"id":${thirdId},`)))
  await operator.runs(`desabilitar cashback ${firstId}, ${secondId}, ${thirdId}, ${fourthId}`)
  await operator.acceptsDialog(`Desabilitar 4 cashbacks? #${firstId}, #${secondId}, #${thirdId}, #${fourthId}`)
  await third
  await page.reload()
  await expected.text('Retomar 1 restante? Desabilitar cashback. De 1 não se sabe se foi feito.')
  await operator.runs('histórico de comandos')
  await expect(page.getByRole('dialog')).toContainText('2 desabilitados, de 1 não se sabe, 1 não enviado')
  await operator.presses('Escape')
  await operator.presses('Control+z')
  await operator.acceptsDialog(`Habilitar 3 cashbacks? #${firstId}, #${secondId}, #${thirdId}`)
  // The third got no response: it already has the state that undo wants.
  await expected.text('3 desfeitos')
  expect(await fetchActiveCashbackIds(operator, 500)).toEqual(
    expect.arrayContaining([firstId, secondId, thirdId, fourthId]),
  )
})

test('of several records one that another person changed meanwhile stays and is named, also by redo [P2, P3]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  platform.markWritten()
  await operator.opensListSignedIn('/cashbacks')
  const ids = await fetchActiveCashbackIds(operator, 3)
  const [firstId = 0, secondId = 0, thirdId = 0] = ids
  const formatIds = (numbers: readonly number[]) => numbers.map((id) => `#${id}`).join(', ')
  const headers = { Authorization: `Bearer ${await operator.fetchToken('auditor@gestor.test')}` }
  const editElsewhere = async (id: number, statusId: number) => {
    const data = { id, statusId, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
    await operator.page.request.put(`${platform.url}/api${ATUALIZAR}`, { headers, data })
  }
  await operator.runs(`desabilitar cashback ${ids.join(', ')}`)
  await operator.acceptsDialog(`Desabilitar 3 cashbacks? ${formatIds(ids)}`)
  await expected.text('3 cashbacks desabilitados')
  await editElsewhere(secondId, 1)
  await operator.presses('Control+z')
  await operator.acceptsDialog(`Habilitar 3 cashbacks? ${formatIds(ids)}`)
  await expected.text(`2 desfeitos, #${secondId} foi alterado depois`)
  await operator.clicks('Ver relatório')
  const report = page.getByRole('dialog', { name: '2 desfeitos' })
  await expect(report).toContainText('Foi alterado depois')
  await operator.presses('Escape')
  await editElsewhere(firstId, 2)
  await operator.presses('Control+Shift+z')
  await operator.acceptsDialog(`Desabilitar 2 cashbacks? ${formatIds([firstId, thirdId])}`)
  await expected.text(`1 refeito, #${firstId} foi alterado depois`)
  expect(await isActive(operator, secondId)).toBe(true)
  expect(await isActive(operator, thirdId)).toBe(false)
  await editElsewhere(thirdId, 1)
  await operator.presses('Control+z')
  await expected.text(/foi alterado depois, não foi desfeito\. Cashback #\d+ já está ativo/)
})

test('a deletion cannot be undone, and no older action is undone in its place [P2]', async ({
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/lojas')
  const [id = 0, otherId = 0] = await fetchActiveCashbackIds(operator, 2)
  await operator.runsOnRecord('desabilitar cashback', id)
  await expected.toast('Status atualizado')
  // Even before its response arrives.
  await platform.delayCalls('deletar', 800)
  await operator.runsOnRecord('excluir cashback', otherId)
  await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: String(otherId) } })
  await operator.presses('Control+z')
  await expected.text(`“excluir cashback ${otherId}”: não há como desfazer`)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(1)
})

test('the save of a form is undone by key and redone, also after a reload, and left alone after another person’s change [P1, P2, P3]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const FIRST = 'Antes do teste'
  await operator.editsRecord('/cashbacks/editar/249', 'Descrição', FIRST)
  await operator.clicks('Atualizar')
  await expected.path('/cashbacks')
  await expected.row(FIRST)
  await operator.runs('editar cashback 249')
  await expect(operator.field('Descrição')).toHaveValue(FIRST)
  await operator.fills('Descrição', 'Depois do teste')
  await operator.clicks('Atualizar')
  await expected.path('/cashbacks')
  await expected.row('Depois do teste')
  await page.reload()
  await expected.row('Depois do teste')
  await operator.presses('Control+z')
  await expected.text('Desfeito: salvar cashback 249')
  await expected.row(FIRST)
  await operator.presses('Control+Shift+z')
  await expected.text('Refeito: salvar cashback 249')
  await expected.row('Depois do teste')
  await operator.runs('histórico de comandos')
  await operator.clicks('Desfazer: repor cashback 249')
  await expected.row(FIRST)
  await test.step('Another person’s change', async () => {
    await operator.runs('editar cashback 249')
    await expect(operator.field('Descrição')).toHaveValue(FIRST)
    await operator.fills('Descrição', 'Mais uma vez')
    await operator.clicks('Atualizar')
    await expected.row('Mais uma vez')
    platform.markWritten()
    const headers = { Authorization: `Bearer ${await operator.fetchToken('auditor@gestor.test')}` }
    const data = { id: 249, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
    await operator.page.request.put(`${platform.url}/api${ATUALIZAR}`, { headers, data })
    const before = expected.countCalls('PUT', ATUALIZAR)
    await operator.presses('Control+z')
    await expected.toast('Cashback #249 foi alterado depois (Descrição): nada foi enviado')
    expect(expected.countCalls('PUT', ATUALIZAR)).toBe(before)
  })
})
