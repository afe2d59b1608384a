/** A button of the top bar with its menu, which is fetched when it is first opened. */
import { type ComponentProps, useState } from 'react'
import { loadable } from '#ui/late/loadable.tsx'
import { openTopMenu } from './actions.ts'
import { type TopMenuName, useShell } from './state.ts'

const TopMenu = loadable(() => import('./top-menu.tsx').then((module) => module.TopMenu))

interface ToolMenuProps {
  name: TopMenuName
  /** Draws the button with the props that it is given. */
  button: (props: ComponentProps<'button'>) => React.ReactElement
}

/** Until it is opened a plain button; from then on the trigger of its menu. */
export function ToolMenu({ name, button }: ToolMenuProps) {
  const open = useShell('menu') === name
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const plain = button({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: () => openTopMenu(name) })
  if (!open && !wasOpened) return plain
  return <TopMenu name={name} open={open} trigger={button({})} placeholder={plain} />
}
