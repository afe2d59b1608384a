/** The owner gate of this tab: owner-gate.ts with the browser's storage and the platform's `me`. */
import { ownerStore, getOwnerId } from '#lib/storage/owner.ts'
import { authMe } from '#api/auth-contract.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { sendOnce } from '#api/call/client-send.ts'
import { reachability } from '#api/call/reachability.ts'
import { getApiBase } from '#api/config.ts'
import { createOwnerGate } from './owner-gate.ts'
import { tokenOwnerRecord } from './token-owner-record.ts'
import { setPageHidden, disableUnloadConfirmation } from './session-exit.ts'
import { tokenStore } from '#api/token/token.ts'

async function fetchTokenOwner(token: string): Promise<string | null> {
  const headers = { Authorization: `Bearer ${token}` }
  try {
    const options = {
      fetch: (url: string, init: RequestInit) => fetch(url, init),
      base: getApiBase(),
      headers,
      reachability,
    }
    return getOwnerId(parseOutput(authMe, await sendOnce(authMe, buildRequest(authMe, {}), options)))
  } catch {
    return null
  }
}

/** Blocks requests of this tab that would use another operator's token. */
export const ownerGate = createOwnerGate({
  ownerStore,
  getToken: tokenStore.get,
  tokenOwnerRecord,
  fetchTokenOwner,
  setPageHidden,
  reload() {
    disableUnloadConfirmation()
    location.reload()
  },
})
