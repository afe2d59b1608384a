/**
 * The actions of a row: the first ones as icons under the pointer or cursor, all of them in the menu 'Ações' (spec 1
 * §2.12).
 */
import { type RefObject, useSyncExternalStore } from 'react'
import { toCommandItem } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute, countClick } from '#commands/command-requests.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import type { Row } from '#commands/resource.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { formatKeys } from '#ui/icons/key-chips.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import type { AnyList } from '#listing/define.ts'
import { MAX_INLINE_ICONS } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { getArgsOfRow, getRowDisabledReason } from './row-args.ts'
import type { HoveredRowStore } from './pointer.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

/** The row menu; its code loads with the first menu. */
export const LazyRowMenu = loadable(() => import('./row-menu.tsx').then((module) => module.RowMenu))

interface RowActionsProps {
  definition: AnyList
  /** The list at the time of a click. */
  latestListRef: RefObject<ListModel>
  hoveredRowStore: HoveredRowStore
  /** The display index of the row. */
  index: number
  row: Row
  /** The cursor is in the row. */
  hasCursor: boolean
  /** The menu of the row is open. */
  isOpen: boolean
}

/** Returns the commands that apply to this row. */
export const getRowCommands = ({ rowCommands: actions = [] }: AnyList, row: Row) =>
  actions.filter((command) => getArgsOfRow(command, row) !== null)

/** The last cell of a row: icons under the pointer or cursor, and always the menu button. */
export function RowActions({
  definition,
  latestListRef,
  hoveredRowStore,
  index,
  row,
  hasCursor,
  isOpen,
}: RowActionsProps) {
  const isHovered = useSyncExternalStore(hoveredRowStore.subscribe, () => hoveredRowStore.get() === index)
  const enabledCommands =
    isHovered || hasCursor
      ? getRowCommands(definition, row).filter((command) => getRowDisabledReason(command, row) === null)
      : []
  return (
    <td role="gridcell" className="list-actions">
      {enabledCommands.slice(0, MAX_INLINE_ICONS).map((command) => (
        <InlineAction key={command.id} command={command} row={row} />
      ))}
      {isOpen ? (
        <DialogErrorBoundary subject="O menu da linha" onClose={() => latestListRef.current.closeMenu()}>
          <LazyRowMenu
            row={row}
            actions={getRowCommands(definition, row)}
            onClose={() => latestListRef.current.closeMenu()}
            placeholder={<MenuButton row={row} />}
          />
        </DialogErrorBoundary>
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
      aria-label={`Ações de ${formatRecordId(row.id)}`}
      title="Ações (.)"
      data-row-menu=""
    >
      ⋯
    </button>
  )
}

function InlineAction({ command, row }: { command: AnyCommand; row: Row }) {
  const item = toCommandItem(command, getArgsOfRow(command, row) ?? {})
  const { args, label, to, icon: name, tone, unsupportedReason } = item
  const keys = useGetDisplayKey()(command)
  const attributes = {
    'data-inline': '',
    'data-tone': tone,
    'aria-label': label,
    title: unsupportedReason ?? (keys ? `${label} (${formatKeys(keys)})` : label),
    'aria-disabled': unsupportedReason !== null || undefined,
    tabIndex: -1,
  }
  const icon = <Icon name={name ?? 'direita'} />
  if (to !== null) {
    return (
      <PathLink to={to} {...attributes} onClick={() => countClick(command)}>
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
