/** The menu 'Ações' of a row: every verb, with its key, and with the reason where it is off now. */
import { actionOf } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute } from '#commands/dispatcher.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import type { Row } from '#commands/noun.ts'
import { goTo } from '#commands/runtime.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { argsOfRow, offeredTo, whyOffFor } from './row-args.ts'

interface RowMenuProps {
  row: Row
  actions: readonly AnyCommand[]
  /** Called once, when the menu is closed, whatever closed it. */
  onClose: () => void
}

/** Open from the start; takes the place of the row's menu button. */
export function RowMenu({ row, actions, onClose }: RowMenuProps) {
  const keyOf = useKeyOf()
  return (
    <Menu
      open
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      trigger={
        <button type="button" tabIndex={-1} aria-label={`Ações de #${row.id}`}>
          <Icon name="mais" />
        </button>
      }
    >
      {offeredTo(actions, row)
        .map((command) => actionOf(command, argsOfRow(command, row) ?? {}))
        .map(({ command, args, label, icon, tone, to }) => (
          <MenuItem
            key={command.id}
            icon={icon}
            keys={keyOf(command)}
            tone={tone}
            off={whyOffFor(command, row) ?? ''}
            onSelect={() => (to === null ? execute(command, args, 'menu') : goTo(to))}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}
