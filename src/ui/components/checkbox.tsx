/**
 * A native checkbox in the console's own style. It keeps a surface fill, also on selected rows (ui/theme/README §1).
 */
import { type ComponentProps, type ReactElement, useEffect, useId, useRef } from 'react'
import { describeField, FieldNotes } from './field-notes.tsx'
import { Icon } from '#ui/icons/icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The text beside the box. A box without text needs an aria-label. */
  label?: ReactElement | string | undefined
  hint?: ReactElement | string | undefined
  error?: string | readonly string[] | null | undefined
  /** Some but not all of the items behind it are checked. */
  indeterminate?: boolean
  /** Looks like a switch: for settings that take effect at once. */
  isSwitch?: boolean
  className?: string
}

const BOX_CLASS =
  'peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-line-strong bg-surface ' +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent ' +
  'aria-invalid:border-danger disabled:bg-sunken disabled:checked:border-line-strong disabled:checked:bg-line-strong'
const SWITCH_CLASS =
  'peer col-start-1 row-start-1 h-4 w-7 appearance-none rounded-full border border-line-strong bg-line-strong ' +
  'checked:border-accent checked:bg-accent disabled:opacity-50'

/** Renders the box and its text. A click anywhere on the line toggles it. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  isSwitch,
  className = '',
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const generatedId = useId()
  const id = input.id ?? generatedId
  const { aria } = describeField(id, { error, hint })
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={className}>
      <label className="inline-flex min-h-6 items-center gap-2 text-sm text-ink">
        <span className="inline-grid shrink-0 place-items-center">
          <input
            {...aria}
            {...input}
            ref={box}
            id={id}
            type="checkbox"
            role={isSwitch ? 'switch' : undefined}
            className={isSwitch ? SWITCH_CLASS : BOX_CLASS}
          />
          {isSwitch ? (
            <span className="pointer-events-none col-start-1 row-start-1 size-3 -translate-x-1.5 rounded-full bg-on-accent peer-checked:translate-x-1.5" />
          ) : (
            <Icon
              name={indeterminate ? 'menos' : 'certo'}
              size={12}
              className="pointer-events-none invisible col-start-1 row-start-1 text-on-accent peer-checked:visible peer-indeterminate:visible"
            />
          )}
        </span>
        {label && <span className="contents">{label}</span>}
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}
