/** The client of this browser: `call` for every endpoint, and who hears when the session ends. */
import { createEmitter } from '#lib/storage/store.ts'
import { createCall, type SessionEndReason } from '#api/call/client-call.ts'
import { getApiBase } from '#api/config.ts'
import { refresher } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { tokenStore } from '#api/token/token.ts'

const sessionEndEmitter = createEmitter<[reason: SessionEndReason]>()

/** Calls the listener for every call that finds the session over; session.ts makes one ending of them. */
export const onSessionEnd = sessionEndEmitter.subscribe

/**
 * Calls the platform: `input` as the endpoint's schema has it, the checked output back. Rejects with an ApiError, or
 * with the signal's reason where the caller gave up. Writes are never sent twice but after a 401 (case D3).
 */
export const call = createCall({
  tokens: tokenStore,
  refresher,
  fetch: (url, init) => fetch(url, init),
  getBase: getApiBase,
  authorize: ownerGate.authorize,
  onSessionEnd: sessionEndEmitter.emit,
})
