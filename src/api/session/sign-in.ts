/** Signs in with the only call that has no token; it is never refreshed nor retried (api/session/README). */
import { isValidToken, getClaims } from '#lib/jwt.ts'
import { authLogin } from '#api/auth-contract.ts'
import { parseOutput } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import { sendOnce } from '#api/call/client-send.ts'
import { getApiBase } from '#api/config.ts'
import { ApiError, describeNotPlatform, isNotPlatformStatus } from '#api/errors.ts'
import { reachability } from '#api/call/reachability.ts'
import { tokenStore } from '#api/token/token.ts'

/**
 * Signs in and stores the token. Returns 'wrong-clock' if this computer's clock says that the new token has expired:
 * every guard would refuse it, so it is not stored (case A14). Rejects with an ApiError.
 */
export async function signIn(email: string, senha: string): Promise<'signed-in' | 'wrong-clock'> {
  const request = buildRequest(authLogin, { dscEmail: email, dscSenha: senha })
  const response = await sendOnce(authLogin, request, {
    fetch: (url, init) => fetch(url, init),
    base: getApiBase(),
    reachability,
  })
  const { accessToken } = parseOutput(authLogin, response)
  if (getClaims(accessToken) === null) throw new ApiError({ kind: 'unexpected', status: 200 })
  if (!isValidToken(accessToken, Date.now() / 1000)) return 'wrong-clock'
  tokenStore.receive(accessToken)
  return 'signed-in'
}

const REFUSAL_STATUSES = [400, 401, 403, 422]

/** Statuses of a gateway whose platform is down. */
const GATEWAY_STATUSES = [502, 504]

/**
 * Returns in Portuguese what to check after a failed sign-in. The text never tells whether the e-mail exists (cases
 * J15, F16), which the platform's own message may do.
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
  const blocker = kind === 'network' ? await reachability.diagnoseUnreachable(getApiBase(), authLogin.method) : null
  if (blocker !== null) return blocker
  const situation =
    kind === 'unexpected' ? `A resposta de ${href} não traz um acesso` : `A plataforma não respondeu em ${href}`
  return `${situation}. Verifique a conexão e tente de novo.`
}
