/** What stands in a field and is not yet of its value, or was refused, has its word before the form is sent. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `look` before each save of the form around the input. What is returned is put right first: the save does not go
 * out, and the focus goes there.
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
      // What conform asks while one types is sent by a button that nobody sees, and is no save.
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
