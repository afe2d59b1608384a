/**
 * How commands reach the mounted form (commands/screen.ts): palette, keys and sign-out know it by this handle alone.
 */
import { useEffect, useRef } from 'react'
import { goTo } from '#commands/runtime.ts'
import { backTo } from '#listing/place/list-places.ts'
import { registerForm } from '#commands/screen.ts'
import type { AnyForm } from '#forms/define.ts'
import type { FormTools } from '#forms/form-tools.ts'

interface HandleOptions {
  definition: AnyForm
  dirty: () => boolean
  isSent: () => boolean
  element: () => HTMLFormElement | null
  id: number | null
  /** `another`: the form stays, for the next record. */
  submit: (another?: boolean) => void
  reset: () => void
  doubtful: boolean
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
export function useFormHandle(options: HandleOptions): void {
  const live = useRef(options)
  useEffect(() => {
    live.current = options
  })
  const { definition, actions, id } = options
  useEffect(
    () =>
      registerForm({
        noun: definition.noun,
        dirty: () => live.current.dirty(),
        isSent: () => live.current.isSent(),
        save: () => live.current.submit(),
        saveAndAnother: id === null ? () => live.current.submit(true) : undefined,
        reset: () => live.current.reset(),
        leave: () => goTo(backTo(definition.noun.path)),
        focusFirstError: () => focusFirstError(live.current.element()),
        doubtful: () => live.current.doubtful,
        check: () => live.current.check(),
        actions,
      }),
    [definition, actions, id],
  )
}
