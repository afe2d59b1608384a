/** Whose session this tab has: owner-gate.ts on the browser's storage and the platform's `me`. */
import { owner, ownerOf } from '#lib/kept/owner.ts'
import { authMe } from '#api/auth-contract.ts'
import { readOutput } from '#api/call/client-answer.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { sendOnce } from '#api/call/client-send.ts'
import { apiBase } from '#api/config.ts'
import { createOwnerGate } from './owner-gate.ts'
import { ownerNote } from './owner-note.ts'
import { hidePage, leaveUnasked } from './session-leave.ts'
import { tokens } from '#api/token/token.ts'

async function ask(token: string): Promise<string | null> {
  const headers = { Authorization: `Bearer ${token}` }
  try {
    const options = { fetch: (url: string, init: RequestInit) => fetch(url, init), base: apiBase(), headers }
    return ownerOf(readOutput(authMe, await sendOnce(authMe, buildRequest(authMe, {}), options)))
  } catch {
    return null
  }
}

/** The gate of this tab. */
export const ownerGate = createOwnerGate({
  owner,
  current: tokens.current,
  note: ownerNote,
  ask,
  hide: hidePage,
  reload() {
    leaveUnasked()
    location.reload()
  },
})
