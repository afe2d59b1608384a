/** Scripts recorded by key, mouse and palette, called by their name, taken back as one, and gone on with (Q). */
import { activeCashbacks } from './cashbacks.ts'
import { Operador } from './operador.ts'
import { guarda } from './roteiros.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('what is done by palette, key and mouse is recorded, named, called for pasted ids and taken back as one [Q1, Q2]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('a g')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  const [one = 0, two = 0, three = 0] = await activeCashbacks(operador, 3)
  await operador.faz('desabilitar cashback', one)
  await espera.toast('Status atualizado')
  await operador.tecla('g l')
  await espera.caminho('/lojas')
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  // A reload ends nothing.
  await page.reload()
  await expect(page.locator('footer').getByText('Gravando · 2 comandos')).toBeVisible()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operador.campo('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  // Nor is it over before the script is kept.
  await page.reload()
  await page.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await expect(operador.campo('Comandos')).toHaveValue('desabilitar cashback {1}\nir para lojas')
  await operador.preenche('Nome', 'Fechamento')
  await operador.clica('Guardar')
  await expect(page.locator('footer').getByText('Gravando')).toHaveCount(0)
  await espera.toast('Roteiro guardado. Para executar: Fechamento 12, 15')
  await page.keyboard.press('Escape')

  await operador.digita(`fechamento para cada ${two}, ${three}`)
  await expect(operador.paleta.getByText(`#${two}`).first()).toBeVisible()
  await operador.tecla('Enter')
  await operador.confirma(
    `Executar “Fechamento ${two}, ${three}”? 3 comandos: desabilitar cashback ${two}; desabilitar cashback ${three}; ir para lojas`,
  )
  await espera.texto('Roteiro concluído: 3 comandos')
  expect(await activeCashbacks(operador)).not.toEqual(expect.arrayContaining([two]))
  await page.reload()
  await espera.linha('#')
  await operador.tecla('Control+z')
  await operador.confirma(
    `Desfazer “Fechamento ${two}, ${three}”? 2 comandos: habilitar cashback ${three}; habilitar cashback ${two}`,
  )
  await espera.texto('2 desfeitos')
  expect(await activeCashbacks(operador)).toEqual(expect.arrayContaining([two, three]))
  expect(await activeCashbacks(operador)).not.toContain(one)
  await operador.tecla('Control+Shift+z')
  await operador.confirma(
    `Executar “Fechamento ${two}, ${three}”? 3 comandos: desabilitar cashback ${two}; desabilitar cashback ${three}; ir para lojas`,
  )
  await espera.texto('3 refeitos')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(7)
})

test('what was copied elsewhere is taken, and looked at before anything is sent', async ({
  page,
  operador,
  espera,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await operador.entraNaLista('/cashbacks')
  await guarda(operador, 'corte', 'desabilitar cashback {1}')
  await page.keyboard.press('Escape')
  const [one = 0, two = 0] = await activeCashbacks(operador, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `ID\tNome\n${one}\ta\n${two}\tb\n`)
  await operador.manda('corte para cada colado')
  await expect(operador.paleta.getByRole('combobox')).toHaveValue(`corte ${one}, ${two}`)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('2 comandos')
  await operador.tecla('Enter')
  await operador.confirma(
    `Executar “corte ${one}, ${two}”? 2 comandos: desabilitar cashback ${one}; desabilitar cashback ${two}`,
  )
  await espera.texto('Roteiro concluído: 2 comandos')
})

test('a copied table is read row by row for a script with two places, and another one is refused', async ({
  page,
  operador,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await operador.entraNaLista('/cashbacks')
  await guarda(operador, 'fecho', 'desabilitar cashback {1}\nexcluir loja {2}')
  await operador.tecla('Escape')
  const [one = 0, two = 0] = await activeCashbacks(operador, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Cashback\tLoja\n${one}\t30\n${two}\t31\n`)
  await operador.manda('fecho para cada colado')
  const box = operador.paleta.getByRole('combobox')
  await expect(box).toHaveValue(`fecho ${one}, 30, ${two}, 31`)
  await operador.tecla('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(
    `4 comandos: desabilitar cashback ${one}; excluir loja 30; desabilitar cashback ${two}; excluir loja 31`,
  )
  await operador.tecla('Escape')
  await operador.dita('fecho ')
  await operador.cola(`${one}\n${two}`)
  await expect(page.locator('footer').getByText('O roteiro tem 2 lugares: copie 2 números por linha')).toBeVisible()
  await expect(box).toHaveValue('fecho ')
})

test('rows of another list are not taken as the records of a script: it asks for their ids', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'corte', 'desabilitar cashback {1}')
  await operador.tecla('Escape')
  await operador.tecla('j Space')
  await operador.digita('corte')
  await expect(operador.paleta.getByText('Diga os ids: corte 12, 15 · corte para cada colado')).toBeVisible()
  await operador.tecla('Enter')
  await expect(operador.paleta).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await operador.tecla('Escape')
  await operador.tecla('g c')
  await espera.linha('#')
  await operador.tecla('j Space')
  await operador.manda('corte')
  await expect(page.getByRole('alertdialog')).toContainText(/^Executar “corte \d+”\? 1 comando: desabilitar cashback/)
})

test('a record changed since stays, and is named [P2]', async ({ operador, espera, plataforma }) => {
  plataforma.touch()
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'corte', 'desabilitar cashback {1}')
  await operador.page.keyboard.press('Escape')
  const [one = 0, two = 0] = await activeCashbacks(operador, 2)
  await operador.manda(`corte ${one}, ${two}`)
  await operador.confirma(
    `Executar “corte ${one}, ${two}”? 2 comandos: desabilitar cashback ${one}; desabilitar cashback ${two}`,
  )
  await espera.texto('Roteiro concluído: 2 comandos')
  const headers = { Authorization: `Bearer ${await operador.ficha()}` }
  const data = { id: two, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
  await operador.page.request.put(`${plataforma.url}/api${ATUALIZAR}`, { headers, data })
  await operador.tecla('Control+z')
  await operador.confirma(
    `Desfazer “corte ${one}, ${two}”? 2 comandos: habilitar cashback ${two}; habilitar cashback ${one}`,
  )
  await espera.texto(`1 desfeito, “habilitar cashback ${two}”: foi alterado depois`)
})

test('what a script did to a record before it deleted it is not offered to be taken back [P2]', async ({
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'corte', 'desabilitar cashback {1}\nexcluir cashback {1}')
  await operador.tecla('Escape')
  const [one = 0] = await activeCashbacks(operador, 1)
  await operador.manda(`corte ${one}`)
  await operador.confirma(`Executar “corte ${one}”? 2 comandos: desabilitar cashback ${one}; excluir cashback ${one}`)
  await espera.texto('Roteiro concluído: 2 comandos')
  await expect(operador.page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await operador.tecla('Control+z')
  await espera.texto(`“corte ${one}”: não há como desfazer`)
})

test('on a form ‘gravar’ saves it, and what it holds is never recorded [Q4]', async ({ page, operador, espera }) => {
  await operador.edita('/cashbacks/editar/249', 'Descrição')
  await operador.manda('gravar roteiro')
  await expect(page.locator('footer').getByText('Gravando')).toBeVisible()
  await operador.preenche('Descrição', 'Segredo de ninguém')
  await operador.manda('gravar')
  await espera.chamada('PUT', ATUALIZAR, { body: { dscCashback: 'Segredo de ninguém' } })
  await espera.caminho('/cashbacks')
  const kept = await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('gravacao')))
  expect(kept.map(([, text]) => text).join()).not.toContain('Segredo')
  await operador.manda('parar')
  await espera.toast('Gravação encerrada: nenhum comando foi gravado')
})

test('the question before a sign-out counts what goes on in another tab', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/lojas')
  const other = await page.context().newPage()
  await other.goto('/lojas')
  await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const there = new Operador(other, new URL(page.url()).origin)
  await there.tecla('a g')
  await there.tecla('g p')
  await expect(other.locator('footer').getByText('Gravando · 1 comando')).toBeVisible()
  await operador.manda('sair')
  await operador.cancela('Sair cancela uma gravação de 1 comando em outra aba.')
  await other.locator('footer').getByRole('button', { name: 'Parar gravação' }).click()
  await other.close()
  await operador.manda('sair')
  await espera.caminho('/login')
})

test('on a phone the report of a script names what failed in full', async ({ page, operador, plataforma, vigia }) => {
  vigia.accept(/status of 409/)
  await page.setViewportSize({ width: 390, height: 844 })
  await plataforma.refuse('deletar$', 409)
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'limpeza', 'excluir cashback {1}')
  await operador.tecla('Escape')
  await operador.manda('limpeza 151, 152')
  await operador.confirma('Executar “limpeza 151, 152”? 2 comandos: excluir cashback 151; excluir cashback 152')
  const line = page.getByRole('dialog').getByText('excluir cashback 152', { exact: true })
  await expect(line).toBeVisible()
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
})

test('what is left of a script after a reload is told by its steps and records [D7, M3]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'faxina', 'excluir cashback {1}')
  await operador.tecla('Escape')
  await plataforma.fault({ match: { path: 'deletar$', query: { id: '152' } }, times: 1, effect: { kind: 'hang' } })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=152'))
  await operador.manda('faxina 151-154')
  await operador.confirma(
    'Executar “faxina 151, 152, 153, 154”? 4 comandos: excluir cashback 151; excluir cashback 152; excluir cashback 153; excluir cashback 154',
  )
  await slow
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    page.getByText('Retomar 2 restantes? Executar “faxina 151, 152, 153, 154”. De 1 não se sabe se foi feito.'),
  ).toBeVisible()
  await operador.clica('Retomar')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Executar “faxina 151, 152, 153, 154”? 2 comandos: excluir cashback 153; excluir cashback 154',
  )
  await expect(question).toContainText('Fica de fora: excluir cashback 152 (não existe).')
  await expect(question).toContainText('#153')
  await operador.tecla('s')
  await espera.texto('Roteiro concluído: 2 comandos')
})

test('what a release touches is looked at once for the whole script, and told in its question [Q2]', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'virada', 'liberar bônus {1}')
  await page.keyboard.press('Escape')
  const ledger = async (statusId: number) => {
    const { content } = (await operador.consulta(`/gestor/bonus?page=0&size=2&sort=id,DESC&statusId=${statusId}`)) as {
      content: { id: number }[]
    }
    return content.map(({ id }) => id)
  }
  const [one = 0, two = 0] = await ledger(1)
  const [done = 0] = await ledger(2)
  await operador.digita(`virada ${one}, ${two}, ${done}`)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('3 comandos')
  await operador.tecla('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 comandos')
  await expect(question).toContainText(`Fica de fora: liberar bônus ${done} (já liberado).`)
  await expect(question).toContainText(/Total.*R\$/)
  await expect(question).toContainText('Beneficiários')
  await operador.tecla('Escape')
  await expect(question).toHaveCount(0)
})
