/** The menu that selects the visible columns (commands/keys/README §4, 'a c'). The last visible one stays. */
import { Menu, MenuCheckItem, MenuLabel } from '#ui/components/menu.tsx'
import type { ListModel } from '#listing/model.ts'
import { toggleColumn } from './column-actions.ts'

/** Draws the menu, open from the start, at the right end above the table. */
export function ColumnMenu({ list }: { list: ListModel }) {
  const { state, definition } = list
  return (
    <Menu
      open
      onOpenChange={(open) => !open && list.closeMenu()}
      label="Colunas visíveis"
      trigger={<span aria-hidden className="mr-(--gutter) block h-px self-end" />}
    >
      <MenuLabel>Colunas visíveis</MenuLabel>
      {definition.columns.map((column) => (
        <MenuCheckItem
          key={column.field}
          checked={!state.layout.hidden.includes(column.field)}
          onChange={() => toggleColumn(list, column.field)}
        >
          {column.label}
        </MenuCheckItem>
      ))}
    </Menu>
  )
}
