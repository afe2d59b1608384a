/** The top bar with all parts of spec 1 §2.6. On a phone some of its tools are in the drawer. */
import type { ReactNode } from 'react'
import { useCurrentUser } from '#api/session/use-current-user.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { openPalette } from '#commands/command-requests.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { blankPage } from '#sections/placeholder/index.ts'
import { IconButton } from '#ui/components/button.tsx'
import { EnvironmentBadge } from '#ui/components/environment-badge.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { toAriaKeyShortcuts, KeyChips } from '#ui/icons/key-chips.tsx'
import { Logo } from '#ui/icons/logo.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { toggleSettings, toggleSidebar } from './shell-actions.ts'
import { getAppearanceAttributes } from './appearance.ts'
import { Avatar } from './avatar.tsx'
import { MESSAGE_COUNT, NOTIFICATION_COUNT } from './demo-content.ts'
import { NARROW_QUERY, PHONE_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { useShellState } from './shell-store.ts'
import { ToolMenu } from './tool-menu.tsx'

function MenuToggle() {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const drawer = useShellState('drawer')
  const collapsed = usePreference('sidebarCollapsed')
  const isOpen = isNarrow ? drawer : !collapsed
  const keys = useGetDisplayKeyById()('casca.menuLateral', 'Mod+B')
  const label = isNarrow ? (isOpen ? 'Fechar o menu' : 'Abrir o menu') : isOpen ? 'Recolher o menu' : 'Expandir o menu'
  return (
    <IconButton
      icon="menu"
      label={label}
      keys={keys}
      aria-expanded={isOpen}
      aria-controls="menu-lateral"
      onClick={() => toggleSidebar()}
    />
  )
}

/** The wide quiet button in the middle, which opens the palette. */
function PaletteButton({ hasKeys }: { hasKeys: boolean }) {
  const keys = useGetDisplayKeyById()('casca.paleta', 'Mod+K')
  return (
    <button
      type="button"
      aria-keyshortcuts={toAriaKeyShortcuts(keys)}
      onClick={() => openPalette()}
      className="flex h-(--ctl) min-w-0 flex-1 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-left text-sm text-ink-3 shadow-control hover:bg-hover sm:max-w-105"
    >
      <Icon name="buscar" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">Buscar ou executar…</span>
      {hasKeys && keys && (
        <span aria-hidden="true" className="inline-flex">
          <KeyChips keys={keys} />
        </span>
      )}
    </button>
  )
}

const MessagesTool = () => (
  <ToolMenu
    name="mensagens"
    renderButton={(props) => (
      <IconButton icon="mensagem" label={`Mensagens, ${MESSAGE_COUNT}`} count={MESSAGE_COUNT} {...props} />
    )}
  />
)
const LanguageTool = () => (
  <ToolMenu name="idioma" renderButton={(props) => <IconButton icon="idioma" label="Idioma" {...props} />} />
)
function SettingsTool() {
  const open = useShellState('settings')
  const keys = useGetDisplayKeyById()('casca.ajustes', 'g ,')
  return (
    <IconButton
      icon="ajustes"
      label="Painel de ajustes"
      keys={keys}
      aria-expanded={open}
      onClick={() => toggleSettings()}
    />
  )
}

/** The tools that have no room in the top bar of a phone. */
export const DrawerTools = (): ReactNode => (
  <div className="flex gap-1 border-t border-line px-2 py-1.5">
    <MessagesTool />
    <LanguageTool />
    <SettingsTool />
  </div>
)

/** Renders the bar. It is inert behind an open drawer. */
export function TopBar({ inert }: { inert: boolean }) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const side = isPhone ? '' : 'flex-1'
  const user = useCurrentUser()
  const appearance = usePreference('navbarVariant')
  // Aligns the links with the left edge of the content.
  const linksMargin = usePreference('sidebarCollapsed') ? 'ml-4' : 'ml-4 min-[75rem]:ml-23'
  return (
    <header
      id="topo"
      inert={inert}
      {...getAppearanceAttributes(appearance)}
      className="col-span-full flex items-center gap-1 border-b border-line bg-canvas px-2 text-ink sm:px-3"
    >
      <div className={`flex shrink-0 items-center gap-1 ${side}`}>
        <MenuToggle />
        <a
          href={withBasePath('/')}
          aria-label="Gestor"
          className="ml-1 flex items-center gap-2 rounded-md font-semibold tracking-[-0.01em]"
        >
          <Logo size={22} />
          {!isNarrow && <span>Gestor</span>}
        </a>
        {!isNarrow && (
          <nav aria-label="Páginas" className={`flex gap-1 text-sm text-ink-2 ${linksMargin}`}>
            <a href={withBasePath('/')} className="rounded-md px-2 py-1.5 hover:bg-hover">
              Início
            </a>
            <a href={withBasePath(blankPage.path)} className="rounded-md px-2 py-1.5 whitespace-nowrap hover:bg-hover">
              {blankPage.title}
            </a>
          </nav>
        )}
        <span className="ml-1 flex empty:hidden">
          <EnvironmentBadge isCompact />
        </span>
      </div>
      <PaletteButton hasKeys={!isNarrow} />
      <div className={`flex shrink-0 items-center justify-end gap-1 ${side}`}>
        {!isPhone && <MessagesTool />}
        <ToolMenu
          name="notificacoes"
          renderButton={(props) => (
            <IconButton
              icon="aviso"
              label={`Notificações, ${NOTIFICATION_COUNT}`}
              count={NOTIFICATION_COUNT}
              {...props}
            />
          )}
        />
        {!isPhone && <LanguageTool />}
        {!isPhone && <SettingsTool />}
        <ToolMenu
          name="usuario"
          renderButton={(props) => (
            <button
              type="button"
              aria-label="Menu do usuário"
              title={user?.dscNome ?? 'Menu do usuário'}
              {...props}
              className="ml-1 flex items-center gap-1 rounded-md p-1 text-ink-3 hover:bg-hover"
            >
              <Avatar user={user} size={24} />
              <Icon name="abaixo" className="hidden sm:block" />
            </button>
          )}
        />
      </div>
    </header>
  )
}
