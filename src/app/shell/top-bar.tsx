/** The top bar with all parts of spec 1 §2.6; on a phone some of its tools stand in the drawer. */
import type { ReactNode } from 'react'
import { useCurrentUser } from '#api/session/use-current-user.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { openPalette } from '#commands/dispatcher.ts'
import { withBase } from '#lib/start/base-path.ts'
import { blank } from '#sections/placeholder/index.ts'
import { IconButton } from '#ui/parts/button.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { ariaKeys, Keys } from '#ui/signs/kbd.tsx'
import { Logo } from '#ui/signs/logo.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { toggleSettings, toggleSidebar } from './actions.ts'
import { lookAttributes } from './appearance.ts'
import { Avatar } from './avatar.tsx'
import { MESSAGE_COUNT, NOTIFICATION_COUNT } from './demo.ts'
import { NARROW, PHONE, useMedia } from '#ui/theme/media.ts'
import { useShell } from './state.ts'
import { ToolMenu } from './tool-menu.tsx'

function MenuToggle() {
  const isNarrow = useMedia(NARROW)
  const drawer = useShell('drawer')
  const collapsed = usePreference('sidebarCollapsed')
  const isOpen = isNarrow ? drawer : !collapsed
  const keys = useKeyOfId()('casca.menuLateral', 'Mod+B')
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

/** The wide quiet button in the middle; it opens the palette. */
function Omni({ hasKeys }: { hasKeys: boolean }) {
  const keys = useKeyOfId()('casca.paleta', 'Mod+K')
  return (
    <button
      type="button"
      aria-keyshortcuts={ariaKeys(keys)}
      onClick={() => openPalette()}
      className="flex h-(--ctl) min-w-0 flex-1 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-left text-sm text-ink-3 shadow-control hover:bg-hover sm:max-w-105"
    >
      <Icon name="buscar" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">Buscar ou executar…</span>
      {hasKeys && keys && (
        <span aria-hidden="true" className="inline-flex">
          <Keys keys={keys} />
        </span>
      )}
    </button>
  )
}

const MessagesTool = () => (
  <ToolMenu
    name="mensagens"
    button={(props) => (
      <IconButton icon="mensagem" label={`Mensagens, ${MESSAGE_COUNT}`} count={MESSAGE_COUNT} {...props} />
    )}
  />
)
const LanguageTool = () => (
  <ToolMenu name="idioma" button={(props) => <IconButton icon="idioma" label="Idioma" {...props} />} />
)
function SettingsTool() {
  const open = useShell('settings')
  const keys = useKeyOfId()('casca.ajustes', 'g ,')
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

/** The tools that a phone's top bar has no room for. */
export const DrawerTools = (): ReactNode => (
  <div className="flex gap-1 border-t border-line px-2 py-1.5">
    <MessagesTool />
    <LanguageTool />
    <SettingsTool />
  </div>
)

/** Draws the bar; the page behind an open drawer is out of reach. */
export function TopBar({ inert }: { inert: boolean }) {
  const isPhone = useMedia(PHONE)
  const isNarrow = useMedia(NARROW)
  const side = isPhone ? '' : 'flex-1'
  const user = useCurrentUser()
  const look = usePreference('navbarVariant')
  // The links stand over the content's left edge.
  const linksMargin = usePreference('sidebarCollapsed') ? 'ml-4' : 'ml-4 min-[75rem]:ml-23'
  return (
    <header
      id="topo"
      inert={inert}
      {...lookAttributes(look)}
      className="col-span-full flex items-center gap-1 border-b border-line bg-canvas px-2 text-ink sm:px-3"
    >
      <div className={`flex shrink-0 items-center gap-1 ${side}`}>
        <MenuToggle />
        <a
          href={withBase('/')}
          aria-label="Gestor"
          className="ml-1 flex items-center gap-2 rounded-md font-semibold tracking-[-0.01em]"
        >
          <Logo size={22} />
          {!isNarrow && <span>Gestor</span>}
        </a>
        {!isNarrow && (
          <nav aria-label="Páginas" className={`flex gap-1 text-sm text-ink-2 ${linksMargin}`}>
            <a href={withBase('/')} className="rounded-md px-2 py-1.5 hover:bg-hover">
              Início
            </a>
            <a href={withBase(blank.path)} className="rounded-md px-2 py-1.5 whitespace-nowrap hover:bg-hover">
              {blank.title}
            </a>
          </nav>
        )}
      </div>
      <Omni hasKeys={!isNarrow} />
      <div className={`flex shrink-0 items-center justify-end gap-1 ${side}`}>
        {!isPhone && <MessagesTool />}
        <ToolMenu
          name="notificacoes"
          button={(props) => (
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
          button={(props) => (
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
