/** Holds how the last calls of a page ended, without anything of what they asked or answered, for support. */
import { createEmitter } from '#lib/storage/store.ts'
import type { ErrorKind } from '#api/errors.ts'

/** How one call ended. */
export interface CallOutcome {
  /** The endpoint's id: 'produtos.listar'. */
  readonly call: string
  /** 'ok', the kind of its ApiError, 'aborted' by its caller, or 'fault' for an error of the console itself. */
  readonly outcome: ErrorKind | 'ok' | 'aborted' | 'fault'
  /** The HTTP status of a failed call; 0 if no response arrived, null for 'ok', 'aborted' and 'fault'. */
  readonly status: number | null
  /** From the call to its end, with the renewal of the session that it waited for. */
  readonly ms: number
}

/** How many outcomes are held. */
const MAX_OUTCOMES = 20

/** The outcomes of one page's calls. */
export interface CallLog {
  /** Adds the outcome of a call that ended. */
  record(outcome: CallOutcome): void
  /** Returns the last 20, the oldest first. */
  list(): readonly CallOutcome[]
  /** Calls the listener for every outcome; returns the unsubscribe function. */
  subscribe(listener: (outcome: CallOutcome) => void): () => void
}

/** Creates the log of a page that has called nothing yet. */
export function createCallLog(): CallLog {
  const outcomes: CallOutcome[] = []
  const { emit, subscribe } = createEmitter<[outcome: CallOutcome]>()
  return {
    record(outcome) {
      outcomes.push(outcome)
      if (outcomes.length > MAX_OUTCOMES) outcomes.shift()
      emit(outcome)
    },
    list: () => [...outcomes],
    subscribe,
  }
}
