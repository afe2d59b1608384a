/** Signing in and out on the wire (spec 1 §3, §7 Auth); the spellings used are told in sections/README §1. */
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { record } from './page.ts'
import * as wire from './wire.ts'

/** Takes the wrappers data, result and content off until an accessToken is found. */
function findToken(answer: unknown): unknown {
  let node = answer
  for (let depth = 0; depth < 4 && typeof node === 'object' && node !== null; depth++) {
    if ('accessToken' in node) return { accessToken: node.accessToken }
    const wrapper = node as Record<string, unknown>
    node = wrapper['data'] ?? wrapper['result'] ?? wrapper['content']
  }
  return null
}

/** Anything without a token of three parts is refused (case A10). */
const token = z.pipe(
  z.transform(findToken),
  z.object({ accessToken: z.string().check(z.regex(/^[^.\s]+\.[^.\s]+\.[^.\s]*$/)) }),
)

const profile = wire.shaped(
  z.object({ id: wire.number, dscNome: wire.text, nome: wire.text, dscEmail: wire.text, dscFoto: wire.text }),
  ({ nome, ...user }) => ({ ...user, dscNome: user.dscNome ?? nome }),
)

/** Who is signed in. */
export type Profile = z.output<typeof profile>

export const authLogin = defineEndpoint({
  id: 'auth.login',
  call: 'POST /gestor/auth/login',
  input: z.object({ dscEmail: z.string(), dscSenha: z.string() }),
  output: token,
})

export const authMe = defineEndpoint({
  id: 'auth.me',
  call: 'GET /gestor/auth/me',
  input: z.object({}),
  output: record(profile),
})

/** The lock of a refresh is given back after 8 s at most (api/token/README §1). */
export const authRefreshToken = defineEndpoint({
  id: 'auth.refreshToken',
  call: 'POST /gestor/auth/refreshToken',
  input: z.object({}),
  output: token,
  timeout: 8_000,
})

/** The console is at /login within 2 s, whatever this call does (case A13). */
export const authLogout = defineEndpoint({
  id: 'auth.logout',
  call: 'POST /gestor/auth/logout',
  input: z.object({}),
  output: z.unknown(),
  timeout: 2_000,
})
