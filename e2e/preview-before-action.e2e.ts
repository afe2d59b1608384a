/** The effect of a command is shown before its confirmation, and its result afterwards (sections/README §3). */
import { expect, test } from './fixtures.ts'

test('a release shows amount, beneficiaries and skipped records, also of other pages, and reprocessing the order’s bonuses', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  await operator.presses('j l')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation.getByText('Beneficiário', { exact: true })).toBeVisible()
  await expect(confirmation.getByText('Valor', { exact: true })).toHaveCount(1)
  await operator.presses('n')
  // For a bonus of another page, only the dialog shows the amount.
  await operator.runs('liberar bônus 89')
  await expect(confirmation).toContainText('Liberar bônus #89?')
  await expect(confirmation.getByText('Valor', { exact: true })).toHaveCount(1)
  await operator.presses('n')
  await test.step('Bonuses of other pages', async () => {
    await operator.runs('liberar bônus 88, 89, 90')
    await expect(confirmation).toContainText('Liberar 2 bônus? #89, #90')
    await expect(confirmation).toContainText('Fica de fora (já liberado): #88.')
    await expect(confirmation.getByText('Total')).toBeVisible()
    await operator.presses('n')
  })
  await test.step('A total', async () => {
    const cents = async (id: string) => {
      const cell = operator.row(id).getByRole('gridcell').filter({ hasText: 'R$' })
      return Number((await cell.first().innerText()).replaceAll(/\D/g, ''))
    }
    const total = (await cents('#598')) + (await cents('#599'))
    await operator.runs('liberar bônus 599, 600, 598')
    await expect(confirmation).toContainText('Liberar 2 bônus? #598, #599')
    await expect(confirmation).toContainText('Fica de fora (já liberado): #600.')
    const formattedTotal = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(total / 100)
    await expect(confirmation.getByText('Total')).toBeVisible()
    await expect(confirmation).toContainText(formattedTotal)
    await expect(confirmation.getByText('Beneficiários')).toBeVisible()
    await operator.presses('s')
    await expected.toast('2 bônus liberados')
    expect(expected.countCalls('POST', '/gestor/bonus/600/liberar')).toBe(0)
  })
  await test.step('Reprocessing', async () => {
    await operator.runs('reprocessar pedido 31')
    await expect(confirmation).toContainText(/Bônus(nenhum no ledger|\d+, R\$)/)
    await operator.presses('n')
    await operator.presses('a r')
    await expect(operator.field('ID do pedido')).toBeFocused()
    await page.keyboard.type('31')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Bônus do pedido #31:')
  })
})

test('a selection skips records that would not change, on any of its pages, and says so before', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j Mod+a ]')
  await expect(operator.row('#240')).toBeVisible()
  await operator.presses('Mod+a h')
  await expect(page.getByRole('alertdialog')).toContainText(/\(já inativos?\): .*#245/)
  await operator.presses('n')
  await operator.runs('limpar seleção')
  await operator.runs('100 por página')
  // Page 2 of ten rows has inactive ones too: the id is read after the new page is there.
  await expected.pageNumber(1, 3)
  await expected.row('Inativo')
  const id = /#(\d+)/.exec(await operator.row('Inativo').innerText())?.[1] ?? ''
  await operator.focusesRow(`#${id}`)
  await operator.presses('x ArrowUp x')
  await operator.runs('desabilitar')
  await expect(page.getByRole('alertdialog')).toContainText(`Fica de fora (já inativo): #${id}.`)
  await operator.presses('n')
  expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
})

test('stocks and the depth of a plan are shown with their old and new values, and a synchronisation with what arrived and changed', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos')
  const { quantidade } = (await operator.fetchJson('/gestor/produtos/12/estoque')) as { quantidade: number }
  await operator.runs(`ajustar estoque do produto 12 para ${quantidade + 5}`)
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(`Agora${quantidade}`)
  await expect(confirmation).toContainText(`Depois${quantidade + 5} (+5)`)
  await operator.presses('s')
  await expected.toast('Estoque ajustado')
  await test.step('The hub’s stock and the depth of a plan', async () => {
    const hubStock = Number(
      ((await operator.fetchJson('/gestor/rv-hub/9300/estoque')) as { quantidade: number }).quantidade,
    )
    await operator.runs(`ajustar estoque do item rv 9300 para ${hubStock - 3}`)
    await expect(confirmation).toContainText(`Agora${hubStock}`)
    await expect(confirmation).toContainText(`Depois${hubStock - 3} (-3)`)
    await operator.presses('n')
    const { maxDepth } = (await operator.fetchJson('/gestor/cashback-planos/3')) as { maxDepth: number }
    await operator.runs(`ajustar profundidade do plano 3 para ${maxDepth + 2}`)
    await expect(confirmation).toContainText(`Agora${maxDepth}`)
    await expect(confirmation).toContainText(`Depois${maxDepth + 2} (+2)`)
    await operator.presses('n')
  })
  await test.step('A synchronisation', async () => {
    await operator.presses('a s')
    await expected.text(/10 produtos novos, \d+ alterados?/)
    await operator.clicks('Ver quais')
    const window_ = page.getByRole('alertdialog')
    await expect(window_).toContainText('#330')
    await expect(window_).toContainText('novo')
  })
})

test('levels above 100 % in sum cause a warning and can be saved', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  await operator.fills('Nome', 'Plano generoso')
  await operator.fills('Profundidade', '2')
  for (const [level, percent] of [
    ['1', '60'],
    ['2', '50,5'],
  ]) {
    await operator.clicks('Adicionar nível')
    await operator.fills(`Percentual da linha ${level}`, percent ?? '')
  }
  await expect(page.getByText('Confira: os níveis somam 110,5%, mais de 100%.')).toBeVisible()
  await operator.fills('Percentual da linha 2', '40')
  await expect(page.getByText('mais de 100%')).toHaveCount(0)
  await operator.fills('Percentual da linha 2', '50')
  await operator.presses('Mod+s')
  await expected.toast('Salvo com sucesso')
})

test('a confirmation of hundreds fits the window at every size, with its total, its field and its buttons visible', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/bonus')
  const confirmation = page.getByRole('alertdialog')
  await page.setViewportSize({ width: 1366, height: 768 })
  await operator.runs('liberar bônus 1-600')
  await expect(confirmation).toContainText(/Ficam de fora \(já liberados\): #\d+.* e mais \d+\./)
  for (const [width, height] of [
    [1366, 768],
    [390, 800],
    [683, 384],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const visibleParts = [confirmation.getByText(/^Digite \d+/), confirmation.getByRole('button', { name: 'Liberar' })]
    if (height > 320) visibleParts.push(confirmation.getByText('Total'))
    for (const visiblePart of visibleParts) await expect(visiblePart).toBeInViewport({ ratio: 1 })
    for (const visiblePart of [confirmation, ...visibleParts]) {
      const box = (await visiblePart.boundingBox())!
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
    }
    await expect(confirmation.getByRole('textbox')).toBeFocused()
    const title = confirmation.getByRole('heading')
    const top = async () => (await title.boundingBox())!.y
    const before = await top()
    await operator.presses('ArrowDown')
    await expect.poll(top).toBeLessThan(before)
    await operator.presses('PageDown PageUp PageUp')
    await expect.poll(top).toBe(before)
  }
})
