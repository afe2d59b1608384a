/** Signing in: the one call without a token; never refreshed nor retried (api/session/README). */
import { isValidToken, getClaims } from '#lib/jwt.ts'
import { authLogin } from '#api/auth-contract.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { sendOnce } from '#api/call/client-send.ts'
import { getApiBase } from '#api/config.ts'
import { ApiError, describeNotPlatform, isNotPlatformStatus } from '#api/errors.ts'
import { diagnoseUnreachable } from '#api/call/reachability.ts'
import { tokenStore } from '#api/token/token.ts'

/**
 * Signs in and stores the token. 'wrong-clock': the platform gave a token that this computer's clock calls expired, so
 * that every guard would refuse it; nothing is stored then (case A14). Rejects with an ApiError.
 */
export async function signIn(email: string, senha: string): Promise<'signed-in' | 'wrong-clock'> {
  const request = buildRequest(authLogin, { dscEmail: email, dscSenha: senha })
  const response = await sendOnce(authLogin, request, { fetch: (url, init) => fetch(url, init), base: getApiBase() })
  const { accessToken } = parseOutput(authLogin, response)
  if (getClaims(accessToken) === null) throw new ApiError({ kind: 'unexpected', status: 200 })
  if (!isValidToken(accessToken, Date.now() / 1000)) return 'wrong-clock'
  tokenStore.receive(accessToken)
  return 'signed-in'
}

const REFUSAL_STATUSES = [400, 401, 403, 422]

/** What stands before a platform that is down answers so. */
const GATEWAY_STATUSES = [502, 504]

/**
 * What to look at after a failed sign-in; never whether the e-mail exists (cases J15, F16), as the platform's own words
 * may say.
 */
export async function describeSignInError(error: unknown): Promise<string> {
  const { kind, status = 0, retryAfterSeconds } = error instanceof ApiError ? error : ({} as Partial<ApiError>)
  const isRefused = kind === 'status' && (status < 400 || REFUSAL_STATUSES.includes(status))
  if (isRefused) return 'Confira o e-mail e a senha e tente de novo.'
  if (status === 429) {
    const waitText = retryAfterSeconds ? `${Math.ceil(retryAfterSeconds)} s` : 'um instante'
    return `Muitas tentativas seguidas. Aguarde ${waitText} e tente de novo.`
  }
  const { href } = new URL(getApiBase(), location.origin)
  if (isNotPlatformStatus(status)) return describeNotPlatform(href, status)
  if (status >= 400 && !GATEWAY_STATUSES.includes(status))
    return `A plataforma respondeu com o erro ${status}. Tente de novo em um instante.`
  const barrier = kind === 'network' ? await diagnoseUnreachable(getApiBase(), authLogin.method) : null
  if (barrier !== null) return barrier
  const situation =
    kind === 'unexpected' ? `A resposta de ${href} não traz um acesso` : `A plataforma não respondeu em ${href}`
  return `${situation}. Verifique a conexão e tente de novo.`
}
