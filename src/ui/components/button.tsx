/** Buttons in the variants and sizes of spec 1 §2.12, with icon, key chips and a busy state. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { toAriaKeyShortcuts, getShortcutProps, KeyChips, formatKeys } from '#ui/icons/key-chips.tsx'
import { Spinner } from '#ui/icons/spinner.tsx'

/** The variants of a button. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'success'
  | 'danger'
  | 'warning'
  | 'info'
  | 'light'
  | 'dark'
  | 'link'
  /** Quiet: no background until the pointer is on the button. */
  | 'ghost'
/** The sizes of a button. */
export type ButtonSize = 'small' | 'default' | 'large'

const SOLID_CLASS = 'border-transparent '
const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: SOLID_CLASS + 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line bg-surface text-ink shadow-control hover:bg-hover in-data-raised:bg-raised',
  success: SOLID_CLASS + 'bg-success text-on-success hover:[filter:brightness(0.95)]',
  danger: SOLID_CLASS + 'bg-danger text-on-danger hover:[filter:brightness(0.95)]',
  warning: SOLID_CLASS + 'bg-warning text-on-warning hover:[filter:brightness(0.95)]',
  info: SOLID_CLASS + 'bg-info text-on-info hover:[filter:brightness(0.95)]',
  light: 'border-line bg-sunken text-ink hover:bg-hover',
  dark: SOLID_CLASS + 'bg-ink text-surface hover:opacity-90',
  link: 'border-transparent text-accent-ink underline-offset-4 hover:underline',
  ghost: 'border-transparent text-ink-2 hover:bg-hover',
}
const isSolid = (variant: ButtonVariant) => !['secondary', 'light', 'link', 'ghost'].includes(variant)

const SIZE_CLASSES: Record<ButtonSize, string> = {
  small: 'h-6 px-2 text-xs',
  default: 'h-(--ctl) px-3 text-sm',
  large: 'h-10 px-4 text-base',
}

const BASE_CLASS =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none ' +
  'disabled:pointer-events-none disabled:bg-sunken disabled:text-ink-3 disabled:border-line disabled:shadow-none ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-ink-3 aria-disabled:border-line ' +
  'aria-disabled:shadow-none'

/** The classes of a button, for links that look like one. */
export const getButtonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'default'): string =>
  `${BASE_CLASS} ${VARIANT_CLASSES[variant]} ${SIZE_CLASSES[size]}`

interface ButtonContentProps {
  icon?: IconName | undefined
  keys?: string | undefined
  busy?: boolean | undefined
  children?: ReactNode
}

/**
 * Icon, text and key chips with their optical margins. Also for links that look like a button, together with
 * `getShortcutProps`.
 */
export function ButtonContent({ icon, keys, busy, children }: ButtonContentProps) {
  return (
    <>
      {busy ? (
        <span className="-ml-0.5">
          <Spinner />
        </span>
      ) : (
        icon && <Icon name={icon} className="-ml-0.5 shrink-0 opacity-80" />
      )}
      {/* The children keep their order in the button, and a text among them is in an element of its own. */}
      <span className="contents">{children}</span>
      {keys && (
        // Hidden from assistive technology: the text stays the accessible name, and `getShortcutProps` exposes the
        // keys.
        <span aria-hidden="true" className="-mr-1 ml-1 hidden sm:inline-flex">
          <KeyChips keys={keys} />
        </span>
      )}
    </>
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName | undefined
  /** 'Delete', 'g p': shown as chips and exposed to assistive technology. */
  keys?: string | undefined
  /**
   * An action is in progress: shows a spinner and ignores further presses. The button keeps the focus, which a disabled
   * button would lose.
   */
  busy?: boolean
  /** Why the button cannot be used now. It stays focusable, shows the reason in its tooltip, and does nothing. */
  disabledReason?: string | false | undefined
}

/** A button. `type` is 'button' unless given, so that no button submits a form by accident. */
export function Button({
  variant = 'secondary',
  size = 'default',
  icon,
  keys,
  busy,
  disabledReason,
  disabled,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const isInactive = busy || disabledReason
  return (
    <button
      type="button"
      {...getShortcutProps(keys)}
      {...(disabledReason && { title: disabledReason })}
      data-solid={isSolid(variant) && !disabled && !isInactive ? '' : undefined}
      {...rest}
      disabled={disabled}
      aria-disabled={isInactive ? true : undefined}
      aria-busy={busy || undefined}
      className={`${getButtonClass(variant, size)} ${className}`}
      onClick={isInactive ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent icon={icon} keys={keys} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'children' | 'variant'> {
  icon: IconName
  /** Its accessible name and tooltip. */
  label: string
  /** 24 px square instead of 32. */
  small?: boolean
  /** A counter at its corner. */
  count?: number
}

/** A square button with only an icon. The tooltip shows its name and its keys. */
export function IconButton({
  icon,
  label,
  small,
  count,
  keys,
  busy,
  disabledReason,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  const isInactive = busy || disabledReason
  const title = disabledReason || (keys ? `${label} (${formatKeys(keys)})` : label)
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={toAriaKeyShortcuts(keys)}
      title={title}
      {...rest}
      aria-disabled={isInactive ? true : undefined}
      aria-busy={busy || undefined}
      className={`relative inline-grid shrink-0 place-items-center text-ink-2 hover:bg-hover hover:text-ink disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${small ? 'size-6 rounded-sm' : 'size-8 rounded-md'} ${className}`}
      onClick={isInactive ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      {count !== undefined && (
        <span className="absolute top-0 left-4.25 h-4 min-w-4 rounded-lg bg-accent px-1 text-center text-2xs font-semibold text-on-accent tabular-nums ring-2 ring-canvas">
          {count}
        </span>
      )}
    </button>
  )
}
