/** The menu sidebar: operator, search, entries; a rail when folded, a drawer below 900 px (ui/README §3). */
import { useEffect, useRef } from 'react'
import { useCurrentUser } from '#api/session/use-current-user.ts'
import type { Section } from '#commands/section.ts'
import { withBase } from '#lib/start/base-path.ts'
import { perfil } from '#sections/perfil/noun.ts'
import { TextField } from '#ui/parts/field.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { closeDrawer, toggleGroup } from './actions.ts'
import { lookAttributes } from './appearance.ts'
import { Avatar } from './avatar.tsx'
import { MenuList } from './menu-list.tsx'
import { isActive, isGroup, menuTree, narrowMenu, unlistedFound } from './menu-tree.ts'
import { NARROW, PHONE, useMedia } from '#ui/theme/media.ts'
import { setShell, useShell } from './state.ts'
import { DrawerTools } from './top-bar.tsx'

interface SidebarProps {
  sections: readonly Section[]
  /** Where the console is: '/produtos'. */
  path: string
}

function Operator({ isRail }: { isRail: boolean }) {
  const user = useCurrentUser()
  return (
    <a
      href={withBase(perfil.path)}
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

/** Draws the menu in the grid, or over the page where the window is narrow. */
export function Sidebar({ sections, path }: SidebarProps) {
  const isNarrow = useMedia(NARROW)
  const isPhone = useMedia(PHONE)
  const drawer = useShell('drawer')
  const filter = useShell('menuFilter')
  const collapsed = usePreference('sidebarCollapsed')
  const look = usePreference('sidebarSkin')
  const isRail = collapsed && !isNarrow
  const panel = useRef<HTMLElement>(null)
  const isDrawerOpen = isNarrow && drawer

  // The drawer takes the focus and gives it back to the button that opens it.
  useEffect(() => {
    if (!isDrawerOpen) return
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
    return () => document.querySelector<HTMLElement>('#topo button')?.focus()
  }, [isDrawerOpen])
  const tree = menuTree(sections)
  const activeGroup = tree.filter(isGroup).find(({ entries }) => entries.some((entry) => isActive(entry, path)))
    ?.group.name
  useEffect(() => {
    closeDrawer()
  }, [path])
  // The entry of the page is never hidden in a folded group.
  useEffect(() => {
    if (activeGroup) toggleGroup(activeGroup, true)
  }, [activeGroup])

  if (isNarrow && !drawer) return null
  const sought = isRail ? '' : filter
  const nodes = [...narrowMenu(tree, sought), ...unlistedFound(sections, sought)]
  return (
    <>
      {isDrawerOpen && (
        <div aria-hidden="true" data-overlay="" className="fixed inset-0 z-20 bg-scrim" onClick={closeDrawer} />
      )}
      <nav
        id="menu-lateral"
        aria-label="Menu"
        ref={panel}
        {...lookAttributes(look)}
        className={`flex min-h-0 flex-col border-r border-line bg-canvas text-ink ${isDrawerOpen ? 'fixed inset-y-0 left-0 z-30 w-[min(280px,85vw)] enter-drawer-left' : ''}`}
        onClick={(event) => {
          // Also for the page that is shown already.
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
          {!isRail && (
            <TextField
              id="buscar-menu"
              type="search"
              label="Buscar no menu"
              hideLabel
              placeholder="Buscar no menu"
              icon="buscar"
              soft
              autoComplete="off"
              className="mx-2 mt-2 mb-2.5"
              value={filter}
              onChange={(event) => setShell({ menuFilter: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && filter !== '') {
                  event.stopPropagation()
                  setShell({ menuFilter: '' })
                }
                const found = panel.current?.querySelector<HTMLElement>('ul a')
                if (event.key !== 'Enter' || filter === '' || !found) return
                found.click()
                setShell({ menuFilter: '' })
              }}
            />
          )}
          <MenuList nodes={nodes} path={path} isRail={isRail} isSearching={filter !== ''} />
        </div>
        {isPhone && <DrawerTools />}
      </nav>
    </>
  )
}
