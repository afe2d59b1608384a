/** The menu 'Ações' of a row: every verb, with its key, and with the reason where it is off now. */
import { useRouter } from '@tanstack/react-router'
import type { AnyCommand } from '#commands/define.ts'
import { execute } from '#commands/dispatcher.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import type { Row } from '#commands/noun.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { argsOfRow, isOff, offeredTo } from './row-args.ts'

interface RowMenuProps {
  row: Row
  actions: readonly AnyCommand[]
  /** Called once, when the menu is closed, whatever closed it. */
  onClose: () => void
}

/** Open from the start; takes the place of the row's menu button. */
export function RowMenu({ row, actions, onClose }: RowMenuProps) {
  const router = useRouter()
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
      {offeredTo(actions, row).map((command) => (
        <MenuItem
          key={command.id}
          icon={command.icon}
          keys={keyOf(command)}
          tone={command.tone}
          off={isOff(command, row)}
          onSelect={() => {
            const args = argsOfRow(command, row) ?? {}
            if (command.to) router.history.push(command.to(args))
            else execute(command, args, 'menu')
          }}
        >
          {command.label ?? command.title}
        </MenuItem>
      ))}
    </Menu>
  )
}
