/** The options of a notice. */

/** The type of a notice. It sets the colour, and errors are read aloud at once. */
export type NoticeType = 'success' | 'error' | 'info' | 'warning'

/** Options of a notice (spec 1 §3, Toast); times in ms. */
export interface NoticeOptions {
  title?: string
  /** The records that the notice is about, and whose they are: 'R$ 538,52 · Maria Dias'. */
  about?: string
  /** How long the notice stays: 3000 for the global notifier (spec 1 §9). */
  timeOut?: number
  /** How long it stays after the pointer or the focus has left it. */
  extendedTimeOut?: number
  closeButton?: boolean
  progressBar?: boolean
  tapToDismiss?: boolean
  /** Stays until it is closed. */
  disableTimeOut?: boolean
  action?: { label: string; run: () => void }
  /**
   * The action in the history that the notice's button undoes, by its time in ms since the epoch; null until the
   * history has stored it.
   */
  historyRef?: { readonly timestampMs: number | null }
}
