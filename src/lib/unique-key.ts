/**
 * Returns a key for a stored entry that no other tab makes too, even in the same ms. It works on plain http, where
 * `crypto.randomUUID` is missing.
 */
export const createUniqueKey = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 12)}`
