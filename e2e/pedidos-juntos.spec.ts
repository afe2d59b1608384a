/**
 * Several things asked for in one line: each goes by what the one before it has made of the screen
 * (commands/language/README §8).
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

test('what is exported is the part of the list that the line says, however long it takes to come', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/bonus')
  const release = await operador.segura(/\/gestor\/bonus\?.*statusId=1/)
  await operador.digita('só os pendentes e exporta o csv')
  const proposed = operador.paleta.getByRole('option')
  await expect(proposed.nth(0)).toContainText('Executar 2 comandos')
  await expect(proposed.nth(1)).toContainText('status pendente')
  await expect(proposed.nth(2)).toContainText('Exportar CSV desta página')
  const download = page.waitForEvent('download')
  await operador.tecla('Enter')
  await page.waitForURL(/statusId=1/)
  release()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => !line.includes('pendente'))).toEqual([])
  await espera.texto('Roteiro concluído: 2 comandos')
})

test('a sum of a month is read of that month, and nothing is asked about it', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/auditoria/transacoes/tipo')
  await operador.manda('soma do valor do mês passado')
  await page.waitForURL(/dataInicio=2026-10-01/)
  await expect(page.getByRole('complementary', { name: 'Leitura' })).toContainText('Provada')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // Nothing of it is to be taken back.
  await espera.texto('Roteiro concluído: 2 comandos')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden()
})

test('what destroys among them is asked about as alone: Cancelar has the focus', async ({ page, operador, vigia }) => {
  await operador.entraNaLista('/cashbacks')
  for (const line of ['excluir loja 2', 'ir para produtos e excluir loja 2']) {
    await operador.manda(line)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/excluir (a )?loja #?2/i)
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
  }
  expect(vigia.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('their question names the records, and says of which nothing could be read', async ({
  page,
  operador,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  const stores = await operador.lista<{ id: number; dscNome: string }>('/gestor/lojas/listar?page=0&size=2')
  const [one, other] = stores.map(({ id }) => id)
  await plataforma.fault({
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
    await operador.digita(line)
    const reads = [one, other].filter((id) => line.includes(String(id)))
    for (const id of reads)
      await expect(operador.paleta).toContainText(id === other ? 'não foi lido' : (stores[0]?.dscNome ?? ''))
    await operador.tecla('Enter')
    if (line.includes(String(one))) await expect(question).toContainText(stores[0]?.dscNome ?? '')
    if (line.includes(String(other))) await expect(question).toContainText(`Não lido antes: #${other}.`)
    else await expect(question).not.toContainText('Não lido')
    await operador.tecla('n')
  }
})

test('what is left out is told at their end, where nothing was asked', async ({ operador, espera, vigia }) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  await operador.digita('excluir cashback 99999 e ir para lojas')
  await expect(operador.paleta).toContainText('não existe')
  await operador.tecla('Enter')
  await espera.caminho('/lojas')
  await espera.texto('Roteiro concluído: 1 comando. Fica de fora: excluir cashback 99999 (#99999 não existe)')
})

test('a sum of what is no amount is refused, and not told as done', async ({ operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.digita('somar id')
  await expect(operador.paleta).toContainText("ID não é um valor: experimente 'contar por' ou 'descrever'")
})

test('an act among them is asked about, with all that is done', async ({ operador, espera, vigia }) => {
  await operador.entraNaLista('/cashbacks')
  const [{ id } = { id: 0 }] = await operador.lista('/gestor/cashback/listar?page=0&size=5&STATUS_ID=1')
  await operador.manda(`desabilita o ${id} e vai pras lojas`)
  await operador.confirma(`Executar 2 comandos? desabilitar cashback ${id}; ir para lojas`)
  await espera.caminho('/lojas')
  expect(vigia.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})
