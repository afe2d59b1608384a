/**
 * Several things asked for in one line: each goes by what the one before it has made of the screen
 * (commands/language/README §8).
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('what is exported is the part of the list that the line says, however long it takes to come', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/bonus')
  const release = await operator.holdRequests(/\/gestor\/bonus\?.*statusId=1/)
  await operator.typeLine('só os pendentes e exporta o csv')
  const proposed = operator.palette.getByRole('option')
  await expect(proposed.nth(0)).toContainText('Executar 2 comandos')
  await expect(proposed.nth(1)).toContainText('status pendente')
  await expect(proposed.nth(2)).toContainText('Exportar CSV desta página')
  const download = page.waitForEvent('download')
  await operator.press('Enter')
  await page.waitForURL(/statusId=1/)
  release()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => !line.includes('pendente'))).toEqual([])
  await expected.text('Roteiro concluído: 2 comandos')
})

test('a sum of a month is read of that month, and nothing is asked about it', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/auditoria/transacoes/tipo')
  await operator.runLine('soma do valor do mês passado')
  await page.waitForURL(/dataInicio=2026-10-01/)
  await expect(page.getByRole('complementary', { name: 'Leitura' })).toContainText('Provada')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // Nothing of it is to be taken back.
  await expected.text('Roteiro concluído: 2 comandos')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden()
})

test('what destroys among them is asked about as alone: Cancelar has the focus', async ({ page, operator, watch }) => {
  await operator.openListSignedIn('/cashbacks')
  for (const line of ['excluir loja 2', 'ir para produtos e excluir loja 2']) {
    await operator.runLine(line)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/excluir (a )?loja #?2/i)
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
  }
  expect(watch.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('their question names the records, and says of which nothing could be read', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  const stores = await operator.fetchRows<{ id: number; dscNome: string }>('/gestor/lojas/listar?page=0&size=2')
  const [one, other] = stores.map(({ id }) => id)
  await platform.addFault({
    match: { method: 'GET', path: `lojas/(visualizar/)?${other}$` },
    effect: { kind: 'status', status: 500, body: 'empty' },
  })
  const question = page.getByRole('alertdialog')
  for (const line of [
    `excluir loja ${one} e ir para produtos`,
    `excluir lojas ${one}, ${other}`,
    `excluir loja ${other}`,
    `excluir lojas ${one}`,
  ]) {
    await operator.typeLine(line)
    const reads = [one, other].filter((id) => line.includes(String(id)))
    for (const id of reads)
      await expect(operator.palette).toContainText(id === other ? 'não foi lido' : (stores[0]?.dscNome ?? ''))
    await operator.press('Enter')
    if (line.includes(String(one))) await expect(question).toContainText(stores[0]?.dscNome ?? '')
    if (line.includes(String(other))) await expect(question).toContainText(`Não lido antes: #${other}.`)
    else await expect(question).not.toContainText('Não lido')
    await operator.press('n')
  }
})

test('what is left out is told at their end, where nothing was asked', async ({ operator, expected, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/cashbacks')
  await operator.typeLine('excluir cashback 99999 e ir para lojas')
  await expect(operator.palette).toContainText('não existe')
  await operator.press('Enter')
  await expected.path('/lojas')
  await expected.text('Roteiro concluído: 1 comando. Fica de fora: excluir cashback 99999 (#99999 não existe)')
})

test('a sum of what is no amount is refused, and not told as done', async ({ operator }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.typeLine('somar id')
  await expect(operator.palette).toContainText("ID não é um valor: experimente 'contar por' ou 'descrever'")
})

test('an act among them is asked about, with all that is done', async ({ operator, expected, watch }) => {
  await operator.openListSignedIn('/cashbacks')
  const [{ id } = { id: 0 }] = await operator.fetchRows('/gestor/cashback/listar?page=0&size=5&STATUS_ID=1')
  await operator.runLine(`desabilita o ${id} e vai pras lojas`)
  await operator.acceptDialog(`Executar 2 comandos? desabilitar cashback ${id}; ir para lojas`)
  await expected.path('/lojas')
  expect(watch.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})
