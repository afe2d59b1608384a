/** The actions of a row: the first as icons under the pointer or cursor, all in the menu 'Ações' (spec 1 §2.12). */
import { type RefObject, useSyncExternalStore } from 'react'
import { actionOf } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute, pointed } from '#commands/dispatcher.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import type { Row } from '#commands/noun.ts'
import { Icon } from '#ui/signs/icon.tsx'
import { keysText } from '#ui/signs/kbd.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import type { AnyList } from '#listing/define.ts'
import { INLINE } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { argsOfRow, whyOffFor } from './row-args.ts'
import type { HoveredRow } from './pointer.ts'
import { idText } from '#lib/written/record-id.ts'

/** Fetched with the first menu. */
export const LateRowMenu = loadable(() => import('./row-menu.tsx').then((module) => module.RowMenu))

interface RowActionsProps {
  definition: AnyList
  /** The list as it is when something is clicked. */
  latest: RefObject<ListModel>
  hovered: HoveredRow
  /** The row's place among the rows as they stand. */
  index: number
  row: Row
  /** The cursor is in the row. */
  hasCursor: boolean
  /** Its menu is open. */
  isOpen: boolean
}

/** The verbs that have to do with this row. */
export const ofRow = ({ actions = [] }: AnyList, row: Row) =>
  actions.filter((command) => argsOfRow(command, row) !== null)

/** The last cell of a row: its icons under the pointer or cursor, the menu button always. */
export function RowActions({ definition, latest, hovered, index, row, hasCursor, isOpen }: RowActionsProps) {
  const isHovered = useSyncExternalStore(hovered.subscribe, () => hovered.get() === index)
  const usable =
    isHovered || hasCursor ? ofRow(definition, row).filter((command) => whyOffFor(command, row) === null) : []
  return (
    <td role="gridcell" className="list-actions">
      {usable.slice(0, INLINE).map((command) => (
        <InlineAction key={command.id} command={command} row={row} />
      ))}
      {isOpen ? (
        <WindowBoundary name="O menu da linha" onClose={() => latest.current.closeMenu()}>
          <LateRowMenu
            row={row}
            actions={ofRow(definition, row)}
            onClose={() => latest.current.closeMenu()}
            placeholder={<MenuButton row={row} />}
          />
        </WindowBoundary>
      ) : (
        <MenuButton row={row} />
      )}
    </td>
  )
}

function MenuButton({ row }: { row: Row }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`Ações de ${idText(row.id)}`}
      title="Ações (.)"
      data-row-menu=""
    >
      ⋯
    </button>
  )
}

function InlineAction({ command, row }: { command: AnyCommand; row: Row }) {
  const { args, label, to, icon: name, tone } = actionOf(command, argsOfRow(command, row) ?? {})
  const keys = useKeyOf()(command)
  const attributes = {
    'data-inline': '',
    'data-tone': tone,
    'aria-label': label,
    title: keys ? `${label} (${keysText(keys)})` : label,
    tabIndex: -1,
  }
  const icon = <Icon name={name ?? 'direita'} />
  if (to !== null) {
    return (
      <PathLink to={to} {...attributes} onClick={() => pointed(command)}>
        {icon}
      </PathLink>
    )
  }
  return (
    <button type="button" {...attributes} onClick={() => execute(command, args, 'ponteiro')}>
      {icon}
    </button>
  )
}
