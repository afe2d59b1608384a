import { expect, it, vi } from 'vitest'
import type { Database } from '#sandbox/database/open-database.ts'
import type { CallContext } from '#sandbox/http/route.ts'
import { DEFAULT_SCALE } from '#sandbox/settings.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { createAuthResource, DEMO_LOGIN } from './routes.ts'

vi.mock('./passwords.ts', async (original) => {
  const passwords = await original<{ hashPassword: (password: string) => Promise<string> }>()
  return { ...passwords, hashPassword: vi.fn(passwords.hashPassword) }
})

/** A database without operators, which records what is inserted. */
function openEmptyDatabase() {
  const inserted: { senha: string }[] = []
  const orm = {
    select: () => ({ from: () => ({ where: () => Promise.resolve([]) }) }),
    insert: () => ({ values: (rows: { senha: string }[]) => Promise.resolve(void inserted.push(...rows)) }),
  }
  return { db: { orm } as unknown as Database, inserted }
}

it('a sign-in with an unknown e-mail leaves the password of operators that are seeded after it', async () => {
  const { db, inserted } = openEmptyDatabase()
  const { routes, seed } = createAuthResource(() => {
    throw new Error('No session is opened.')
  })
  const login = routes.find(({ endpoint }) => endpoint.id === 'auth.login')
  const answer = login?.handle({ dscEmail: 'ninguem@gestor.test', dscSenha: 'x' }, { db } as CallContext)
  await expect(answer).rejects.toMatchObject({ status: 401 })
  await seed?.(db, DEFAULT_SCALE)
  expect(await passwordMatches(DEMO_LOGIN.dscSenha, inserted[0]?.senha ?? '')).toBe(true)
  expect(hashPassword).toHaveBeenCalledOnce()
})
