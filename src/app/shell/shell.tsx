/** The frame around every guarded screen: top bar, menu, content, status bar (spec 1 §2.6, ui/README §3). */
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefetchScreen } from '#app/session-prefetch.ts'
import type { Section } from '#commands/section.ts'
import { navigateTo } from '#commands/runtime.ts'
import { loadable } from '#ui/lazy/loadable.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { SilentErrorBoundary } from '#ui/components/silent-error-boundary.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { focusContent } from './shell-actions.ts'
import { getClickedLocation, getLinkLocation } from './links.ts'
import { Sidebar } from './sidebar.tsx'
import { NARROW_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { updateShell, useShellState } from './shell-store.ts'
import { OfflineBar } from './offline-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { TopBar } from './top-bar.tsx'

const SettingsPanel = loadable(() => import('./settings-panel.tsx').then((module) => module.SettingsPanel))

const COLUMN_CLASSES = {
  drawer: 'grid-cols-[minmax(0,1fr)]',
  rail: 'grid-cols-[3.5rem_minmax(0,1fr)]',
  menu: 'grid-cols-[14.5rem_minmax(0,1fr)]',
}

/** Renders the frame. Clicks on plain links to the console's own paths navigate without a reload. */
export function Shell({ sections }: { sections: readonly Section[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const collapsed = usePreference('sidebarCollapsed')
  const drawer = useShellState('drawer') && isNarrow
  const settings = useShellState('settings')
  const columns = COLUMN_CLASSES[isNarrow ? 'drawer' : collapsed ? 'rail' : 'menu']

  // Listens on the document because the menus of the top bar render outside of the frame.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const location = getClickedLocation(event)
      if (location === null) return
      event.preventDefault()
      navigateTo(location)
    }
    // Fetches the code of a screen while the pointer or the focus is on its link. The platform gets no request.
    const onIntent = ({ target }: Event) => {
      const location = getLinkLocation(target)
      if (location !== null) prefetchScreen(location.to)
    }
    const intentEvents = ['pointerover', 'focusin'] as const
    document.addEventListener('click', onClick)
    for (const eventType of intentEvents) document.addEventListener(eventType, onIntent)
    return () => {
      document.removeEventListener('click', onClick)
      for (const eventType of intentEvents) document.removeEventListener(eventType, onIntent)
    }
  }, [])

  return (
    <div
      className={`grid h-dvh grid-rows-[3.5rem_minmax(0,1fr)_1.75rem] sm:grid-rows-[3rem_minmax(0,1fr)_1.75rem] ${columns}`}
    >
      <a
        href="#conteudo"
        onClick={(event) => {
          // Keeps the hash out of the address: the next page would inherit it.
          event.preventDefault()
          focusContent()
        }}
        className="sr-only z-50 rounded-md bg-raised px-3 py-2 shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Pular para o conteúdo
      </a>
      <SilentErrorBoundary resetKey={path}>
        <TopBar inert={drawer} />
      </SilentErrorBoundary>
      <SilentErrorBoundary resetKey={path}>
        <Sidebar sections={sections} path={path} />
      </SilentErrorBoundary>
      <main
        id="conteudo"
        tabIndex={-1}
        inert={drawer}
        className="relative flex min-h-0 min-w-0 flex-col overflow-y-auto bg-surface focus:outline-none"
      >
        <SilentErrorBoundary resetKey={path}>
          <OfflineBar />
        </SilentErrorBoundary>
        <Outlet />
      </main>
      <DialogErrorBoundary subject="O painel de ajustes" onClose={() => updateShell({ settings: false })}>
        {settings && <SettingsPanel />}
      </DialogErrorBoundary>
      <SilentErrorBoundary resetKey={path}>
        <StatusBar inert={drawer} />
      </SilentErrorBoundary>
    </div>
  )
}
