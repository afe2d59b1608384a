/** Lets a field block the save of its form, for text that is not the field's value yet or was refused. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `check` before each save of the form around the input. If `check` returns an element, the save is cancelled and
 * that element gets the focus.
 */
export function useSubmitGuard(
  input: RefObject<HTMLInputElement | null>,
  check: () => HTMLElement | null | undefined | void,
): void {
  const latestCheck = useRef(check)
  useEffect(() => {
    latestCheck.current = check
  })
  useEffect(() => {
    const form = input.current?.form
    const listener = (event: SubmitEvent) => {
      // While the operator types, conform validates by submitting with a hidden button; that is no save.
      const invalidElement = event.submitter?.hidden ? null : latestCheck.current()
      if (!invalidElement) return
      event.preventDefault()
      event.stopPropagation()
      invalidElement.focus()
    }
    form?.addEventListener('submit', listener, true)
    return () => form?.removeEventListener('submit', listener, true)
  }, [input])
}
