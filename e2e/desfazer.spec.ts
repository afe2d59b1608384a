/** Acts taken back and done again, by key, by phrase, by the notice and in the history (commands/running/README §1). */
import { activeCashbacks } from './cashbacks.ts'
import { Operador } from './operador.ts'
import { expect, test } from './test.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

async function isActive(operador: Operador, id: number): Promise<boolean> {
  return (await activeCashbacks(operador, 500)).includes(id)
}

/** How many there are of product 12. */
const stock = async (operador: Operador) =>
  ((await operador.consulta('/gestor/produtos/12/estoque')) as { quantidade: number }).quantidade

test('Ctrl+Z takes the last act back, Ctrl+Shift+Z does it again, the notice and the phrase take it back as well [P1, P3]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  const [id = 0] = await activeCashbacks(operador, 1)
  await operador.faz('desabilitar cashback', id)
  await espera.toast('Status atualizado')
  expect(await isActive(operador, id)).toBe(false)
  await operador.tecla('Control+z')
  await espera.texto(`Desfeito: desabilitar cashback ${id}`)
  expect(await isActive(operador, id)).toBe(true)
  await operador.tecla('Control+Shift+z')
  await espera.texto(`Refeito: desabilitar cashback ${id}`)
  expect(await isActive(operador, id)).toBe(false)
  await operador.manda('desfazer')
  await expect.poll(() => isActive(operador, id)).toBe(true)
  await operador.faz('desabilitar cashback', id)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => isActive(operador, id)).toBe(true)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(6)
})

test('taken back in two tabs at once it is sent once, and nobody is asked whether to send it again [P1, O1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entraNaLista('/lojas')
  const [id = 0] = await activeCashbacks(operador, 1)
  const tab = await page.context().newPage()
  await tab.goto('/lojas')
  const other = new Operador(tab, plataforma.url)
  await expect(other.linha('#')).toBeVisible()
  await operador.faz('desabilitar cashback', id)
  await espera.toast('Status atualizado')
  await plataforma.fault({ match: { path: 'atualizar$' }, effect: { kind: 'latency', ms: 4000 } })
  await operador.tecla('Control+z')
  await expect.poll(() => espera.vezes('PUT', ATUALIZAR)).toBe(2)
  await other.tecla('Control+z')
  await expect(tab.getByText('Nada mais foi enviado: o mesmo já está a caminho.').first()).toBeVisible()
  await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  await espera.texto(`Desfeito: desabilitar cashback ${id}`)
  expect(await isActive(operador, id)).toBe(true)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(2)
  await other.tecla('Control+z')
  await expect(tab.getByText('Nada para desfazer').first()).toBeVisible()
})

test('a look at what was done is no step: what is taken back is the act before it [P1]', async ({
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  const before = await stock(operador)
  await operador.manda('ajustar estoque do produto 12 para 1500')
  await operador.confirma('Ajustar o estoque do produto #12 para 1.500?')
  await espera.toast('Estoque ajustado')
  await operador.manda('ver estoque do produto 12')
  await espera.toast('Estoque do produto #12: 1.500')
  await operador.manda('desfazer')
  await expect.poll(() => stock(operador)).toBe(before)
})

test('the notice of what was taken back by phrase offers that no more [P1]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/lojas')
  const [one = 0, two = 0] = await activeCashbacks(operador, 2)
  await operador.manda(`desabilitar cashback ${one}; desabilitar cashback ${two}`)
  await operador.confirma(`Executar 2 comandos? desabilitar cashback ${one}; desabilitar cashback ${two}`)
  await espera.toast('Roteiro concluído: 2 comandos')
  await operador.manda('desfazer')
  await operador.confirma(`Desfazer 2 comandos? habilitar cashback ${two}; habilitar cashback ${one}`)
  await espera.toast('2 desfeitos')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(4)
})

test('each of two acts is taken back by its own notice, a run too, and neither is offered after that [P1]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  const [one = 0, two = 0, three = 0, four = 0] = await activeCashbacks(operador, 4)
  await operador.faz('desabilitar cashback', one)
  await operador.faz('desabilitar cashback', two)
  await operador.manda(`desabilitar cashback ${three}, ${four}`)
  await operador.confirma(`Desabilitar 2 cashbacks? #${three}, #${four}`)
  await espera.toast('2 cashbacks desabilitados')
  const buttons = page.getByRole('button', { name: 'Desfazer' })
  await expect(buttons).toHaveCount(3)
  await buttons.last().click()
  await expect.poll(() => isActive(operador, one)).toBe(true)
  await expect(buttons).toHaveCount(2)
  await operador.tecla('Control+z')
  await operador.confirma(`Habilitar 2 cashbacks? #${three}, #${four}`)
  await espera.toast('2 desfeitos')
  await expect(buttons).toHaveCount(1)
  await buttons.click()
  await expect.poll(() => isActive(operador, two)).toBe(true)
  await expect(buttons).toHaveCount(0)
  expect(await activeCashbacks(operador, 500)).toEqual(expect.arrayContaining([one, two, three, four]))
})

test('only what was changed is taken back, also after a reload [P1, P3]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/lojas')
  const [one = 0, two = 0, three = 0] = await activeCashbacks(operador, 3)
  await operador.faz('desabilitar cashback', two)
  await espera.toast('Status atualizado')
  await operador.digita(`desabilitar cashback ${one}, ${two}, ${three}`)
  await expect(operador.paleta.getByText('já Inativo').first()).toBeVisible()
  await operador.tecla('Enter')
  await operador.confirma(`Desabilitar 2 cashbacks? #${one}, #${three}`)
  await espera.texto('2 cashbacks desabilitados')
  await page.reload()
  await espera.linha('#')
  await operador.tecla('Control+z')
  await operador.confirma(`Habilitar 2 cashbacks? #${one}, #${three}`)
  await espera.texto('2 desfeitos')
  expect(await activeCashbacks(operador, 500)).toEqual(expect.arrayContaining([one, three]))
  expect(await isActive(operador, two)).toBe(false)
})

test('what a run had done before a reload cut it off stands in the history, and is taken back [D7, P1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entraNaLista('/lojas')
  const [one = 0, two = 0, three = 0, four = 0] = await activeCashbacks(operador, 4)
  await plataforma.fault({ match: { path: 'atualizar$', nth: 3 }, times: 1, effect: { kind: 'hang' } })
  const third = page.waitForRequest((sent) => Boolean(sent.postData()?.includes(`"id":${three},`)))
  await operador.manda(`desabilitar cashback ${one}, ${two}, ${three}, ${four}`)
  await operador.confirma(`Desabilitar 4 cashbacks? #${one}, #${two}, #${three}, #${four}`)
  await third
  await page.reload()
  await espera.texto('Retomar 1 restante? Desabilitar cashback. De 1 não se sabe se foi feito.')
  await operador.manda('histórico de comandos')
  await expect(page.getByRole('dialog')).toContainText('2 desabilitados, de 1 não se sabe, 1 não enviado')
  await operador.tecla('Escape')
  await operador.tecla('Control+z')
  await operador.confirma(`Habilitar 3 cashbacks? #${one}, #${two}, #${three}`)
  // Of the third the answer never came: it is found as the act leaves it.
  await espera.texto('3 desfeitos')
  expect(await activeCashbacks(operador, 500)).toEqual(expect.arrayContaining([one, two, three, four]))
})

test('of several a record that another person changed since stays and is named, also doing it again [P2, P3]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  plataforma.touch()
  await operador.entraNaLista('/cashbacks')
  const ids = await activeCashbacks(operador, 3)
  const [one = 0, two = 0, three = 0] = ids
  const named = (some: readonly number[]) => some.map((id) => `#${id}`).join(', ')
  const headers = { Authorization: `Bearer ${await operador.ficha('auditor@gestor.test')}` }
  const another = async (id: number, statusId: number) => {
    const data = { id, statusId, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
    await operador.page.request.put(`${plataforma.url}/api${ATUALIZAR}`, { headers, data })
  }
  await operador.manda(`desabilitar cashback ${ids.join(', ')}`)
  await operador.confirma(`Desabilitar 3 cashbacks? ${named(ids)}`)
  await espera.texto('3 cashbacks desabilitados')
  await another(two, 1)
  await operador.tecla('Control+z')
  await operador.confirma(`Habilitar 3 cashbacks? ${named(ids)}`)
  await espera.texto(`2 desfeitos, #${two} foi alterado depois`)
  await operador.clica('Ver relatório')
  const report = page.getByRole('dialog', { name: '2 desfeitos' })
  await expect(report).toContainText('Foi alterado depois')
  await operador.tecla('Escape')
  await another(one, 2)
  await operador.tecla('Control+Shift+z')
  await operador.confirma(`Desabilitar 2 cashbacks? ${named([one, three])}`)
  await espera.texto(`1 refeito, #${one} foi alterado depois`)
  expect(await isActive(operador, two)).toBe(true)
  expect(await isActive(operador, three)).toBe(false)
  await another(three, 1)
  await operador.tecla('Control+z')
  await espera.texto(/foi alterado depois, não foi desfeito\. Cashback #\d+ já está ativo/)
})

test('‘desfazer’ with nothing to take back says so, and never sets the columns back [P1]', async ({ operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.dita('desfazer')
  await expect(operador.paleta.getByText('Nada para desfazer')).toBeVisible()
  await expect(operador.paleta.getByRole('option', { name: /Colunas padrão/ })).toBeVisible()
  await expect(operador.paleta.getByRole('option', { selected: true })).toHaveCount(0)
})

test('in a field Ctrl+Z is the field’s own [P1]', async ({ operador, espera, page }) => {
  await operador.entraNaLista('/lojas')
  const [id = 0] = await activeCashbacks(operador, 1)
  await operador.faz('desabilitar cashback', id)
  await espera.toast('Status atualizado')
  await operador.manda('ir para planos')
  const name = operador.campo('Nome')
  await name.focus()
  await page.keyboard.type('ouro')
  await operador.tecla('Control+z')
  await expect(name).not.toHaveValue('ouro')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
})

test('a deletion has no way back, and no older act is taken in its place [P2]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await operador.entraNaLista('/lojas')
  const [id = 0, other = 0] = await activeCashbacks(operador, 2)
  await operador.faz('desabilitar cashback', id)
  await espera.toast('Status atualizado')
  // Also before its answer is there.
  await plataforma.late('deletar', 800)
  await operador.faz('excluir cashback', other)
  await espera.chamada('DELETE', '/gestor/cashback/deletar', { query: { id: String(other) } })
  await operador.tecla('Control+z')
  await espera.texto(`“excluir cashback ${other}”: não há como desfazer`)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
})

test('of a selection only what changed is taken back, by its notice; what was off stays off', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/cashbacks?tamanho=100')
  await espera.linha('Inativo')
  const row = operador.linha('Inativo')
  const off = Number(/#(\d+)/.exec(await row.innerText())?.[1])
  await operador.foca(`#${off}`)
  await operador.tecla('x ArrowUp x')
  await operador.manda('desabilitar')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Fica de fora (já inativo): #${off}.`)
  const on = Number(/#(\d+)\?/.exec(await question.innerText())?.[1])
  await operador.tecla('s')
  await expect.poll(() => isActive(operador, on)).toBe(false)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => isActive(operador, on)).toBe(true)
  expect(await isActive(operador, off)).toBe(false)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(2)
})

test('a stock goes back to what it was by phrase, and forth, and back again from the history [P1]', async ({
  operador,
  espera,
}) => {
  await operador.entraNaLista('/produtos')
  const before = await stock(operador)
  await operador.manda(`ajustar estoque do produto 12 para ${before + 5}`)
  await operador.confirma(`Ajustar o estoque do produto #12 para ${before + 5}?`)
  await espera.toast('Estoque ajustado')
  await operador.manda('desfazer')
  await expect.poll(() => stock(operador)).toBe(before)
  await operador.manda('refazer')
  await expect.poll(() => stock(operador)).toBe(before + 5)
  await operador.manda('histórico de comandos')
  await operador.clica(`Desfazer: ajustar estoque do produto 12 para ${before}`)
  await expect.poll(() => stock(operador)).toBe(before)
})

test.describe('the save of a form', () => {
  const FIRST = 'Antes do teste'

  test.beforeEach(async ({ operador, espera }) => {
    await operador.edita('/cashbacks/editar/249', 'Descrição', FIRST)
    await operador.clica('Atualizar')
    await espera.caminho('/cashbacks')
    await espera.linha(FIRST)
    await operador.manda('editar cashback 249')
    await expect(operador.campo('Descrição')).toHaveValue(FIRST)
    await operador.preenche('Descrição', 'Depois do teste')
    await operador.clica('Atualizar')
    await espera.caminho('/cashbacks')
    await espera.linha('Depois do teste')
  })

  test('is taken back by key and done again, also after a reload [P1, P3]', async ({ page, operador, espera }) => {
    await page.reload()
    await espera.linha('Depois do teste')
    await operador.tecla('Control+z')
    await espera.texto('Desfeito: salvar cashback 249')
    await espera.linha(FIRST)
    await operador.tecla('Control+Shift+z')
    await espera.texto('Refeito: salvar cashback 249')
    await espera.linha('Depois do teste')
    await operador.manda('histórico de comandos')
    await operador.clica('Desfazer: repor cashback 249')
    await espera.linha(FIRST)
  })

  test('is left alone where another person changed the record since [P2]', async ({ operador, espera, plataforma }) => {
    plataforma.touch()
    const headers = { Authorization: `Bearer ${await operador.ficha('auditor@gestor.test')}` }
    const data = { id: 249, statusId: 1, dscCashback: 'Por outra pessoa', porcentagemCashback: 9.99 }
    await operador.page.request.put(`${plataforma.url}/api${ATUALIZAR}`, { headers, data })
    const before = espera.vezes('PUT', ATUALIZAR)
    await operador.tecla('Control+z')
    await espera.toast('Cashback #249 foi alterado depois (Descrição): nada foi enviado')
    expect(espera.vezes('PUT', ATUALIZAR)).toBe(before)
  })
})
