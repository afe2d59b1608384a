/**
 * The endpoints of signing in and out (spec 1 §3, §7 Auth). sections/README §1 lists the spellings used on the wire.
 */
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { recordSchema } from './page.ts'
import * as wire from './wire.ts'

/** Removes the wrappers data, result and content until it finds an accessToken; null if there is none. */
function findAccessToken(response: unknown): unknown {
  let current = response
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth++) {
    if ('accessToken' in current) return { accessToken: current.accessToken }
    const wrapper = current as Record<string, unknown>
    current = wrapper['data'] ?? wrapper['result'] ?? wrapper['content']
  }
  return null
}

/** Refuses a response whose token does not have three parts (case A10). */
const tokenSchema = z.pipe(
  z.transform(findAccessToken),
  z.object({ accessToken: z.string().check(z.regex(/^[^.\s]+\.[^.\s]+\.[^.\s]*$/)) }),
)

const profileSchema = wire.mapRecord(
  z.object({ id: wire.number, dscNome: wire.text, nome: wire.text, dscEmail: wire.text, dscFoto: wire.text }),
  ({ nome, ...user }) => ({ ...user, dscNome: user.dscNome ?? nome }),
)

/** The signed-in operator. */
export type Profile = z.output<typeof profileSchema>

export const authLogin = defineEndpoint({
  id: 'auth.login',
  call: 'POST /gestor/auth/login',
  input: z.object({ dscEmail: z.string(), dscSenha: z.string() }),
  output: tokenSchema,
})

export const authMe = defineEndpoint({
  id: 'auth.me',
  call: 'GET /gestor/auth/me',
  input: z.object({}),
  output: recordSchema(profileSchema),
})

/** The timeout ensures that the lock of a refresh is released after 8 s at most (api/token/README §1). */
export const authRefreshToken = defineEndpoint({
  id: 'auth.refreshToken',
  call: 'POST /gestor/auth/refreshToken',
  input: z.object({}),
  output: tokenSchema,
  timeoutMs: 8_000,
})

/** The timeout ensures that the console is at /login within 2 s, whatever this call does (case A13). */
export const authLogout = defineEndpoint({
  id: 'auth.logout',
  call: 'POST /gestor/auth/logout',
  input: z.object({}),
  output: z.unknown(),
  timeoutMs: 2_000,
})
