/** Where the focus is once a button has gone with what it did. */
import type { ListModel } from './model.ts'

/** Does it with the focus in the table: the button leaves with its selection, its filters, its failure. */
export const runWithTableFocus =
  ({ gridRef }: ListModel, action: () => void) =>
  (): void => {
    gridRef.current?.focus()
    action()
  }
