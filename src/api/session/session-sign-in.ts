/** Signing in: the one call without a token; never refreshed nor retried (api/session/README). */
import { isValidToken, readClaims } from '#lib/jwt.ts'
import { authLogin } from '#api/auth-contract.ts'
import { readOutput } from '#api/call/client-answer.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { sendOnce } from '#api/call/client-send.ts'
import { apiBase } from '#api/config.ts'
import { ApiError, noPlatformText, isNoPlatform } from '#api/errors.ts'
import { notReached } from '#api/call/reach.ts'
import { tokens } from '#api/token/token.ts'

/**
 * Signs in and stores the token. 'wrong-clock': the platform gave a token that this computer's clock calls expired, so
 * that every guard would refuse it; nothing is stored then (case A14). Rejects with an ApiError.
 */
export async function signIn(email: string, senha: string): Promise<'signed-in' | 'wrong-clock'> {
  const request = buildRequest(authLogin, { dscEmail: email, dscSenha: senha })
  const answer = await sendOnce(authLogin, request, { fetch: (url, init) => fetch(url, init), base: apiBase() })
  const { accessToken } = readOutput(authLogin, answer)
  if (readClaims(accessToken) === null) throw new ApiError({ kind: 'unexpected', status: 200 })
  if (!isValidToken(accessToken, Date.now() / 1000)) return 'wrong-clock'
  tokens.receive(accessToken)
  return 'signed-in'
}

const REFUSALS = [400, 401, 403, 422]

/** What stands before a platform that is down answers so. */
const SILENT = [502, 504]

/**
 * What to look at after a failed sign-in; never whether the e-mail exists (cases J15, F16), as the platform's own words
 * may say.
 */
export async function signInAdvice(error: unknown): Promise<string> {
  const { kind, status = 0, retryAfter } = error instanceof ApiError ? error : ({} as Partial<ApiError>)
  const isRefused = kind === 'status' && (status < 400 || REFUSALS.includes(status))
  if (isRefused) return 'Confira o e-mail e a senha e tente de novo.'
  if (status === 429) {
    const wait = retryAfter ? `${Math.ceil(retryAfter)} s` : 'um instante'
    return `Muitas tentativas seguidas. Aguarde ${wait} e tente de novo.`
  }
  const { href } = new URL(apiBase(), location.origin)
  if (isNoPlatform(status)) return noPlatformText(href, status)
  if (status >= 400 && !SILENT.includes(status))
    return `A plataforma respondeu com o erro ${status}. Tente de novo em um instante.`
  const barrier = kind === 'network' ? await notReached(apiBase(), authLogin.method) : null
  if (barrier !== null) return barrier
  const what =
    kind === 'unexpected' ? `A resposta de ${href} não traz um acesso` : `A plataforma não respondeu em ${href}`
  return `${what}. Verifique a conexão e tente de novo.`
}
