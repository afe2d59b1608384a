/** What an act will touch is told before it is asked about, and what it brought afterwards (sections/README §3). */
import { expect, test } from './fixtures.ts'

test('releasing several bonuses tells total, beneficiaries and what is left out', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/bonus')
  const cents = async (id: string) => {
    const cell = operator.row(id).getByRole('gridcell').filter({ hasText: 'R$' })
    return Number((await cell.first().innerText()).replaceAll(/\D/g, ''))
  }
  const total = (await cents('#598')) + (await cents('#599'))
  await operator.runLine('liberar bônus 599, 600, 598')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Liberar 2 bônus? #598, #599')
  await expect(question).toContainText('Fica de fora (já liberado): #600.')
  const written = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(total / 100)
  await expect(question.getByText('Total')).toBeVisible()
  await expect(question).toContainText(written)
  await expect(question.getByText('Beneficiários')).toBeVisible()
  await operator.press('s')
  await expected.toast('2 bônus liberados')
  expect(expected.countCalls('POST', '/gestor/bonus/600/liberar')).toBe(0)
})

test('releasing one tells its amount once, and whom it is for', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.press('j l')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Beneficiário', { exact: true })).toBeVisible()
  await expect(question.getByText('Valor', { exact: true })).toHaveCount(1)
  await operator.press('n')
  // Of another page nothing else tells the amount.
  await operator.runLine('liberar bônus 89')
  await expect(question).toContainText('Liberar bônus #89?')
  await expect(question.getByText('Valor', { exact: true })).toHaveCount(1)
  await operator.press('n')
})

test('bonuses of other pages are looked up as well', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('liberar bônus 88, 89, 90')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Liberar 2 bônus? #89, #90')
  await expect(question).toContainText('Fica de fora (já liberado): #88.')
  await expect(question.getByText('Total')).toBeVisible()
  await operator.press('n')
})

test('a selection leaves out what would not change, and says so before', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/cashbacks')
  await operator.runLine('100 por página')
  await expected.row('Inativo')
  const id = /#(\d+)/.exec(await operator.row('Inativo').innerText())?.[1] ?? ''
  await operator.focusRow(`#${id}`)
  await operator.press('x ArrowUp x')
  await operator.runLine('desabilitar')
  await expect(page.getByRole('alertdialog')).toContainText(`Fica de fora (já inativo): #${id}.`)
  await operator.press('n')
  expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
})

test('a selection of several pages leaves out what would not change on any of them', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j Mod+a ]')
  await expect(operator.row('#240')).toBeVisible()
  await operator.press('Mod+a h')
  await expect(page.getByRole('alertdialog')).toContainText(/\(já inativos?\): .*#245/)
  await operator.press('n')
})

test('a stock is shown as it is and as it becomes', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/produtos')
  const { quantidade } = (await operator.fetchJson('/gestor/produtos/12/estoque')) as { quantidade: number }
  await operator.runLine(`ajustar estoque do produto 12 para ${quantidade + 5}`)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Agora${quantidade}`)
  await expect(question).toContainText(`Depois${quantidade + 5} (+5)`)
  await operator.press('s')
  await expected.toast('Estoque ajustado')
})

test('the hub’s stock and the depth of a plan are shown as they are and as they become', async ({ page, operator }) => {
  const question = page.getByRole('alertdialog')
  await operator.openListSignedIn('/rvhub')
  const quantidade = Number(
    ((await operator.fetchJson('/gestor/rv-hub/9300/estoque')) as { quantidade: number }).quantidade,
  )
  await operator.runLine(`ajustar estoque do item rv 9300 para ${quantidade - 3}`)
  await expect(question).toContainText(`Agora${quantidade}`)
  await expect(question).toContainText(`Depois${quantidade - 3} (-3)`)
  await operator.press('n')
  const { maxDepth } = (await operator.fetchJson('/gestor/cashback-planos/3')) as { maxDepth: number }
  await operator.runLine(`ajustar profundidade do plano 3 para ${maxDepth + 2}`)
  await expect(question).toContainText(`Agora${maxDepth}`)
  await expect(question).toContainText(`Depois${maxDepth + 2} (+2)`)
  await operator.press('n')
})

test('a synchronisation says how many products came and which changed', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/produtos')
  await operator.press('a s')
  await expected.text(/10 produtos novos, \d+ alterados?/)
  await operator.click('Ver quais')
  const window_ = page.getByRole('alertdialog')
  await expect(window_).toContainText('#330')
  await expect(window_).toContainText('novo')
})

test('reprocessing tells what the order has', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('reprocessar pedido 31')
  await expect(page.getByRole('alertdialog')).toContainText(/Bônus(nenhum no ledger|\d+, R\$)/)
  await operator.press('n')
  await operator.press('a r')
  await expect(operator.field('ID do pedido')).toBeFocused()
  await page.keyboard.type('31')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Bônus do pedido #31:')
})

test('levels above 100 % in sum are warned of and may be saved', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/cashback-planos/cadastrar')
  await operator.fill('Nome', 'Plano generoso')
  await operator.fill('Profundidade', '2')
  for (const [level, percent] of [
    ['1', '60'],
    ['2', '50,5'],
  ]) {
    await operator.click('Adicionar nível')
    await operator.fill(`Percentual da linha ${level}`, percent ?? '')
  }
  await expect(page.getByText('Confira: os níveis somam 110,5%, mais de 100%.')).toBeVisible()
  await operator.fill('Percentual da linha 2', '40')
  await expect(page.getByText('mais de 100%')).toHaveCount(0)
  await operator.fill('Percentual da linha 2', '50')
  await operator.press('Mod+s')
  await expected.toast('Salvo com sucesso')
})

test('a question about hundreds stays within the window, with its total, its field and its buttons in sight', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/bonus')
  const question = page.getByRole('alertdialog')
  for (const [width, height] of [
    [1366, 768],
    [390, 800],
    [683, 384],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await operator.runLine('liberar bônus 1-600')
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
    await operator.press('ArrowDown')
    await expect.poll(top).toBeLessThan(before)
    await operator.press('PageDown PageUp PageUp')
    await expect.poll(top).toBe(before)
    await operator.press('Escape')
    await expect(question).toHaveCount(0)
  }
})
