/** The cells of a list and their editor, for journeys. */
import type { Locator } from '@playwright/test'
import type { Operator } from './operator.ts'

/** The editor's form over the cell: its name has the field and the record. */
export const editorOf = ({ page }: Operator, field: string): Locator =>
  page.getByRole('form', { name: new RegExp(`^${field} · `) })

/** The cell of the column with this header in the row of this record. */
export async function cellOf({ page }: Operator, id: number, header: string): Promise<Locator> {
  const column = await page.getByRole('columnheader', { name: header, exact: true }).getAttribute('aria-colindex')
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByText(`#${id}`, { exact: true }) })
    .locator(`td[aria-colindex="${column}"]`)
}

/** Moves the cursor along its row to the column with this header. */
export async function movesToColumn(operator: Operator, header: string): Promise<void> {
  const column = operator.page.getByRole('columnheader', { name: header, exact: true })
  const index = Number(await column.getAttribute('aria-colindex'))
  await operator.presses('Home')
  for (let at = 2; at < index; at++) await operator.presses('ArrowRight')
}

/** Opens the products, with the cursor on the first record, in the column with this header. */
export async function opensProductsAt(operator: Operator, header: string): Promise<number> {
  await operator.opensListSignedIn('/produtos')
  await operator.presses('j')
  await movesToColumn(operator, header)
  return operator.readRowId(0)
}
