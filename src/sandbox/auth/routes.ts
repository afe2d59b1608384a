/** Signing in and out (spec 1 §7 Auth), and the operators who may. */
import { eq } from 'drizzle-orm'
import { authLogin, authLogout, authMe, authRefreshToken } from '#api/auth-contract.ts'
import type { Database } from '#sandbox/database/open.ts'
import { malformed, unauthenticated } from '#sandbox/http/refusal.ts'
import type { Bearer, Noun } from '#sandbox/http/route.ts'
import { route } from '#sandbox/http/route.ts'
import { sentinelOperators } from '#sandbox/sentinel-table.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { chaves, operadores, sessoes } from './tables.ts'

/** Printed by `npm start`: this is a sandbox with made-up data. */
export const demoLogin = { dscEmail: 'operador@gestor.test', dscSenha: 'cashback2026' } as const

/** One hash for all seeded operators, made once per process: scrypt is slow on purpose. */
let hashed: Promise<string> | undefined

async function seed(db: Database): Promise<void> {
  const senha = await (hashed ??= hashPassword(demoLogin.dscSenha))
  const people = [
    { dscNome: 'Marina Duarte', dscEmail: demoLogin.dscEmail },
    { dscNome: 'Otávio Nakamura', dscEmail: 'auditor@gestor.test' },
    ...sentinelOperators.map(({ name, email }) => ({ dscNome: name, dscEmail: email })),
  ]
  await db.orm
    .insert(operadores)
    .values(people.map((person, k) => ({ ...person, id: k + 1, dscFoto: `/imagens/operador-${k + 1}.png`, senha })))
}

const signedIn = (bearer: Bearer | null): Bearer => {
  if (!bearer) throw unauthenticated()
  return bearer
}

/** The auth routes over the sessions of a running platform; `current` gives them anew after a reset. */
export function authNoun(current: () => Sessions): Noun {
  return {
    tables: [operadores, sessoes, chaves],
    seed,
    routes: [
      route(
        authLogin,
        async ({ dscEmail, dscSenha }, { db }) => {
          if (!dscEmail.trim() || !dscSenha) throw malformed('E-mail e senha são obrigatórios.')
          const email = dscEmail.trim().toLowerCase()
          const [operator] = await db.orm.select().from(operadores).where(eq(operadores.dscEmail, email))
          // An unknown e-mail costs the same time as a wrong password and gets the same answer (case J15).
          const matches = await passwordMatches(dscSenha, operator?.senha ?? (await (hashed ??= hashPassword(''))))
          if (!operator || !matches) throw unauthenticated('E-mail ou senha incorretos.')
          return { accessToken: await current().open(operator.id) }
        },
        { open: true },
      ),
      route(authMe, (_, { bearer }) => signedIn(bearer).operator, { aliases: ['/auth/me'] }),
      route(authRefreshToken, async (_, { bearer }) => ({ accessToken: await current().refresh(signedIn(bearer)) }), {
        aliases: ['/gestor/auth/refresh', '/gestor/auth/refreshtoken'],
      }),
      route(
        authLogout,
        async (_, { bearer }) => {
          await current().close(signedIn(bearer))
          return {}
        },
        { aliases: ['/auth/logout'] },
      ),
    ],
  }
}
