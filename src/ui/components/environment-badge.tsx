/** The name of the environment that the operator works in, wherever it must not be overlooked. */
import { type Environment, getShownEnvironment } from '#lib/startup/environment.ts'
import { Badge, type BadgeVariant } from './badge.tsx'

const VARIANTS: Readonly<Record<Environment['kind'], BadgeVariant>> = {
  production: 'danger',
  staging: 'warning',
  development: 'info',
}

/**
 * Renders the name on the colour of its kind; nothing where no environment is shown. `isCompact`: a long name is cut
 * off, in a bar that has no room for it.
 */
export function EnvironmentBadge({ isCompact = false }: { isCompact?: boolean }) {
  const shown = getShownEnvironment()
  if (!shown) return null
  return (
    <Badge variant={VARIANTS[shown.kind]}>
      <span className="sr-only">Ambiente: </span>
      <span title={shown.name} className={isCompact ? 'max-w-20 truncate sm:max-w-40' : ''}>
        {shown.name}
      </span>
    </Badge>
  )
}
