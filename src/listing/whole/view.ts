/** What of a whole reading needs the whole screen. */
export type WholeView = never
