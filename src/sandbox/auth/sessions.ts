/**
 * Access tokens: HS256, short-lived, rotated at each refresh. A refresh revokes the old token at once or after a grace
 * period. Within the grace period a repeated refresh returns the same new token, because a lost response must not end
 * the session.
 */
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { SignJWT, errors, jwtVerify } from 'jose'
import type { Database } from '#sandbox/database/open-database.ts'
import { unauthorized } from '#sandbox/http/http-error.ts'
import type { Bearer } from '#sandbox/http/route.ts'
import type { TokenRotation } from '#sandbox/settings.ts'
import { chaves, operadores, sessoes } from './tables.ts'

/** How tokens are issued. The fault controls can change it. */
export interface TokenPolicy {
  ttlSeconds: number
  rotation: TokenRotation
  /** Whether tokens have the claims exp and iat. */
  exp: boolean
  iat: boolean
  /** Added to the server's clock, in ms. */
  clockOffset: number
}

type Session = typeof sessoes.$inferSelect

/** The operators' sessions and their tokens. Each refresh starts a new generation. */
export interface Sessions {
  readonly policy: TokenPolicy
  /** Opens a session; returns its first token. */
  open(operatorId: number): Promise<string>
  /** Validates the header `Authorization: Bearer …`. Throws a 401 `HttpError`. */
  authenticate(authorization: string | undefined): Promise<Bearer>
  /** Returns the token of the next generation. Throws a 401 if this token may not be refreshed. */
  refresh(bearer: Bearer): Promise<string>
  close(bearer: Bearer): Promise<void>
  /** Revokes all tokens issued so far. */
  revokeAll(): Promise<void>
}

async function loadSigningKey(db: Database): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64url')
  await db.orm.insert(chaves).values({ id: 1, segredo: fresh }).onConflictDoNothing()
  const [row] = await db.orm.select().from(chaves)
  return Buffer.from(row?.segredo ?? fresh, 'base64url')
}

/** The sessions stored in `db`. `nowMs` returns ms since the epoch. */
export async function openSessions(db: Database, policy: TokenPolicy, nowMs: () => number): Promise<Sessions> {
  const key = await loadSigningKey(db)
  const getPlatformMs = () => nowMs() + policy.clockOffset
  const getPlatformSeconds = () => Math.floor(getPlatformMs() / 1000)

  const sign = (session: Pick<Session, 'id' | 'operadorId' | 'geracao' | 'emitidaEm' | 'expiraEm'>) => {
    const token = new SignJWT({ sid: session.id, gen: session.geracao })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(session.operadorId))
    if (policy.iat) token.setIssuedAt(session.emitidaEm)
    if (session.expiraEm !== null) token.setExpirationTime(session.expiraEm)
    return token.sign(key)
  }

  const createPeriod = () => ({
    emitidaEm: getPlatformSeconds(),
    expiraEm: policy.exp ? getPlatformSeconds() + policy.ttlSeconds : null,
  })

  const isAlive = (session: Session, generation: number): boolean => {
    if (session.encerradaEm !== null || generation > session.geracao) return false
    if (generation === session.geracao || policy.rotation === 'none') return true
    if (policy.rotation === 'strict' || generation < session.geracao - 1) return false
    return getPlatformMs() - (session.renovadaEm ?? 0) <= policy.rotation
  }

  const find = async (id: number) => (await db.orm.select().from(sessoes).where(eq(sessoes.id, id)))[0]

  return {
    policy,

    async open(operadorId) {
      const [session] = await db.orm
        .insert(sessoes)
        .values({ operadorId, ...createPeriod() })
        .returning()
      if (!session) throw new Error('the session was not stored')
      return sign(session)
    },

    async authenticate(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
      if (!token) throw unauthorized('Autenticação necessária.')
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(getPlatformMs()),
      }).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? unauthorized() : error
      })
      const { sid, gen } = payload
      if (typeof sid !== 'number' || typeof gen !== 'number') throw unauthorized()
      const [found] = await db.orm
        .select({ session: sessoes, operator: operadores })
        .from(sessoes)
        .innerJoin(operadores, eq(operadores.id, sessoes.operadorId))
        .where(eq(sessoes.id, sid))
      if (!found || !isAlive(found.session, gen)) throw unauthorized()
      const { id, dscNome, dscEmail, dscFoto } = found.operator
      return { sessionId: sid, generation: gen, operator: { id, dscNome, dscEmail, dscFoto } }
    },

    async refresh({ sessionId, generation }) {
      const session = await find(sessionId)
      if (!session || !isAlive(session, generation)) throw unauthorized()
      if (generation < session.geracao && policy.rotation !== 'none') return sign(session)
      const next = { ...createPeriod(), geracao: session.geracao + 1, renovadaEm: getPlatformMs() }
      await db.orm.update(sessoes).set(next).where(eq(sessoes.id, sessionId))
      return sign({ ...session, ...next })
    },

    async close({ sessionId }) {
      await db.orm.update(sessoes).set({ encerradaEm: getPlatformMs() }).where(eq(sessoes.id, sessionId))
    },

    async revokeAll() {
      await db.orm
        .update(sessoes)
        .set({ encerradaEm: getPlatformMs() })
        .where(sql`${sessoes.encerradaEm} is null`)
    },
  }
}
