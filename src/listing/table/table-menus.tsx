/** What opens over a table: the tools of its header, and the menu of a cell. */
import { loadable } from '#ui/lazy/loadable.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { LazyRowMenu, getRowCommands } from './row-actions.tsx'

const HeaderTools = loadable(() => import('#listing/columns/header-tools.tsx').then((module) => module.HeaderTools))

/** Draws the header tools while the cursor is in the header or a column's menu is open, and the menu of the cell. */
export function TableMenus({ list }: { list: ListModel }) {
  const { openMenu, cursor } = list
  const cursorRow = cursor && list.rows[cursor.row]
  return (
    <DialogErrorBoundary subject="O menu da tabela" onClose={list.closeMenu}>
      {(cursor?.row === -1 || (openMenu !== null && typeof openMenu === 'object' && 'columnField' in openMenu)) && (
        <HeaderTools list={list} />
      )}
      {cursorRow && openMenu !== null && typeof openMenu === 'object' && 'x' in openMenu && (
        <LazyRowMenu
          row={cursorRow}
          actions={getRowCommands(list.definition, cursorRow)}
          onClose={list.closeMenu}
          pointerPosition={openMenu}
        />
      )}
    </DialogErrorBoundary>
  )
}
