/** A button of the top bar with its menu. The menu's code is fetched when it is first opened. */
import { type ComponentProps, useState } from 'react'
import { loadable } from '#ui/lazy/loadable.tsx'
import { openTopMenu } from './shell-actions.ts'
import { type TopMenuName, useShellState } from './shell-store.ts'

const TopMenu = loadable(() => import('./top-menu.tsx').then((module) => module.TopMenu))

interface ToolMenuProps {
  name: TopMenuName
  /** Renders the button with the given props. */
  renderButton: (props: ComponentProps<'button'>) => React.ReactElement
}

/** Renders a plain button until it is opened for the first time; after that the button is the trigger of its menu. */
export function ToolMenu({ name, renderButton }: ToolMenuProps) {
  const open = useShellState('menu') === name
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const plainButton = renderButton({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: () => openTopMenu(name) })
  if (!open && !wasOpened) return plainButton
  return <TopMenu name={name} open={open} trigger={renderButton({})} placeholder={plainButton} />
}
