/** What may be said of a notice when it is shown. */

/** What a notice is about: its colour, and whether it is read out at once (errors). */
export type NoticeType = 'success' | 'error' | 'info' | 'warning'

/** Options of a notice (spec 1 §3, Toast), times in ms. */
export interface NoticeOptions {
  title?: string
  /** Which records it speaks of, and whose they are: 'R$ 538,52 · Maria Dias'. */
  about?: string
  /** 3000 for the global notifier (spec 1 §9). */
  timeOut?: number
  /** After the pointer or the focus has left. */
  extendedTimeOut?: number
  closeButton?: boolean
  progressBar?: boolean
  tapToDismiss?: boolean
  /** Stays until it is closed. */
  disableTimeOut?: boolean
  action?: { label: string; run: () => void }
  /** The act that its action takes back, by its moment, ms; null until it is kept. */
  historyRef?: { readonly timestampMs: number | null }
}
