/** The errors that a React boundary has caught: the window gets no event of them, so reports need to be told. */
import { createEmitter } from '#lib/storage/store.ts'

/** Tells each error that a boundary caught; every React root emits here, the reports subscribe. */
export const caughtErrors = createEmitter<[error: unknown]>()
