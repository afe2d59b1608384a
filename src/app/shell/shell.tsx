/** The frame around every guarded screen: top bar, menu, content, status line (spec 1 §2.6, ui/README §3). */
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchScreen } from '#app/early.ts'
import type { Section } from '#commands/section.ts'
import { goTo } from '#commands/runtime.ts'
import { loadable } from '#ui/late/loadable.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { PartBoundary } from '#ui/parts/part-boundary.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { focusContent } from './actions.ts'
import { clickedPlace, linkPlace } from './links.ts'
import { Sidebar } from './sidebar.tsx'
import { NARROW, useMedia } from '#ui/theme/media.ts'
import { setShell, useShell } from './state.ts'
import { OfflineBar } from './offline-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { TopBar } from './top-bar.tsx'

const SettingsPanel = loadable(() => import('./settings-panel.tsx').then((module) => module.SettingsPanel))

const COLUMNS = {
  drawer: 'grid-cols-[minmax(0,1fr)]',
  rail: 'grid-cols-[3.5rem_minmax(0,1fr)]',
  menu: 'grid-cols-[14.5rem_minmax(0,1fr)]',
}

/** Draws the frame; plain links to the console's own paths are followed without leaving the page. */
export function Shell({ sections }: { sections: readonly Section[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isNarrow = useMedia(NARROW)
  const collapsed = usePreference('sidebarCollapsed')
  const drawer = useShell('drawer') && isNarrow
  const settings = useShell('settings')
  const columns = COLUMNS[isNarrow ? 'drawer' : collapsed ? 'rail' : 'menu']

  // On the document: the menus of the top bar are drawn outside of the frame.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = clickedPlace(event)
      if (place === null) return
      event.preventDefault()
      goTo(place)
    }
    // Its code is fetched while the pointer or the focus is on the link: the platform is asked for nothing.
    const onIntent = ({ target }: Event) => {
      const place = linkPlace(target)
      if (place !== null) fetchScreen(place.to)
    }
    const moments = ['pointerover', 'focusin'] as const
    document.addEventListener('click', onClick)
    for (const moment of moments) document.addEventListener(moment, onIntent)
    return () => {
      document.removeEventListener('click', onClick)
      for (const moment of moments) document.removeEventListener(moment, onIntent)
    }
  }, [])

  return (
    <div
      className={`grid h-dvh grid-rows-[3.5rem_minmax(0,1fr)_1.75rem] sm:grid-rows-[3rem_minmax(0,1fr)_1.75rem] ${columns}`}
    >
      <a
        href="#conteudo"
        onClick={(event) => {
          // Without a hash in the address, which the next page would keep.
          event.preventDefault()
          focusContent()
        }}
        className="sr-only z-50 rounded-md bg-raised px-3 py-2 shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Pular para o conteúdo
      </a>
      <PartBoundary again={path}>
        <TopBar inert={drawer} />
      </PartBoundary>
      <PartBoundary again={path}>
        <Sidebar sections={sections} path={path} />
      </PartBoundary>
      <main
        id="conteudo"
        tabIndex={-1}
        inert={drawer}
        className="relative flex min-h-0 min-w-0 flex-col overflow-y-auto bg-surface focus:outline-none"
      >
        <PartBoundary again={path}>
          <OfflineBar />
        </PartBoundary>
        <Outlet />
      </main>
      <WindowBoundary name="O painel de ajustes" onClose={() => setShell({ settings: false })}>
        {settings && <SettingsPanel />}
      </WindowBoundary>
      <PartBoundary again={path}>
        <StatusBar inert={drawer} />
      </PartBoundary>
    </div>
  )
}
