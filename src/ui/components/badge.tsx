/**
 * Badges in the variants of spec 1 §2.12, and status badges: a dot and a text, never colour alone (ui/icons/README §3).
 */
import type { ReactNode } from 'react'

/** The variants of a badge. */
export type BadgeVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark'

const VARIANT_CLASSES: Record<BadgeVariant, string> = {
  primary: 'bg-accent text-on-accent',
  secondary: 'bg-sunken text-ink-2',
  success: 'bg-success text-on-success',
  danger: 'bg-danger text-on-danger',
  warning: 'bg-warning text-on-warning',
  info: 'bg-info text-on-info',
  light: 'bg-surface text-ink-2 ring-1 ring-line ring-inset',
  dark: 'bg-ink text-surface',
}
const SIZE_CLASSES = { small: 'h-4 px-1 text-2xs', default: 'h-5 px-1.5 text-2xs', large: 'h-6 px-2 text-xs' }

interface BadgeProps {
  variant?: BadgeVariant
  size?: keyof typeof SIZE_CLASSES
  children: ReactNode
}

/** A short text on a coloured background. */
export function Badge({ variant = 'secondary', size = 'default', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-sm font-medium whitespace-nowrap ${VARIANT_CLASSES[variant]} ${SIZE_CLASSES[size]}`}
    >
      {children}
    </span>
  )
}

/** What a status means for the operator. */
export type StatusTone = 'good' | 'off' | 'warning' | 'danger' | 'neutral'

/** The four statuses of spec 2 §4: 1 Ativo, 2 Inativo, 3 Bloqueado, 4 Pendente; anything else is neutral. */
const getStatusTone = (id: number | null): StatusTone =>
  id === 1 ? 'good' : id === 2 ? 'off' : id === 3 ? 'danger' : id === 4 ? 'warning' : 'neutral'

const TONE_CLASSES: Record<StatusTone, string> = {
  good: 'text-ink-2 before:bg-dot',
  off: 'text-ink-3 before:ring-[1.5px] before:ring-ink-3 before:ring-inset',
  warning: 'bg-warning-soft text-warning-ink before:bg-warning-ink',
  danger: 'bg-danger-soft text-danger-ink before:bg-danger-ink',
  neutral: 'text-ink-2 before:bg-ink-3',
}

interface StatusBadgeProps {
  /** The status id. It sets the tone unless `tone` is given. */
  id?: number | null
  /** The label. An unknown status shows its number. */
  text?: string | null
  tone?: StatusTone
}

/** The classes of a status badge. Its dot is aligned with the first letter of the column header. */
export const getStatusClass = (tone: StatusTone): string =>
  `-ml-1.5 inline-flex h-5 items-center gap-1.5 rounded-sm pr-2 pl-1.5 text-2xs font-medium whitespace-nowrap before:size-[7px] before:shrink-0 before:rounded-full ${TONE_CLASSES[tone]}`

/** Renders a status. */
export const StatusBadge = ({ id = null, text, tone = getStatusTone(id) }: StatusBadgeProps) => (
  <span className={getStatusClass(tone)}>{text || (id === null ? '–' : `#${id}`)}</span>
)
