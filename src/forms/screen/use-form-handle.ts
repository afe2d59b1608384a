/**
 * Registers the mounted form with commands/screen.ts. Palette, keys and sign-out use the form only through this handle.
 */
import { useEffect, useRef } from 'react'
import { navigateTo } from '#commands/runtime.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { registerForm } from '#commands/screen.ts'
import type { AnyForm } from '#forms/define.ts'
import { getSaveRefusal } from '#forms/send-save.ts'
import type { FormTools } from '#forms/form-tools-context.ts'

interface FormHandleOptions {
  definition: AnyForm
  isDirty: () => boolean
  isSent: () => boolean
  getElement: () => HTMLFormElement | null
  id: number | null
  /** Saves. With `another` the form stays open for the next record. */
  submit: (another?: boolean) => void
  reset: () => void
  isUnconfirmed: boolean
  verifyOutcome: () => void
  actions: FormTools['actions']
}

/** Focuses the first field with an error; screen readers read the message with it. False if no field has an error. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}

/**
 * Focuses the first field of an opened form, so that the first letter typed triggers no shortcut. Does nothing if a
 * dialog has the focus, and on touch devices, where a keyboard would cover the fields. Skips invisible inputs (a file
 * input). Returns the field; null if none was focused.
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

/** Registers the form while the calling component is mounted. */
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
        getSaveRefusal: () => getSaveRefusal(definition.resource, id === null ? 'create' : 'edit'),
        save: () => latest.current.submit(),
        saveAndCreateAnother: id === null ? () => latest.current.submit(true) : undefined,
        reset: () => latest.current.reset(),
        leave: () => navigateTo(getReturnLocation(definition.resource.path)),
        focusFirstError: () => focusFirstError(latest.current.getElement()),
        isUnconfirmed: () => latest.current.isUnconfirmed,
        verifyOutcome: () => latest.current.verifyOutcome(),
        commandHandlers: actions,
      }),
    [definition, actions, id],
  )
}
