/** Where signing in leads (spec 1 §2.3). */
export const ENTRY_PATH = '/cashbacks'
