/** A command as a button or, if it only navigates, as a link. Name, icon and key come from its definition. */
import { toCommandItem } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute, countClick } from '#commands/command-requests.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import { isRunning, subscribeToRunning } from '#commands/execution/in-flight.ts'
import { Button, ButtonContent, type ButtonVariant, getButtonClass } from '#ui/components/button.tsx'
import { getShortcutProps } from '#ui/icons/key-chips.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import { useSyncExternalStore } from 'react'

interface CommandButtonProps {
  command: AnyCommand
  variant?: ButtonVariant
  /** Removed from the tab order, for a button beside another way to the same command. */
  isOutOfTabOrder?: boolean
}

/**
 * Draws a command as a button, or as a link if it only navigates. A press runs the command through the dispatcher,
 * which takes missing arguments from the row or asks the operator for them.
 */
export function CommandButton({ command, variant = 'secondary', isOutOfTabOrder }: CommandButtonProps) {
  const { label, icon, to, unsupportedReason } = toCommandItem(command, {})
  const keys = useGetDisplayKey()(command)
  // On a phone only the primary button of the head shows its words. The others keep them as their accessible name.
  const words =
    variant === 'secondary' && icon ? <span className="in-data-actions:max-sm:sr-only">{label}</span> : label
  const busy = useSyncExternalStore(subscribeToRunning, () => isRunning(command.id))
  if (to !== null) {
    return (
      <PathLink
        to={to}
        {...getShortcutProps(keys)}
        onClick={() => countClick(command)}
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
      disabledReason={unsupportedReason ?? false}
      tabIndex={isOutOfTabOrder ? -1 : undefined}
      onClick={() => execute(command, {}, 'ponteiro')}
    >
      {words}
    </Button>
  )
}
