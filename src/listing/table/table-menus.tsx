/** What opens over a table: the tools of its header, the menu of a cell, and the editor of a cell. */
import { useEffect, useSyncExternalStore } from 'react'
import { loadable } from '#ui/lazy/loadable.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { openCellStore } from '#listing/edit-cell/cell-edits.ts'
import type { ListModel } from '#listing/model.ts'
import { LazyRowMenu, getRowCommands } from './row-actions.tsx'

const HeaderTools = loadable(() => import('#listing/columns/header-tools.tsx').then((module) => module.HeaderTools))

const CellEditor = loadable(() => import('#listing/edit-cell/cell-editor.tsx').then((module) => module.CellEditor))

/** Draws the editor of the open cell, if it is one of this list. */
export function OpenCellEditor({ list }: { list: ListModel }) {
  const { definition } = list
  const cell = useSyncExternalStore(openCellStore.subscribe, openCellStore.get)
  // Or the editor would be open when the list comes back.
  useEffect(() => () => void (openCellStore.get()?.list === definition && openCellStore.set(null)), [definition])
  if (cell?.list !== definition) return null
  return (
    <DialogErrorBoundary subject="O editor da célula" onClose={() => openCellStore.set(null)}>
      <CellEditor key={`${cell.row.id} ${cell.column}`} list={list} cell={cell} />
    </DialogErrorBoundary>
  )
}

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
