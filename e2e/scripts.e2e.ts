/** Scripts recorded by key, mouse and palette, called by their name, undone as one, and continued (Q). */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { Operator } from './operator.ts'
import { createScript } from './scripts-page.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('commands by palette, key and mouse are recorded, named, called for pasted ids and undone as one [Q1, Q2]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('a g')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  const [firstId = 0, secondId = 0, thirdId = 0] = await fetchActiveCashbackIds(operator, 3)
  await operator.runsOnRecord('desabilitar cashback', firstId)
  await expected.toast('Status atualizado')
  await operator.presses('g l')
  await expected.path('/lojas')
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  // A reload does not end the recording.
  await page.reload()
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  // The recording lasts until the script is saved.
  await page.reload()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  await operator.fills('Nome', 'Fechamento')
  await operator.clicks('Guardar')
  await expect(page.locator('footer').getByText('Gravando')).toHaveCount(0)
  await expected.toast('Roteiro guardado. Para executar: Fechamento 12, 15')
  await page.keyboard.press('Escape')

  await operator.typesKeyByKey(`fechamento para cada ${secondId}, ${thirdId}`)
  await expect(operator.palette.getByText(`#${secondId}`).first()).toBeVisible()
  await operator.presses('Enter')
  await operator.acceptsDialog(
    `Executar “Fechamento ${secondId}, ${thirdId}”? 3 comandos: desabilitar cashback ${secondId}; desabilitar cashback ${thirdId}; ir para lojas`,
  )
  await expected.text('Roteiro concluído: 3 comandos')
  expect(await fetchActiveCashbackIds(operator)).not.toEqual(expect.arrayContaining([secondId]))
  await page.reload()
  await expected.row('#')
  await operator.presses('Control+z')
  await operator.acceptsDialog(
    `Desfazer “Fechamento ${secondId}, ${thirdId}”? 2 comandos: habilitar cashback ${thirdId}; habilitar cashback ${secondId}`,
  )
  await expected.text('2 desfeitos')
  expect(await fetchActiveCashbackIds(operator)).toEqual(expect.arrayContaining([secondId, thirdId]))
  expect(await fetchActiveCashbackIds(operator)).not.toContain(firstId)
  await operator.presses('Control+Shift+z')
  await operator.acceptsDialog(
    `Executar “Fechamento ${secondId}, ${thirdId}”? 3 comandos: desabilitar cashback ${secondId}; desabilitar cashback ${thirdId}; ir para lojas`,
  )
  await expected.text('3 refeitos')
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(7)
})

test('ids copied elsewhere are used, and a table row by row, previewed before anything is sent; another table is refused', async ({
  page,
  operator,
  expected,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.opensListSignedIn('/cashbacks')
  await createScript(operator, 'corte', 'desabilitar cashback {1}')
  await page.keyboard.press('Escape')
  const [firstId = 0, secondId = 0] = await fetchActiveCashbackIds(operator, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `ID\tNome\n${firstId}\ta\n${secondId}\tb\n`)
  await operator.runs('corte para cada colado')
  await expect(operator.palette.getByRole('combobox')).toHaveValue(`corte ${firstId}, ${secondId}`)
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('2 comandos')
  await operator.presses('Enter')
  await operator.acceptsDialog(
    `Executar “corte ${firstId}, ${secondId}”? 2 comandos: desabilitar cashback ${firstId}; desabilitar cashback ${secondId}`,
  )
  await expected.text('Roteiro concluído: 2 comandos')
  await test.step('A copied table, for a script with two placeholders', async () => {
    await createScript(operator, 'fecho', 'desabilitar cashback {1}\nexcluir loja {2}')
    await operator.presses('Escape')
    const [thirdId = 0, fourthId = 0] = await fetchActiveCashbackIds(operator, 2)
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Cashback\tLoja\n${thirdId}\t30\n${fourthId}\t31\n`,
    )
    await operator.runs('fecho para cada colado')
    const box = operator.palette.getByRole('combobox')
    await expect(box).toHaveValue(`fecho ${thirdId}, 30, ${fourthId}, 31`)
    await operator.presses('Enter')
    await expect(page.getByRole('alertdialog')).toContainText(
      `4 comandos: desabilitar cashback ${thirdId}; excluir loja 30; desabilitar cashback ${fourthId}; excluir loja 31`,
    )
    await operator.presses('Escape')
    await operator.types('fecho ')
    await operator.pastes(`${thirdId}\n${fourthId}`)
    await expect(page.locator('footer').getByText('O roteiro tem 2 lugares: copie 2 números por linha')).toBeVisible()
    await expect(box).toHaveValue('fecho ')
  })
})

test('a record that a script deleted or that was changed in the meantime stays when the script is undone, and is named [P2]', async ({
  operator,
  expected,
  platform,
}) => {
  platform.markWritten()
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'faxina', 'desabilitar cashback {1}\nexcluir cashback {1}')
  await operator.presses('Escape')
  const [firstId = 0] = await fetchActiveCashbackIds(operator, 1)
  await operator.runs(`faxina ${firstId}`)
  await operator.acceptsDialog(
    `Executar “faxina ${firstId}”? 2 comandos: desabilitar cashback ${firstId}; excluir cashback ${firstId}`,
  )
  await expected.text('Roteiro concluído: 2 comandos')
  await expect(operator.page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await operator.presses('Control+z')
  await expected.text(`“faxina ${firstId}”: não há como desfazer`)
  // The next script ends with the same notice as this one.
  await operator.presses('a v')
  await expected.noText('Roteiro concluído: 2 comandos')
  await test.step('A record changed in the meantime', async () => {
    await createScript(operator, 'corte', 'desabilitar cashback {1}')
    await operator.page.keyboard.press('Escape')
    const [changedId = 0, secondId = 0] = await fetchActiveCashbackIds(operator, 2)
    await operator.runs(`corte ${changedId}, ${secondId}`)
    await operator.acceptsDialog(
      `Executar “corte ${changedId}, ${secondId}”? 2 comandos: desabilitar cashback ${changedId}; desabilitar cashback ${secondId}`,
    )
    await expected.text('Roteiro concluído: 2 comandos')
    const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
    const data = { id: secondId, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
    await operator.page.request.put(`${platform.url}/api${ATUALIZAR}`, { headers, data })
    await operator.presses('Control+z')
    await operator.acceptsDialog(
      `Desfazer “corte ${changedId}, ${secondId}”? 2 comandos: habilitar cashback ${secondId}; habilitar cashback ${changedId}`,
    )
    await expected.text(`1 desfeito, “habilitar cashback ${secondId}”: foi alterado depois`)
  })
})

test('the effect of a script is looked up once and shown in its confirmation, and rows of another list are not its records [Q2]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'virada', 'liberar bônus {1}')
  await page.keyboard.press('Escape')
  const fetchIdsByStatus = async (statusId: number) => {
    const { content } = (await operator.fetchJson(`/gestor/bonus?page=0&size=2&sort=id,DESC&statusId=${statusId}`)) as {
      content: { id: number }[]
    }
    return content.map(({ id }) => id)
  }
  const [firstId = 0, secondId = 0] = await fetchIdsByStatus(1)
  const [releasedId = 0] = await fetchIdsByStatus(2)
  await operator.typesKeyByKey(`virada ${firstId}, ${secondId}, ${releasedId}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('3 comandos')
  await operator.presses('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('2 comandos')
  await expect(confirmation).toContainText(`Fica de fora: liberar bônus ${releasedId} (já liberado).`)
  await expect(confirmation).toContainText(/Total.*R\$/)
  await expect(confirmation).toContainText('Beneficiários')
  await operator.presses('Escape')
  await expect(confirmation).toHaveCount(0)
  await test.step('It asks for the ids', async () => {
    await createScript(operator, 'corte', 'desabilitar cashback {1}')
    await operator.presses('Escape')
    await operator.presses('j Space')
    await operator.typesKeyByKey('corte')
    await expect(operator.palette.getByText('Diga os ids: corte 12, 15 · corte para cada colado')).toBeVisible()
    await operator.presses('Enter')
    await expect(operator.palette).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await operator.presses('Escape')
    await operator.presses('g c')
    await expected.row('#')
    await operator.presses('j Space')
    await operator.runs('corte')
    await expect(page.getByRole('alertdialog')).toContainText(/^Executar “corte \d+”\? 1 comando: desabilitar cashback/)
  })
})

test('on a form ‘gravar’ saves it, and its content is never recorded [Q4]', async ({ page, operator, expected }) => {
  await operator.editsRecord('/cashbacks/editar/249', 'Descrição')
  await operator.runs('gravar roteiro')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  await operator.fills('Descrição', 'Segredo de ninguém')
  await operator.runs('gravar')
  await expected.call('PUT', ATUALIZAR, { body: { dscCashback: 'Segredo de ninguém' } })
  await expected.path('/cashbacks')
  const recordings = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => key.includes('gravacao')),
  )
  expect(recordings.map(([, text]) => text).join()).not.toContain('Segredo')
  await operator.runs('parar')
  await expected.toast('Gravação encerrada: nenhum comando foi gravado')
})

test('the confirmation of a sign-out counts the work of other tabs', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/lojas')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/lojas')
  await expect(otherTab.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const otherOperator = new Operator(otherTab, new URL(page.url()).origin)
  await otherOperator.presses('a g')
  await otherOperator.presses('g p')
  await expect(otherTab.locator('footer').getByText('Gravando · 1 comando')).toBeVisible()
  await operator.runs('sair')
  await operator.rejectsDialog('Sair cancela uma gravação de 1 comando em outra aba.')
  await otherTab.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await otherTab.close()
  await operator.runs('sair')
  await expected.path('/login')
})

test('on a phone the report of a script names the failures in full', async ({ page, operator, platform, watch }) => {
  watch.acceptProblem(/status of 409/)
  await page.setViewportSize({ width: 390, height: 844 })
  await platform.failCalls('deletar$', 409)
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'limpeza', 'excluir cashback {1}')
  await operator.presses('Escape')
  await operator.runs('limpeza 151, 152')
  await operator.acceptsDialog('Executar “limpeza 151, 152”? 2 comandos: excluir cashback 151; excluir cashback 152')
  const line = page.getByRole('dialog').getByText('excluir cashback 152', { exact: true })
  await expect(line).toBeVisible()
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
})

test('the rest of a script after a reload is described by its steps and records [D7, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'faxina', 'excluir cashback {1}')
  await operator.presses('Escape')
  await platform.addFault({ match: { path: 'deletar$', query: { id: '152' } }, times: 1, effect: { kind: 'hang' } })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=152'))
  await operator.runs('faxina 151-154')
  await operator.acceptsDialog(
    'Executar “faxina 151, 152, 153, 154”? 4 comandos: excluir cashback 151; excluir cashback 152; excluir cashback 153; excluir cashback 154',
  )
  await slow
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText('Retomar 2 restantes? Executar “faxina 151, 152, 153, 154”. De 1 não se sabe se foi feito.'),
  ).toBeVisible()
  await operator.clicks('Retomar')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(
    'Executar “faxina 151, 152, 153, 154”? 2 comandos: excluir cashback 153; excluir cashback 154',
  )
  await expect(confirmation).toContainText('Fica de fora: excluir cashback 152 (não existe).')
  await expect(confirmation).toContainText('#153')
  await operator.presses('s')
  await expected.text('Roteiro concluído: 2 comandos')
})
