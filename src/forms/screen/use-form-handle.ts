/**
 * How commands reach the mounted form (commands/screen.ts): palette, keys and sign-out know it by this handle alone.
 */
import { useEffect, useRef } from 'react'
import { navigateTo } from '#commands/runtime.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { registerForm } from '#commands/screen.ts'
import type { AnyForm } from '#forms/define.ts'
import type { FormTools } from '#forms/form-tools-context.ts'

interface FormHandleOptions {
  definition: AnyForm
  isDirty: () => boolean
  isSent: () => boolean
  getElement: () => HTMLFormElement | null
  id: number | null
  /** `another`: the form stays, for the next record. */
  submit: (another?: boolean) => void
  reset: () => void
  isUnconfirmed: boolean
  check: () => void
  actions: FormTools['actions']
}

/** Puts the focus on the first field with an error; false where there is none. Its message is read with it. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}

/**
 * A form opens where one types, so that the first letter is no shortcut. Not under a window that has the focus, and not
 * by touch, where a keyboard would cover the fields, and never in what is not seen (the input of a file). Returns the
 * field; null where none was focused.
 */
export function focusFirstField(form: HTMLFormElement | null): Element | null {
  const focused = document.activeElement
  if (focused?.closest('[role=dialog], [role=alertdialog]') || form?.contains(focused)) return null
  if (matchMedia('(pointer: coarse)').matches) return null
  const FIELDS = ':is(input, select, textarea):not([type=hidden], [aria-hidden], [disabled])'
  const field = form?.querySelector<HTMLElement>(FIELDS) ?? null
  field?.focus()
  return field
}

/** Registers the form while it is mounted. */
export function useFormHandle(options: FormHandleOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { definition, actions, id } = options
  useEffect(
    () =>
      registerForm({
        resource: definition.resource,
        isDirty: () => latest.current.isDirty(),
        isSubmitting: () => latest.current.isSent(),
        save: () => latest.current.submit(),
        saveAndCreateAnother: id === null ? () => latest.current.submit(true) : undefined,
        reset: () => latest.current.reset(),
        leave: () => navigateTo(getReturnLocation(definition.resource.path)),
        focusFirstError: () => focusFirstError(latest.current.getElement()),
        isUnconfirmed: () => latest.current.isUnconfirmed,
        verifyOutcome: () => latest.current.check(),
        commandHandlers: actions,
      }),
    [definition, actions, id],
  )
}
