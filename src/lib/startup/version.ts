/** The version that the footer shows (spec 1 §9); a test compares it with package.json. */
export const VERSION = '0.3.4'
