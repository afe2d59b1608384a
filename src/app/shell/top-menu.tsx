/** The contents of the top bar's menus. Fetched when one is first opened, together with the menu components. */
import type { ReactElement, ReactNode } from 'react'
import { signOut } from '#api/session/session.ts'
import { execute } from '#commands/command-requests.ts'
import { getLoadedRegistry } from '#commands/runtime.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { perfil } from '#sections/perfil/resource.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/components/menu.tsx'
import { LANGUAGES, MESSAGE_COUNT, MESSAGES, NOTIFICATION_COUNT, NOTIFICATIONS } from './demo-content.ts'
import { updateShell, type TopMenuName } from './shell-store.ts'

const MessagesMenu = () => (
  <>
    <MenuLabel>{`${MESSAGE_COUNT} mensagens`}</MenuLabel>
    {MESSAGES.map(({ name, text, time }) => (
      <MenuItem key={name} icon="usuario">
        <span className="block font-medium text-ink">{name}</span>
        <span className="block truncate">{text}</span>
        <span className="block text-xs text-ink-3">{time}</span>
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem>See All Messages</MenuItem>
  </>
)

const NotificationsMenu = () => (
  <>
    <MenuLabel>{`${NOTIFICATION_COUNT} notificações`}</MenuLabel>
    {NOTIFICATIONS.map(({ text, time, icon }) => (
      <MenuItem key={text} icon={icon}>
        <span className="flex items-baseline gap-4">
          <span className="flex-1">{text}</span>
          <span className="text-xs text-ink-3">{time}</span>
        </span>
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem>See All Notifications</MenuItem>
  </>
)

const LanguagesMenu = () => LANGUAGES.map((language) => <MenuItem key={language}>{language}</MenuItem>)

/**
 * Signs out by the command, which asks first if something would be lost. Signs out at once if the commands are not
 * loaded yet.
 */
function signOutByCommand() {
  const command = getLoadedRegistry()?.get('sessao.sair')
  if (command) execute(command, {}, 'menu')
  else void signOut()
}

/** The dialogs of the command layer that an operator looks for with the mouse. */
const DIALOG_COMMAND_IDS = ['roteiro.lista', 'casca.historico', 'casca.avisos.hoje', 'casca.versao']

const UserMenu = () => (
  <>
    <MenuItem asChild>
      <a href={withBasePath(perfil.path)}>
        <Icon name="usuario" className="text-ink-3" />
        <span>Perfil</span>
      </a>
    </MenuItem>
    {DIALOG_COMMAND_IDS.flatMap((id) => getLoadedRegistry()?.get(id) ?? []).map((command) => (
      <MenuItem key={command.id} icon={command.icon} onSelect={() => execute(command, {}, 'menu')}>
        {command.title}
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem icon="sair" onSelect={signOutByCommand}>
      Sair
    </MenuItem>
  </>
)

const MENU_CONTENTS: Record<TopMenuName, () => ReactNode> = {
  mensagens: MessagesMenu,
  notificacoes: NotificationsMenu,
  idioma: LanguagesMenu,
  usuario: UserMenu,
}

interface TopMenuProps {
  name: TopMenuName
  open: boolean
  trigger: ReactElement
}

/** One of the menus, below its button. */
export function TopMenu({ name, open, trigger }: TopMenuProps) {
  const Content = MENU_CONTENTS[name]
  return (
    <Menu
      isWide={name === 'mensagens' || name === 'notificacoes'}
      open={open}
      onOpenChange={(next) => updateShell({ menu: next ? name : null })}
      trigger={trigger}
    >
      <Content />
    </Menu>
  )
}
