/** Asks a running host whether its policy lets the console's page start. */
import { inlineScriptHashes } from '#lib/security-headers.ts'

/** What a host answered for the page. */
export interface HostPage {
  status: number
  /** Content-Security-Policy; null if the host sends none, and the policy in the page holds alone. */
  policy: string | null
  html: string
}

/** The host did not answer. The message is in Portuguese. */
export class HostUnreachableError extends Error {}

/** What Node says of a certificate that no authority of this machine has signed. */
const UNKNOWN_CERTIFICATE = /CERT|SIGNATURE/

function describeFailure(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return UNKNOWN_CERTIFICATE.test(code)
    ? `o certificado não foi aceito (${code}); se ele é desta instalação, NODE_EXTRA_CA_CERTS=arquivo.pem o faz valer`
    : `o servidor não respondeu (${code})`
}

/** Fetches the page from the host. Throws HostUnreachableError if the host does not answer within 10 s. */
export async function fetchHostPage(url: string): Promise<HostPage> {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(url, { cache: 'no-store', signal }).catch((error: unknown) => {
    throw new HostUnreachableError(`${url}: ${describeFailure(error)}`, { cause: error })
  })
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  }
}

/** The hashes of inline scripts that the policy forbids. */
export const findForbiddenHashes = (policy: string | null, hashes: readonly string[]): string[] =>
  policy === null ? [] : hashes.filter((hash) => !policy.includes(`'${hash}'`))

/** What is wrong with the page that the host sends now, in Portuguese; null if it is `html` and may start. */
export async function describeHostProblem(page: HostPage, html: string): Promise<string | null> {
  if (page.status !== 200) return `o servidor respondeu ${page.status} em vez da página`
  if (page.html !== html)
    return 'o servidor envia outra página: é outra pasta, ou algo no caminho a guarda ou reescreve'
  const forbidden = findForbiddenHashes(page.policy, await inlineScriptHashes(html))
  return forbidden.length > 0
    ? `a política do servidor não permite a página desta versão (${forbidden.join(', ')})`
    : null
}
