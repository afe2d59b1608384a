/** Signs in, reads the operator, renews the token and signs out. */
import { authLogin, authLogout, authMe, authRefreshToken } from '#api/auth-contract.ts'
import type { Client } from './client.ts'
import { describeFailure } from './describe-failure.ts'
import type { Finding } from './finding.ts'

/** The name and password of an operator. */
export interface Credentials {
  email: string
  password: string
}

/** Signs in; the client then sends the token. `isSignedIn` is false if the platform gave none. */
export async function checkSignIn(client: Client, { email, password }: Credentials) {
  const login = await client.call(authLogin, { dscEmail: email, dscSenha: password })
  if (!login.ok) return { isSignedIn: false, findings: [describeFailure(authLogin.id, login)] }
  client.setToken(login.output.accessToken)
  const me = await client.call(authMe, {})
  const findings = me.ok ? [] : [describeFailure(authMe.id, me)]
  return { isSignedIn: true, findings: [...findings, ...(await checkRefresh(client))] }
}

/** Other names under which platforms renew a token. */
const OTHER_REFRESH_NAMES = ['refreshtoken', 'refresh', 'refresh-token']

async function checkRefresh(client: Client): Promise<Finding[]> {
  const refresh = await client.call(authRefreshToken, {})
  if (refresh.ok) {
    client.setToken(refresh.output.accessToken)
    return []
  }
  if (refresh.status !== 404 && refresh.status !== 405) return [describeFailure(authRefreshToken.id, refresh)]
  for (const name of OTHER_REFRESH_NAMES) {
    const path = authRefreshToken.path.replace(/[^/]+$/, name)
    const other = await client.call({ ...authRefreshToken, path }, {})
    if (!other.ok) continue
    client.setToken(other.output.accessToken)
    return [describeRefreshName(`existe como ${path}`)]
  }
  return [describeRefreshName('não existe')]
}

const describeRefreshName = (where: string): Finding => ({
  code: 'refresh-name',
  severity: 'misleads',
  call: authRefreshToken.id,
  observed: `a renovação da sessão em ${authRefreshToken.path} ${where}`,
  consequence: 'a sessão termina quando o token vence: o operador entra de novo; o proxy pode levar um nome ao outro',
})

/** Signs out. */
export async function checkSignOut(client: Client): Promise<Finding[]> {
  const logout = await client.call(authLogout, {})
  return logout.ok ? [] : [describeFailure(authLogout.id, logout)]
}
