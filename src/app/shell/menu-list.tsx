/** The entries of the menu. The arrow keys move between them and open or close the groups. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuEntry } from '#commands/section.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { isVisible } from '#ui/focus/is-visible.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { toggleGroup, toggleSidebar } from './shell-actions.ts'
import { isActiveEntry, type GroupNode, isGroupNode, type MenuNode } from './menu-tree.ts'
import { useShellState } from './shell-store.ts'

interface MenuListProps {
  nodes: readonly MenuNode[]
  path: string
  /** Shows icons only. */
  isRail: boolean
  /** All groups are open while a search text is present. */
  isSearching: boolean
}

const ROW_CLASS = 'relative mb-px flex items-center gap-2.5 rounded-md px-2 text-ink-2 hover:bg-hover ring-inset-focus'
const ACTIVE_CLASS =
  'bg-selected! text-ink! font-medium after:absolute after:-left-2 after:top-[7px] after:bottom-[7px] after:w-0.5 after:rounded-r-sm after:bg-accent'

const SmallIcon = ({ name, active }: { name: IconName; active?: boolean }) => (
  <Icon name={name} className={`shrink-0 ${active ? 'text-accent-ink' : 'text-ink-3'}`} />
)

function EntryLink({ entry, path, isRail }: { entry: MenuEntry; path: string; isRail: boolean }) {
  const active = isActiveEntry(entry, path)
  return (
    <a
      href={withBasePath(entry.path)}
      aria-current={active ? 'page' : undefined}
      title={isRail ? entry.label : undefined}
      className={`${ROW_CLASS} ${isRail ? 'h-8 justify-center' : 'h-[1.875rem]'} ${active ? ACTIVE_CLASS : ''}`}
    >
      <SmallIcon name={entry.icon} active={active} />
      <span className={isRail ? 'sr-only' : 'truncate'}>{entry.label}</span>
    </a>
  )
}

function SubEntryLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const active = isActiveEntry(entry, path)
  return (
    <a
      href={withBasePath(entry.path)}
      aria-current={active ? 'page' : undefined}
      className={`${ROW_CLASS} h-7 ${active ? `${ACTIVE_CLASS} after:-left-2.75!` : ''}`}
    >
      <span className="truncate">{entry.label}</span>
    </a>
  )
}

function GroupItem({ node, path, isRail, isSearching }: Omit<MenuListProps, 'nodes'> & { node: GroupNode }) {
  const { ownEntry, group } = node
  const isOpen = useShellState('folded').has(group.name) === false || isSearching
  const isInside = [...(ownEntry ? [ownEntry] : []), ...node.entries].some((entry) => isActiveEntry(entry, path))
  const id = `grupo-${group.name.replaceAll(' ', '-')}`
  if (isRail)
    return (
      <button
        type="button"
        title={group.name}
        aria-label={group.name}
        aria-expanded={false}
        className={`${ROW_CLASS} h-8 w-full justify-center ${isInside ? ACTIVE_CLASS : ''}`}
        onClick={() => {
          toggleSidebar(true)
          toggleGroup(group.name, true)
        }}
      >
        <SmallIcon name={group.icon} active={isInside} />
      </button>
    )
  const chevron = <Icon name={isOpen ? 'abaixo' : 'direita'} size={12} className="shrink-0 text-ink-3" />
  const toggle = () => toggleGroup(group.name)
  return (
    <>
      {ownEntry ? (
        <div className="relative mt-1">
          <EntryLink entry={{ ...ownEntry, icon: group.icon }} path={path} isRail={false} />
          <button
            type="button"
            aria-label={`${isOpen ? 'Recolher' : 'Expandir'} ${group.name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            className="absolute top-0.75 right-0.5 grid size-6 place-items-center rounded-sm hover:bg-hover"
            onClick={toggle}
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`${ROW_CLASS} mt-1 h-[1.875rem] w-full text-left`}
          onClick={toggle}
        >
          <SmallIcon name={group.icon} active={isInside && !isOpen} />
          <span className="flex-1 truncate">{group.name}</span>
          {chevron}
        </button>
      )}
      <ul
        id={id}
        hidden={!isOpen}
        className="relative pl-6.5 before:absolute before:top-0.5 before:bottom-[3px] before:left-[calc(1rem-0.5px)] before:w-px before:bg-line"
      >
        {node.entries.map((entry) => (
          <li key={entry.path}>
            <SubEntryLink entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** ↑ ↓ Home End move the focus. → opens a group and enters it; ← closes the group or returns to its head. */
function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return
  const focusables = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(isVisible)
  const index = focusables.indexOf(focused)
  const groupItem = focused.closest<HTMLElement>('[data-group]')
  const toggleButton = groupItem?.querySelector<HTMLElement>('[aria-expanded]')
  const isOpen = toggleButton?.getAttribute('aria-expanded') === 'true'
  const target = {
    ArrowDown: focusables[index + 1],
    ArrowUp: focusables[index - 1],
    Home: focusables[0],
    End: focusables.at(-1),
    ArrowRight: groupItem?.querySelector<HTMLElement>('ul a'),
    ArrowLeft: groupItem?.querySelector<HTMLElement>('a, button'),
  }[event.key]
  if (target === undefined && !['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return
  event.preventDefault()
  const isHead = groupItem && !focused.closest('ul ul')
  if (groupItem && ((event.key === 'ArrowRight' && !isOpen) || (event.key === 'ArrowLeft' && isHead && isOpen)))
    toggleGroup(groupItem.dataset['group'] ?? '', event.key === 'ArrowRight')
  else target?.focus()
}

/** Renders the entries, or a text if there are none. */
export function MenuList({ nodes, path, isRail, isSearching }: MenuListProps): ReactNode {
  if (nodes.length === 0) return <p className="px-4 text-sm text-ink-3">Nenhuma entrada</p>
  return (
    <ul className="px-2 text-sm" onKeyDown={onKeyDown}>
      {nodes.map((node) =>
        isGroupNode(node) ? (
          <li key={node.group.name} data-group={node.group.name}>
            <GroupItem node={node} path={path} isRail={isRail} isSearching={isSearching} />
          </li>
        ) : (
          <li key={node.path}>
            <EntryLink entry={node} path={path} isRail={isRail} />
          </li>
        ),
      )}
    </ul>
  )
}
