/** The sums below a list (listing/screen/README §2): exact, whole at every width, and nothing moves because of them. */
import { findClippedParts } from './clipped-parts.ts'
import { expect, test } from './fixtures.ts'

for (const { path, call, field } of [
  {
    path: '/transacoes',
    call: '/gestor/estatisticas/transacoes?PAGE=0&SIZE=100&ORDER=dtCadastro,DESC',
    field: 'numAmount',
  },
  { path: '/bonus', call: '/gestor/bonus?page=0&size=100&sort=dtCadastro,DESC', field: 'valor' },
])
  test(`${path}: the sums of page and selection are exact, and selecting moves nothing`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.opensListSignedIn(`${path}?tamanho=100`)
    await expected.text(/Σ página/)
    const content = await operator.fetchRows<Record<string, number>>(call)
    const sumCents = (rows: typeof content) =>
      rows.reduce((sum, row) => sum + BigInt(Math.round((row[field] ?? 0) * 100)), 0n)
    const readSum = async (label: string) => {
      const text = await page
        .getByRole('group', { name: 'Paginação' })
        .getByText(new RegExp(`^${label}`))
        .innerText()
      return BigInt(text.replaceAll(/[^\d-]/g, ''))
    }
    expect(await readSum('Σ página')).toBe(sumCents(content))
    const grid = (await page.getByRole('grid').boundingBox())!
    const footer = page.getByRole('group', { name: 'Paginação' })
    const height = (await footer.boundingBox())!.height
    await operator.presses('j x j x j x')
    await expected.text(/Σ seleção/)
    expect(await readSum('Σ seleção')).toBe(sumCents(content.slice(0, 3)))
    expect((await page.getByRole('grid').boundingBox())!.y).toBe(grid.y)
    expect((await footer.boundingBox())!.height).toBe(height)
    const pins = content.slice(0, 3)
    await operator.opens(`${path}?tamanho=10&fixas=${pins.map((row) => row['id']).join()}`)
    await expected.text('3 fixadas')
    await expect.poll(() => readSum('Σ fixadas')).toBe(sumCents(pins))
  })

const WIDTHS = [360, 600, 768, 1023, 1024, 1280, 1440]

test('sums are whole at every width, and selecting moves nothing that can be pressed there', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const sums = page.locator('.list-sums')
  const next = page.getByRole('button', { name: 'Próxima' })
  const selectionSum = sums.getByText(/^Σ seleção R\$/)
  await test.step('page, selection and pinned rows', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expect(sums.getByText(/^Σ página R\$/)).toBeInViewport({ ratio: 1 })
      expect(await findClippedParts(sums), `${width} px`).toEqual([])
      const before = await next.boundingBox()
      await operator.presses('j x j x')
      await expect(selectionSum).toHaveCount(1)
      if (width < 1200) await expect(selectionSum).toBeInViewport({ ratio: 1 })
      expect(await next.boundingBox(), `${width} px`).toEqual(before)
      // Beside the note about pinned rows, a sum without room is hidden entirely.
      await operator.presses('Escape m')
      await expect(page).toHaveURL(/fixas=/)
      await operator.presses('j m')
      await expected.text('2 fixadas')
      expect(await findClippedParts(sums), `${width} px`).toEqual([])
      await operator.presses('Shift+M k k k')
      await expect(page).not.toHaveURL(/fixas=/)
    }
  })
  await test.step('the whole filter', async () => {
    await operator.runs('ler tudo')
    const filterSum = sums.getByText(/^Σ filtro R\$.*\(provada \d\d:\d\d\)$/)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expect(filterSum).toBeInViewport({ ratio: 1 })
      expect(await findClippedParts(sums), `${width} px`).toEqual([])
      if (width < 1280) continue
      // However long the text beside it is.
      const before = await next.boundingBox()
      await page.getByRole('grid').focus()
      await operator.presses('j x j x')
      await expect(selectionSum).toBeInViewport({ ratio: 1 })
      await expect(filterSum).toBeInViewport({ ratio: 1 })
      expect(await next.boundingBox(), `${width} px`).toEqual(before)
      await operator.presses('Escape')
      await expect(selectionSum).toBeHidden()
    }
  })
})
