/**
 * The sidebar: operator, menu search, menu entries. It is a rail when collapsed and a drawer below 900 px (ui/README
 * §3).
 */
import { useEffect, useRef } from 'react'
import { useCurrentUser } from '#api/session/use-current-user.ts'
import type { Section } from '#commands/section.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { perfil } from '#sections/perfil/resource.ts'
import { TextField } from '#ui/components/field.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { closeDrawer, toggleGroup } from './shell-actions.ts'
import { getAppearanceAttributes } from './appearance.ts'
import { Avatar } from './avatar.tsx'
import { MenuList } from './menu-list.tsx'
import { isActiveEntry, isGroupNode, buildMenuTree, filterMenu, findUnlistedPages } from './menu-tree.ts'
import { NARROW_QUERY, PHONE_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { updateShell, useShellState } from './shell-store.ts'
import { DrawerTools } from './top-bar.tsx'

interface SidebarProps {
  sections: readonly Section[]
  /** The current console path: '/produtos'. */
  path: string
}

function Operator({ isRail }: { isRail: boolean }) {
  const user = useCurrentUser()
  return (
    <a
      href={withBasePath(perfil.path)}
      title={isRail ? (user?.dscEmail ?? 'Perfil') : undefined}
      className={`mx-2 flex items-center gap-2.5 rounded-md py-1.5 hover:bg-hover ${isRail ? 'justify-center px-1.5' : 'px-2'}`}
    >
      <Avatar user={user} size={28} />
      <span className={isRail ? 'sr-only' : 'min-w-0'}>
        <span className="block truncate text-sm/4 font-medium">{user?.dscNome ?? 'Perfil'}</span>
        <span className="block truncate text-xs text-ink-3">{user?.dscEmail}</span>
      </span>
    </a>
  )
}

/** The search above the entries. Enter opens the first entry that matches, and Esc empties the search. */
function MenuSearch({ getFirstMatch }: { getFirstMatch: () => HTMLElement | null }) {
  const filter = useShellState('menuFilter')
  return (
    <TextField
      id="buscar-menu"
      type="search"
      label="Buscar no menu"
      hideLabel
      placeholder="Buscar no menu"
      icon="buscar"
      isQuiet
      autoComplete="off"
      className="mx-2 mt-2 mb-2.5"
      value={filter}
      onChange={(event) => updateShell({ menuFilter: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filter !== '') {
          event.stopPropagation()
          updateShell({ menuFilter: '' })
        }
        const firstMatch = getFirstMatch()
        if (event.key !== 'Enter' || filter === '' || !firstMatch) return
        firstMatch.click()
        updateShell({ menuFilter: '' })
      }}
    />
  )
}

/** Renders the menu beside the content, or over the page in a narrow browser window. */
export function Sidebar({ sections, path }: SidebarProps) {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const isPhone = useMediaQuery(PHONE_QUERY)
  const drawer = useShellState('drawer')
  const filter = useShellState('menuFilter')
  const collapsed = usePreference('sidebarCollapsed')
  const appearance = usePreference('sidebarSkin')
  const isRail = collapsed && !isNarrow
  const panel = useRef<HTMLElement>(null)
  const isDrawerOpen = isNarrow && drawer

  // The drawer takes the focus and returns it to the button that opens it.
  useEffect(() => {
    if (!isDrawerOpen) return
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
    return () => document.querySelector<HTMLElement>('#topo button')?.focus()
  }, [isDrawerOpen])
  const tree = buildMenuTree(sections)
  const activeGroup = tree
    .filter(isGroupNode)
    .find(({ entries }) => entries.some((entry) => isActiveEntry(entry, path)))?.group.name
  useEffect(() => {
    closeDrawer()
  }, [path])
  // The entry of the current page is never hidden in a collapsed group.
  useEffect(() => {
    if (activeGroup) toggleGroup(activeGroup, true)
  }, [activeGroup])

  if (isNarrow && !drawer) return null
  const searchText = isRail ? '' : filter
  const nodes = [...filterMenu(tree, searchText), ...findUnlistedPages(sections, searchText)]
  return (
    <>
      {isDrawerOpen && (
        <div aria-hidden="true" data-overlay="" className="fixed inset-0 z-20 bg-scrim" onClick={closeDrawer} />
      )}
      <nav
        id="menu-lateral"
        aria-label="Menu"
        ref={panel}
        {...getAppearanceAttributes(appearance)}
        className={`flex min-h-0 flex-col border-r border-line bg-canvas text-ink ${isDrawerOpen ? 'fixed inset-y-0 left-0 z-30 w-[min(280px,85vw)] enter-drawer-left' : ''}`}
        onClick={(event) => {
          // Needed for a link to the current page, which changes no path.
          if (event.target instanceof Element && event.target.closest('a')) closeDrawer()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isDrawerOpen) return
          event.stopPropagation()
          closeDrawer()
        }}
      >
        <div className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto py-2">
          <Operator isRail={isRail} />
          {!isRail && <MenuSearch getFirstMatch={() => panel.current?.querySelector<HTMLElement>('ul a') ?? null} />}
          <MenuList nodes={nodes} path={path} isRail={isRail} isSearching={filter !== ''} />
        </div>
        {isPhone && <DrawerTools />}
      </nav>
    </>
  )
}
