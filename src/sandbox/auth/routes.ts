/** The routes for signing in and out (spec 1 §7 Auth), and the seed of operators. */
import { eq } from 'drizzle-orm'
import { authLogin, authLogout, authMe, authRefreshToken } from '#api/auth-contract.ts'
import { lazy } from '#lib/format/lazy.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { badRequest, unauthorized } from '#sandbox/http/http-error.ts'
import type { Bearer, SandboxResource } from '#sandbox/http/route.ts'
import { defineRoute } from '#sandbox/http/route.ts'
import { SEEDED_ERROR_OPERATORS } from '#sandbox/seeded-errors.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { chaves, operadores, sessoes } from './tables.ts'

/** The demo login. `npm start` prints it, because the sandbox has only made-up data. */
export const DEMO_LOGIN = { dscEmail: 'operador@gestor.test', dscSenha: 'cashback2026' } as const

/** One hash for all seeded operators, made once per process, because scrypt is slow on purpose. */
const hashDemoPassword = lazy(() => hashPassword(DEMO_LOGIN.dscSenha))

async function seedOperators(db: Database): Promise<void> {
  const senha = await hashDemoPassword()
  const people = [
    { dscNome: 'Marina Duarte', dscEmail: DEMO_LOGIN.dscEmail },
    { dscNome: 'Otávio Nakamura', dscEmail: 'auditor@gestor.test' },
    ...SEEDED_ERROR_OPERATORS.map(({ name, email }) => ({ dscNome: name, dscEmail: email })),
  ]
  await db.orm
    .insert(operadores)
    .values(people.map((person, k) => ({ ...person, id: k + 1, dscFoto: `/imagens/operador-${k + 1}.png`, senha })))
}

const requireBearer = (bearer: Bearer | null): Bearer => {
  if (!bearer) throw unauthorized()
  return bearer
}

/** The auth routes. `getSessions` returns the sessions of the running platform, which exist only after the routes. */
export function createAuthResource(getSessions: () => Sessions): SandboxResource {
  return {
    tables: [operadores, sessoes, chaves],
    seed: seedOperators,
    routes: [
      defineRoute(
        authLogin,
        async ({ dscEmail, dscSenha }, { db }) => {
          if (!dscEmail.trim() || !dscSenha) throw badRequest('E-mail e senha são obrigatórios.')
          const email = dscEmail.trim().toLowerCase()
          const [operator] = await db.orm.select().from(operadores).where(eq(operadores.dscEmail, email))
          // An unknown e-mail takes as long as a wrong password and gets the same response (case J15).
          const matches = await passwordMatches(dscSenha, operator?.senha ?? (await hashDemoPassword()))
          if (!operator || !matches) throw unauthorized('E-mail ou senha incorretos.')
          return { accessToken: await getSessions().open(operator.id) }
        },
        { isPublic: true },
      ),
      defineRoute(authMe, (_, { bearer }) => requireBearer(bearer).operator, { aliases: ['/auth/me'] }),
      defineRoute(
        authRefreshToken,
        async (_, { bearer }) => ({ accessToken: await getSessions().refresh(requireBearer(bearer)) }),
        {
          aliases: ['/gestor/auth/refresh', '/gestor/auth/refreshtoken'],
        },
      ),
      defineRoute(
        authLogout,
        async (_, { bearer }) => {
          await getSessions().close(requireBearer(bearer))
          return {}
        },
        { aliases: ['/auth/logout'] },
      ),
    ],
  }
}
