/** Creates the React roots of the page, all with the same handling of errors. */
import { createRoot, type Root } from 'react-dom/client'
import { caughtErrors } from '#lib/startup/caught-errors.ts'

/**
 * Creates a root that emits on `caughtErrors` what a boundary catches, and prints it as React does by default. An error
 * that no boundary catches is left to React, which raises the window's error event: the reports listen to that.
 */
export function createReactRoot(container: Element): Root {
  return createRoot(container, {
    onCaughtError(error, { componentStack }) {
      if (import.meta.env.DEV) console.error(error, componentStack)
      else console.error(error)
      caughtErrors.emit(error)
    },
  })
}
