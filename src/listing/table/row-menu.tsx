/** The menu 'Ações' of a row: every verb, with its key, and with the reason where it is off now. */
import { actionOf, whyOff } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute } from '#commands/dispatcher.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import type { Row } from '#commands/noun.ts'
import { commandContext, goTo, useRegistry } from '#commands/runtime.ts'
import { Icon } from '#ui/signs/icon.tsx'
import { PHONE, useMedia } from '#ui/theme/media.ts'
import { Menu, MenuItem } from '#ui/parts/menu.tsx'
import { argsOfRow, offeredTo } from './row-args.ts'
import { idText } from '#lib/written/record-id.ts'

/**
 * What a cell's menu has on every list besides the row's own verbs: of row and cell first, of them to select it, then
 * of the list.
 */
const VERBS =
  'marcar previa fixar comparar mesmoValor mesmoUsuario mesmoDia copiarCelula copiarLinhas copiarJson copiarMarkdown copiarIds csvLinhas copiarCurl filtroDigitado colunas continuo acompanhar onde'.split(
    ' ',
  )

interface RowMenuProps {
  row: Row
  actions: readonly AnyCommand[]
  /** Called once, when the menu is closed, whatever closed it. */
  onClose: () => void
  /** That of the cell under the pointer, which is here, px of the window; the row's own else. */
  at?: { x: number; y: number }
}

/** Open from the start; takes the place of the row's menu button. */
export function RowMenu({ row, actions, onClose, at }: RowMenuProps) {
  const keyOf = useKeyOf()
  const registry = useRegistry()
  const isPhone = useMedia(PHONE)
  // Where rows have no boxes, a row's own menu selects it besides: not every phone has a long press for the cell's.
  const names = at ? VERBS : isPhone ? VERBS.slice(0, 1) : []
  const verbs = names.flatMap((name) => registry?.get(`tabela.${name}`) ?? [])
  return (
    <Menu
      open
      onOpenChange={(open) => !open && onClose()}
      trigger={
        at ? (
          <span aria-hidden className="fixed" style={{ left: at.x, top: at.y }} />
        ) : (
          <button type="button" tabIndex={-1} aria-label={`Ações de ${idText(row.id)}`}>
            <Icon name="mais" />
          </button>
        )
      }
      {...(at && { align: 'start', label: `Linha de ${idText(row.id)}` })}
    >
      {offeredTo(actions, row)
        .map((command) => actionOf(command, argsOfRow(command, row) ?? {}))
        .concat(verbs.map((command) => actionOf(command, command.id === 'tabela.marcar' ? { ids: [row.id] } : {})))
        .map(({ command, args, label, icon, tone, to }) => (
          <MenuItem
            key={command.id}
            icon={icon}
            keys={keyOf(command)}
            tone={tone}
            off={whyOff(command, args, commandContext()) ?? ''}
            onSelect={() => (to === null ? execute(command, args, 'menu') : goTo(to))}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}
