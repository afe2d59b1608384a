/** What opens over a table: the tools of its header, and the verbs of the cell that was pressed. */
import { loadable } from '#ui/lazy/loadable.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { LazyRowMenu, getRowCommands } from './row-actions.tsx'

const HeaderTools = loadable(() => import('#listing/columns/header-tools.tsx').then((module) => module.HeaderTools))

/** The tools are there while the cursor is in the header, and with the menu of a column. */
export function TableMenus({ list }: { list: ListModel }) {
  const { openMenu, cursor } = list
  const under = cursor && list.rows[cursor.row]
  return (
    <DialogErrorBoundary subject="O menu da tabela" onClose={list.closeMenu}>
      {(cursor?.row === -1 || (openMenu !== null && typeof openMenu === 'object' && 'columnField' in openMenu)) && (
        <HeaderTools list={list} />
      )}
      {under && openMenu !== null && typeof openMenu === 'object' && 'x' in openMenu && (
        <LazyRowMenu
          row={under}
          actions={getRowCommands(list.definition, under)}
          onClose={list.closeMenu}
          pointerPosition={openMenu}
        />
      )}
    </DialogErrorBoundary>
  )
}
