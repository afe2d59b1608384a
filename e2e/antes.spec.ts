/** What an act will touch is told before it is asked about, and what it brought afterwards (sections/README §3). */
import { expect, test } from './test.ts'

test('releasing several bonuses tells total, beneficiaries and what is left out', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/bonus')
  const cents = async (id: string) => {
    const cell = operador.linha(id).getByRole('gridcell').filter({ hasText: 'R$' })
    return Number((await cell.first().innerText()).replaceAll(/\D/g, ''))
  }
  const total = (await cents('#598')) + (await cents('#599'))
  await operador.manda('liberar bônus 599, 600, 598')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Liberar 2 bônus? #598, #599')
  await expect(question).toContainText('Fica de fora (já liberado): #600.')
  const written = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(total / 100)
  await expect(question.getByText('Total')).toBeVisible()
  await expect(question).toContainText(written)
  await expect(question.getByText('Beneficiários')).toBeVisible()
  await operador.tecla('s')
  await espera.toast('2 bônus liberados')
  expect(espera.vezes('POST', '/gestor/bonus/600/liberar')).toBe(0)
})

test('releasing one tells its amount once, and whom it is for', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await operador.tecla('j l')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Beneficiário', { exact: true })).toBeVisible()
  await expect(question.getByText('Valor', { exact: true })).toHaveCount(1)
  await operador.tecla('n')
  // Of another page nothing else tells the amount.
  await operador.manda('liberar bônus 89')
  await expect(question).toContainText('Liberar bônus #89?')
  await expect(question.getByText('Valor', { exact: true })).toHaveCount(1)
  await operador.tecla('n')
})

test('bonuses of other pages are looked up as well', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await operador.manda('liberar bônus 88, 89, 90')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Liberar 2 bônus? #89, #90')
  await expect(question).toContainText('Fica de fora (já liberado): #88.')
  await expect(question.getByText('Total')).toBeVisible()
  await operador.tecla('n')
})

test('a selection leaves out what would not change, and says so before', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await operador.manda('100 por página')
  await espera.linha('Inativo')
  const id = /#(\d+)/.exec(await operador.linha('Inativo').innerText())?.[1] ?? ''
  await operador.foca(`#${id}`)
  await operador.tecla('x ArrowUp x')
  await operador.manda('desabilitar')
  await expect(page.getByRole('alertdialog')).toContainText(`Fica de fora (já inativo): #${id}.`)
  await operador.tecla('n')
  expect(espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(0)
})

test('a selection of several pages leaves out what would not change on any of them', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j Mod+a ]')
  await expect(operador.linha('#240')).toBeVisible()
  await operador.tecla('Mod+a h')
  await expect(page.getByRole('alertdialog')).toContainText(/\(já inativos?\): .*#245/)
  await operador.tecla('n')
})

test('a stock is shown as it is and as it becomes', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  const { quantidade } = (await operador.consulta('/gestor/produtos/12/estoque')) as { quantidade: number }
  await operador.manda(`ajustar estoque do produto 12 para ${quantidade + 5}`)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Agora${quantidade}`)
  await expect(question).toContainText(`Depois${quantidade + 5} (+5)`)
  await operador.tecla('s')
  await espera.toast('Estoque ajustado')
})

test('the hub’s stock and the depth of a plan are shown as they are and as they become', async ({ page, operador }) => {
  const question = page.getByRole('alertdialog')
  await operador.entraNaLista('/rvhub')
  const quantidade = Number(
    ((await operador.consulta('/gestor/rv-hub/9300/estoque')) as { quantidade: number }).quantidade,
  )
  await operador.manda(`ajustar estoque do item rv 9300 para ${quantidade - 3}`)
  await expect(question).toContainText(`Agora${quantidade}`)
  await expect(question).toContainText(`Depois${quantidade - 3} (-3)`)
  await operador.tecla('n')
  const { maxDepth } = (await operador.consulta('/gestor/cashback-planos/3')) as { maxDepth: number }
  await operador.manda(`ajustar profundidade do plano 3 para ${maxDepth + 2}`)
  await expect(question).toContainText(`Agora${maxDepth}`)
  await expect(question).toContainText(`Depois${maxDepth + 2} (+2)`)
  await operador.tecla('n')
})

test('a synchronisation says how many products came and which changed', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  await operador.tecla('a s')
  await espera.texto(/10 produtos novos, \d+ alterados?/)
  await operador.clica('Ver quais')
  const window_ = page.getByRole('alertdialog')
  await expect(window_).toContainText('#330')
  await expect(window_).toContainText('novo')
})

test('reprocessing tells what the order has', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await operador.manda('reprocessar pedido 31')
  await expect(page.getByRole('alertdialog')).toContainText(/Bônus(nenhum no ledger|\d+, R\$)/)
  await operador.tecla('n')
  await operador.tecla('a r')
  await expect(operador.campo('ID do pedido')).toBeFocused()
  await page.keyboard.type('31')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Bônus do pedido #31:')
})

test('levels above 100 % in sum are warned of and may be saved', async ({ page, operador, espera }) => {
  await operador.entra('/cashback-planos/cadastrar')
  await operador.preenche('Nome', 'Plano generoso')
  await operador.preenche('Profundidade', '2')
  for (const [level, percent] of [
    ['1', '60'],
    ['2', '50,5'],
  ]) {
    await operador.clica('Adicionar nível')
    await operador.preenche(`Percentual da linha ${level}`, percent ?? '')
  }
  await expect(page.getByText('Confira: os níveis somam 110,5%, mais de 100%.')).toBeVisible()
  await operador.preenche('Percentual da linha 2', '40')
  await expect(page.getByText('mais de 100%')).toHaveCount(0)
  await operador.preenche('Percentual da linha 2', '50')
  await operador.tecla('Mod+s')
  await espera.toast('Salvo com sucesso')
})

test('a question about hundreds stays within the window, with its total, its field and its buttons in sight', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/bonus')
  const question = page.getByRole('alertdialog')
  for (const [width, height] of [
    [1366, 768],
    [390, 800],
    [683, 384],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await operador.manda('liberar bônus 1-600')
    await expect(question).toContainText(/Ficam de fora \(já liberados\): #\d+.* e mais \d+\./)
    await page.setViewportSize({ width, height })
    const seen = [question.getByText(/^Digite \d+/), question.getByRole('button', { name: 'Liberar' })]
    if (height > 320) seen.push(question.getByText('Total'))
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 })
    for (const part of [question, ...seen]) {
      const box = (await part.boundingBox())!
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
    }
    await expect(question.getByRole('textbox')).toBeFocused()
    const title = question.getByRole('heading')
    const top = async () => (await title.boundingBox())!.y
    const before = await top()
    await operador.tecla('ArrowDown')
    await expect.poll(top).toBeLessThan(before)
    await operador.tecla('PageDown PageUp PageUp')
    await expect.poll(top).toBe(before)
    await operador.tecla('Escape')
    await expect(question).toHaveCount(0)
  }
})
