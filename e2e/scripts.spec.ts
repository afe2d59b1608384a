/** Scripts recorded by key, mouse and palette, called by their name, taken back as one, and gone on with (Q). */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { Operator } from './operator.ts'
import { createScript } from './scripts-page.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('what is done by palette, key and mouse is recorded, named, called for pasted ids and taken back as one [Q1, Q2]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('a g')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  const [one = 0, two = 0, three = 0] = await fetchActiveCashbackIds(operator, 3)
  await operator.runOnRecord('desabilitar cashback', one)
  await expected.toast('Status atualizado')
  await operator.press('g l')
  await expected.path('/lojas')
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  // A reload ends nothing.
  await page.reload()
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  // Nor is it over before the script is kept.
  await page.reload()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  await operator.fill('Nome', 'Fechamento')
  await operator.click('Guardar')
  await expect(page.locator('footer').getByText('Gravando')).toHaveCount(0)
  await expected.toast('Roteiro guardado. Para executar: Fechamento 12, 15')
  await page.keyboard.press('Escape')

  await operator.typeLine(`fechamento para cada ${two}, ${three}`)
  await expect(operator.palette.getByText(`#${two}`).first()).toBeVisible()
  await operator.press('Enter')
  await operator.acceptDialog(
    `Executar “Fechamento ${two}, ${three}”? 3 comandos: desabilitar cashback ${two}; desabilitar cashback ${three}; ir para lojas`,
  )
  await expected.text('Roteiro concluído: 3 comandos')
  expect(await fetchActiveCashbackIds(operator)).not.toEqual(expect.arrayContaining([two]))
  await page.reload()
  await expected.row('#')
  await operator.press('Control+z')
  await operator.acceptDialog(
    `Desfazer “Fechamento ${two}, ${three}”? 2 comandos: habilitar cashback ${three}; habilitar cashback ${two}`,
  )
  await expected.text('2 desfeitos')
  expect(await fetchActiveCashbackIds(operator)).toEqual(expect.arrayContaining([two, three]))
  expect(await fetchActiveCashbackIds(operator)).not.toContain(one)
  await operator.press('Control+Shift+z')
  await operator.acceptDialog(
    `Executar “Fechamento ${two}, ${three}”? 3 comandos: desabilitar cashback ${two}; desabilitar cashback ${three}; ir para lojas`,
  )
  await expected.text('3 refeitos')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(7)
})

test('what was copied elsewhere is taken, and looked at before anything is sent', async ({
  page,
  operator,
  expected,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.openListSignedIn('/cashbacks')
  await createScript(operator, 'corte', 'desabilitar cashback {1}')
  await page.keyboard.press('Escape')
  const [one = 0, two = 0] = await fetchActiveCashbackIds(operator, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `ID\tNome\n${one}\ta\n${two}\tb\n`)
  await operator.runLine('corte para cada colado')
  await expect(operator.palette.getByRole('combobox')).toHaveValue(`corte ${one}, ${two}`)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('2 comandos')
  await operator.press('Enter')
  await operator.acceptDialog(
    `Executar “corte ${one}, ${two}”? 2 comandos: desabilitar cashback ${one}; desabilitar cashback ${two}`,
  )
  await expected.text('Roteiro concluído: 2 comandos')
})

test('a copied table is read row by row for a script with two places, and another one is refused', async ({
  page,
  operator,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.openListSignedIn('/cashbacks')
  await createScript(operator, 'fecho', 'desabilitar cashback {1}\nexcluir loja {2}')
  await operator.press('Escape')
  const [one = 0, two = 0] = await fetchActiveCashbackIds(operator, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Cashback\tLoja\n${one}\t30\n${two}\t31\n`)
  await operator.runLine('fecho para cada colado')
  const box = operator.palette.getByRole('combobox')
  await expect(box).toHaveValue(`fecho ${one}, 30, ${two}, 31`)
  await operator.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(
    `4 comandos: desabilitar cashback ${one}; excluir loja 30; desabilitar cashback ${two}; excluir loja 31`,
  )
  await operator.press('Escape')
  await operator.insertLine('fecho ')
  await operator.paste(`${one}\n${two}`)
  await expect(page.locator('footer').getByText('O roteiro tem 2 lugares: copie 2 números por linha')).toBeVisible()
  await expect(box).toHaveValue('fecho ')
})

test('rows of another list are not taken as the records of a script: it asks for their ids', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'corte', 'desabilitar cashback {1}')
  await operator.press('Escape')
  await operator.press('j Space')
  await operator.typeLine('corte')
  await expect(operator.palette.getByText('Diga os ids: corte 12, 15 · corte para cada colado')).toBeVisible()
  await operator.press('Enter')
  await expect(operator.palette).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await operator.press('Escape')
  await operator.press('g c')
  await expected.row('#')
  await operator.press('j Space')
  await operator.runLine('corte')
  await expect(page.getByRole('alertdialog')).toContainText(/^Executar “corte \d+”\? 1 comando: desabilitar cashback/)
})

test('a record changed since stays, and is named [P2]', async ({ operator, expected, platform }) => {
  platform.markWritten()
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'corte', 'desabilitar cashback {1}')
  await operator.page.keyboard.press('Escape')
  const [one = 0, two = 0] = await fetchActiveCashbackIds(operator, 2)
  await operator.runLine(`corte ${one}, ${two}`)
  await operator.acceptDialog(
    `Executar “corte ${one}, ${two}”? 2 comandos: desabilitar cashback ${one}; desabilitar cashback ${two}`,
  )
  await expected.text('Roteiro concluído: 2 comandos')
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const data = { id: two, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
  await operator.page.request.put(`${platform.url}/api${ATUALIZAR}`, { headers, data })
  await operator.press('Control+z')
  await operator.acceptDialog(
    `Desfazer “corte ${one}, ${two}”? 2 comandos: habilitar cashback ${two}; habilitar cashback ${one}`,
  )
  await expected.text(`1 desfeito, “habilitar cashback ${two}”: foi alterado depois`)
})

test('what a script did to a record before it deleted it is not offered to be taken back [P2]', async ({
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'corte', 'desabilitar cashback {1}\nexcluir cashback {1}')
  await operator.press('Escape')
  const [one = 0] = await fetchActiveCashbackIds(operator, 1)
  await operator.runLine(`corte ${one}`)
  await operator.acceptDialog(
    `Executar “corte ${one}”? 2 comandos: desabilitar cashback ${one}; excluir cashback ${one}`,
  )
  await expected.text('Roteiro concluído: 2 comandos')
  await expect(operator.page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await operator.press('Control+z')
  await expected.text(`“corte ${one}”: não há como desfazer`)
})

test('on a form ‘gravar’ saves it, and what it holds is never recorded [Q4]', async ({ page, operator, expected }) => {
  await operator.editRecord('/cashbacks/editar/249', 'Descrição')
  await operator.runLine('gravar roteiro')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  await operator.fill('Descrição', 'Segredo de ninguém')
  await operator.runLine('gravar')
  await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Segredo de ninguém' } })
  await expected.path('/cashbacks')
  const kept = await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('gravacao')))
  expect(kept.map(([, text]) => text).join()).not.toContain('Segredo')
  await operator.runLine('parar')
  await expected.toast('Gravação encerrada: nenhum comando foi gravado')
})

test('the question before a sign-out counts what goes on in another tab', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/lojas')
  const other = await page.context().newPage()
  await other.goto('/lojas')
  await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const there = new Operator(other, new URL(page.url()).origin)
  await there.press('a g')
  await there.press('g p')
  await expect(other.locator('footer').getByText('Gravando · 1 comando')).toBeVisible()
  await operator.runLine('sair')
  await operator.rejectDialog('Sair cancela uma gravação de 1 comando em outra aba.')
  await other.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await other.close()
  await operator.runLine('sair')
  await expected.path('/login')
})

test('on a phone the report of a script names what failed in full', async ({ page, operator, platform, watch }) => {
  watch.acceptProblem(/status of 409/)
  await page.setViewportSize({ width: 390, height: 844 })
  await platform.failCalls('deletar$', 409)
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'limpeza', 'excluir cashback {1}')
  await operator.press('Escape')
  await operator.runLine('limpeza 151, 152')
  await operator.acceptDialog('Executar “limpeza 151, 152”? 2 comandos: excluir cashback 151; excluir cashback 152')
  const line = page.getByRole('dialog').getByText('excluir cashback 152', { exact: true })
  await expect(line).toBeVisible()
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
})

test('what is left of a script after a reload is told by its steps and records [D7, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'faxina', 'excluir cashback {1}')
  await operator.press('Escape')
  await platform.addFault({ match: { path: 'deletar$', query: { id: '152' } }, times: 1, effect: { kind: 'hang' } })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=152'))
  await operator.runLine('faxina 151-154')
  await operator.acceptDialog(
    'Executar “faxina 151, 152, 153, 154”? 4 comandos: excluir cashback 151; excluir cashback 152; excluir cashback 153; excluir cashback 154',
  )
  await slow
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText('Retomar 2 restantes? Executar “faxina 151, 152, 153, 154”. De 1 não se sabe se foi feito.'),
  ).toBeVisible()
  await operator.click('Retomar')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Executar “faxina 151, 152, 153, 154”? 2 comandos: excluir cashback 153; excluir cashback 154',
  )
  await expect(question).toContainText('Fica de fora: excluir cashback 152 (não existe).')
  await expect(question).toContainText('#153')
  await operator.press('s')
  await expected.text('Roteiro concluído: 2 comandos')
})

test('what a release touches is looked at once for the whole script, and told in its question [Q2]', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/lojas')
  await createScript(operator, 'virada', 'liberar bônus {1}')
  await page.keyboard.press('Escape')
  const ledger = async (statusId: number) => {
    const { content } = (await operator.fetchJson(`/gestor/bonus?page=0&size=2&sort=id,DESC&statusId=${statusId}`)) as {
      content: { id: number }[]
    }
    return content.map(({ id }) => id)
  }
  const [one = 0, two = 0] = await ledger(1)
  const [done = 0] = await ledger(2)
  await operator.typeLine(`virada ${one}, ${two}, ${done}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('3 comandos')
  await operator.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 comandos')
  await expect(question).toContainText(`Fica de fora: liberar bônus ${done} (já liberado).`)
  await expect(question).toContainText(/Total.*R\$/)
  await expect(question).toContainText('Beneficiários')
  await operator.press('Escape')
  await expect(question).toHaveCount(0)
})
