/** Asks a running host whether its policy lets the console's page start. */
import { inlineScriptHashes } from '#lib/security-headers.ts'

/** What a host answered for the page. */
export interface HostPage {
  status: number
  /** Content-Security-Policy; null if the host sends none, and the policy in the page holds alone. */
  policy: string | null
  html: string
}

/** Fetches the page from the host. Rejects if the host does not answer within 10 s. */
export async function fetchHostPage(url: string): Promise<HostPage> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
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
