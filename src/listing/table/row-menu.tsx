/** The menu 'Ações' of a row: every command with its key, and with the reason if it is disabled. */
import { toCommandItem, getDisabledReason } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import type { Row } from '#commands/resource.ts'
import { getCommandContext, navigateTo, useRegistry } from '#commands/runtime.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { PHONE_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { Menu, MenuItem } from '#ui/components/menu.tsx'
import { getArgsOfRow, getOfferedCommands } from './row-args.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

/**
 * Commands in a cell's menu on every list, after the row's own: first those on row and cell (selection first), then
 * those on the list.
 */
const CELL_MENU_COMMANDS =
  'marcar editarCelula previa fixar comparar mesmoValor mesmoUsuario mesmoDia copiarCelula copiarLinhas copiarJson copiarMarkdown copiarIds csvLinhas copiarCurl filtroDigitado colunas continuo acompanhar onde'.split(
    ' ',
  )

interface RowMenuProps {
  row: Row
  actions: readonly AnyCommand[]
  /** Called once when the menu closes, for whatever reason. */
  onClose: () => void
  /** Position of the pointer in the window, px, for the menu of a cell; without it the menu is the row's own. */
  pointerPosition?: { x: number; y: number }
}

/** Draws the menu, open from the start, in the place of the row's menu button. */
export function RowMenu({ row, actions, onClose, pointerPosition }: RowMenuProps) {
  const getKey = useGetDisplayKey()
  const registry = useRegistry()
  const isPhone = useMediaQuery(PHONE_QUERY)
  // A phone has no checkboxes, so the row's own menu can select the row: not every phone has a long press for the
  // cell's menu.
  const names = pointerPosition ? CELL_MENU_COMMANDS : isPhone ? CELL_MENU_COMMANDS.slice(0, 1) : []
  const commands = names.flatMap((name) => registry?.get(`tabela.${name}`) ?? [])
  return (
    <Menu
      open
      onOpenChange={(open) => !open && onClose()}
      trigger={
        pointerPosition ? (
          <span aria-hidden className="fixed" style={{ left: pointerPosition.x, top: pointerPosition.y }} />
        ) : (
          <button type="button" tabIndex={-1} aria-label={`Ações de ${formatRecordId(row.id)}`}>
            <Icon name="mais" />
          </button>
        )
      }
      {...(pointerPosition && { align: 'start', label: `Linha de ${formatRecordId(row.id)}` })}
    >
      {getOfferedCommands(actions, row)
        .map((command) => toCommandItem(command, getArgsOfRow(command, row) ?? {}))
        .concat(
          commands.map((command) => toCommandItem(command, command.id === 'tabela.marcar' ? { ids: [row.id] } : {})),
        )
        .map(({ command, args, label, icon, tone, to }) => (
          <MenuItem
            key={command.id}
            icon={icon}
            keys={getKey(command)}
            tone={tone}
            disabledReason={getDisabledReason(command, args, getCommandContext()) ?? ''}
            onSelect={() => (to === null ? execute(command, args, 'menu') : navigateTo(to))}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}
