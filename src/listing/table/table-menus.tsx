/** What opens over a table: the tools of its header, and the verbs of the cell that was pressed. */
import { loadable } from '#ui/late/loadable.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { LateRowMenu, ofRow } from './row-actions.tsx'

const HeaderTools = loadable(() => import('#listing/columns/header-tools.tsx').then((module) => module.HeaderTools))

/** The tools are there while the cursor is in the header, and with the menu of a column. */
export function TableMenus({ list }: { list: ListModel }) {
  const { menu, cursor } = list
  const under = cursor && list.rows[cursor.row]
  return (
    <WindowBoundary name="O menu da tabela" onClose={list.closeMenu}>
      {(cursor?.row === -1 || (menu !== null && typeof menu === 'object' && 'column' in menu)) && (
        <HeaderTools list={list} />
      )}
      {under && menu !== null && typeof menu === 'object' && 'x' in menu && (
        <LateRowMenu row={under} actions={ofRow(list.definition, under)} onClose={list.closeMenu} at={menu} />
      )}
    </WindowBoundary>
  )
}
