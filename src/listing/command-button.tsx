/** A command as a button or, where it only navigates, as a link; named, iconed and keyed by its definition. */
import { toCommandItem } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute, recordClick } from '#commands/dispatcher.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import { isRunning, subscribeToRunning } from '#commands/execution/in-flight.ts'
import { Button, ButtonContent, type ButtonVariant, getButtonClass } from '#ui/components/button.tsx'
import { getShortcutProps } from '#ui/icons/key-chips.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import { useSyncExternalStore } from 'react'

interface CommandButtonProps {
  command: AnyCommand
  variant?: ButtonVariant
  /** Out of the tab order, where another way in stands beside it. */
  isOutOfTabOrder?: boolean
}

/**
 * Draws a command's button, a link where it only goes somewhere; a press runs it through the dispatcher, which takes
 * missing arguments from the row or asks for them.
 */
export function CommandButton({ command, variant = 'secondary', isOutOfTabOrder }: CommandButtonProps) {
  const { label, icon, to } = toCommandItem(command, {})
  const keys = useGetDisplayKey()(command)
  // In a phone's head only the main button keeps its words on the screen; all keep them as their name.
  const words =
    variant === 'secondary' && icon ? <span className="in-data-actions:max-sm:sr-only">{label}</span> : label
  const busy = useSyncExternalStore(subscribeToRunning, () => isRunning(command.id))
  if (to !== null) {
    return (
      <PathLink
        to={to}
        {...getShortcutProps(keys)}
        onClick={() => recordClick(command)}
        className={getButtonClass(variant)}
        data-solid={variant === 'primary' ? '' : undefined}
        tabIndex={isOutOfTabOrder ? -1 : undefined}
      >
        <ButtonContent icon={icon} keys={keys}>
          {words}
        </ButtonContent>
      </PathLink>
    )
  }
  return (
    <Button
      variant={variant}
      icon={icon}
      keys={keys}
      busy={busy}
      tabIndex={isOutOfTabOrder ? -1 : undefined}
      onClick={() => execute(command, {}, 'ponteiro')}
    >
      {words}
    </Button>
  )
}
