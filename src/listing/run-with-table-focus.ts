/** Keeps the focus in the table for buttons that disappear with their own action. */
import type { ListModel } from './model.ts'

/**
 * Runs the action with the focus in the table: the button goes away with the selection, filter or failure it belongs
 * to.
 */
export const runWithTableFocus =
  ({ gridRef }: ListModel, action: () => void) =>
  (): void => {
    gridRef.current?.focus()
    action()
  }
