/** What stands in the top bar's menus; fetched when one is first opened, with the menu parts. */
import type { ReactElement, ReactNode } from 'react'
import { signOut } from '#api/session/session.ts'
import { execute } from '#commands/dispatcher.ts'
import { registryIfLoaded } from '#commands/runtime.ts'
import { withBase } from '#lib/start/base-path.ts'
import { perfil } from '#sections/perfil/noun.ts'
import { Icon } from '#ui/signs/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/parts/menu.tsx'
import { LANGUAGES, MESSAGE_COUNT, MESSAGES, NOTIFICATION_COUNT, NOTIFICATIONS } from './demo.ts'
import { setShell, type TopMenuName } from './state.ts'

const Messages = () => (
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

const Notifications = () => (
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

const Languages = () => LANGUAGES.map((language) => <MenuItem key={language}>{language}</MenuItem>)

/** By the verb, which asks first where something would be lost; at once where the verbs are not there yet. */
function leave() {
  const command = registryIfLoaded()?.get('sessao.sair')
  if (command) execute(command, {}, 'menu')
  else void signOut()
}

/** The windows of the command layer that one looks for by mouse. */
const WINDOWS = ['roteiro.lista', 'casca.historico', 'casca.avisos.hoje']

const User = () => (
  <>
    <MenuItem asChild>
      <a href={withBase(perfil.path)}>
        <Icon name="usuario" className="text-ink-3" />
        <span>Perfil</span>
      </a>
    </MenuItem>
    {WINDOWS.flatMap((id) => registryIfLoaded()?.get(id) ?? []).map((command) => (
      <MenuItem key={command.id} icon={command.icon} onSelect={() => execute(command, {}, 'menu')}>
        {command.title}
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem icon="sair" onSelect={leave}>
      Sair
    </MenuItem>
  </>
)

const CONTENTS: Record<TopMenuName, () => ReactNode> = {
  mensagens: Messages,
  notificacoes: Notifications,
  idioma: Languages,
  usuario: User,
}

interface TopMenuProps {
  name: TopMenuName
  open: boolean
  trigger: ReactElement
}

/** One of the menus below its button. */
export function TopMenu({ name, open, trigger }: TopMenuProps) {
  const Content = CONTENTS[name]
  return (
    <Menu
      wide={name === 'mensagens' || name === 'notificacoes'}
      open={open}
      onOpenChange={(next) => setShell({ menu: next ? name : null })}
      trigger={trigger}
    >
      <Content />
    </Menu>
  )
}
