/** A button of the top bar with its menu, which is fetched when it is first opened. */
import { type ComponentProps, useState } from 'react'
import { loadable } from '#ui/lazy/loadable.tsx'
import { openTopMenu } from './shell-actions.ts'
import { type TopMenuName, useShellState } from './shell-store.ts'

const TopMenu = loadable(() => import('./top-menu.tsx').then((module) => module.TopMenu))

interface ToolMenuProps {
  name: TopMenuName
  /** Draws the button with the props that it is given. */
  renderButton: (props: ComponentProps<'button'>) => React.ReactElement
}

/** Until it is opened a plain button; from then on the trigger of its menu. */
export function ToolMenu({ name, renderButton }: ToolMenuProps) {
  const open = useShellState('menu') === name
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const plainButton = renderButton({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: () => openTopMenu(name) })
  if (!open && !wasOpened) return plainButton
  return <TopMenu name={name} open={open} trigger={renderButton({})} placeholder={plainButton} />
}
