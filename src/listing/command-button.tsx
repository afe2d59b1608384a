/** A command as a button or, where it only navigates, as a link; named, iconed and keyed by its definition. */
import { actionOf } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import { execute, pointed } from '#commands/dispatcher.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import { isRunning, onRunningChange } from '#commands/running/in-flight.ts'
import { Button, ButtonContent, type Variant, buttonClass } from '#ui/parts/button.tsx'
import { keyProps } from '#ui/signs/kbd.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import { useSyncExternalStore } from 'react'

interface CommandButtonProps {
  command: AnyCommand
  variant?: Variant
  /** Out of the tab order, where another way in stands beside it. */
  quiet?: boolean
}

/**
 * Draws a command's button, a link where it only goes somewhere; a press runs it through the dispatcher, which takes
 * missing arguments from the row or asks for them.
 */
export function CommandButton({ command, variant = 'secondary', quiet }: CommandButtonProps) {
  const { label, icon, to } = actionOf(command, {})
  const keys = useKeyOf()(command)
  // In a phone's head only the main button keeps its words on the screen; all keep them as their name.
  const words =
    variant === 'secondary' && icon ? <span className="in-data-actions:max-sm:sr-only">{label}</span> : label
  const busy = useSyncExternalStore(onRunningChange, () => isRunning(command.id))
  if (to !== null) {
    return (
      <PathLink
        to={to}
        {...keyProps(keys)}
        onClick={() => pointed(command)}
        className={buttonClass(variant)}
        data-solid={variant === 'primary' ? '' : undefined}
        tabIndex={quiet ? -1 : undefined}
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
      tabIndex={quiet ? -1 : undefined}
      onClick={() => execute(command, {}, 'ponteiro')}
    >
      {words}
    </Button>
  )
}
