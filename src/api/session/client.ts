/** The client of this tab: `call` for every endpoint, and the event that the session ended. */
import { createEmitter } from '#lib/storage/store.ts'
import { createCall, type SessionEndReason } from '#api/call/client-call.ts'
import { reachability } from '#api/call/reachability.ts'
import { getApiBase } from '#api/config.ts'
import { callLog } from './call-outcomes.ts'
import { refresher } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { tokenStore } from '#api/token/token.ts'

const sessionEndEmitter = createEmitter<[reason: SessionEndReason]>()

/** Calls the listener for every call that finds the session ended; session-watch.ts exits only once. */
export const onSessionEnd = sessionEndEmitter.subscribe

/**
 * Calls the platform: takes the endpoint's input and resolves to its output. Rejects with an ApiError, or with the
 * signal's reason if the caller aborts. A write is sent a second time only after a 401 (case D3).
 */
export const call = createCall({
  tokens: tokenStore,
  refresher,
  fetch: (url, init) => fetch(url, init),
  reachability,
  getBase: getApiBase,
  authorize: ownerGate.authorize,
  onSessionEnd: sessionEndEmitter.emit,
  onCallEnd: callLog.record,
})
