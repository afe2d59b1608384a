/**
 * Several requests in one line: each starts from the screen as the one before has left it (commands/language/README
 * §8).
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('the export has the part of the list that the line names, however long it takes to load', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  const release = await operator.holdsRequests(/\/gestor\/bonus\?.*statusId=1/)
  await operator.typesKeyByKey('só os pendentes e exporta o csv')
  const proposed = operator.palette.getByRole('option')
  await expect(proposed.nth(0)).toContainText('Executar 2 comandos')
  await expect(proposed.nth(1)).toContainText('status pendente')
  await expect(proposed.nth(2)).toContainText('Exportar CSV desta página')
  const download = page.waitForEvent('download')
  await operator.presses('Enter')
  await page.waitForURL(/statusId=1/)
  release()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => !line.includes('pendente'))).toEqual([])
  await expected.text('Roteiro concluído: 2 comandos')
})

test('a sum of a month is read for that month, without a confirmation', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/auditoria/transacoes/tipo')
  await operator.runs('soma do valor do mês passado')
  await page.waitForURL(/dataInicio=2026-10-01/)
  await expect(page.getByRole('complementary', { name: 'Leitura' })).toContainText('Provada')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // None of it can be undone.
  await expected.text('Roteiro concluído: 2 comandos')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden()
})

test('their confirmation names the records, and says which of them could not be read', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  const stores = await operator.fetchRows<{ id: number; dscNome: string }>('/gestor/lojas/listar?page=0&size=2')
  const [firstId, secondId] = stores.map(({ id }) => id)
  await platform.addFault({
    match: { method: 'GET', path: `lojas/(visualizar/)?${secondId}$` },
    effect: { kind: 'status', status: 500, body: 'empty' },
  })
  const confirmation = page.getByRole('alertdialog')
  for (const line of [
    `excluir loja ${firstId} e ir para produtos`,
    `excluir lojas ${firstId}, ${secondId}`,
    `excluir loja ${secondId}`,
    `excluir lojas ${firstId}`,
  ]) {
    await operator.typesKeyByKey(line)
    const reads = [firstId, secondId].filter((id) => line.includes(String(id)))
    for (const id of reads)
      await expect(operator.palette).toContainText(id === secondId ? 'não foi lido' : (stores[0]?.dscNome ?? ''))
    await operator.presses('Enter')
    if (line.includes(String(firstId))) await expect(confirmation).toContainText(stores[0]?.dscNome ?? '')
    if (line.includes(String(secondId))) await expect(confirmation).toContainText(`Não lido antes: #${secondId}.`)
    else await expect(confirmation).not.toContainText('Não lido')
    await operator.presses('n')
  }
})

test('a destructive command among them is confirmed as alone, a writing one with everything that will be done, and skipped records are reported', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  for (const line of ['excluir loja 2', 'ir para produtos e excluir loja 2']) {
    await operator.runs(line)
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation).toContainText(/excluir (a )?loja #?2/i)
    await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(confirmation).toBeHidden()
  }
  expect(watch.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await test.step('A sum of a column without amounts is refused, and not reported as done', async () => {
    await operator.typesKeyByKey('somar id')
    await expect(operator.palette).toContainText("ID não é um valor: experimente 'contar por' ou 'descrever'")
  })
  await test.step('A writing command', async () => {
    const [{ id } = { id: 0 }] = await operator.fetchRows('/gestor/cashback/listar?page=0&size=5&STATUS_ID=1')
    await operator.runs(`desabilita o ${id} e vai pras lojas`)
    await operator.acceptsDialog(`Executar 2 comandos? desabilitar cashback ${id}; ir para lojas`)
    await expected.path('/lojas')
    expect(watch.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  })
  await test.step('Skipped records, if nothing was asked', async () => {
    await operator.typesKeyByKey('excluir cashback 99999 e ir para lojas')
    await expect(operator.palette).toContainText('não existe')
    await operator.presses('Enter')
    await expected.path('/lojas')
    await expected.text('Roteiro concluído: 1 comando. Fica de fora: excluir cashback 99999 (#99999 não existe)')
  })
})
