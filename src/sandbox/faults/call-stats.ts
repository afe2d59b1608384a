/**
 * Counts the calls that reached the platform: routes, statuses, refreshes by token generation, and a journal of writes.
 */
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'

interface WriteRecord {
  at: number
  method: string
  path: string
  /** A hash of method, path and body. Two applied writes with the same hash are a double. */
  hash: string
  /** The header X-Request-Id, if the console sends one. */
  requestId: string | null
  status: number
  applied: boolean
}

/** What the statistics store of a call. */
export interface ObservedCall {
  method: string
  path: string
  token: string | null
  isRetry: boolean
  requestId: string | null
  body: string | null
  socket: Socket
}

interface SessionClaims {
  sid?: number
  gen?: number
}

function parseClaims(token: string | null): SessionClaims | null {
  try {
    return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as SessionClaims
  } catch {
    return null
  }
}

const refreshPath = /\/auth\/refresh(token)?$/i
const authPath = /\/auth\//

/** The statistics since the start or the last clear. */
export interface CallStats {
  /**
   * `status` is the platform's, even if the connection was cut after it; null if the call never reached the platform.
   */
  record(call: ObservedCall, status: number | null, refreshed: string | null, now: number): void
  open(socket: Socket): void
  report(): unknown
  clear(): void
}

/** Creates empty statistics. */
export function createCallStats(): CallStats {
  const routes = new Map<string, number>()
  const statuses = new Map<string, number>()
  const refreshes = new Map<string, { ok: number; refused: number }>()
  const newestGenerations = new Map<number, number>()
  const sockets = new Set<Socket>()
  let journal: WriteRecord[] = []
  let oldTokens = 0
  let retries = 0

  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)

  function countRefresh(claims: SessionClaims | null, refreshed: string | null) {
    const key = `${claims?.sid ?? '?'}:${claims?.gen ?? '?'}`
    const entry = refreshes.get(key) ?? { ok: 0, refused: 0 }
    refreshes.set(key, { ok: entry.ok + (refreshed ? 1 : 0), refused: entry.refused + (refreshed ? 0 : 1) })
    const { sid, gen } = parseClaims(refreshed) ?? {}
    if (sid !== undefined && gen !== undefined)
      newestGenerations.set(sid, Math.max(gen, newestGenerations.get(sid) ?? 0))
  }

  return {
    record(call, status, refreshed, now) {
      count(routes, `${call.method} ${call.path.replaceAll(/\/\d+/g, '/{id}')}`)
      count(statuses, String(status ?? 'sem resposta'))
      if (call.isRetry) retries += 1
      const claims = parseClaims(call.token)
      if (claims?.sid !== undefined && (claims.gen ?? 0) < (newestGenerations.get(claims.sid) ?? 0)) oldTokens += 1
      if (refreshPath.test(call.path)) countRefresh(claims, refreshed)
      if (call.method === 'GET' || authPath.test(call.path)) return
      const hash = createHash('sha256')
        .update(`${call.method} ${call.path} ${call.body ?? ''}`)
        .digest('hex')
        .slice(0, 16)
      const { method, path, requestId } = call
      const applied = status !== null && status < 300
      journal.push({ at: now, method, path, hash, requestId, status: status ?? 0, applied })
    },
    open(socket) {
      if (sockets.has(socket)) return
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
    report() {
      const applied = new Map<string, number>()
      for (const write of journal) if (write.applied) count(applied, write.hash)
      return {
        routes: Object.fromEntries(routes),
        statuses: Object.fromEntries(statuses),
        refreshes: Object.fromEntries(refreshes),
        oldTokens,
        retries,
        journal,
        doubles: [...applied].filter(([, times]) => times > 1).map(([hash, times]) => ({ hash, times })),
        openConnections: sockets.size,
      }
    },
    clear() {
      for (const map of [routes, statuses, refreshes, newestGenerations]) map.clear()
      journal = []
      oldTokens = 0
      retries = 0
    },
  }
}
