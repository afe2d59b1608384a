/** The moment from which the page has time for what its first rows do not need. */

let come = () => {}

/** Resolves when the first screen stands (app/README §2); at once ever after. */
export const atRest: Promise<void> = new Promise((resolve) => (come = resolve))

/** Says that it is now; said again it changes nothing. */
export const rest = (): void => come()
