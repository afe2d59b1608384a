/** The help dialog, the hint that leads to it (commands/dialogs/README), and the card for the first hour. */
import { expect, test } from './fixtures.ts'

test('the hint for a first use is beside the keys of the screen, ends with the help, and is missing on a phone', async ({
  page,
  operator,
  expected,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opensListSignedIn('/pedidos')
  const footer = page.getByRole('contentinfo')
  const hint = footer.getByText('para ver os')
  await expect(hint).toBeAttached()
  await expect(hint).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(hint).toBeVisible()
  const keys = footer.locator('span', { hasText: 'linhas' }).first()
  await expect(keys.getByText('recarregar')).toBeInViewport({ ratio: 1 })
  const before = await keys.innerText()
  // A list without filters has no quick filter either.
  await expect(footer.locator('kbd').filter({ hasText: /^\/$/ })).toHaveCount(0)
  await operator.presses('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.presses('Escape')
  await expect(hint).toHaveCount(0)
  await expect.poll(() => keys.innerText()).toBe(before)
  await page.reload()
  await expected.row('#')
  await operator.presses('j')
  await expect(hint).toHaveCount(0)
})

test('the help keeps its size while it is searched, begins with example phrases, and writes one into the palette without running it', async ({
  page,
  operator,
  watch,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  const before = await help.boundingBox()
  await operator.presses('/')
  await page.keyboard.type('zzzz')
  await expect(help).toContainText('Nenhum atalho para “zzzz”')
  expect(await help.boundingBox()).toEqual(before)
  await operator.presses('Escape')
  await expect(help.getByRole('searchbox')).toHaveValue('')
  await operator.presses('Escape')
  await expect(help).toBeHidden()
  await test.step('example phrases', async () => {
    const id = await operator.readRowId(0)
    await operator.presses('?')
    await expect(help.getByRole('list', { name: 'O que se pode escrever na paleta' })).toBeInViewport({ ratio: 1 })
    // The phrases come before the keys.
    await expect(help.locator('li, dt').first()).toHaveText(/cashback/)
    await help.getByRole('button', { name: `editar cashback ${id}` }).click()
    await expect(help).toBeHidden()
    await expect(operator.palette.getByRole('combobox')).toHaveValue(`editar cashback ${id}`)
    await expect(operator.palette.getByRole('option').first()).toContainText('Editar cashback')
    expect(watch.calls.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([])
  })
})

test('the card for the first hour writes its phrases into the palette, and stays closed once closed', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const card = page.getByRole('region', { name: 'Primeiros passos' })
  const top = async () => (await page.getByRole('grid').boundingBox())?.y
  const before = await top()
  await expect(card).toBeVisible()
  expect(await top()).toBe(before)
  for (const [sentence, highlighted] of [
    ['produto fone', 'Fone'],
    ['desabilitar cashback 242-246', 'Desabilitar cashback'],
    ['bônus pendentes do usuário 15', 'pendente'],
  ] as const) {
    await card.getByRole('button', { name: sentence }).click()
    await expect(operator.palette.getByRole('combobox')).toHaveValue(sentence)
    await expect(operator.palette.getByRole('option').filter({ hasText: highlighted }).first()).toBeVisible()
    await operator.presses('Escape')
    await expect(operator.palette).toBeHidden()
  }
  await expected.path('/cashbacks')
  await operator.runs('ir para lojas')
  await expected.path('/lojas')
  await expect(card).toHaveCount(0)
  await operator.runs('ir para cashbacks')
  await card.getByRole('button', { name: 'Não mostrar mais os primeiros passos' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
  await page.reload()
  await expected.row('#')
  await operator.presses('j')
  await expect(card).toHaveCount(0)
})
